// What all scripts of the page share: finding things, and what the player has set.

export const page = document.body;
export const find = (query, within = document) => within.querySelector(query);
export const all = (query, within = document) => [...within.querySelectorAll(query)];
export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const coarse = matchMedia("(pointer: coarse)");
export const wide = matchMedia("(min-width: 900px) and (min-height: 521px)");
export const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

export const kept = (key, otherwise) => localStorage.getItem(`mischia-${key}`) ?? otherwise;
export const keep = (key, value) => localStorage.setItem(`mischia-${key}`, value);
const chosenPace = () => kept("pace", page.matches("[data-first]") ? "tap" : "1"); // a first game waits for its reader
export const pace = () => Number(chosenPace()) || 1; // things move as ever where steps wait
export const unhurried = () => page.matches("[data-waits]") && chosenPace() === "tap"; // each step waits for a tap

export function fragment(html) {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  return holder.content;
}

export function chip(clause, here) {
  const game = [...page.classList].find((name) => name.startsWith("g-"))?.slice(2);
  const link = document.createElement("a");
  Object.assign(link, { className: "cl", href: `/rules/${game}#${clause}`, textContent: clause });
  link.dataset.clause = clause;
  if (here) link.dataset.here = here;
  return link;
}
