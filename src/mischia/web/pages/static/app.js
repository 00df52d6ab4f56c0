// Mischia's page: it hears what happens, sends moves, and explains things. Without it everything still works by
// forms and links.

import { arranging } from "./arrange.js";
import { covering, passOn } from "./curtain.js";
import { calledBack, explaining } from "./explain.js";
import { hint, hinted, thinking, unhint } from "./hints.js";
import { coached, coaching, lesson } from "./lesson.js";
import { afresh, enqueue, example, heard, pacing, reading, remember, repace, still, stillness } from "./motion.js";
import { all, chip, find, keep, kept, pace, page, pause, unhurried } from "./page.js";
import { noting } from "./notes.js";
import { pairing } from "./pairs.js";
import { puzzling } from "./puzzle.js";
import { react, reacting } from "./reactions.js";
import { replaying } from "./replay.js";
import { reviewing } from "./review.js";
import { sharing } from "./share.js";
import { play, sounding } from "./sound.js";
import { telling } from "./tell.js";
import { voices } from "./voice.js";
import { disputing } from "./wrong.js";

const table = page.dataset.table;
document.documentElement.classList.add("scripted");

// --- what the player has set -------------------------------------------------------------------------------------

function settings() {
  for (const radio of all("input[name=pace]")) {
    radio.checked = radio.value === (unhurried() ? "tap" : String(pace()));
    radio.addEventListener("change", () => { keep("pace", radio.value); repace(); });
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

// --- your turn: title, notification ------------------------------------------------------------------------------

let mine = false;
let announced = null; // the question that a screen reader has been told of

function turn(yours) {
  document.title = yours ? `● ${page.dataset.title}` : page.dataset.title;
  if (yours !== mine) calledBack(yours);
  if (yours && !mine) {
    play("trumpet");
    if (document.hidden && kept("notify", "off") === "on" && self.Notification?.permission === "granted") {
      new Notification(page.dataset.turn, { icon: "/static/mark.svg", tag: table });
    }
    navigator.vibrate?.(60);
  }
  mine = yours;
}

function ready(message) {
  if (message.yours) answered = null;
  const box = find("#sure[open]");
  if (box?.dataset.question && box.dataset.question !== String(message.number)) box.close(); // that question has passed
  if (message.yours && announced !== message.number) {
    find("#live").textContent = `${page.dataset.turn}. ${find("#prompt-title")?.textContent ?? ""}`;
  }
  announced = message.number;
  if (message.coach) coached(message);
  example(message.example);
  hinted();
  turn(message.yours && message.status === "playing");
}

// --- the line to the table ---------------------------------------------------------------------------------------

const SILENCE = 40_000; // milliseconds: the house says `here` more often than that
let source;
let wait = 500;
let retry;
let silent;
let there = false; // whether the table has been heard of

function lost(is) {
  const note = find("#lost");
  if (!note) return;
  note.textContent = is ? page.dataset.lost : "";
  note.hidden = !is;
}

function connect() {
  clearTimeout(retry);
  source?.close();
  const { stream } = page.dataset;
  source = new EventSource(`${stream}${stream.includes("?") ? "&" : "?"}since=${heard.seq}`);
  const again = () => {
    source.close();
    lost(true);
    clearTimeout(silent);
    clearTimeout(retry);
    retry = setTimeout(connect, wait);
    wait = Math.min(wait * 2, 4000);
  };
  const listen = () => {
    clearTimeout(silent);
    silent = setTimeout(again, SILENCE);
  };
  const alive = () => { lost(false); listen(); };
  listen();
  source.onopen = () => { alive(); wait = 500; there = true; };
  source.addEventListener("here", alive);
  source.addEventListener("view", (event) => { alive(); enqueue(JSON.parse(event.data), ready); });
  source.addEventListener("pass", (event) => { source.close(); clearTimeout(silent); passOn(JSON.parse(event.data).go); });
  source.addEventListener("closing", again);
  source.addEventListener("react", (event) => { alive(); react(JSON.parse(event.data)); });
  source.addEventListener("shut", () => { source.close(); location.reload(); }); // the page says why
  source.addEventListener("out", () => { source.close(); location.assign("/you"); }); // this device was signed out
  source.onerror = () => { again(); whyNot(source.url); };
}

async function whyNot(url) { // an EventSource does not tell
  const { status } = await fetch(url, { method: "HEAD" }).catch(() => ({}));
  if ((status === 404 || status === 403) && there) location.reload(); // it is gone, or shut: its address says so
  else if (status === 429 || status === 503) hear(await fetch(url, { headers: { Accept: "application/json" } }));
}

// --- moves -------------------------------------------------------------------------------------------------------

const PATIENCE = 10_000; // milliseconds until a silent line is held for lost
let sending; // the move under way: a new choice takes its place
let answered = null; // the move that was sent, with its question: a double click is one move

async function send(form, fields) {
  const body = new URLSearchParams(new FormData(form));
  for (const [key, value] of Object.entries(fields)) body.set(key, value);
  body.set("id", crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`);
  const giving = new AbortController();
  if (form.id === "move") {
    sending?.abort();
    sending = giving;
  }
  for (let delay = 400; !giving.signal.aborted; delay = Math.min(delay * 2, 4000)) {
    const signal = AbortSignal.any([giving.signal, AbortSignal.timeout(PATIENCE)]);
    try {
      const answer = await fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" }, signal });
      if (answer.status < 500) {
        const told = await hear(answer, form);
        if (told.hint) hint(told.hint);
        else if (form.id === "hint") thinking(false);
        if (told.sure) {
          answered = null;
          if (await certain(told.sure, form)) await send(form, { ...fields, sure: "yes" });
          else if (form.id === "move") afresh();
        } else if (told.refusal && form.id === "say-form") find("#say").value ||= fields.text;
        if (told.coach) enqueue(told, ready);
        if (source?.readyState === EventSource.CLOSED) connect();
        return;
      }
    } catch {
      if (!giving.signal.aborted) lost(true);
    }
    await pause(delay); // the same move id: it counts once, however often it is sent
  }
}

async function certain({ title, text, yes, no }, form) { // what can't be taken back is asked once
  const box = find("#sure");
  find("#sure-title").textContent = title;
  find("#sure-text").textContent = text;
  find("#sure-yes").textContent = yes;
  const other = find("[data-no]", box);
  if (other) other.textContent = no || other.dataset.no;
  box.dataset.question = form.elements.question?.value ?? "";
  box.returnValue = "";
  find("#menu:popover-open")?.hidePopover();
  box.showModal();
  await new Promise((done) => { box.addEventListener("close", done, { once: true }); });
  return box.returnValue === "yes";
}

async function hear(answer, form) {
  const refusal = find("#refusal");
  if (refusal) refusal.textContent = "";
  if (answer.redirected) {
    location.href = answer.url;
    return {};
  }
  const told = answer.headers.get("content-type")?.includes("json") ? await answer.json() : {};
  if (told.go) location.href = told.go;
  const wrong = answer.status === 409 ? told.refusal ?? page.dataset.stale : told.refusal;
  if (wrong) {
    refuse(wrong, told.clause, told.dispute);
    if (form.id === "move") {
      answered = null;
      afresh();
    }
  }
  return told;
}

function refuse(text, clause, dispute) {
  const refusal = find("#refusal");
  if (!refusal) return;
  refusal.textContent = `${text} `;
  if (clause) refusal.append(chip(clause));
  if (dispute) {
    const link = document.createElement("a");
    Object.assign(link, { className: "wrong", href: dispute, textContent: refusal.dataset.wrong });
    refusal.append(" ", link);
  }
  const ticker = find("[data-part=ticker]");
  if (ticker && !find("#log:popover-open")) ticker.textContent = text;
}

const shown = new Map(); // by slot: what stood there before a choice was looked at

function unshow() {
  for (const [slot, before] of shown) {
    slot.replaceChildren(...before);
    slot.classList.remove("preview");
  }
  shown.clear();
}

function sentOff() {
  unshow();
  const confirm = find("[data-confirm]"); // the same button may serve the next question
  if (!confirm?.dataset.none) return;
  if (document.activeElement === confirm) find("#prompt-title")?.focus({ preventScroll: true });
  confirm.disabled = true;
  find("[data-label]", confirm).textContent = confirm.dataset.none;
  find("[data-why]", confirm).textContent = "";
}

function unchoose() {
  for (const other of all("[data-choice]")) {
    other.classList.remove("chosen");
    other.setAttribute("aria-pressed", "false");
  }
}

function choose(button) {
  const again = button.classList.contains("chosen");
  unchoose();
  if (again && !find("[data-final]")) return false; // what can't be changed is confirmed by the button alone
  unshow();
  button.classList.add("chosen");
  button.setAttribute("aria-pressed", "true");
  const confirm = find("[data-confirm]");
  const label = find("[data-label]", confirm);
  confirm.dataset.none ??= label.textContent;
  confirm.disabled = false;
  confirm.value = button.value;
  label.textContent = button.dataset.label;
  find("[data-why]", confirm).textContent = button.dataset.why;
  for (const preview of all("[data-preview]", button.closest("li"))) {
    const slot = find(`[data-slot="${preview.dataset.preview || "preview"}"]`);
    if (!slot) continue;
    if (!shown.has(slot)) shown.set(slot, [...slot.childNodes]);
    slot.replaceChildren(preview.content.cloneNode(true));
    slot.classList.add("preview");
  }
  const why = find(".prompt [data-why]");
  if (why && button.dataset.say) {
    shown.set(why, [...why.childNodes]);
    why.textContent = button.dataset.say;
  }
  return true;
}

function moves() {
  addEventListener("submit", (event) => {
    const form = event.target;
    if (page.dataset.puzzle && form.id === "move" && event.submitter?.matches("[data-choice]") && choose(event.submitter)) event.preventDefault();
    if (!(table || lesson) || form.method !== "post" || ["language", "leave", "join"].includes(form.id) || form.matches(".langs, .plain")) return;
    event.preventDefault();
    const pressed = event.submitter;
    if (form.id === "move" && still()) return;
    if (pressed?.matches("[data-choice]") && choose(pressed)) return;
    const fields = pressed?.name ? { [pressed.name]: pressed.value } : {};
    if (form.id === "move") {
      fields.question = form.elements.question.value;
      const move = `${new URLSearchParams(new FormData(form))}&${new URLSearchParams(fields)}`;
      if (answered === move) return;
      answered = move;
      sentOff();
      unhint();
    }
    if (form.id === "undo" || form.id === "restart") answered = null;
    if (form.id === "hint") {
      fields.question = find("#move").elements.question.value;
      thinking(true);
    }
    if (form.id === "say-form") fields.text = form.elements.text.value;
    send(form, fields);
    if (form.id === "say-form") form.reset();
  });
  addEventListener("click", (event) => { // what was chosen under another tab is chosen no longer
    if (!event.target.matches("[data-tab]")) return;
    unchoose();
    sentOff();
    hinted();
  });
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, select, textarea, dialog")) return;
    const cards = still() ? [] : all(`[form=move][data-key="${CSS.escape(event.key)}"]`).filter((card) => card.checkVisibility({ visibilityProperty: true }));
    if (!still()) find(`[data-half][data-key="${CSS.escape(event.key)}"]`)?.click();
    if (cards.length && !cards[0].matches("[data-choice]")) cards[0].click(); // it can be taken back
    else if (cards.length) {
      if (!cards[0].classList.contains("chosen")) choose(cards[0]);
      (find("[data-slot=deeds] button") ?? find("[data-confirm]"))?.focus();
    }
    if (event.key === "?") all(".btn.ask-coach").find((one) => one.checkVisibility())?.click();
    if (event.key === "/" && find("#say")) { event.preventDefault(); find("#say").focus(); }
  });
}

function keyboard() { // whoever uses keys sees which there are
  const root = document.documentElement;
  const show = (on) => { root.classList.toggle("keyed", on); keep("keys", on ? "on" : "off"); };
  root.classList.toggle("keyed", kept("keys", "off") === "on");
  addEventListener("keydown", ({ key, target }) => {
    if ((key.length === 1 || key === "Tab" || key.startsWith("Arrow")) && !target.closest?.("input, select, textarea")) show(true);
  });
  addEventListener("pointerdown", ({ pointerType }) => { if (pointerType === "touch") show(false); });
}

function lapsing() { // somebody whose clock ran out is there again at the first tap
  let asked = null;
  const here = (event) => {
    const back = find("[data-lapsed]");
    if (!back || back === asked || event.target.closest?.("[data-lapsed]")) return;
    asked = back;
    send(back.form, { [back.name]: back.value });
  };
  addEventListener("pointerdown", here);
  addEventListener("keydown", here);
}

// --- clocks ------------------------------------------------------------------------------------------------------

function untils() { // by the clock of whoever reads it
  for (const time of all("[data-until]")) {
    const until = new Date(Number(time.dataset.until) * 1000);
    const far = until - Date.now() > 20 * 3600 * 1000;
    time.textContent = until.toLocaleString(document.documentElement.lang, { ...(far && { weekday: "short", day: "numeric", month: "short" }), hour: "2-digit", minute: "2-digit" });
    time.closest(".clock")?.toggleAttribute("hidden", until < Date.now());
  }
}

function clocks() {
  untils();
  for (const clock of all("[data-deadline]")) {
    const { deadline, limit } = clock.dataset; // while steps are being shown the clock has not started
    let left = Math.min(Number(limit ?? Infinity), Math.max(0, Math.round(Number(deadline) - Date.now() / 1000)));
    const [reserve, still] = all("[data-reserve], [data-left]", clock.parentElement); // it runs when the question's time is up
    if (reserve) [reserve.hidden, still.hidden] = [left > 0, left <= 0];
    if (reserve && !left) left = Math.max(0, Math.round(Number(deadline) + Number(clock.dataset.bank) - Date.now() / 1000));
    const hours = Math.floor(left / 3600);
    const rest = `${String(Math.floor(left / 60) % 60).padStart(hours ? 2 : 1, "0")}:${String(left % 60).padStart(2, "0")}`;
    clock.textContent = hours ? `${hours}:${rest}` : rest;
  }
}

// --- what alone is left to do is done by itself, unless somebody takes something back -------------------------------

let soon = null; // the button, its question, and what waits for it

function goesOn() {
  const button = find("[data-soon]");
  const question = find("#move")?.elements.question?.value;
  if (soon && (button !== soon.button || question !== soon.question || still())) halt();
  if (!button || soon || still() || find("dialog[open]")) return;
  const duration = Number(button.dataset.soon) * 1000;
  const bar = button.animate?.([{ backgroundSize: "100% 100%" }, { backgroundSize: "0% 100%" }], { duration, fill: "forwards" });
  soon = { button, question, bar, timer: setTimeout(() => { halt(); if (button.isConnected) button.form.requestSubmit(button); }, duration) };
}

function halt() {
  clearTimeout(soon?.timer);
  soon?.bar?.cancel();
  soon = null;
}

// --- begin -------------------------------------------------------------------------------------------------------

remember();
if (find("#chat")) find("#chat").scrollTop = 1e6; // the last lines are in sight
settings();
sounding();
voices();
explaining();
disputing();
arranging();
sharing();
telling();
covering();
moves();
pairing(choose, () => { unchoose(); sentOff(); });
replaying();
noting();
puzzling();
reviewing();
coaching();
untils();
if (table || lesson) {
  pacing();
  stillness();
  keyboard();
  mine = Boolean(find("[data-yours]"));
}
if (table) {
  reacting();
  lapsing();
  reading();
  clocks();
  setInterval(clocks, 1000);
  setInterval(goesOn, 300);
  for (const act of ["pointerdown", "keydown"]) addEventListener(act, halt); // it begins anew
  connect();
  addEventListener("offline", () => lost(true));
  addEventListener("online", connect);
}
