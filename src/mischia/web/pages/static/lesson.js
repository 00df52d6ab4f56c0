// A lesson: where it stands, what the coach says aloud, and the hand that points at what is meant.

import { find, keep, page, wide } from "./page.js";

export const lesson = page.dataset.lesson;

function point() { // from above; on phones from below, where the question does not lie
  const hand = find(".pointer");
  const meant = [find("[data-meant]"), find("[data-looked]")].find((one) => one?.checkVisibility());
  hand.toggleAttribute("hidden", !meant);
  if (!meant) return;
  const at = meant.getBoundingClientRect();
  const [x, y] = [Math.min(at.left + at.width * (wide.matches ? 0.62 : 1), innerWidth - 20), wide.matches ? at.top : at.bottom];
  hand.style.translate = `calc(${x}px - 30%) calc(${y}px - 22%)`;
}

function show() { // what is meant may lie out of sight
  find("[data-meant], [data-looked]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  point();
}

export function coached({ here, coach, whistle }) {
  history.replaceState(null, "", here);
  find(whistle ? "#whistle" : "#live").textContent = coach;
  show();
}

export function coaching() {
  if (!lesson) return;
  keep(`lesson-${lesson}`, page.dataset.idea);
  document.fonts.ready.then(show);
  addEventListener("resize", point);
  addEventListener("scroll", point, { capture: true, passive: true });
  addEventListener("transitionend", point);
  addEventListener("change", point); // what is meant may lie behind a tab
}
