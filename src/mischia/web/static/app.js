// Mischia's page: it plays what happened step by step, sends moves, and explains things. Without it everything
// still works by forms and links.

const page = document.body;
const table = page.dataset.table;
const game = [...page.classList].find((name) => name.startsWith("g-"))?.slice(2);
const find = (query, within = document) => within.querySelector(query);
const all = (query, within = document) => [...within.querySelectorAll(query)];
const calm = matchMedia("(prefers-reduced-motion: reduce)");
document.documentElement.classList.add("scripted");

// --- what the player has set -------------------------------------------------------------------------------------

const kept = (key, otherwise) => localStorage.getItem(`mischia-${key}`) ?? otherwise;
const keep = (key, value) => localStorage.setItem(`mischia-${key}`, value);
const pace = () => Number(kept("pace", "1"));

function settings() {
  for (const radio of all("input[name=pace]")) {
    radio.checked = radio.value === kept("pace", "1");
    radio.addEventListener("change", () => keep("pace", radio.value));
  }
  const sound = find("[data-sound]");
  if (sound) {
    sound.checked = kept("sound", "off") === "on";
    sound.addEventListener("change", () => { keep("sound", sound.checked ? "on" : "off"); play("flick"); });
  }
  const notify = find("[data-notify]");
  if (notify) {
    notify.checked = kept("notify", "off") === "on" && self.Notification?.permission === "granted";
    notify.addEventListener("change", async () => {
      const granted = notify.checked && (await self.Notification?.requestPermission()) === "granted";
      notify.checked = granted;
      keep("notify", granted ? "on" : "off");
    });
  }
}

// --- sound: no files, off unless asked for -----------------------------------------------------------------------

let audio;

function tone(from, to, seconds, shape = "triangle", loud = 0.12, after = 0) {
  const start = audio.currentTime + after;
  const wave = audio.createOscillator();
  const gain = audio.createGain();
  wave.type = shape;
  wave.frequency.setValueAtTime(from, start);
  wave.frequency.exponentialRampToValueAtTime(to, start + seconds);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  wave.connect(gain).connect(audio.destination);
  wave.start(start);
  wave.stop(start + seconds);
}

function noise(seconds, pitch, loud = 0.15, after = 0) {
  const buffer = audio.createBuffer(1, audio.sampleRate * seconds, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) data[at] = (Math.random() * 2 - 1) * (1 - at / data.length);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + after);
}

const sounds = {
  flick: () => noise(0.08, 3000),
  rimshot: () => { noise(0.07, 1800, 0.3); noise(0.05, 1200, 0.25, 0.1); noise(0.4, 6000, 0.12, 0.2); },
  whistle: () => tone(1400, 300, 0.5, "sine"),
  hiss: () => noise(0.5, 5000, 0.08),
  thud: () => { tone(150, 40, 0.4, "sine", 0.4); noise(0.2, 200, 0.4); },
  trumpet: () => { tone(392, 394, 0.14, "sawtooth", 0.06); tone(523, 525, 0.3, "sawtooth", 0.06, 0.15); },
};

function play(name) {
  if (kept("sound", "off") !== "on" || !sounds[name]) return;
  audio ??= new AudioContext();
  sounds[name]();
}

// --- drawing: parts of the page are replaced whole ---------------------------------------------------------------

function fragment(html) {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  return holder.content;
}

function mark(element) {
  const { id, dataset, name, value } = element;
  if (id) return `#${CSS.escape(id)}`;
  if (dataset.key) return `[data-key="${CSS.escape(dataset.key)}"]`;
  return name && value ? `[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]` : null;
}

const drawn = new Map(); // by part: how it was drawn last, before anything was chosen in it

function remember(key, element) {
  drawn.set(key, element.outerHTML);
}

function differing(parts) {
  return Object.entries(parts).flatMap(([key, html]) => {
    const old = find(`[data-part="${CSS.escape(key)}"]`);
    const fresh = fragment(html).firstElementChild;
    return old && fresh && fresh.outerHTML !== drawn.get(key) ? [[key, old, fresh]] : [];
  });
}

function put(parts) {
  for (const [key, old, fresh] of differing(parts)) {
    remember(key, fresh);
    const focused = old.contains(document.activeElement) ? mark(document.activeElement) : null;
    old.replaceWith(fresh);
    if (calm.matches) {
      fresh.classList.add("changed");
      setTimeout(() => fresh.classList.remove("changed"), 300);
    }
    if (focused) (find(focused) ?? find(".legal", fresh))?.focus({ preventScroll: true });
  }
}

function name(on) {
  for (const element of all("[data-vt]")) element.style.viewTransitionName = on ? element.dataset.vt : "";
}

async function change(draw, ms) {
  if (!document.startViewTransition || calm.matches || document.hidden || ms < 60) {
    draw();
    return;
  }
  document.documentElement.style.setProperty("--step", `${ms}ms`);
  name(true);
  const moving = document.startViewTransition(() => { draw(); name(true); });
  running = moving;
  moving.ready.catch(() => {}); // skipped: the table is drawn all the same
  await moving.finished.catch(() => {});
  running = null;
  name(false);
}

// --- steps: events happen one by one, at the player's pace -------------------------------------------------------

let lines = Number(page.dataset.lines ?? 0);
let chats = Number(page.dataset.chat ?? 0);
let seq = Number(page.dataset.seq ?? 0);
let running = null; // the view transition under way
let finish = null; // ends the step that stands now
let skipping = false;
const queue = [];
let busy = false;

function stand(ms) {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    finish = () => { clearTimeout(timer); done(); };
  }).finally(() => { finish = null; });
}

function narrate(text) {
  const prompt = find(".prompt");
  if (!prompt) return;
  drawn.delete("prompt");
  find("h2", prompt).textContent = text;
  find("[data-why]", prompt).textContent = page.dataset.pace ?? "";
  find(".cl", prompt)?.remove();
}

async function step(one) {
  const quick = skipping || document.hidden;
  play(quick ? "" : one.sound);
  const draw = () => {
    put(one.parts);
    const ticker = find("[data-part=ticker]");
    if (ticker) ticker.innerHTML = one.ticker;
    find("#lines")?.append(fragment(one.line));
    narrate(one.say);
  };
  await change(draw, quick ? 0 : Math.min(420, one.ms / 3) / pace());
  find("#live").textContent = one.say;
  lines += 1;
  if (!quick && !skipping) await stand(calm.matches ? Math.max(300, one.ms / 2) : one.ms / pace());
}

function talk(message) {
  if (message.chats <= chats) return;
  const fresh = message.chat.slice(-(message.chats - chats));
  for (const line of fresh) find("#chat")?.append(fragment(line));
  chats = message.chats;
  find("#chat")?.lastElementChild?.scrollIntoView({ block: "nearest" });
}

async function take(message) {
  seq = Math.max(seq, message.seq);
  talk(message);
  if (message.status === "lobby") {
    put(message.parts);
    return;
  }
  if (find("[data-part=lobby]")) {
    location.reload();
    return;
  }
  if (message.log) {
    find("#lines").innerHTML = message.log.join("");
    lines = message.lines;
  }
  const first = message.lines - message.steps.length;
  const left = message.steps.filter((_, at) => first + at >= lines);
  if (left.length) page.classList.add("playing");
  for (const one of left) await step(one);
  page.classList.remove("playing");
  lines = message.lines;
  if (differing(message.parts).length) await change(() => put(message.parts), skipping ? 0 : 260 / pace());
  const question = find("#move [name=question]");
  if (question) question.value = message.number;
  const say = find("#say");
  if (say) say.placeholder = message.example;
  turn(message.yours && message.status === "playing");
}

async function enqueue(message) {
  queue.push(message);
  if (busy) return;
  busy = true;
  while (queue.length) {
    try {
      await take(queue.shift());
    } catch (wrong) {
      console.error(wrong);
    }
  }
  skipping = false;
  busy = false;
}

function skip() {
  skipping = true;
  running?.skipTransition();
  finish?.();
}

function pacing() {
  let held;
  addEventListener("pointerdown", (event) => {
    if (!busy || event.target.closest?.("a, input, .side, .menu, dialog")) return;
    running?.skipTransition();
    finish?.();
    held = setTimeout(skip, 500);
  });
  addEventListener("pointerup", () => clearTimeout(held));
}

// --- your turn: title, notification ------------------------------------------------------------------------------

let mine = false;

function turn(yours) {
  document.title = yours ? `● ${page.dataset.title}` : page.dataset.title;
  if (yours && !mine) {
    play("trumpet");
    if (document.hidden && kept("notify", "off") === "on" && self.Notification?.permission === "granted") {
      new Notification(page.dataset.turn, { icon: "/static/mark.svg", tag: table });
    }
    navigator.vibrate?.(60);
  }
  mine = yours;
}

// --- the line to the table ---------------------------------------------------------------------------------------

let source;
let wait = 500;

function lost(is) {
  const note = find("#lost");
  if (!note) return;
  note.textContent = is ? page.dataset.lost : "";
  note.hidden = !is;
}

function connect() {
  source = new EventSource(`${page.dataset.stream}?since=${seq}`);
  source.onopen = () => { lost(false); wait = 500; };
  source.addEventListener("view", (event) => { lost(false); enqueue(JSON.parse(event.data)); });
  const again = () => {
    source.close();
    lost(true);
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 8000);
  };
  source.addEventListener("closing", again);
  source.onerror = again;
}

// --- moves -------------------------------------------------------------------------------------------------------

const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

async function send(form, fields) {
  const body = new URLSearchParams(new FormData(form));
  for (const [key, value] of Object.entries(fields)) body.set(key, value);
  body.set("id", crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`);
  body.set("lines", lines);
  body.set("chat", chats);
  const request = { method: "POST", body, headers: { Accept: "application/json" } };
  for (let delay = 400; ; delay = Math.min(delay * 2, 6000)) {
    try {
      const answer = await fetch(form.action, request);
      if (answer.status < 500) return await hear(answer);
    } catch {
      lost(true);
    }
    await pause(delay); // the same move id: it counts once, however often it is sent
  }
}

async function hear(answer) {
  const refusal = find("#refusal");
  if (refusal) refusal.textContent = "";
  if (answer.redirected) {
    location.href = answer.url;
    return;
  }
  const told = answer.headers.get("content-type")?.includes("json") ? await answer.json() : {};
  if (told.go) location.href = told.go;
  if (told.parts) enqueue(told);
  const wrong = answer.status === 409 ? told.refusal ?? page.dataset.stale : told.refusal;
  if (wrong) refuse(wrong, told.clause);
}

function refuse(text, clause) {
  const refusal = find("#refusal");
  if (!refusal) return;
  refusal.textContent = `${text} `;
  if (clause) {
    const chip = document.createElement("a");
    Object.assign(chip, { className: "cl", href: `/rules/${game}#${clause}`, textContent: clause });
    chip.dataset.clause = clause;
    refusal.append(chip);
  }
  const ticker = find("[data-part=ticker]");
  if (ticker && !find("#log:popover-open")) ticker.textContent = text;
}

function choose(button) {
  const again = button.classList.contains("chosen");
  for (const other of all("[data-choice]")) {
    other.classList.remove("chosen");
    other.setAttribute("aria-pressed", "false");
  }
  if (again) return false;
  button.classList.add("chosen");
  button.setAttribute("aria-pressed", "true");
  const confirm = find("[data-confirm]");
  confirm.disabled = false;
  confirm.value = button.value;
  find("[data-label]", confirm).textContent = button.dataset.label;
  find("[data-why]", confirm).textContent = button.dataset.why;
  const preview = find("[data-preview]", button.closest("li"));
  const slot = find("[data-slot=preview]");
  if (slot && preview) {
    slot.replaceChildren(preview.content.cloneNode(true));
    slot.classList.add("preview");
  }
  const why = find(".prompt [data-why]");
  if (why && button.dataset.say) why.textContent = button.dataset.say;
  return true;
}

function moves() {
  addEventListener("submit", (event) => {
    const form = event.target;
    if (!table || form.method !== "post" || ["language", "leave", "join"].includes(form.id) || form.matches(".langs, .plain")) return;
    event.preventDefault();
    const pressed = event.submitter;
    if (pressed?.matches("[data-choice]") && choose(pressed)) return;
    const fields = pressed?.name ? { [pressed.name]: pressed.value } : {};
    send(form, fields);
    if (form.id === "say-form") form.reset();
  });
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") { skip(); return; }
    if (event.target.closest("input, select, textarea, dialog")) return;
    const cards = all(`[data-choice][data-key="${CSS.escape(event.key)}"]`);
    if (cards.length) {
      if (!cards[0].classList.contains("chosen")) choose(cards[0]);
      find("[data-confirm]")?.focus();
    }
    if (event.key === "/" && find("#say")) { event.preventDefault(); find("#say").focus(); }
    if (event.key === "ArrowRight") find("a[rel=next]")?.click();
    if (event.key === "ArrowLeft") find("a[rel=prev]")?.click();
  });
}

// --- explaining: the peek, and the clause ------------------------------------------------------------------------

const wide = matchMedia("(min-width: 900px)");
let hover;

function peek(thing) {
  const box = document.getElementById(thing.dataset.peek ?? thing.getAttribute("popovertarget"));
  if (!box?.matches(".peek")) return;
  const now = find("p[data-now]", box);
  if (now) now.textContent = thing.dataset.now ?? "";
  if (!box.matches(":popover-open")) box.showPopover();
  if (!wide.matches) return;
  const at = thing.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const right = at.right + 14 + size.width < innerWidth;
  box.style.left = `${right ? at.right + 14 : Math.max(8, at.left - size.width - 14)}px`;
  box.style.top = `${Math.max(60, Math.min(at.top, innerHeight - size.height - 12))}px`;
}

function unpeek() {
  clearTimeout(hover);
  for (const box of all(".peek:popover-open")) box.hidePopover();
}

function explaining() {
  const things = "[popovertarget^=peek], [data-peek]";
  addEventListener("toggle", (event) => {
    const thing = find(`[popovertarget="${event.target.id}"]`);
    if (event.newState === "open" && event.target.matches?.(".peek") && thing) peek(opener ?? thing);
  }, true);
  let opener = null;
  addEventListener("click", (event) => {
    opener = event.target.closest?.(things) ?? null;
    const chip = event.target.closest?.("[data-clause]");
    if (chip && !event.ctrlKey && !event.metaKey) { event.preventDefault(); clause(chip); }
  }, true);
  addEventListener("pointerover", (event) => {
    const thing = event.target.closest?.(things);
    if (event.pointerType !== "mouse" || !thing || !wide.matches || busy) return;
    clearTimeout(hover);
    hover = setTimeout(() => { opener = thing; peek(thing); }, 450);
    thing.addEventListener("pointerleave", unpeek, { once: true });
  });
  let held;
  addEventListener("touchstart", (event) => {
    const thing = event.target.closest?.("[data-peek]");
    if (thing) held = setTimeout(() => peek(thing), 450);
  }, { passive: true });
  addEventListener("touchend", () => clearTimeout(held));
  addEventListener("focusin", (event) => {
    const thing = event.target.closest?.("[data-peek]");
    if (thing?.matches(":focus-visible") && wide.matches) { opener = thing; peek(thing); }
  });
  addEventListener("focusout", (event) => { if (event.target.closest?.("[data-peek]")) unpeek(); });
}

async function clause(chip) {
  const dialog = find("#clause");
  const [, , about] = new URL(chip.href).pathname.split("/");
  try {
    const answer = await fetch(`/rules/${about}/${chip.dataset.clause}`);
    if (!answer.ok) throw new Error(answer.statusText);
    find("[data-clause-text]", dialog).innerHTML = await answer.text();
    unpeek();
    dialog.showModal();
  } catch {
    location.href = chip.href;
  }
}

// --- clocks ------------------------------------------------------------------------------------------------------

function clocks() {
  for (const clock of all("[data-deadline]")) {
    const left = Math.max(0, Math.round(Number(clock.dataset.deadline) - Date.now() / 1000));
    const hours = Math.floor(left / 3600);
    const rest = `${String(Math.floor(left / 60) % 60).padStart(hours ? 2 : 1, "0")}:${String(left % 60).padStart(2, "0")}`;
    clock.textContent = hours ? `${hours}:${rest}` : rest;
  }
}

// --- a match from a file -----------------------------------------------------------------------------------------

find("[data-bring]")?.addEventListener("change", async (event) => {
  const body = await event.target.files[0].text();
  const answer = await fetch("/api/matches", { method: "POST", body, headers: { "Content-Type": "application/json" } });
  const told = await answer.json();
  if (answer.ok) location.href = `/tables/${told.table}`;
  else find("#refusal").textContent = told.error.message;
});

// --- begin -------------------------------------------------------------------------------------------------------

for (const part of all("[data-part]")) remember(part.dataset.part, part);
settings();
explaining();
if (find("[data-copy]")) {
  find("[data-copy]").addEventListener("click", async (event) => {
    await navigator.clipboard?.writeText(event.currentTarget.dataset.copy);
    event.currentTarget.classList.add("done");
  });
}
moves();
if (table) {
  pacing();
  clocks();
  setInterval(clocks, 1000);
  mine = Boolean(find("[data-yours]"));
  connect();
}
