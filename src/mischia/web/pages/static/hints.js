// What the coach says: plates on the moves themselves, and a sentence in the prompt, until a move is sent or the question passes.

import { playing, retell } from "./motion.js";
import { all, find, fragment, pause } from "./page.js";

const SEVERAL = "; "; // between moves that one press makes
let told = null; // what the coach has said of the open question

const question = () => find("#move")?.elements.question?.value;
const first = (button) => button.value.split(SEVERAL)[0];

export function thinking(on) {
  for (const button of all(".btn.ask-coach")) {
    const label = find("[data-label]", button);
    button.dataset.usual ??= label.textContent;
    label.textContent = on ? button.dataset.thinking : button.dataset.usual;
    button.disabled = on;
    if (on) find("#live").textContent = button.dataset.thinking;
  }
}

export function unhint() {
  told = null;
  for (const plate of all(".odds")) plate.remove();
  for (const button of all(".best")) button.classList.remove("best");
  find("#coach:popover-open")?.hidePopover();
  retell();
}

export function hinted() { // after each drawing: as long as the same is asked, the coach stays by what it said
  if (!told) return;
  if (told.question === question()) show();
  else unhint();
}

function show() {
  retell(told.title, fragment(told.why));
  hang();
}

function hang() {
  for (const plate of all(".odds")) plate.remove();
  const buttons = all("button[form=move][name=move]").filter((one) => !one.matches("[data-confirm]") && one.checkVisibility());
  for (const { move, html } of told.plates) {
    const button = buttons.find((one) => one.value === move) ?? buttons.find((one) => first(one) === move);
    if (!button) continue;
    const plate = fragment(html).firstElementChild;
    button.append(plate);
    button.classList.toggle("best", plate.matches(".pick"));
    if (plate.matches(".pick")) button.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

export async function hint(said) {
  while (playing()) await pause(50); // what happens is shown first
  thinking(false);
  if (said.question !== question()) return;
  told = said;
  find("#coach").replaceChildren(fragment(said.lines));
  show();
  if (!find("[popovertarget=coach]")?.checkVisibility()) find("#coach").showPopover(); // the prompt has no room for a sentence
  find("#live").textContent = `${said.title}. ${find(".prompt p:has([data-why])").textContent}`;
}
