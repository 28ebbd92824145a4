import type { Box, PlacedLine, PlacedWord } from './reading.ts';

/** A word below this is a guess of the engine. */
const unsure = 0.6;
/** Of the words of a page, those that may be guesses: what is printed in letters that the model knows has fewer. */
const mostUnsure = 0.1;
/** A word that the Latin model read right is hardly ever less sure than this; letters that it does not know may look like one. */
const latinIsSure = 0.85;
const devanagari = /\p{Script=Devanagari}/u;
/** Fewer of them, or a smaller part of all words, are blurred letters or a pattern. */
const fewestDevanagari = 2;
const leastDevanagari = 0.05;
/** Two readings of a full page have fewer. */
const mostWords = 3_000;
/** Of the smaller one of two words: above it both are the same place. */
const samePlace = 0.5;

/** Whether a page, as the Latin model read it, may be in letters that it does not know. */
export function readsBadly(lines: readonly PlacedLine[]): boolean {
  const words = lines.flat();
  const guesses = words.filter(({ confidence }) => confidence < unsure);
  return guesses.length > words.length * mostUnsure;
}

const overlap = (from: number, to: number, otherFrom: number, otherTo: number) =>
  Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));
const area = ({ left, top, right, bottom }: Box) => Math.max(1, (right - left) * (bottom - top));

/** How much of the smaller one both share. */
function shared(one: Box, other: Box): number {
  const wide = overlap(one.left, one.right, other.left, other.right);
  const high = overlap(one.top, one.bottom, other.top, other.bottom);
  return (wide * high) / Math.min(area(one), area(other));
}

interface Read {
  readonly word: PlacedWord;
  readonly weight: number;
  readonly isLatin: boolean;
  /** Its line, in its own reading. */
  readonly line: number;
}

const weightOf = ({ text, confidence }: PlacedWord, isLatin: boolean) => {
  if (isLatin) return confidence < latinIsSure ? confidence / 2 : confidence;
  return devanagari.test(text) ? confidence : confidence * 0.9;
};

const readsOf = (lines: readonly PlacedLine[], isLatin: boolean): Read[] =>
  lines.flatMap((words, line) =>
    words.map((word) => ({ word, weight: weightOf(word, isLatin), isLatin, line })),
  );

const isNumber = (text: string) => /^\d[\d,.]*$/.test(text);

/** A number that the second model guessed is told as the first one read it, whose boxes may reach over the next word. */
function withNumbers(hindi: readonly PlacedLine[], latin: readonly PlacedLine[]): PlacedLine[] {
  const sure = latin.flat().filter(({ text, confidence }) => isNumber(text) && confidence >= latinIsSure);
  const told = (word: PlacedWord): PlacedWord => {
    if (word.confidence >= unsure || !isNumber(word.text)) return word;
    const number = sure.find(({ box }) => shared(box, word.box) > samePlace);
    return number ? { ...number, box: word.box } : word;
  };
  return hindi.map((line) => line.map(told));
}

/** Each place of the page goes to the reading that is surest of it. */
function surest(reads: readonly Read[]): Read[] {
  const kept: Read[] = [];
  for (const read of reads.toSorted((a, b) => b.weight - a.weight))
    if (!kept.some(({ word }) => shared(word.box, read.word.box) > samePlace)) kept.push(read);
  return kept;
}

/** The line that a word of the other reading stands in: at its height, and the nearest one. */
function lineAt(lines: readonly PlacedLine[], { box }: PlacedWord): number | null {
  let best: { at: number; far: number } | null = null;
  for (const [at, line] of lines.entries())
    for (const { box: other } of line) {
      const high = overlap(box.top, box.bottom, other.top, other.bottom);
      if (high < Math.min(box.bottom - box.top, other.bottom - other.top) / 2) continue;
      const far = Math.max(0, other.left - box.right, box.left - other.right);
      if (!best || far < best.far) best = { at, far };
    }
  return best?.at ?? null;
}

/** A point that a model sees beside a word. */
const isSpeck = ({ text }: PlacedWord) => /^[.,_'`]+$/.test(text);

function isDevanagari(words: readonly PlacedWord[]): boolean {
  const sure = words.filter(({ text, confidence }) => confidence >= unsure && devanagari.test(text));
  return sure.length >= Math.max(fewestDevanagari, words.length * leastDevanagari);
}

const topOf = (line: PlacedLine) => Math.min(...line.map(({ box }) => box.top));

/** Lines that only the other reading has come before the first one that is below them. */
function inOrder(lines: readonly PlacedLine[], alone: readonly PlacedLine[]): PlacedLine[] {
  const all = [...lines];
  for (const line of alone) {
    const below = all.findIndex((one) => one.length > 0 && topOf(one) > topOf(line));
    all.splice(below < 0 ? all.length : below, 0, line);
  }
  return all
    .filter((line) => line.length > 0)
    .map((line) => line.toSorted((a, b) => a.box.left - b.box.left));
}

/**
 * A page that was read twice, by a model of Latin and by one of Devanagari, as one: word by word what was read more
 * surely, in the lines of the second reading.
 */
export function bothScripts(
  latin: readonly PlacedLine[],
  hindi: readonly PlacedLine[],
): readonly PlacedLine[] {
  if (!isDevanagari(hindi.flat())) return latin;
  const numbered = withNumbers(hindi, latin);
  const reads = [...readsOf(latin, true), ...readsOf(numbered, false)].filter(({ word }) => !isSpeck(word));
  if (reads.length > mostWords) return latin;
  const lines: PlacedWord[][] = hindi.map(() => []);
  const alone: PlacedWord[][] = latin.map(() => []);
  for (const { word, isLatin, line } of surest(reads)) {
    const at = isLatin ? lineAt(hindi, word) : line;
    (at === null ? alone[line] : lines[at])?.push(word);
  }
  return inOrder(
    lines,
    alone.filter((line) => line.length > 0),
  );
}
