// A lesson: where it stands, what the coach says aloud, and the hand that points at what is meant.

import { find, keep, page } from "./page.js";

export const lesson = page.dataset.lesson;

function point() { // from above, where no number is
  const hand = find(".pointer");
  const meant = [find("[data-meant]"), find("[data-looked]")].find((one) => one?.checkVisibility());
  hand.toggleAttribute("hidden", !meant);
  if (!meant) return;
  const at = meant.getBoundingClientRect();
  hand.style.left = `${at.left + at.width * 0.62}px`;
  hand.style.top = `${at.top}px`;
}

export function coached({ here, coach, whistle }) {
  history.replaceState(null, "", here);
  find(whistle ? "#whistle" : "#live").textContent = coach;
  point();
}

export function coaching() {
  if (!lesson) return;
  keep(`lesson-${lesson}`, page.dataset.idea);
  point();
  document.fonts.ready.then(point);
  addEventListener("resize", point);
  addEventListener("scroll", point, { capture: true, passive: true });
  addEventListener("transitionend", point);
}
