// "Tell me": this browser asks its push service for an address, and tells the house. The worker that hears of your turn
// is there for whoever wants to be told, and for the site as an app.

import { find } from "./page.js";

const APP = matchMedia("(display-mode: standalone)").matches;

function worker() {
  return navigator.serviceWorker.register("/worker.js");
}

async function subscribe(key) {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  await worker();
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be of another house, or of somebody before
  const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const answer = await fetch("/you/tell/push", {
    method: "POST",
    body: JSON.stringify(found),
    headers: { Accept: "application/json", "Content-Type": "application/json" },
  });
  const told = await answer.json().catch(() => ({}));
  if (answer.ok) location.reload();
  return answer.ok ? "" : told.refusal ?? "failed";
}

function pushing(box) {
  const [button, why] = [find("button", box), find("p", box)];
  const say = (text) => { why.textContent = text; why.hidden = !text; };
  if (!("serviceWorker" in navigator && "PushManager" in self && "Notification" in self)) {
    say(box.dataset.no);
    why.classList.remove("refusal");
    return;
  }
  button.hidden = false;
  button.addEventListener("click", async () => {
    say("");
    button.disabled = true;
    const wrong = await subscribe(box.dataset.push).catch(() => "failed");
    button.disabled = false;
    say(box.dataset[wrong] ?? wrong);
  });
}

export function telling() {
  const box = find("[data-push]");
  if (box) pushing(box);
  const zone = find("[data-zone=new]");
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone && [...zone.options].some((one) => one.value === here)) zone.value = here;
  if ((APP || find("#tell")) && "serviceWorker" in navigator) worker().catch(() => {});
}
