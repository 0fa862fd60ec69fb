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

// A scene is its width, its height, and number, left and top of each item; each item stands once in the page.
function draw([width, height, items], alt) {
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

function chances(step) {
  return game.names.map((name, seat) => `${name} ${step.chances[seat]} %`).join(" · ");
}

function show(wanted) {
  at = Math.max(0, Math.min(last, wanted));
  const step = steps[at];
  find("board").replaceChildren(draw(game.boards[step.board], step.alt));
  find("hands").replaceChildren(...step.hands.flatMap((scene, seat) => (scene < 0 ? [] : [hand(scene, seat)])));
  const lines = [...(step.chances ? [chances(step)] : []), ...step.lines];
  find("told").replaceChildren(paragraph(step.headline, "strong"), ...lines.map((line) => paragraph(line)));
  if (step.chances) find("curve").querySelector(".now").setAttribute("d", `M${across(at)} 0V100`);
  game.points.forEach((point, number) => {
    find("points").children[number].setAttribute("aria-current", place(point) === at);
  });
  find("where").textContent = `${at} / ${last}`;
  find("at").value = at;
  find("at").setAttribute("aria-valuetext", step.headline);
  for (const button of document.querySelectorAll("[data-go]")) {
    button.disabled = button.dataset.end === "0" ? at === 0 : at === last;
  }
  history.replaceState(null, "", `#${step.ply}`);
}

// The chances of each seat over the steps; of two, the second is the rest of the first.
const tones = ["#3f78a8", "#b5452c", "#5c8a4a", "#b98a1c"];
const across = (step) => (last ? (step / last) * 1000 : 0);

function curve() {
  const chart = svg("svg", { viewBox: "0 0 1000 100", preserveAspectRatio: "none" });
  chart.append(svg("path", { d: "M0 50H1000", class: "middle" }));
  const shown = game.names.length === 2 ? [0] : game.names.map((_, seat) => seat);
  for (const seat of shown) {
    const points = steps.map((step, at) => `${across(at)},${100 - step.chances[seat]}`);
    if (shown.length === 1) chart.append(svg("path", { d: `M0 100L${points.join("L")}L1000 100z`, fill: tones[0], opacity: 0.3 }));
    chart.append(svg("polyline", { points: points.join(" "), fill: "none", stroke: tones[seat % tones.length] }));
  }
  for (const at of game.points.map(place)) chart.append(svg("path", { d: `M${across(at)} 0V100`, class: "point" }));
  chart.append(svg("path", { class: "now" }));
  const names = game.names.map((name, seat) => {
    const label = paragraph(name, "span");
    label.style.setProperty("--tone", tones[seat % tones.length]);
    return label;
  });
  find("curve").append(chart, ...names);
  chart.addEventListener("click", (event) => show(Math.round((event.offsetX / chart.clientWidth) * last)));
}

function place(point) {
  const at = steps.findIndex((step) => step.ply >= point.ply);
  return at < 0 ? last : at;
}

function pointButton(point, number) {
  const button = paragraph(`${number + 1} · ${point.text}`, "button");
  button.type = "button";
  button.addEventListener("click", () => show(place(point)));
  return button;
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
  const point = game.points[event.key - 1];
  if (point) show(place(point));
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
find("points").append(...game.points.map(pointButton));
if (steps[0].chances) curve();
const wanted = +location.hash.slice(1);
const found = steps.findIndex((step) => step.ply >= wanted);
show(wanted ? (found < 0 ? last : found) : 0);
