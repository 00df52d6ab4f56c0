// A finished match plays itself, or a scenario of the rules: the same steps as at the table, forwards; backwards it jumps.

import { enqueue, heard, pacing, playing, skip } from "./motion.js";
import { all, find, pace, page, pause } from "./page.js";

let step = Number(page.dataset.step);
const last = Number(page.dataset.steps);
const beat = Number(page.dataset.beat ?? 0); // milliseconds that a step takes at least, at pace 1
let running = false;
let begun = 0; // how often

function address(to) {
  const url = new URL(location.href);
  url.searchParams.set("step", to);
  return url;
}

function ends(link, to) { // where it goes no further
  if (link.closest(".player")) link.setAttribute("aria-disabled", String(to < 0 || to > last));
}

function show(message) {
  step = message.step;
  history.replaceState(null, "", address(step));
  for (const link of all("[data-go]")) {
    const to = { first: 0, prev: step - 1, next: step + 1, last }[link.dataset.go];
    link.href = address(Math.max(0, Math.min(to, last)));
    ends(link, to);
  }
  all(".stops > li").forEach((dot, at) => { dot.className = at < step ? "done" : at === step ? "now" : ""; });
  for (const field of all("input[name=step]")) field.value = step;
  const why = find("[data-ask-why]"); // of the move that led here, if it was one
  if (why) {
    why.hidden = !message.why;
    why.href = why.href.replace(/step=\d+/, `step=${step}`);
  }
  for (const back of all("input[name=back]")) back.value = address(step).pathname + address(step).search;
  if (step >= last) run(false);
  dispatchEvent(new CustomEvent("stepped", { detail: step }));
}

async function go(to) {
  const url = address(Math.max(0, Math.min(to, last)));
  url.searchParams.set("lines", to > step ? heard.lines : 1_000_000);
  const answer = await fetch(url, { headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(answer.statusText);
  await enqueue(await answer.json(), show);
}

function run(on) {
  running = on;
  const button = find("[data-run]");
  button.setAttribute("aria-pressed", String(on));
  const label = find("[data-run-label]", button);
  if (label) label.textContent = on ? button.dataset.pause : button.dataset.play;
}

async function start() {
  const mine = begun += 1; // whoever stops it and starts anew hears only the last
  const again = find("[data-run]").dataset.from;
  run(true);
  if (again || step >= last) await go(Number(again ?? 0));
  await pause(beat / pace());
  while (running && mine === begun && step < last) {
    const from = step;
    await Promise.all([go(step + 1).catch(() => pause(1000)), pause(beat / pace())]);
    if (step === from && !playing()) await pause(300);
  }
}

export function replaying() {
  if (!page.matches("[data-step]")) return;
  document.documentElement.classList.toggle("framed", Boolean(frameElement));
  pacing();
  find("[data-run]").addEventListener("click", () => {
    if (running) { run(false); skip(); } else start();
  });
  addEventListener("click", async (event) => {
    const link = event.target.closest?.("[data-go], a.move");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    run(false);
    skip();
    await go(Number(new URL(link.href).searchParams.get("step"))).catch(() => { location.href = link.href; });
  });
  find("input[type=range][name=step]")?.addEventListener("change", (event) => {
    run(false);
    skip();
    go(Number(event.target.value));
  });
  addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, dialog")) return;
    if (event.key === "Escape" && !find(":popover-open")) frameElement?.closest("dialog").close(); // it is shown in a box
    if (event.key === "ArrowRight") find("[data-go=next]").click();
    if (event.key === "ArrowLeft") find("[data-go=prev]").click();
    if (event.key === " " && !event.target.closest("a, button")) { event.preventDefault(); find("[data-run]").click(); }
  });
}
