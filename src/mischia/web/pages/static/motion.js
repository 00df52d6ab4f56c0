// The table on the page: what happened is played step by step, one thing at a time, at the player's pace.
//
// A thing keeps its name (`data-vt`) from one drawing to the next and glides to its new place. What else moves comes with the
// step: how, and the names of what moves (`data-vt`, or `data-at` for what stays where it is). Style does the rest.

import { all, calm, chip, coarse, find, fragment, keep, kept, pace, page, unhurried } from "./page.js";
import { play } from "./sound.js";
import { sayAloud } from "./voice.js";

export const heard = {
  lines: Number(page.dataset.lines ?? 0),
  chats: Number(page.dataset.chat ?? 0),
  seq: Number(page.dataset.seq ?? 0),
  last: find("#lines")?.lastElementChild?.outerHTML, // line
};

// --- drawing: parts of the page are replaced whole ---------------------------------------------------------------

const drawn = new Map(); // by part: how it was drawn last, before anything was chosen in it
const wanted = {}; // by part: how it is at the end of the last message; a stream tells only what has changed

export function remember() {
  for (const part of all("[data-part]")) drawn.set(part.dataset.part, part.outerHTML);
}

function mark(element) {
  const { id, dataset, name, value } = element;
  if (id) return `#${CSS.escape(id)}`;
  if (dataset.key) return `[data-key="${CSS.escape(dataset.key)}"]`;
  const same = `[name="${CSS.escape(name ?? "")}"]`;
  if (name && "defaultValue" in element && element.getAttribute("value") !== value) return same; // it has been typed in
  return name && value ? `${same}[value="${CSS.escape(value)}"]` : null;
}

function keepTyped(old, fresh) { // what somebody is writing outlives a new drawing
  for (const one of all("input[name]:not([type=radio], [type=checkbox]), textarea[name]", old)) {
    const same = one.value !== one.defaultValue && find(mark(one), fresh);
    if (same) same.value = one.value;
  }
}

function differing(parts) {
  return Object.entries(parts).flatMap(([key, html]) => {
    const old = find(`[data-part="${CSS.escape(key)}"]`);
    const fresh = fragment(html).firstElementChild;
    return old && fresh && fresh.outerHTML !== drawn.get(key) ? [[key, old, fresh]] : [];
  });
}

function put(changes) {
  for (const [key, old, fresh] of changes) {
    for (const part of [fresh, ...all("[data-part]", fresh)]) drawn.set(part.dataset.part, part.outerHTML);
    const had = old.contains(document.activeElement);
    const focused = had ? mark(document.activeElement) : null;
    keepTyped(old, fresh);
    old.replaceWith(fresh);
    if (calm.matches) {
      fresh.classList.add("changed");
      setTimeout(() => fresh.classList.remove("changed"), 300);
    }
    const same = focused && (find(focused, fresh) ?? find(focused));
    if (had) (same ?? find(".legal", fresh) ?? find("#prompt-title"))?.focus({ preventScroll: true });
  }
}

// --- gliding: what has a name moves to its new place -------------------------------------------------------------

let gliding = null; // the view transition under way
const named = (part) => [part, ...all("[data-vt]", part)].filter((one) => one.matches("[data-vt]"));
const chosen = (name) => find(`.chosen[data-as="${CSS.escape(name)}"]`);

function moving(changes) { // by name: what was there, and what will be; what stays as it is is left out
  const found = new Map();
  for (const [key, old, fresh] of changes) {
    for (const one of named(old)) found.set(one.dataset.vt, { ...found.get(one.dataset.vt), from: one, key });
    for (const one of named(fresh)) {
      const before = found.get(one.dataset.vt);
      const stays = before?.key === key && before.from.outerHTML === one.outerHTML;
      if (stays) found.delete(one.dataset.vt);
      else found.set(one.dataset.vt, { from: chosen(one.dataset.vt), ...before, to: one });
    }
  }
  return [...found];
}

const call = (one, name) => {
  if (!one) return;
  one.style.viewTransitionName = name;
  if (!name) tidy(one);
};

function tidy(one) {
  if (!one.getAttribute("style")) one.removeAttribute("style");
}

async function change(changes, also, ms) { // tells how many things move
  const things = moving(changes);
  const draw = () => {
    put(changes);
    for (const [name, { to }] of things) {
      const left = to && chosen(name)?.closest("li");
      if (left) left.hidden = true; // it lies on the table now
    }
    also?.();
  };
  if (!document.startViewTransition || calm.matches || document.hidden || ms < 60 || !things.length) {
    draw();
    return things.length;
  }
  document.documentElement.style.setProperty("--step", `${ms}ms`);
  for (const [name, { from }] of things) call(from, name);
  gliding = document.startViewTransition(() => {
    draw();
    for (const [name, { from, to }] of things) {
      if (from?.isConnected) call(from, "");
      call(to, name);
    }
  });
  gliding.ready.catch(() => {}); // skipped: the table is drawn all the same
  await gliding.finished.catch(() => {});
  gliding = null;
  for (const [, { to }] of things) call(to, "");
  return things.length;
}

// --- motions: what else moves, before or after the table is drawn ------------------------------------------------

const ENTRANCES = ["come", "pop", "stamp"]; // for what was not there before
const thing = (name) => find(`[data-vt="${CSS.escape(name)}"], [data-at="${CSS.escape(name)}"]`);

function middle(elements) {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const mean = (of) => boxes.reduce((sum, box) => sum + of(box), 0) / boxes.length;
  return { x: mean((box) => box.x + box.width / 2), y: mean((box) => box.y + box.height / 2) };
}

function begin({ how, what, to, ms, apart }, there) {
  const things = what.filter((name) => !(ENTRANCES.includes(how) && there.has(name))).map(thing).filter(Boolean);
  const place = to ? thing(to) : null;
  if (!things.length || (to && !place)) return { things: [], ms: 0 };
  const lasting = (ms + apart * (things.length - 1)) / pace();
  if (calm.matches) return { things, how, ms: lasting }; // nothing moves, and there is the same time to read
  const goal = middle(place ? [place] : things);
  things.forEach((one, at) => {
    const from = middle([one]);
    const set = { "--dx": `${goal.x - from.x}px`, "--dy": `${goal.y - from.y}px`, "--ms": `${ms / pace()}ms`, "--at": `${(at * apart) / pace()}ms` };
    for (const [key, value] of Object.entries(set)) one.style.setProperty(key, value);
    one.classList.remove(...[...one.classList].filter((name) => name.startsWith("fx-")));
    one.classList.add(`fx-${how}`);
  });
  return { things, how, ms: lasting };
}

function end(begun) {
  for (const { things, how } of begun) {
    for (const one of things) {
      one.classList.remove(`fx-${how}`);
      for (const key of ["--dx", "--dy", "--ms", "--at"]) one.style.removeProperty(key);
      tidy(one);
      if (how !== "fly" || !one.dataset.vt) continue;
      if (one.matches(".hand > li")) one.classList.add("gone"); // the others keep their places
      else one.hidden = true; // gone, until it is drawn elsewhere
    }
  }
}

async function move(motions, when, there = new Set()) {
  const mine = over() ? [] : motions.filter((motion) => motion.when === when);
  const begun = [];
  let longest = 0;
  for (const motion of mine) {
    if (!motion.along) {
      await stand(longest);
      longest = 0;
    }
    if (over()) break;
    const one = begin(motion, there);
    begun.push(one);
    longest = Math.max(longest, one.ms);
  }
  await stand(longest);
  return begun;
}

// --- steps -------------------------------------------------------------------------------------------------------

let finish = null; // ends what stands now
let cut = false; // this step is to end
let skipping = false; // all steps are
let skimming = false; // what comes next is skipped too, until it ends or you are asked
const over = () => cut || skipping || document.hidden;

async function stand(ms) {
  if (over() || ms <= 0) return;
  await new Promise((done) => {
    const timer = ms < Infinity ? setTimeout(done, ms) : null;
    finish = () => { clearTimeout(timer); done(); };
  });
  finish = null;
}

const OFTEN = 5; // times that one is told how to go on

function howToGoOn() {
  const times = Number(kept("steps-told", 0));
  if (unhurried() || times >= OFTEN) return "";
  keep("steps-told", times + 1);
  return coarse.matches ? page.dataset.paceTouch : page.dataset.pace;
}

function narrate(one) {
  const prompt = find(".prompt");
  if (!prompt) return;
  drawn.delete("prompt");
  find("h2", prompt).textContent = one.say;
  find(".tab", prompt).textContent = page.dataset.told;
  const why = find("[data-why]", prompt);
  why.textContent = one.here || howToGoOn();
  find(".cl", prompt)?.remove();
  if (one.clause) why.after(" ", chip(one.clause, one.here));
}

let asking = null; // the prompt as it was drawn, while it tells something else

export function retell(title, ...words) { // the prompt says this instead of what it asks; without words it asks again
  const prompt = find("[data-part=prompt]");
  if (asking?.prompt === prompt) {
    find("h2", prompt).textContent = asking.title;
    find("p:has([data-why])", prompt).replaceChildren(...asking.nodes);
  }
  asking = null;
  if (!title || !prompt) return;
  const lines = find("p:has([data-why])", prompt);
  asking = { prompt, title: find("h2", prompt).textContent, nodes: [...lines.childNodes] };
  find("h2", prompt).textContent = title;
  lines.replaceChildren(...words);
}

export function example(text) { // what stands in the empty box for moves and talk
  const say = find("#say");
  if (say && text) say.placeholder = text;
}

const GLIDE = 380; // milliseconds in which the table is drawn anew at pace 1

async function step(one) {
  cut = Boolean(one.rushed);
  if (!over()) play(one.sound);
  const before = await move(one.motions, "before");
  const there = new Set(all("[data-vt], [data-at], .chosen").map(({ dataset }) => dataset.vt ?? dataset.at ?? dataset.as));
  const moved = await change(differing(one.parts), () => {
    const ticker = find("[data-part=ticker]");
    if (ticker) ticker.innerHTML = one.ticker;
    if (one.grown) find("#lines")?.lastElementChild?.remove();
    find("#lines")?.append(fragment(one.line));
    narrate(one);
    end(before);
  }, over() ? 0 : GLIDE / pace());
  if (calm.matches && moved) await stand(GLIDE / pace()); // the same time to read
  find("#live").textContent = [one.say, one.here, toldHow()].filter(Boolean).join(" ");
  if (!one.grown) heard.lines += 1;
  heard.last = one.line;
  if (!over()) sayAloud(one.aloud, Math.max(0, ...one.motions.map(({ ms }) => ms)) / pace());
  end(await move(one.motions, "after", there));
  if (unhurried() && !one.rushed) {
    cut = false; // a tap while things move lets them arrive
    await stand(Infinity);
    gone += 1;
  } else await stand(one.ms / pace());
}

// --- messages: what is new, and the table at the end -------------------------------------------------------------

const queue = [];
let busy = false;
export const playing = () => busy;

function note(said) { // where the talk is out of sight, how much of it is new
  const badge = find("[data-unread]");
  if (!badge || find("#log").checkVisibility()) return;
  const count = find("b", badge);
  count.textContent = Number(count.textContent) + said;
  badge.hidden = count.textContent === "0";
}

export function reading() {
  const badge = find("[data-unread]");
  if (!badge) return;
  find("#log").addEventListener("toggle", ({ newState }) => {
    if (newState !== "open") return;
    badge.hidden = true;
    find("b", badge).textContent = "";
  });
  find("[data-glance]")?.addEventListener("click", (event) => { // the menu makes way
    event.preventDefault();
    find("#menu").hidePopover();
    find("#log").showPopover();
    all("#log .reference").at(-1)?.scrollIntoView();
  });
}

function talk(message) {
  if (message.chats <= heard.chats) return;
  const fresh = message.chat.slice(-(message.chats - heard.chats)).map((line) => fragment(line).firstElementChild);
  find("#chat")?.append(...fresh);
  heard.chats = message.chats;
  note(fresh.filter((line) => !line.matches(".notice")).length);
  find("#chat")?.lastElementChild?.scrollIntoView({ block: "nearest" });
}

// --- stillness: a tap that was meant for a step must not choose ----------------------------------------------------

const STILL = 500; // milliseconds after the last step, or after another question was asked
let hushed = false;
let stirring;
let meant = true; // whether the tap or key under way began when it could choose
export const still = () => page.classList.contains("playing") || hushed;

function mute() { // what can't be chosen now says so
  const on = still();
  page.classList.toggle("still", on);
  for (const part of all("[data-part]").filter((one) => find("[form=move]", one))) {
    if (on) part.setAttribute("aria-disabled", "true");
    else part.removeAttribute("aria-disabled");
  }
}

export function hush() {
  hushed = true;
  clearTimeout(stirring);
  stirring = setTimeout(() => { hushed = false; mute(); }, STILL);
  mute();
}

export function stillness() { // whatever sends a move, or chooses what to send
  const mine = (target) => target.closest?.("[form=move], [data-thing], [data-put], [data-half], label:has([form=move]), .moves label, .moves summary");
  const begin = () => { meant = !still(); };
  const stop = (event) => {
    if ((meant && !still()) || !mine(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("pointerdown", begin, true);
  addEventListener("keydown", begin, true);
  addEventListener("click", stop, true);
  addEventListener("keydown", (event) => { if (!["Tab", "Escape", "Shift"].includes(event.key)) stop(event); }, true);
}

export function afresh() { // what was chosen is let go: the parts are as they were drawn
  put(all("[data-part]").filter((part) => drawn.has(part.dataset.part) && find("[data-choice], [data-confirm]", part))
    .map((part) => [part.dataset.part, part, fragment(drawn.get(part.dataset.part)).firstElementChild]));
}

const html = (line) => fragment(line).firstElementChild.outerHTML;

async function take(message, done) {
  if (message.seq < heard.seq) return; // an answer that was overtaken
  heard.seq = Math.max(heard.seq, message.seq);
  talk(message);
  Object.assign(wanted, message.parts);
  if (message.status === "lobby") {
    put(differing(wanted));
    return;
  }
  if (find("[data-part=lobby]")) {
    location.reload();
    return;
  }
  if (message.log) {
    find("#lines")?.replaceChildren(fragment(message.log.join("")));
    heard.lines = message.lines;
    heard.last = message.log.at(-1);
  }
  const first = message.lines - message.steps.length;
  const again = message.steps[heard.lines - 1 - first]; // the last line may have grown: what belongs together is one
  if (again) again.grown = !heard.last || html(again.line) !== html(heard.last);
  const left = message.steps.filter((one, at) => first + at >= heard.lines || one.grown);
  if (left.length) {
    page.classList.add("playing");
    mute();
    handOver(true);
  }
  for (const one of left) {
    if (one.ends && !skipping) skim(false);
    one.rushed ||= skimming;
    if (skimming && !skipping) sign(true);
    await step(one);
  }
  handOver(false);
  page.classList.remove("playing");
  const question = find("#move [name=question]");
  if (question && (left.length || question.value !== String(message.number))) hush();
  heard.lines = message.lines;
  cut = false;
  const changes = differing(wanted);
  const settle = () => { // the hand and its question change together
    if (question) question.value = message.number;
    mute();
  };
  if (changes.length) await change(changes, settle, over() ? 0 : 260 / pace());
  else settle();
  done?.(message);
  if (message.rematch && page.classList.contains("tv")) location.href = `/tables/${message.rematch}/screen`;
}

// --- skimming: a duel or a turn that goes on without you is skipped to its result -----------------------------------

const SIGN = 3000; // milliseconds that it is said for
let unsaid;

function skim(on) {
  skimming = on;
  if (!on) sign(false);
}

function sign(on) {
  const box = find("#skim");
  if (!box) return;
  box.hidden = !on;
  clearTimeout(unsaid);
  if (on) unsaid = setTimeout(() => sign(false), SIGN);
}

// --- catching up: whoever is far behind what the house has sees how it stands now --------------------------------

const LAG = 5000; // milliseconds that a message may wait, unless its reader takes their time
const TURNS = 2; // that may wait, and whoever goes on by tap has more of them
const UNHURRIED_TURNS = 6;

function catchUp() { // of what waits, only the last turn keeps its time
  const waiting = queue.flatMap(({ message }) => message.steps);
  const turns = waiting.flatMap(({ line }, at) => (line.startsWith('<li class="ph"') ? [at] : []));
  const late = !unhurried() && queue.length > 1 && performance.now() - queue[0].came > LAG;
  if (!page.dataset.meanwhile || !(late || turns.length > (unhurried() ? UNHURRIED_TURNS : TURNS))) return;
  const last = queue.findLast(({ message }) => message.steps.length)?.message.steps.length ?? 0;
  const yours = queue.at(-1).message.yours; // then the turn before matters too
  const from = yours ? turns.at(-2) ?? 0 : Math.max(waiting.length - last, turns.at(-1) ?? 0);
  const rushed = waiting.slice(0, from).filter((one) => !one.rushed);
  for (const one of rushed) one.rushed = true;
  if (rushed.length < 2) return;
  const word = document.createElement("p");
  Object.assign(word, { className: "meanwhile", textContent: page.dataset.meanwhile.replace("#", rushed.length) });
  word.setAttribute("role", "status");
  find(".meanwhile")?.remove();
  page.append(word);
  setTimeout(() => word.remove(), 3000);
}

function whole(message) { // a part that a message tells again is an edit: letters that stay before and behind, and those between
  const last = {};
  for (const parts of [...message.steps.map((one) => one.parts), message.parts]) {
    for (const [key, told] of Object.entries(parts)) {
      if (Array.isArray(told)) {
        const [head, tail, text] = told;
        parts[key] = last[key].slice(0, head) + text + last[key].slice(last[key].length - tail);
      }
      last[key] = parts[key];
    }
  }
  return message;
}

const ASKED = ["ending", "back"]; // the parts in which others ask for something: that waits for no step

function atOnce(parts) {
  const found = Object.fromEntries(ASKED.filter((key) => key in parts).map((key) => [key, parts[key]]));
  for (const key of Object.keys(found)) delete parts[key];
  Object.assign(wanted, found);
  put(differing(found));
}

export async function enqueue(message, done) {
  queue.push({ message: whole(message), done, came: performance.now() });
  if (message.seq >= heard.seq) atOnce(message.parts);
  if (busy) return;
  busy = true;
  while (queue.length) {
    catchUp();
    const { message: next, done: then } = queue.shift();
    try {
      await take(next, then);
    } catch (wrong) {
      console.error(wrong);
    }
    if (next.yours || next.status !== "playing") skim(false);
  }
  skipping = false;
  busy = false;
}

function cutStep() {
  cut = true;
  gliding?.skipTransition();
  finish?.();
}

export function skip() {
  if (!busy) return;
  skipping = true;
  skim(true);
  cutStep();
}

// --- going on by tap: a step stands until its reader taps, presses Enter or Space, or the button for it --------------

const ELSEWHERE = "a, input, .side, .menu, .nutbox, .steps, dialog, #skim"; // a tap there is not meant for the step
const EXPLAINS = "[popovertarget], [data-clause], .pop"; // nor there, where one reads
const CONTROLS = "a, button, input, select, textarea, summary, dialog";
const GENTLY = 3; // steps in which it is said how one goes on
let gone = 0; // steps that a tap has ended
let leant = false; // whether the focus was on the button when the last step ended

function handOver(begins) { // whoever goes on by the button finds the focus there again
  const button = find("#go-on");
  const from = begins ? find("#prompt-title") : button;
  if (begins && !leant) return;
  leant = Boolean(from) && document.activeElement === from;
  if (leant) (begins ? button : find("#prompt-title"))?.focus({ preventScroll: true });
}

function toldHow() { // in the first steps of a first game
  const how = find("#go-on small");
  if (!how || !unhurried()) return "";
  how.hidden = !page.matches("[data-first]") || gone >= GENTLY;
  return how.hidden || gone ? "" : how.textContent;
}

export function repace() { // the pace is another now
  page.classList.toggle("unhurried", unhurried());
  if (!unhurried()) finish?.();
}

function tapping() {
  let reading = false; // whether the tap under way closes a box
  addEventListener("pointerdown", () => { reading = Boolean(find(":popover-open")); }, true);
  addEventListener("click", ({ target, detail }) => {
    if (!busy || !unhurried() || !target.closest) return;
    const meant = !(reading && detail) && !target.closest(`${ELSEWHERE}, ${EXPLAINS}`);
    if (meant) cutStep();
  }, true);
  addEventListener("keydown", (event) => {
    if (!busy || !unhurried() || event.repeat || !["Enter", " "].includes(event.key)) return;
    if (event.target.closest(CONTROLS) && !event.target.closest("[aria-disabled=true]")) return;
    event.preventDefault();
    cutStep();
  }, true);
}

export function pacing() {
  repace();
  tapping();
  find("#skim")?.addEventListener("click", () => skim(false));
  let held;
  addEventListener("pointerdown", (event) => {
    if (!busy || event.target.closest?.(ELSEWHERE)) return;
    if (!unhurried()) cutStep();
    held = setTimeout(skip, 500);
  });
  for (const ends of ["pointerup", "pointercancel"]) addEventListener(ends, () => clearTimeout(held));
  addEventListener("keydown", (event) => { if (event.key === "Escape") skip(); });
}
