// Copying the link to a table, and printing a record. Over plain http there is no clipboard to write to: then the link is marked, and the
// browser is asked to copy what is marked; where it does not, the page says how to do it by hand.

import { find } from "./page.js";

const SHOWN = 3000; // milliseconds

function copyMarked(input) {
  input.focus({ preventScroll: true });
  input.setSelectionRange(0, input.value.length);
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}

async function copy(input) {
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch { // there is none, or it is not allowed
    return copyMarked(input);
  }
}

export function sharing() {
  find("[data-print]")?.addEventListener("click", () => window.print());
  const button = find("[data-copy]");
  if (!button) return;
  const label = find("[data-label]", button);
  const before = label.textContent;
  let back;
  button.addEventListener("click", async () => {
    const done = await copy(find(button.dataset.copy));
    const told = done ? button.dataset.copied : button.dataset.byHand;
    if (done) button.focus({ preventScroll: true });
    button.classList.toggle("done", done);
    label.textContent = told;
    find("#live").textContent = told;
    clearTimeout(back);
    if (done) back = setTimeout(() => { label.textContent = before; button.classList.remove("done"); }, SHOWN);
  });
}
