/**
 * How close typed words are to known ones: the same, its plural, its beginning, or with a letter wrong, missing, too many
 * or turned round. Pure and without zod: the server and the palette of both apps read it.
 */

/** Shorter words are half of another word with one letter changed. */
const leastGuessed = 4;
/** From here on two letters may be wrong. */
const leastGuessedTwice = 8;

export const closenesses = { same: 1, begins: 0.9, alike: 0.5, none: 0 } as const;

/** In small letters; a.c. is ac. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u200b-\u200d\ufeff'’.]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Of an English word; others end in no s. */
function singular(word: string): string {
  if (word.length < leastGuessed || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return ['ses', 'xes', 'ches', 'shes'].some((end) => word.endsWith(end))
    ? word.slice(0, -2)
    : word.slice(0, -1);
}

/** Letters to change, add or leave out, or neighbours to turn round, to make one word of the other. */
function mistakes(one: string, other: string): number {
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isTurned = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isTurned ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}

/** The first letter is seldom wrong, and half of all words differ from another in it. */
function isAlike(typed: string, known: string): boolean {
  if (typed.length < leastGuessed || typed[0] !== known[0]) return false;
  const allowed = typed.length < leastGuessedTwice ? 1 : 2;
  const beginnings = [0, 1].map((more) => known.slice(0, typed.length + more));
  return [known, singular(known), ...beginnings].some(
    (one) => Math.abs(one.length - typed.length) <= allowed && mistakes(typed, one) <= allowed,
  );
}

export function wordCloseness(typed: string, known: string): number {
  const one = singular(typed);
  if (known === typed || singular(known) === one) return closenesses.same;
  if (known.startsWith(typed) || known.startsWith(one)) return closenesses.begins;
  return isAlike(typed, known) ? closenesses.alike : closenesses.none;
}

/** Of the typed word that fits worst: each has to be there. 0: one is not, or none was typed. */
export function closenessOf(typed: readonly string[], known: readonly string[]): number {
  if (typed.length === 0) return closenesses.none;
  return Math.min(...typed.map((word) => Math.max(0, ...known.map((one) => wordCloseness(word, one)))));
}
