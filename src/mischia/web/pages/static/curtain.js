// One device for several: when another is to see the table, what was somebody's is gone from the page before the next page
// is asked for. The house sends nobody's view before they have taken the device.

import { playing } from "./motion.js";
import { all, find, keep, page, pause } from "./page.js";

const CALM = 700; // milliseconds in which a tap that was meant for the last move raises no curtain
const key = `front-${page.dataset.table}`;
let gone = false;

function wipe() {
  gone = true;
  self.speechSynthesis?.cancel();
  for (const box of all("dialog[open]")) box.close();
  document.title = "Mischia";
  page.replaceChildren();
}

export async function passOn(go) { // what is being told is told to its end
  while (playing()) await pause(60);
  wipe();
  location.replace(go);
}

export function covering() {
  if (!page.matches("[data-shared]")) return;
  if (location.search) history.replaceState(null, "", location.pathname); // loaded again, it tells no step twice
  keep(key, String(Math.random())); // one page at a time: another of the same table makes way
  addEventListener("storage", (event) => {
    if (event.key !== `mischia-${key}` || gone) return;
    wipe();
    location.replace("/tables");
  });
  addEventListener("pagehide", () => { if (!page.matches(".covered")) wipe(); }); // the way back shows nothing
  addEventListener("pageshow", ({ persisted }) => { if (persisted) location.reload(); });
  if (!page.matches(".covered")) return;
  const began = performance.now();
  addEventListener("submit", (event) => {
    if (event.target.id === "curtain" && performance.now() - began < CALM) event.preventDefault();
  }, true);
  announce();
  new MutationObserver(announce).observe(find(".me"), { childList: true });
}

let told = "";

function announce() { // whose turn it is, once, for whoever does not see it
  const words = find("[data-pass]")?.dataset.pass ?? "";
  if (words && words !== told) {
    find("#live").textContent = words;
    document.title = page.dataset.title = `${words} · Mischia`;
    find("#prompt-title")?.focus({ preventScroll: true });
  }
  told = words;
}
