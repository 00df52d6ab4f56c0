// Everything explains itself: the peek of a thing, the clause behind a sentence.

import { all, find, wide } from "./page.js";
import { playing } from "./motion.js";

const THINGS = "[popovertarget^=peek], [data-peek]";
let hover;
let opener = null;

function beside(thing, box) {
  if (!wide.matches) {
    box.removeAttribute("style");
    return;
  }
  const at = thing.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const right = at.right + 18 + size.width < innerWidth;
  const top = Math.max(60, Math.min(at.top, innerHeight - size.height - 12));
  box.classList.toggle("leftwards", !right);
  box.style.left = `${right ? at.right + 18 : Math.max(8, at.left - size.width - 18)}px`;
  box.style.top = `${top}px`;
  box.style.setProperty("--beak", `${Math.max(14, Math.min(at.top + at.height / 2 - top, size.height - 14))}px`);
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

async function clause(chip) {
  const dialog = find("#clause");
  const [, , about] = new URL(chip.href).pathname.split("/");
  try {
    const answer = await fetch(`/rules/${about}/${chip.dataset.clause}`);
    if (!answer.ok) throw new Error(answer.statusText);
    find("[data-clause-text]", dialog).innerHTML = await answer.text();
    const here = find("[data-here]", dialog);
    here.hidden = !chip.dataset.here;
    find("span", here).textContent = chip.dataset.here ?? "";
    const place = chip.closest(".peek") ? opener ?? chip : chip;
    unpeek();
    if (!dialog.open) dialog.showModal();
    beside(place.isConnected ? place : chip, dialog);
  } catch {
    location.href = chip.href;
  }
}

export function explaining() {
  addEventListener("toggle", (event) => {
    const thing = find(`[popovertarget="${event.target.id}"]`);
    if (event.newState === "open" && event.target.matches?.(".peek") && thing) peek(opener ?? thing);
  }, true);
  addEventListener("click", (event) => {
    opener = event.target.closest?.(THINGS) ?? (event.target.closest?.(".peek") ? opener : null);
    if (event.target.matches?.("dialog[open]")) event.target.close(); // beside it
    const chip = event.target.closest?.("a[data-clause]");
    if (chip && !event.ctrlKey && !event.metaKey) { event.preventDefault(); clause(chip); }
  }, true);
  addEventListener("pointerover", (event) => {
    const thing = event.target.closest?.(THINGS);
    if (event.pointerType !== "mouse" || !thing || !wide.matches || playing()) return;
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
