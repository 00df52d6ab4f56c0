// "That's wrong!": a line of the log or a refusal is disputed in the box of its clause.

import { all, find, page } from "./page.js";

const MESSAGE = { Accept: "application/json" };

export function disputable(link) { // the box of a clause offers it where the clause stands in the log of a table
  const line = link.closest("#lines [data-line]");
  const way = find("#clause .wrong-way");
  way.hidden = !line || !page.dataset.table;
  if (!way.hidden) find("a", way).href = `/tables/${page.dataset.table}/wrong?line=${line.dataset.line}`;
}

async function show(answer) {
  const told = await answer.json();
  if (!told.box) throw new Error(answer.statusText);
  const dialog = find("#clause");
  find("[data-clause-text]", dialog).innerHTML = told.box;
  find(".wrong-way", dialog).hidden = true;
  dialog.classList.remove("showing");
  dialog.classList.add("disputing");
  dialog.removeAttribute("style");
  if (!dialog.open) dialog.showModal();
  (find("[aria-invalid], textarea", dialog) ?? find("#wrong-title", dialog)).focus();
}

export function disputing() {
  find("#clause").addEventListener("close", ({ target }) => target.classList.remove("disputing"));
  addEventListener("click", (event) => {
    const link = event.target.closest?.("a.wrong");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    fetch(link.href, { headers: MESSAGE }).then(show).catch(() => { location.href = link.href; });
  });
  addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("#clause .wrong-form")) return;
    event.preventDefault();
    for (const button of all("button", form)) button.disabled = true; // once
    const body = new URLSearchParams(new FormData(form));
    fetch(form.action, { method: "POST", body, headers: MESSAGE }).then(show).catch(() => form.submit());
  });
}
