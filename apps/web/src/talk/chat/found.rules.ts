export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** Where the next of the terms begins, the longest of those that begin there; null: none is left. */
function nextFound(lower: string, terms: readonly string[], from: number) {
  const found = terms
    .map((term) => ({ at: lower.indexOf(term, from), length: term.length }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at || other.length - one.length);
  return found[0] ?? null;
}

/** The text in pieces, with those that were looked for marked. */
export function piecesOf(text: string, words: string): readonly Piece[] {
  const lower = text.toLowerCase();
  const terms = words.normalize('NFC').toLowerCase().split(/\s+/u).filter(Boolean);
  // A letter that is longer in lower case would move what follows.
  if (lower.length !== text.length) return [{ text, marked: false }];
  const pieces: Piece[] = [];
  let done = 0;
  for (let found = nextFound(lower, terms, 0); found; found = nextFound(lower, terms, done)) {
    if (found.at > done) pieces.push({ text: text.slice(done, found.at), marked: false });
    done = found.at + found.length;
    pieces.push({ text: text.slice(found.at, done), marked: true });
  }
  return done < text.length || pieces.length === 0
    ? [...pieces, { text: text.slice(done), marked: false }]
    : pieces;
}

const before = 40;
const longest = 160;

/** The part of a long message around the first word that was looked for. */
export function excerptOf(text: string, words: string): string {
  const [first, second] = piecesOf(text, words);
  if (!first || first.marked || !second || first.text.length <= before) return text.slice(0, longest);
  const from = first.text.length - before;
  return `…${text.slice(from, from + longest)}`;
}
