// Notes on a replay: those of the moment that is shown, with rings and arrows over the things that they name. Who sat
// there draws by tapping things, or with Tab and Enter.

import { all, find, fragment, page } from "./page.js";

const SVG = "http://www.w3.org/2000/svg";
const THINGS = "main [data-vt], main [data-at]";
const JSON_PLEASE = { Accept: "application/json" };
const nameOf = ({ dataset }) => dataset.vt ?? dataset.at;
let notes = [];
let marks = []; // of the note that is being written
let picked = null; // the kind of mark that is being drawn, and what it has so far
let step = 0;

const thing = (name) => all(THINGS).find((one) => nameOf(one) === name && one.checkVisibility() && one.getBoundingClientRect().width);

function drawing() {
  let sheet = find("svg.scrawl");
  if (!sheet) {
    sheet = document.createElementNS(SVG, "svg");
    sheet.setAttribute("class", "scrawl");
    sheet.setAttribute("aria-hidden", "true");
    page.append(sheet);
  }
  return sheet;
}

function shape(kind, given) {
  const one = document.createElementNS(SVG, kind);
  for (const [key, value] of Object.entries(given)) one.setAttribute(key, value);
  return one;
}

function ring(box) {
  const rx = box.width / 2 + 8;
  const ry = box.height / 2 + 8;
  return [shape("ellipse", { cx: box.x + box.width / 2, cy: box.y + box.height / 2, rx, ry })];
}

function arrow(from, to) {
  const [x1, y1, x2, y2] = [from.x + from.width / 2, from.y + from.height / 2, to.x + to.width / 2, to.y + to.height / 2];
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / long, (y2 - y1) / long];
  const short = Math.min(to.width, to.height) / 3; // it ends before what it points at
  const [ex, ey] = [x2 - ux * short, y2 - uy * short];
  const head = `M${ex - ux * 20 - uy * 11} ${ey - uy * 20 + ux * 11}L${ex} ${ey}L${ex - ux * 20 + uy * 11} ${ey - uy * 20 - ux * 11}`;
  return [shape("path", { d: `M${x1} ${y1}L${ex} ${ey}${head}` })];
}

function scrawl() {
  const here = [...notes.filter((one) => one.step === step).flatMap((one) => one.marks), ...marks];
  const drawn = here.flatMap(([kind, ...names]) => {
    const boxes = names.map((name) => thing(name)?.getBoundingClientRect());
    if (boxes.some((box) => !box)) return [];
    return kind === "ring" ? ring(...boxes) : arrow(...boxes);
  });
  drawing().replaceChildren(...drawn.flatMap((one) => {
    const under = one.cloneNode();
    under.setAttribute("class", "under");
    return [under, one];
  }));
}

function list() {
  const here = notes.filter((one) => one.step === step);
  const box = find("#notes");
  find("#note-list").replaceChildren(...here.map((one) => {
    const line = fragment("<li><p><b></b> <span></span></p></li>").firstElementChild;
    find("b", line).textContent = one.name;
    find("span", line).textContent = one.text;
    if (one.mine) {
      const gone = document.createElement("button");
      Object.assign(gone, { type: "button", className: "btn", textContent: box.dataset.unpin });
      gone.addEventListener("click", () => send({ do: "unpin", note: one.id }));
      line.append(gone);
    }
    return line;
  }));
  find(".none", box).hidden = here.length > 0;
  for (const badge of all("[data-notes]")) badge.textContent = here.length || "";
  find(".note-chip").hidden = !here.length;
  const undo = find("[data-unmark]");
  if (undo) undo.hidden = !marks.length;
  scrawl();
}

async function send(fields) {
  const answer = await fetch(find("#notes").dataset.url, { method: "POST", body: new URLSearchParams(fields), headers: JSON_PLEASE });
  const told = answer.headers.get("content-type")?.includes("json") ? await answer.json() : {};
  if (told.notes) notes = told.notes;
  const refusal = find("#pin .refusal");
  if (refusal) refusal.textContent = told.refusal ?? "";
  list();
  return answer.ok;
}

// --- drawing by hand

function stop() {
  picked = null;
  page.classList.remove("picks");
  find("#picking").hidden = true;
  for (const one of all("[data-picks]")) {
    one.removeAttribute("tabindex");
    delete one.dataset.picks;
  }
  list();
  find("#notes").showPopover();
}

function pick(kind) {
  find("#notes").hidePopover();
  picked = [kind];
  page.classList.add("picks");
  const told = find("#picking");
  told.textContent = find("#notes").dataset.pick;
  told.hidden = false;
  for (const one of all(THINGS)) {
    if (one.matches("a, button, input")) continue;
    one.dataset.picks = "";
    one.tabIndex = 0;
  }
  thing(nameOf(find(THINGS)))?.focus();
}

function take(one) {
  picked.push(nameOf(one));
  if (picked.length === (picked[0] === "ring" ? 2 : 3)) {
    marks.push(picked);
    stop();
  } else find("#picking").textContent = find("#notes").dataset.pickTo;
}

function hand(event) {
  if (!picked) return;
  const one = event.target.closest?.(THINGS);
  event.preventDefault();
  event.stopImmediatePropagation();
  if (one && event.type === "click") take(one);
}

function keys(event) {
  if (!picked) return;
  const one = event.target.closest?.(THINGS);
  if (event.key === "Escape") stop();
  else if (event.key === "Enter" && one) take(one);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

export function noting() {
  const box = find("#notes");
  if (!box) return;
  step = Number(page.dataset.step);
  fetch(box.dataset.url, { headers: JSON_PLEASE }).then((answer) => answer.json()).then((told) => { notes = told.notes ?? []; list(); });
  addEventListener("stepped", ({ detail }) => { step = detail; marks = []; list(); });
  addEventListener("resize", scrawl);
  document.addEventListener("scroll", scrawl, { capture: true, passive: true });
  for (const kind of ["click", "pointerdown"]) addEventListener(kind, hand, { capture: true });
  addEventListener("keydown", keys, { capture: true });
  for (const button of all("[data-mark]", box)) button.addEventListener("click", () => pick(button.dataset.mark));
  find("[data-unmark]")?.addEventListener("click", () => { marks.pop(); list(); });
  find("#pin")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const form = event.target;
    const given = { ...Object.fromEntries(new FormData(form)), step, marks: JSON.stringify(marks) };
    if (!(await send(given))) return;
    marks = [];
    form.elements.text.value = "";
    list();
  });
}
