// Pairs: two of [data-half], tapped or by key, choose what [data-pair] names both; a third takes the place of the older.
// Without this script the pairs themselves are offered.

import { all, find } from "./page.js";

const picked = () => all("[data-half][data-nth]").sort((one, other) => one.dataset.nth - other.dataset.nth);

function mark(halves) {
  for (const half of all("[data-half]")) {
    const nth = halves.indexOf(half) + 1;
    if (nth) half.dataset.nth = nth;
    else delete half.dataset.nth;
    half.setAttribute("aria-pressed", String(Boolean(nth)));
    find(".nth", half).textContent = nth || "";
  }
}

export function pairing(choose, unchoose) {
  addEventListener("click", (event) => {
    const half = event.target.closest?.("[data-half]");
    if (!half) return;
    const others = picked().filter((one) => one !== half);
    const halves = half.dataset.nth ? others : [...others, half].slice(-2);
    mark(halves);
    const names = halves.map((one) => one.dataset.half);
    const pair = halves.length === 2 && all("[data-pair]").find((one) => names.every((name) => one.dataset.pair.split(" ").includes(name)));
    if (!pair) unchoose();
    else if (!pair.classList.contains("chosen")) choose(pair);
  });
}
