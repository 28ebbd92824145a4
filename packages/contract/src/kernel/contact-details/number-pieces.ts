import { digitsOfWord, isFiller, isTens, timesOf } from './number-words.ts';
import type { Token } from './tokens.ts';

/** Digits that stand together, or what a word of them means. */
export interface Piece {
  readonly digits: string;
  readonly from: number;
  readonly to: number;
  readonly said: boolean;
  /** Letters that are no digits touch it, as in a serial number. */
  readonly coded: boolean;
}

/** Pieces with nothing between them but signs, spaces and what people say between the parts of a number. */
export interface Chain {
  readonly pieces: Piece[];
  /** The plain text between a piece and the next one. */
  readonly gaps: string[];
  /** Something was said between two of them. */
  hasFiller: boolean;
  /** The last words before it, the nearest first. */
  readonly before: readonly string[];
  /** What follows it: a word, or nothing. */
  after: string;
}

/** Letters that stand for digits among digits. */
const shapes: ReadonlyMap<string, string> = new Map([
  ['o', '0'],
  ['q', '0'],
  ['l', '1'],
  ['i', '1'],
  ['s', '5'],
  ['z', '2'],
  ['b', '8'],
]);
const surely = new Set(['o', 'l', 'i']);
/** So long is a number in which letters that look less alike are read as digits. */
const longRun = 10;

const shapedAs = (word: string, isLong: boolean): string | null => {
  let digits = '';
  for (const letter of word) {
    const digit = isLong || surely.has(letter) ? shapes.get(letter) : undefined;
    if (digit === undefined) return null;
    digits += digit;
  }
  return digits;
};

type Part = { readonly token: Token; readonly digits: string | null; readonly times: number | null };

/** What stands together without a sign between, such as `98O5` or `9eight4`. */
function partsOf(run: readonly Token[]): Part[] {
  const hasDigits = run.some(({ kind }) => kind === 'digits');
  const length = (run.at(-1)?.to ?? 0) - (run[0]?.from ?? 0);
  return run.map((token) => {
    const { kind, text } = token;
    if (kind === 'digits') return { token, digits: text, times: null };
    const digits =
      digitsOfWord(text) ??
      (hasDigits || text === 'o' || (length <= 3 && text !== 'oil' && text !== 'lol')
        ? shapedAs(text, length >= longRun)
        : null);
    return { token, digits, times: timesOf(text) };
  });
}

/** A letter between digits again and again parts them, as a sign does. */
function isParted(run: readonly Token[]): boolean {
  const isLong = (run.at(-1)?.to ?? 0) - (run[0]?.from ?? 0) >= longRun;
  const words = run.filter(({ kind }) => kind === 'word');
  const isMeasure = words.length > 0 && words.length <= 2 && words.every(({ text }) => text === 'x');
  return (
    run.length >= 3 &&
    run[0]?.kind === 'digits' &&
    run.at(-1)?.kind === 'digits' &&
    words.every(({ text }) => text.length === 1) &&
    !words.every(({ text }) => (isLong ? shapes.has(text) : surely.has(text))) &&
    (words.length >= 3 || isMeasure)
  );
}

function pieceOf({ token }: Part, digits: string, run: readonly Part[]): Piece {
  const coded = run.some((one) => one.digits === null && one.times === null && one.token.to === token.from);
  return { digits, from: token.from, to: token.to, said: token.kind === 'word', coded };
}

/** Reads the pieces of a text into chains. */
class Chains {
  readonly all: Chain[] = [];
  private chain: Chain | null = null;
  private words: string[] = [];
  private times: { readonly count: number; readonly from: number } | null = null;
  private filled = false;

  add(piece: Piece, plain: string): void {
    const times = this.times;
    const first = piece.digits.slice(0, 1);
    const grown = times
      ? { ...piece, from: times.from, digits: first.repeat(times.count) + piece.digits.slice(1) }
      : piece;
    this.times = null;
    const last = this.chain?.pieces.at(-1);
    if (!this.chain || !last) {
      this.chain = { pieces: [grown], gaps: [], hasFiller: false, before: [...this.words], after: '' };
      this.all.push(this.chain);
      return;
    }
    const gap = plain.slice(last.to, grown.from);
    if (this.filled) this.chain.hasFiller = true;
    this.filled = false;
    if (/^[ -]?$/.test(gap) && isTens(plain.slice(last.from, last.to)) && /^[1-9]$/.test(grown.digits)) {
      const digits = last.digits.slice(0, -1) + grown.digits;
      this.chain.pieces[this.chain.pieces.length - 1] = { ...last, digits, to: grown.to };
      return;
    }
    this.chain.gaps.push(gap);
    this.chain.pieces.push(grown);
  }

  say(token: Token, times: number | null): void {
    if (times !== null) this.times = { count: times, from: token.from };
    else if (this.chain && isFiller(token.text)) this.filled = true;
    else this.part(token.text);
    if (times === null && !isFiller(token.text)) this.words = [token.text, ...this.words].slice(0, 3);
  }

  part(after: string): void {
    if (this.chain && this.chain.after === '') this.chain.after = after;
    this.chain = null;
    this.times = null;
    this.filled = false;
  }
}

export function readChains(tokens: readonly Token[], plain: string): readonly Chain[] {
  const chains = new Chains();
  for (let at = 0; at < tokens.length; ) {
    const start = at;
    while (tokens[at] && tokens[at]?.kind !== 'mark') at += 1;
    const run = tokens.slice(start, at);
    if (run.length === 0) {
      at += 1;
      continue;
    }
    const parted = isParted(run);
    const parts = partsOf(run);
    for (const part of parts) {
      if (parted && part.token.kind === 'word') continue;
      if (part.digits !== null) chains.add(pieceOf(part, part.digits, parts), plain);
      else chains.say(part.token, part.times);
    }
  }
  return chains.all;
}
