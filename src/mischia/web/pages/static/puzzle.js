// The puzzle of the day: how many days in a row it was solved, which only this browser knows.

import { find, keep, kept, page } from "./page.js";

const DAY = 86_400_000;
const before = (day) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

export function puzzling() {
  const { day, tries } = page.dataset;
  if (!page.dataset.puzzle || !day) return;
  const solved = JSON.parse(kept("puzzles", "{}")); // by day: at which try, 0 if at none
  if (tries !== undefined && !(day in solved)) {
    solved[day] = Number(tries);
    keep("puzzles", JSON.stringify(solved));
  }
  let many = 0;
  let one = day in solved ? day : before(day); // today may still come
  for (; solved[one]; one = before(one)) many += 1;
  find("[data-streak]").textContent = many;
}
