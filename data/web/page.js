"use strict";
const game = JSON.parse(document.getElementById("game").textContent);
const steps = game.steps, last = steps.length - 1;
const find = (id) => document.getElementById(id);
const svg = (name, facts) => {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(facts)) node.setAttribute(key, value);
  return node;
};
let at = 0;

// A scene is its width and height, then number, left and top of each item; each item stands once in the page.
function draw([width, height, ...items], alt) {
  const scene = svg("svg", { viewBox: `0 0 ${width} ${height}`, class: "scene", role: "img", "aria-label": alt });
  const table = svg("svg", { width, height });
  table.append(svg("use", { href: "#wood" }));
  scene.append(table, ...items.map(([item, x, y]) => svg("use", { href: `#i${item}`, x, y })));
  return scene;
}

function paragraph(text, tag = "p") {
  const node = document.createElement(tag);
  node.textContent = text;
  return node;
}

function hand(scene, seat) {
  const figure = document.createElement("figure");
  const name = game.names[seat];
  figure.append(paragraph(name, "figcaption"), draw(game.hands[scene], game.words.hand.replace("%", name)));
  return figure;
}

function show(wanted) {
  at = Math.max(0, Math.min(last, wanted));
  const step = steps[at];
  find("board").replaceChildren(draw(game.boards[step.board], step.alt));
  find("hands").replaceChildren(...step.hands.flatMap((scene, seat) => (scene < 0 ? [] : [hand(scene, seat)])));
  find("told").replaceChildren(paragraph(step.headline, "strong"), ...step.lines.map((line) => paragraph(line)));
  find("where").textContent = `${at} / ${last}`;
  find("at").value = at;
  find("at").setAttribute("aria-valuetext", step.headline);
  for (const button of document.querySelectorAll("[data-go]")) {
    button.disabled = button.dataset.end === "0" ? at === 0 : at === last;
  }
  history.replaceState(null, "", `#${step.ply}`);
}

function turn(way) {
  let to = at + way;
  if (way > 0) while (to < last && steps[to].turn === steps[at].turn) to++;
  else while (to > 0 && steps[to - 1].turn === steps[Math.max(to, 0)].turn) to--;
  return to;
}

const go = {
  first: () => 0, last: () => last, back: () => at - 1, next: () => at + 1,
  turnback: () => turn(-1), turnnext: () => turn(1),
};
const keys = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };

for (const button of document.querySelectorAll("[data-go]")) {
  button.addEventListener("click", () => show(go[button.dataset.go]()));
}
find("at").addEventListener("input", (event) => show(+event.target.value));
addEventListener("keydown", (event) => {
  if (event.target.id === "at" || event.altKey || event.ctrlKey || event.metaKey) return;
  const way = event.shiftKey && event.key.startsWith("Arrow") ? `turn${keys[event.key]}` : keys[event.key];
  if (!(way in go)) return;
  event.preventDefault();
  show(go[way]());
});

let start = null;
find("board").addEventListener("touchstart", (event) => { start = event.touches[0]; }, { passive: true });
find("board").addEventListener("touchend", (event) => {
  const end = event.changedTouches[0];
  const across = end.clientX - start.clientX, down = end.clientY - start.clientY;
  if (Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(down)) show(at + (across < 0 ? 1 : -1));
}, { passive: true });

find("theme").addEventListener("click", () => {
  const classes = document.documentElement.classList;
  const dark = classes.contains("dark") || (!classes.contains("light") && matchMedia("(prefers-color-scheme: dark)").matches);
  classes.toggle("dark", !dark);
  classes.toggle("light", dark);
});

find("all").append(...steps.filter((step) => step.lines.length).map((step) => paragraph(step.lines.join(" "), "li")));
const wanted = +location.hash.slice(1);
const found = steps.findIndex((step) => step.ply >= wanted);
show(wanted ? (found < 0 ? last : found) : 0);
