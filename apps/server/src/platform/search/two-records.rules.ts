import type { Wanted } from './wanted.rules.ts';

/** Words that a name is looked for by. */
export type WantedName = Pick<Wanted, 'text' | 'words'>;

/** Some of the typed words for one name, the others for another or for what was ordered. */
export interface WantedPair {
  readonly name: WantedName;
  readonly other: WantedName;
}

/** More words make more ways to part them than are worth asking. */
const mostWords = 4;

const nameOf = (words: readonly string[]): WantedName => ({ text: words.join(' '), words });

/** Every way to part the words in two, with either part first: “priya geyser” and “geyser priya”. */
export function pairsOf({ words }: Wanted): readonly WantedPair[] {
  if (words.length < 2 || words.length > mostWords) return [];
  return words.slice(1).flatMap((_, at) => {
    const [first, second] = [nameOf(words.slice(0, at + 1)), nameOf(words.slice(at + 1))];
    return [
      { name: first, other: second },
      { name: second, other: first },
    ];
  });
}
