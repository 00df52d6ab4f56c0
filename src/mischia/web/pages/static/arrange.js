// Arranging things in groups: dragged, tapped or by key. Where each thing lies is in a field of the form beside it, so the
// same move can be made without this script.
//
// [data-arrange] holds groups ([data-group]) with things ([data-thing]); [data-put] is a group's button, with its key and
// label; [data-drop] is where a thing may be let go. [data-arranged] sends it all, once every thing lies in a group and
// every group has one.

import { all, find } from "./page.js";

const FAR = 6; // pixels: less is a tap
const before = new Map(); // by arrangement: where the things were laid before the page was drawn anew
let drag = null;
let dragged = false;

const home = (thing) => thing.closest("[data-arrange]");
const field = (thing) => find("select", thing);
const groupOf = (thing) => field(thing).value.split(" ")[0];
const groups = (board) => all("[data-group]", board);
const held = (board) => find("[data-thing].held", board);

function hold(thing, on) {
  for (const other of all("[data-thing].held")) {
    other.classList.remove("held");
    find("button", other).setAttribute("aria-pressed", "false");
  }
  if (!on) return;
  thing.classList.add("held");
  find("button", thing).setAttribute("aria-pressed", "true");
}

function place(thing, group) {
  const option = [...field(thing).options].find(({ value }) => value.split(" ")[0] === group);
  const list = groups(home(thing)).find((one) => one.dataset.group === group);
  if (!option || !list) return;
  option.selected = true;
  if (thing.parentElement !== list) list.append(thing);
}

function lay(thing, group) {
  const board = home(thing);
  const focused = thing.contains(document.activeElement);
  place(thing, group);
  hold(thing, false);
  before.set(board.dataset.arrange, all("[data-thing]", board).map((one) => [field(one).name, groupOf(one)]));
  if (focused) find("button", thing).focus({ preventScroll: true });
  const label = all("[data-put]", board).find((one) => one.dataset.put === group)?.dataset.label;
  const live = find("#live");
  if (live && label) live.textContent = `${find("button", thing).dataset.name}: ${label}`;
  judge();
}

// Whether it can be sent: nothing is left over, no group is empty, and it is not as it was.
function judge() {
  const board = find("[data-arrange]");
  for (const button of all("[data-arranged]")) {
    const things = board ? all("[data-thing]", board) : [];
    const full = board && groups(board).every((one) => !one.dataset.group || find("[data-thing]", one));
    const moved = things.some((thing) => field(thing).value !== ([...field(thing).options].find((one) => one.defaultSelected)?.value ?? ""));
    button.disabled = !(full && moved && things.every((thing) => field(thing).value));
  }
}

function again() {
  for (const board of all("[data-arrange]:not([data-known])")) {
    board.dataset.known = "";
    const places = new Map(before.get(board.dataset.arrange));
    for (const thing of all("[data-thing]", board)) {
      if (places.has(field(thing).name)) place(thing, places.get(field(thing).name));
    }
    if (drag && !drag.thing.isConnected) { // drawn anew under the hand: the same thing hangs on it
      drag.thing = all("[data-thing]", board).find((one) => field(one).name === field(drag.thing).name) ?? drag.thing;
    }
  }
  judge();
}

function lower(thing) {
  thing.classList.remove("dragging");
  thing.style.translate = "";
  for (const drop of all("[data-drop].over")) drop.classList.remove("over");
}

function under(event, thing) {
  const drop = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]");
  return drop && home(thing)?.contains(drop) ? drop : null;
}

function dragging() {
  addEventListener("pointerdown", (event) => {
    const thing = event.target.closest?.("[data-thing]");
    if (!thing || event.button || !event.isPrimary) return;
    drag = { thing, x: event.clientX, y: event.clientY, far: false };
    dragged = false;
  });
  addEventListener("pointermove", (event) => {
    if (!drag) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.far && Math.hypot(dx, dy) < FAR) return;
    drag.far = true;
    drag.thing.classList.add("dragging");
    drag.thing.style.translate = `${dx}px ${dy}px`;
    const over = under(event, drag.thing);
    for (const drop of all("[data-drop]")) drop.classList.toggle("over", drop === over);
  });
  const end = (event) => {
    if (!drag) return;
    const { thing, far } = drag;
    const drop = far && event.type === "pointerup" ? under(event, thing) : null;
    lower(thing);
    drag = null;
    dragged = far;
    if (drop) lay(thing, drop.dataset.drop);
  };
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function onward(event, thing) { // from the last thing to what sends them, though it stands before them on the page
  const send = all("[data-arranged]").find((one) => !one.disabled && one.checkVisibility());
  if (!send || event.shiftKey || thing !== all("[data-thing]", home(thing)).at(-1)) return;
  event.preventDefault();
  send.focus();
}

function tapping() {
  addEventListener("click", (event) => {
    const target = event.target.closest?.("[data-arrange] *");
    if (!target) return;
    if (dragged) { dragged = false; return; } // the end of a drag is no tap
    const thing = target.closest("[data-thing]");
    const picked = held(home(target));
    const drop = target.closest("[data-drop]");
    if (thing && target.closest("button") && (!picked || picked === thing || groupOf(picked) === groupOf(thing))) {
      hold(thing, picked !== thing);
    } else if (picked && drop) lay(picked, drop.dataset.drop);
  });
  addEventListener("keydown", (event) => {
    const thing = event.target.closest?.("[data-thing]");
    if (!thing || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("select")) return;
    if (event.key === "Tab") onward(event, thing);
    const puts = all("[data-put]", home(thing));
    const at = puts.findIndex((put) => put.dataset.put === groupOf(thing));
    const step = { ArrowRight: at + 1, ArrowLeft: at - 1 }[event.key];
    const put = step === undefined ? puts.find((one) => one.dataset.key === event.key.toLowerCase()) : puts[step];
    if (!put) return;
    event.preventDefault();
    lay(thing, put.dataset.put);
  });
}

export function arranging() {
  if (!find("[data-part]")) return;
  dragging();
  tapping();
  new MutationObserver(again).observe(find("main") ?? document.body, { childList: true, subtree: true });
  again();
}
