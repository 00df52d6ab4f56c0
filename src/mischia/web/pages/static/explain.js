// Everything explains itself: the peek of a thing, the clause behind a sentence, the words of the trade in it.

import { all, find, wide } from "./page.js";
import { playing } from "./motion.js";
import { disputable } from "./wrong.js";

const THINGS = "[popovertarget^=peek], [data-peek]";
let hover;
let opener = null;
let asker = null; // whatever opened the box of a clause or a word: the box stands beside it

const CLEAR = "[data-confirm], [data-choice], .acts .btn, .prompt, [data-slot]:has(*)"; // what a box must not hide
const GAP = 18;
const between = (least, value, most) => Math.max(least, Math.min(value, most));

function hidden(place, size, clear) { // how much of what must stay in sight lies under the box there
  return clear.reduce((sum, one) => {
    const across = Math.min(place.left + size.width, one.right) - Math.max(place.left, one.left);
    const down = Math.min(place.top + size.height, one.bottom) - Math.max(place.top, one.top);
    return across > 0 && down > 0 ? sum + across * down : sum;
  }, 0);
}

function places(thing, at, size) { // beside it, above it, above its whole band, below it: the first that hides nothing is taken
  const top = between(60, at.top, innerHeight - size.height - 12);
  const left = between(8, at.left + at.width / 2 - size.width / 2, innerWidth - size.width - 8);
  const bands = thing.closest(".me") ? all("section.me, [data-band]").filter((one) => one.checkVisibility()) : [];
  const band = Math.min(at.top, ...bands.map((one) => one.getBoundingClientRect().top));
  return [
    { side: "right", left: at.right + GAP, top },
    { side: "left", left: at.left - size.width - GAP, top },
    { side: "above", left, top: at.top - size.height - GAP },
    { side: "above", left, top: band - size.height - GAP },
    { side: "below", left, top: at.bottom + GAP },
  ].filter((one) => one.left >= 0 && one.top >= 48 && one.left + size.width <= innerWidth && one.top + size.height <= innerHeight);
}

function beside(thing, box) {
  if (!wide.matches) {
    box.removeAttribute("style");
    return;
  }
  const at = thing.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const clear = all(CLEAR).filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
  const found = places(thing, at, size).map((one) => ({ ...one, hides: hidden(one, size, [...clear, at]) }));
  const best = found.sort((one, other) => one.hides - other.hides)[0] ?? { side: "right", left: innerWidth - size.width - 8, top: 60 };
  const upright = ["above", "below"].includes(best.side);
  const beak = upright ? at.left + at.width / 2 - best.left : at.top + at.height / 2 - best.top;
  box.dataset.side = best.side;
  box.style.left = `${best.left}px`;
  box.style.top = `${best.top}px`;
  box.style.setProperty("--beak", `${between(14, beak, (upright ? size.width : size.height) - 14)}px`);
}

function peek(thing) {
  const box = document.getElementById(thing.dataset.peek ?? thing.getAttribute("popovertarget"));
  if (!box?.matches(".peek")) return;
  const now = find("p[data-now]", box);
  if (now) now.textContent = thing.dataset.now ?? "";
  if (!box.matches(":popover-open")) box.showPopover();
  beside(thing, box);
}

function unpeek() {
  clearTimeout(hover);
  for (const box of all(".peek:popover-open")) box.hidePopover();
}

function about(link) { // where a clause or a word of the trade is explained
  const { pathname, hash } = new URL(link.href);
  const [, , game] = pathname.split("/");
  return link.dataset.clause ? `/rules/${game}/${link.dataset.clause}` : `/rules/${game}/words/${hash.slice("#word-".length)}`;
}

async function explain(link) {
  const dialog = find("#clause");
  try {
    const answer = await fetch(about(link));
    if (!answer.ok) throw new Error(answer.statusText);
    const further = dialog.contains(link); // from one explanation to the next
    find("[data-clause-text]", dialog).innerHTML = await answer.text();
    const here = find("[data-here]", dialog);
    if (here) {
      here.hidden = !link.dataset.here;
      find("span", here).textContent = link.dataset.here ?? "";
    }
    if (!further) asker = link.closest(".peek") ? opener ?? link : link;
    unpeek();
    dialog.classList.remove("showing", "disputing");
    if (!further) disputable(link);
    if (!dialog.open) dialog.showModal();
    if (further) find(".close", dialog).focus();
    if ("show" in link.dataset) show(find("[data-show]", dialog));
    else beside(asker.isConnected ? asker : link, dialog);
  } catch {
    location.href = link.href;
  }
}

// --- "Show me": a scenario of the clause, on a small table in its box ----------------------------------------------

const scene = () => find("#clause.showing .scene");

function show(link) {
  const dialog = find("#clause");
  const frame = find(".scene", dialog);
  dialog.classList.add("showing");
  dialog.removeAttribute("style");
  for (const one of all(".pills a", dialog)) one.setAttribute("aria-current", String(one.pathname === link.pathname));
  if (frame.hidden) {
    frame.hidden = false;
    frame.addEventListener("load", () => find("[data-go=next]", frame.contentDocument)?.focus());
    frame.src = link.href;
  } else frame.contentWindow.location.replace(link.href); // nothing to go back to
}

function showing() {
  const dialog = find("#clause");
  addEventListener("click", (event) => {
    const link = event.target.closest?.("#clause [data-show]");
    if (link && !event.ctrlKey && !event.metaKey) { event.preventDefault(); show(link); }
  });
  dialog.addEventListener("keydown", (event) => {
    const to = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    if (to && scene()) find(`[data-go=${to}]`, scene().contentDocument)?.click();
  });
  dialog.addEventListener("close", () => {
    const called = find("[data-called]", dialog);
    const back = called.hidden && asker?.isConnected ? asker : find("#prompt-title");
    called.hidden = true;
    dialog.classList.remove("showing");
    find(".scene", dialog)?.remove();
    (back?.checkVisibility() ? back : find("#prompt-title"))?.focus({ preventScroll: true });
  });
}

export function calledBack(yours) { // a box must not hide that it has become your move
  find("[data-called]").hidden = !yours || !find("#clause").open;
}

function mark({ target }) { // what a choice is about stands out while one looks at it
  const names = target.closest?.("[data-marks]")?.dataset.marks.split(" ") ?? [];
  for (const one of all(".aimed")) if (!names.includes(one.dataset.vt)) one.classList.remove("aimed");
  for (const name of names) find(`[data-vt="${CSS.escape(name)}"]`)?.classList.add("aimed");
}

let rested = null; // what the mouse is on

export function explaining() {
  showing();
  addEventListener("pointerover", mark);
  addEventListener("focusin", mark);
  addEventListener("toggle", (event) => {
    const thing = find(`[popovertarget="${event.target.id}"]`);
    if (event.newState === "open" && event.target.matches?.(".peek") && thing) peek(opener ?? thing);
    if (event.newState === "closed" && event.target.id === "nutshell") find("#menu:popover-open [popovertarget=nutshell]")?.focus(); // the browser forgets it, box over box
  }, true);
  addEventListener("click", (event) => {
    const pressed = event.target.closest?.(THINGS);
    const open = pressed && document.getElementById(pressed.getAttribute("popovertarget") ?? "")?.matches(":popover-open");
    if (open && pressed === rested) { event.preventDefault(); rested = null; } // the mouse has opened it: now it stays
    opener = pressed ?? (event.target.closest?.(".peek") ? opener : null);
    if (event.target.matches?.("dialog[open]")) event.target.close(); // beside it
    const link = event.target.closest?.("a[data-clause], a.wd");
    if (link && !event.ctrlKey && !event.metaKey) { event.preventDefault(); explain(link); }
  }, true);
  const leave = () => { if (rested) { rested = null; unpeek(); } };
  addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const thing = event.target.closest?.(THINGS);
    if (thing !== rested) leave();
    if (!thing || !wide.matches || playing()) return;
    rested = thing;
    clearTimeout(hover);
    hover = setTimeout(() => { opener = thing; peek(thing); }, 450);
  });
  document.documentElement.addEventListener("pointerleave", leave);
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
