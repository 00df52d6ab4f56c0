// Reactions: a word in a balloon at somebody's face, for a moment. Whoever does not want them switches them off.

import { all, find, keep, kept } from "./page.js";

const LASTS = 2600; // milliseconds
const QUIET = 5000; // milliseconds between two that a screen reader is told of
const MARGIN = 6; // pixels to the edge of the window
let told = 0;

const wanted = () => kept("reactions", "on") === "on";

function faceOf(look) {
  const places = all(`[data-at="mug-${look}"], .foe.s${look}, .bench .s${look} .face`);
  return places.find((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0);
}

function place(balloon, face) {
  const { width, height } = balloon.getBoundingClientRect();
  const at = face?.getBoundingClientRect() ?? { left: innerWidth / 2, right: innerWidth / 2, top: innerHeight / 3, bottom: innerHeight / 3 };
  const left = Math.min(Math.max((at.left + at.right - width) / 2, MARGIN), innerWidth - width - MARGIN);
  const above = at.top - height - 8;
  balloon.style.left = `${left}px`;
  balloon.style.top = `${above < MARGIN ? Math.min(at.bottom + 8, innerHeight - height - MARGIN) : above}px`;
}

export function react({ seat, name, word }) {
  const label = find(`#reactions [data-react="${CSS.escape(word)}"]`);
  if (!wanted() || !label) return;
  const look = (seat % 7) + 1;
  for (const older of all(`.balloon.s${look}`)) older.remove();
  const balloon = document.createElement("p");
  balloon.className = `balloon s${look}`;
  balloon.setAttribute("aria-hidden", "true");
  balloon.append(...[...label.childNodes].map((one) => one.cloneNode(true)));
  document.body.append(balloon);
  place(balloon, faceOf(look));
  setTimeout(() => balloon.remove(), LASTS);
  if (Date.now() - told > QUIET) {
    told = Date.now();
    find("#reacted").textContent = `${name}: ${label.textContent.trim()}`;
  }
}

export function reacting() {
  for (const box of all("input[data-reactions]")) {
    box.checked = wanted();
    box.addEventListener("change", () => keep("reactions", box.checked ? "on" : "off"));
  }
  find("#react")?.addEventListener("submit", () => find("#reactions").hidePopover?.());
}
