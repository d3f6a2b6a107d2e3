/** Reads amounts in words back to numbers, by tables of its own: the test's second opinion. */
const polish: Record<string, number> = {
  zero: 0,
  jeden: 1,
  dwa: 2,
  trzy: 3,
  cztery: 4,
  pięć: 5,
  sześć: 6,
  siedem: 7,
  osiem: 8,
  dziewięć: 9,
  dziesięć: 10,
  jedenaście: 11,
  dwanaście: 12,
  trzynaście: 13,
  czternaście: 14,
  piętnaście: 15,
  szesnaście: 16,
  siedemnaście: 17,
  osiemnaście: 18,
  dziewiętnaście: 19,
  dwadzieścia: 20,
  trzydzieści: 30,
  czterdzieści: 40,
  pięćdziesiąt: 50,
  sześćdziesiąt: 60,
  siedemdziesiąt: 70,
  osiemdziesiąt: 80,
  dziewięćdziesiąt: 90,
  sto: 100,
  dwieście: 200,
  trzysta: 300,
  czterysta: 400,
  pięćset: 500,
  sześćset: 600,
  siedemset: 700,
  osiemset: 800,
  dziewięćset: 900,
};
const english: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const polishScale: Record<string, number> = {
  tysiąc: 1e3,
  tysiące: 1e3,
  tysięcy: 1e3,
  milion: 1e6,
  miliony: 1e6,
  milionów: 1e6,
};

export function readPolish(words: string): number {
  let [total, group] = [0, 0];
  for (const word of words.replace(/ złot\S+$/, '').split(' ')) {
    const scale = polishScale[word];
    const value = polish[word];
    if (scale) [total, group] = [total + group * scale, 0];
    else if (value === undefined) throw new Error(`unknown word ${word}`);
    else group += value;
  }
  return total + group;
}

export function readEnglish(words: string): number {
  let [total, group] = [0, 0];
  for (const word of words
    .replace(/ złoty$/, '')
    .replaceAll(' and ', ' ')
    .split(/[ -]/)) {
    const value = english[word];
    if (word === 'thousand') [total, group] = [total + group * 1e3, 0];
    else if (word === 'million') [total, group] = [total + group * 1e6, 0];
    else if (word === 'hundred') group *= 100;
    else if (value === undefined) throw new Error(`unknown word ${word}`);
    else group += value;
  }
  return total + group;
}
