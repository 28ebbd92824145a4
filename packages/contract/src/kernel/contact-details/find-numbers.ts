import { nothing, surely, surenessOf } from './number-lists.ts';
import { type Chain, type Piece, readChains } from './number-pieces.ts';
import { digitsOfWord, timesOf } from './number-words.ts';
import type { Token } from './tokens.ts';

/** A place in the plain text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const leastDigits = 8;
/** So many digits among innocent ones are no number yet. */
const fewDigits = 5;

const digitsOf = (pieces: readonly Piece[]): string => pieces.map(({ digits }) => digits).join('');
/** Ten digits that begin as a mobile number, with or without the country or a zero before them. */
const isMobile = (digits: string): boolean => /^(?:0{0,2}91|0)?[6-9]\d{9}$/.test(digits);

/** What numbers that are not to be called stand behind. */
const namedBefore = new Set(
  `order orders invoice bill receipt txn transaction utr ref reference gst gstin pan hsn sac ticket complaint booking consumer
  meter model serial imei policy flat flats plot house door room rooms floor tower unit survey khata sector sku part awb tracking
  udyam fssai folio warranty rera licence license certificate sr id
  ऑर्डर बिल रसीद बुकिंग फ्लैट मकान प्लॉट कमरा शिकायत मॉडल बीजक`
    .trim()
    .split(/\s+/),
);
const isNamed = ({ before }: Chain): boolean => before.some((word) => namedBefore.has(word));

const longestNumber = 14;
/** A part of a mobile number may look as something else, as an hour does; so many digits of it do not. */
const leastLeft = 3;

/** Where some pieces in a row are such a number, from the beginning of one to the end of another. */
function mobileIn(pieces: readonly Piece[], sureness: readonly number[]): readonly Piece[] | null {
  for (const at of pieces.keys()) {
    let digits = '';
    let left = 0;
    for (let end = at; end < pieces.length && digits.length < longestNumber; end += 1) {
      const one = pieces[end]?.digits ?? '';
      digits += one;
      if (sureness[end] !== surely) left += one.length;
      if (left >= leastLeft && isMobile(digits)) return pieces.slice(at, end + 1);
    }
  }
  return null;
}

interface Run {
  readonly pieces: readonly Piece[];
  readonly left: number;
}

/** Pieces in a row that are not surely something else, each with how many digits of it are nothing known. */
function runsOf({ pieces }: Chain, sureness: readonly number[]): readonly Run[] {
  const runs: { pieces: Piece[]; left: number }[] = [];
  let isNew = true;
  for (const [at, piece] of pieces.entries()) {
    if (sureness[at] === surely) {
      isNew = true;
      continue;
    }
    if (isNew) runs.push({ pieces: [], left: 0 });
    isNew = false;
    const run = runs.at(-1);
    run?.pieces.push(piece);
    if (run && sureness[at] === nothing) run.left += piece.digits.length;
  }
  return runs;
}

/** A mobile number whatever it is written among; any other number of its length, unless it is known to be none. */
function isToCall({ pieces, left }: Run, chain: Chain): boolean {
  if (digitsOf(pieces).length < leastDigits) return false;
  if (mobileIn(pieces, [])) return true;
  const isCoded = pieces[0]?.coded === true;
  return left >= fewDigits && !isCoded && !isNamed(chain) && !chain.hasFiller;
}

const spanOf = (pieces: readonly Piece[]): Span => ({
  from: pieces[0]?.from ?? 0,
  to: pieces.at(-1)?.to ?? 0,
});

function numbersOf(chain: Chain, plain: string): readonly Span[] {
  if (digitsOf(chain.pieces).length < leastDigits) return [];
  const sureness = surenessOf({ ...chain, plain });
  const found = runsOf(chain, sureness).filter((run) => isToCall(run, chain));
  if (found.length > 0) return found.map(({ pieces }) => spanOf(pieces));
  const mobile = mobileIn(chain.pieces, sureness);
  return mobile ? [spanOf(mobile)] : [];
}

/** With the sign of the country, and a bracket, that stand before it. */
function withSign({ from, to }: Span, plain: string): Span {
  const isSign = (at: number) => plain[at] === '+' || plain[at] === '(';
  let start = from;
  while (start > 0 && isSign(start - 1)) start -= 1;
  return { from: start, to };
}

/** Whether there are enough digits at all: most texts have few, and are not looked at further. */
function mayHold(tokens: readonly Token[]): boolean {
  let digits = 0;
  for (const { kind, text } of tokens) {
    if (kind === 'digits') digits += text.length;
    else if (kind === 'word')
      digits += timesOf(text) ?? digitsOfWord(text)?.length ?? (/^[oliq]+$/.test(text) ? text.length : 0);
    if (digits >= leastDigits) return true;
  }
  return false;
}

export function findNumbers(tokens: readonly Token[], plain: string): readonly Span[] {
  if (!mayHold(tokens)) return [];
  return readChains(tokens, plain)
    .flatMap((chain) => numbersOf(chain, plain))
    .map((span) => withSign(span, plain));
}

/** Where the digits begin that the text ends with, so that what is written next may go on with them; null: it does not. */
export function openEnd(tokens: readonly Token[], plain: string): number | null {
  const last = readChains(tokens, plain).at(-1);
  if (!last || last.after !== '') return null;
  return last.pieces[0]?.from ?? null;
}
