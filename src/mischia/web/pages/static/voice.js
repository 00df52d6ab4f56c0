// What is said aloud: a count that a whole room can hear, in the language of the page. The television speaks unless it is
// muted; elsewhere it has to be asked for.

import { all, keep, kept, page } from "./page.js";

const speaks = () => kept("voice", page.matches(".tv") ? "on" : "off") === "on" && "speechSynthesis" in self;

export function sayAloud(words, ms) {
  if (!words?.length || !speaks()) return;
  speechSynthesis.cancel();
  words.forEach((word, at) => {
    const said = new SpeechSynthesisUtterance(word);
    said.lang = document.documentElement.lang;
    said.rate = 1.1;
    setTimeout(() => { if (speaks()) speechSynthesis.speak(said); }, (at * ms) / Math.max(1, words.length - 1));
  });
}

export function voices() {
  const show = () => {
    for (const button of all("button[data-voice]")) button.setAttribute("aria-pressed", String(speaks()));
    for (const box of all("input[data-voice]")) box.checked = speaks();
  };
  for (const control of all("[data-voice]")) {
    control.hidden = !("speechSynthesis" in self);
    control.addEventListener(control.matches("input") ? "change" : "click", () => {
      keep("voice", speaks() ? "off" : "on");
      if (!speaks()) self.speechSynthesis?.cancel();
      show();
    });
  }
  show();
}
