// What decided it: while it is counted, the page looks again and shows what is new.

import { find, page, pause } from "./page.js";
import { sharing } from "./share.js";

const AGAIN = 900; // milliseconds

async function look() {
  const answer = await fetch(location.href, { headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(answer.statusText);
  const { review, whole } = await answer.json();
  find("main.review").innerHTML = review;
  sharing();
  if (whole) find("#live").textContent = find(".hd").textContent;
  return whole;
}

export async function reviewing() {
  if (!("counting" in page.dataset)) return;
  let whole = false;
  while (!whole) {
    await pause(AGAIN);
    try {
      whole = !document.hidden && await look();
    } catch { // the house may be away for a moment
      await pause(4 * AGAIN);
    }
  }
}
