/**
 * Words as the search knows them. PostgreSQL's own parser takes the marks of Devanagari for borders of words, so words are
 * parted here, for texts and for what is typed alike.
 */
import type { ExcerptPart } from '@nukkad/contract/files/drive/drive-view.model';

/** A tsvector holds a megabyte; no one looks for the rest of a word that is longer. */
const mostWords = 20_000;
const longestWord = 40;
const mostTyped = 6;

/** Devanagari digits are found as Latin ones, and the other way round. */
const latinDigits = (text: string) =>
  text.replaceAll(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

const partsOf = (text: string) =>
  latinDigits(text.normalize('NFKC').toLowerCase()).matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*/gu);

const plain = (word: string) => word.replaceAll(/[\u200c\u200d]/g, '').slice(0, longestWord);

/** Each word of a text once. */
export function wordsOf(text: string): string[] {
  const words = new Set<string>();
  for (const [part] of partsOf(text)) {
    words.add(plain(part));
    if (words.size >= mostWords) break;
  }
  return [...words];
}

/** At most six; empty where only signs were typed. */
export const typedWords = (typed: string): string[] => wordsOf(typed).slice(0, mostTyped);

/** Each word is in the text, or begins one of it. Words hold letters, marks and digits alone, so that none needs escaping. */
export const textQuery = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

const around = { before: 60, after: 140 } as const;
const tidy = (text: string) => text.replaceAll(/\s+/gu, ' ');

/** A place of the text around its first found word, cut where words end. */
function placeOf(text: string, first: number): string {
  const from = Math.max(0, first - around.before);
  const to = Math.min(text.length, first + around.after);
  const begins = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const ends = to === text.length ? to : text.lastIndexOf(' ', to);
  const cut = text.slice(Math.min(begins, first), Math.max(ends, first + 1)).trim();
  return `${from > 0 ? '… ' : ''}${cut}${to < text.length ? ' …' : ''}`;
}

interface FoundWord {
  readonly word: string;
  readonly index: number;
}

/** Where words of a text begin as those that are looked for; text and words are as long as they were typed. */
function foundIn(text: string, words: readonly string[]): FoundWord[] {
  const lower = text.toLowerCase();
  // A few letters are longer in lower case: places of such a text stay those of the text.
  const written = latinDigits(lower.length === text.length ? lower : text);
  return [...written.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*/gu)].flatMap(
    ({ 0: part, index }) => {
      const word = words.filter((one) => part.startsWith(one)).toSorted((a, b) => b.length - a.length)[0];
      return word === undefined ? [] : [{ word, index }];
    },
  );
}

/** The same place in parts, so that the screen marks the words that were looked for. Empty: none of them is in it. */
export function excerptOf(content: string, words: readonly string[]): ExcerptPart[] {
  if (words.length === 0) return [];
  const text = tidy(content);
  const [first] = foundIn(text, words);
  if (!first) return [];
  const place = placeOf(text, first.index);
  const parts: ExcerptPart[] = [];
  let from = 0;
  for (const { word, index } of foundIn(place, words)) {
    if (index > from) parts.push({ text: place.slice(from, index), isFound: false });
    from = index + word.length;
    parts.push({ text: place.slice(index, from), isFound: true });
  }
  return from < place.length ? [...parts, { text: place.slice(from), isFound: false }] : parts;
}
