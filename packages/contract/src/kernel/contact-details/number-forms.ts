import type { Chain, Piece } from './number-pieces.ts';

/** What a row of pieces is besides a number to call: surely, perhaps, or nothing that is known. */
export const nothing = 0;
export const perhaps = 1;
export const surely = 2;
export type Sureness = typeof nothing | typeof perhaps | typeof surely;

/** Where the form that begins at a piece ends, and how sure it is. */
interface Form {
  readonly pieces: number;
  readonly sureness: Sureness;
}

/** A chain as its forms read it: pieces, what stands between them, and the whole text in plain signs. */
export interface Row extends Pick<Chain, 'pieces' | 'gaps' | 'before' | 'after'> {
  readonly plain: string;
}

const digitsAt = ({ pieces }: Row, at: number): string => pieces[at]?.digits ?? '';
const valueAt = (row: Row, at: number): number => Number(digitsAt(row, at));
/** Signs between a piece and the next one; undefined: there is no next one. */
const gapAt = ({ gaps }: Row, at: number): string | undefined => gaps[at]?.trim();
const isWithin = (value: number, least: number, most: number) => value >= least && value <= most;
const startsAsNumber = (digits: string) => digits === '0' || !digits.startsWith('0');

const isYear = (digits: string) => digits.length === 4 && isWithin(Number(digits), 1950, 2079);
const isDayOf = (day: string, month: string) =>
  day.length <= 2 && month.length <= 2 && isWithin(Number(day), 1, 31) && isWithin(Number(month), 1, 12);

function date(row: Row, at: number): Form | null {
  const [first, second, third] = [digitsAt(row, at), digitsAt(row, at + 1), digitsAt(row, at + 2)];
  const gap = gapAt(row, at);
  if (third === '' || gap !== gapAt(row, at + 1) || !['-', '/', '.', '', ':', '_'].includes(gap ?? '?'))
    return null;
  const isShort = third.length === 2 && (gap === '/' || gap === '-' || gap === '.');
  const isForward = isDayOf(first, second) && (isYear(third) || isShort);
  return isForward || (isYear(first) && isDayOf(third, second)) ? { pieces: 3, sureness: surely } : null;
}

function clock(row: Row, at: number): Form | null {
  const gap = gapAt(row, at);
  const isClock =
    (gap === ':' || gap === '.') &&
    digitsAt(row, at).length <= 2 &&
    valueAt(row, at) <= 24 &&
    digitsAt(row, at + 1).length === 2 &&
    valueAt(row, at + 1) < 60 &&
    gapAt(row, at - 1) !== gap;
  if (!isClock) return null;
  const withSeconds =
    gapAt(row, at + 1) === gap && digitsAt(row, at + 2).length === 2 && valueAt(row, at + 2) < 60;
  const pieces = withSeconds ? 3 : 2;
  if (gapAt(row, at + pieces - 1) === gap) return null;
  return { pieces, sureness: gap === ':' || withSeconds ? surely : perhaps };
}

/** A day written together, `20261112` or `12112026`, and a moment, `20261112103045`. */
function packedDay({ digits }: Piece): boolean {
  const [day, clockOf] = [digits.slice(0, 8), digits.slice(8)];
  if (digits.length !== 8 && digits.length !== 14 && digits.length !== 17) return false;
  const isForward = isYear(day.slice(4)) && isDayOf(day.slice(0, 2), day.slice(2, 4)) && clockOf === '';
  const isBackward = isYear(day.slice(0, 4)) && isDayOf(day.slice(6), day.slice(4, 6));
  return isForward || (isBackward && (clockOf === '' || isPackedClock(clockOf)));
}
const isPackedClock = (digits: string) =>
  (digits.length === 6 || digits.length === 9) &&
  Number(digits.slice(0, 2)) < 24 &&
  Number(digits.slice(2, 4)) < 60 &&
  Number(digits.slice(4, 6)) < 61;

function moment(row: Row, at: number): Form | null {
  const piece = row.pieces[at];
  if (!piece || !packedDay(piece)) return null;
  const withClock = digitsAt(row, at).length === 8 && isPackedClock(digitsAt(row, at + 1));
  return { pieces: withClock ? 2 : 1, sureness: surely };
}

const currencyBefore = /(?:₹|rs\.?|inr|\$|रु\.?|रुपये|रुपए)\s?$/u;
const currencyAfter =
  /^\s?(?:\/-|₹|rs\b|rupees?\b|rupaye|inr\b|रु|k\b|lakhs?\b|lacs?\b|crores?\b|cr\b|लाख|करोड|हजार|only\b|paise\b)/u;
const mostOfAmount = 9;

/** Digits in groups: the last of three, those before of two or three. */
function groupsFrom(row: Row, at: number): number {
  let end = at;
  while (end - at < 4 && row.gaps[end] === ',' && isWithin(digitsAt(row, end + 1).length, 2, 3)) end += 1;
  const groups = row.pieces.slice(at, end + 1).map(({ digits }) => digits.length);
  const middle = groups.slice(1, -1);
  const isGrouped =
    groups.length === 1 ||
    ((groups[0] ?? 9) <= 3 && groups.at(-1) === 3 && middle.every((length) => length === middle[0]));
  return isGrouped ? groups.length : 1;
}

function amount(row: Row, at: number): Form | null {
  const groups = groupsFrom(row, at);
  const digits = row.pieces
    .slice(at, at + groups)
    .map((piece) => piece.digits)
    .join('');
  const [start, end] = [row.pieces[at]?.from ?? 0, row.pieces[at + groups - 1]?.to ?? 0];
  const { plain } = row;
  const hasCurrency =
    currencyBefore.test(plain.slice(Math.max(0, start - 8), start)) ||
    currencyAfter.test(plain.slice(end, end + 9));
  if (digits.length > mostOfAmount || !startsAsNumber(digits) || (groups === 1 && !hasCurrency)) return null;
  const hasPaise = row.gaps[at + groups - 1] === '.' && digitsAt(row, at + groups).length <= 2;
  const isSure = hasCurrency ? digits.length >= 3 || valueAt(row, at) % 5 === 0 : digits.length <= 7;
  return { pieces: groups + (hasPaise ? 1 : 0), sureness: isSure ? surely : perhaps };
}

export const shortForms = [date, clock, moment, amount] as const;
export { digitsAt, gapAt, isWithin, isYear, startsAsNumber, valueAt };
