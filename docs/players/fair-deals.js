const { createHash, createHmac } = require("node:crypto");

const hmac = (key, message) => createHmac("sha256", Buffer.from(key, "hex")).update(message).digest();

function message(count, block) {
  const bytes = Buffer.alloc(12);
  bytes.writeBigUInt64BE(BigInt(count), 0);
  bytes.writeUInt32BE(block, 8);
  return bytes;
}

function* words(seed, count) {
  for (let block = 0; ; block++) {
    const bytes = hmac(seed, message(count, block));
    for (let at = 0; at < 32; at += 4) yield bytes.readUInt32BE(at);
  }
}

function below(n, numbers) {
  for (;;) {
    const word = numbers.next().value;
    if (word < 2 ** 32 - (2 ** 32 % n)) return [word % n, word];
  }
}

function shuffle(seed, count, cards, tell = () => {}) {
  const numbers = words(seed, count);
  for (let i = cards.length - 1; i > 0; i--) {
    const [j, word] = below(i + 1, numbers);
    [cards[i], cards[j]] = [cards[j], cards[i]];
    tell(word, i, j);
  }
  return cards;
}

const secret = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const terms = "wanted:1:12:outlaws-duel:standard";
const text = "12:1301000000000000042:1301000000000000107";
const seed = hmac(secret, text).toString("hex");
const line = (...parts) => console.log(parts.join(""));
const pad = (number, places) => String(number).padStart(places);

line("secret      ", secret);
line("sealed      ", terms, ":secret");
line("commitment  ", createHash("sha256").update(`${terms}:${secret}`).digest("hex"));
line("text        ", text);
line("seed        ", seed);

const letters = [..."ABCDEFGHIJ"];
line("\ncount 0     shuffle ", letters.join(" "));
for (const block of [0, 1]) {
  line("  block ", block, "   ", message(0, block).toString("hex"));
  line("            ", hmac(seed, message(0, block)).toString("hex"));
}
shuffle(seed, 0, letters, (word, i, j) =>
  line("  ", pad(word, 10), "  mod ", pad(i + 1, 2), " = ", j, "   ", letters.join(" ")));

line("\ncount 1     roll three dice");
const dice = words(seed, 1);
for (let die = 0; die < 3; die++) {
  const [face, word] = below(6, dice);
  line("  ", pad(word, 10), "  mod 6 + 1 = ", face + 1);
}

line("\ncount 2     pick one of red, green, blue");
const [place, word] = below(3, words(seed, 2));
line("  ", pad(word, 10), "  mod 3 = ", place, ": ", ["red", "green", "blue"][place]);

const ranks = "2 3 4 5 6 7 8 9 10 J Q K A".split(" ");
const deck = [..."SHCD"].flatMap((suit) => ranks.map((rank) => rank + suit)).concat("joker-red", "joker-black");
const shuffled = shuffle(seed, 0, [...deck]);
line("");
for (const seat of [0, 1]) {
  const hand = Array.from({ length: 5 }, () => shuffled.pop());
  hand.sort((a, b) => deck.indexOf(a) - deck.indexOf(b));
  line("duel        seat ", seat, " holds ", hand.join(" "));
}
const rolls = [1, 2].map((count) => below(6, words(seed, count))[0] + 1);
line("duel        the dice of the first round: ", rolls.join(" and "));
