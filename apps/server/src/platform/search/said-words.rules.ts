/** Words of texts as `network_words` of the database knows them. Pure. */
import { inOtherScript } from './other-script.rules.ts';
import type { Wanted } from './wanted.rules.ts';

/** The signs of `network_plain`, and what a query is written with. */
const between = /[\s.,;:!?()[\]{}<>"'`~@#$%^&*_=+|/\\\-–—…“”‘’•।॥]/u;
/** One letter begins most words. */
const leastLetters = 2;

export const saidWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(between)
    .filter((word) => word.length >= leastLetters);

const allOf = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

export interface SaidWays {
  /** A tsquery of every word by its beginning, in the letters in which it was typed or in the other ones; empty: none. */
  readonly query: string;
  /** The typed words as `network_sounds` reads them. */
  readonly plain: string;
  /** Each way to write them, for finding the place in a text. */
  readonly ways: readonly (readonly string[])[];
}

export function saidWays({ text, words }: Pick<Wanted, 'text' | 'words'>): SaidWays {
  const ways = words.length === 0 ? [] : [text, ...inOtherScript(text)].map(saidWords);
  const said = ways.filter((way) => way.length > 0);
  return { query: said.map(allOf).join(' | '), plain: (said[0] ?? []).join(' '), ways: said };
}

/** So much of a text stands in a line of results. */
const mostLetters = 140;
const before = 40;

/** The part of a text where the words are first, cut between words. */
export function placeIn(text: string, ways: readonly (readonly string[])[]): string {
  const said = text.replaceAll(/\s+/gu, ' ').trim();
  const small = said.toLowerCase();
  const starts = ways.flat().map((word) => {
    const at = ` ${small}`.indexOf(` ${word}`);
    return at < 0 ? small.indexOf(word) : at;
  });
  const first = starts.filter((at) => at >= 0).toSorted((one, other) => one - other)[0] ?? 0;
  const from = first <= before * 2 ? 0 : said.indexOf(' ', first - before) + 1;
  const cut = said.slice(from, from + mostLetters);
  const end = from + mostLetters < said.length ? cut.lastIndexOf(' ') : cut.length;
  const shown = end > mostLetters / 2 || end === cut.length ? cut.slice(0, end) : cut;
  return `${from > 0 ? '…' : ''}${shown}${from + shown.length < said.length ? '…' : ''}`;
}
