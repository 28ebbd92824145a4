import {
  type Row,
  type Sureness,
  digitsAt,
  gapAt,
  isWithin,
  isYear,
  nothing,
  perhaps,
  shortForms,
  startsAsNumber,
  surely,
  valueAt,
} from './number-forms.ts';

interface Form {
  readonly pieces: number;
  readonly sureness: Sureness;
}

const unitWords = new Set(
  `sq sqft sqm sqyd ft feet foot inch inches in mm cm m mtr metre meter metres meters km kg kgs g gm gram grams ton tons tonne
  l ltr litre litres liter ml w watt watts kw kwh v volt volts amp amps a hp rpm hz mah gb mb hr hrs hour hours min mins minute
  minutes sec day days week weeks month months year years yrs percent pm am x bhk units unit pcs pieces nos people persons
  rupees rs lakh lakhs crore cft tr nm psi db degree degrees
  वर्ग फुट फीट मीटर किलो लीटर घंटे दिन महीने साल प्रतिशत रुपये बजे इंच`
    .trim()
    .split(/\s+/),
);
const unitSign = /^\s?(?:%|°|'|″|′|²|³|"(?![\p{L}\d]))/u;

/** What is measured is short; so is a whole number before its decimals. */
function measure(row: Row, at: number): Form | null {
  const hasDecimals = row.gaps[at] === '.' && digitsAt(row, at + 1).length <= 2;
  const pieces = hasDecimals ? 2 : 1;
  const end = row.pieces[at + pieces - 1]?.to ?? 0;
  const isLast = at + pieces === row.pieces.length;
  const hasUnit = (isLast && unitWords.has(row.after)) || unitSign.test(row.plain.slice(end, end + 3));
  if (!isWithin(digitsAt(row, at).length, 1, 5) || !startsAsNumber(digitsAt(row, at))) return null;
  if (hasUnit) return { pieces, sureness: surely };
  return hasDecimals && digitsAt(row, at).length <= 3 ? { pieces, sureness: perhaps } : null;
}

const isTimes = (gap: string | undefined) => gap !== undefined && ['x', '*', '×', '✕'].includes(gap);

/** Length, breadth, height. */
function sizes(row: Row, at: number): Form | null {
  let end = at;
  while (end - at < 4 && isTimes(gapAt(row, end))) end += 1;
  const pieces = end - at + 1;
  if (!isWithin(pieces, 2, 3) || isTimes(gapAt(row, at - 1))) return null;
  const all = row.pieces.slice(at, end + 1).map(({ digits }) => digits);
  if (!all.every((digits) => digits.length <= 4 && startsAsNumber(digits))) return null;
  const isRound = all.every((digits) => Number(digits) % 5 === 0);
  const hasUnit = end + 1 === row.pieces.length && unitWords.has(row.after);
  return { pieces, sureness: isRound || hasUnit || pieces === 2 ? surely : perhaps };
}

const isRoundNumber = (digits: string): boolean => {
  const value = Number(digits);
  if (!startsAsNumber(digits) || digits.length < 3) return false;
  return value % (digits.length >= 5 ? 500 : 50) === 0 || (digits.length <= 4 && value % 100 === 99);
};

/** 6, 7, 8, 9 and 10; 500/600/750; 75000 to 80000. */
function list(row: Row, at: number): Form | null {
  const step = valueAt(row, at + 1) - valueAt(row, at);
  const gap = gapAt(row, at);
  let rising = at;
  while (
    gap !== undefined &&
    isWithin(step, 1, 1_000) &&
    gapAt(row, rising) === gap &&
    startsAsNumber(digitsAt(row, rising)) &&
    valueAt(row, rising + 1) - valueAt(row, rising) === step
  )
    rising += 1;
  const isWhole = at === 0 && rising + 1 === row.pieces.length;
  const isListed = isWhole || gap === ',' || gap === '/';
  if (isListed && rising - at >= (isWhole ? 2 : 4)) return { pieces: rising - at + 1, sureness: surely };
  let round = at;
  while (
    gapAt(row, round) !== undefined &&
    isRoundNumber(digitsAt(row, round)) &&
    isRoundNumber(digitsAt(row, round + 1))
  )
    round += 1;
  return round > at ? { pieces: round - at + 1, sureness: surely } : null;
}

/** 9-10, 14–16: hours, days, people. */
function span(row: Row, at: number): Form | null {
  const gap = gapAt(row, at);
  const isSpan =
    (gap === '-' || gap === '–' || gap === '—') &&
    [at, at + 1].every((one) => digitsAt(row, one).length <= 2 && startsAsNumber(digitsAt(row, one))) &&
    valueAt(row, at) < valueAt(row, at + 1) &&
    gapAt(row, at - 1) !== gap &&
    gapAt(row, at + 1) !== gap;
  return isSpan ? { pieces: 2, sureness: perhaps } : null;
}

const pinWords = new Set(['pin', 'pincode', 'code', 'zip', 'postal', 'पिन', 'पिनकोड']);

function single(row: Row, at: number): Form | null {
  const digits = digitsAt(row, at);
  if (/^(?:123456789?0?|0{8,})$/.test(digits)) return { pieces: 1, sureness: surely };
  if (isYear(digits)) return { pieces: 1, sureness: perhaps };
  const isSplit = digits.length === 3 && gapAt(row, at) === '' && digitsAt(row, at + 1).length === 3;
  if (!/^[1-9]/.test(digits) || (digits.length !== 6 && !isSplit)) return null;
  const isSaid = at === 0 && row.before.slice(0, 2).some((word) => pinWords.has(word));
  return { pieces: isSplit ? 2 : 1, sureness: isSaid ? surely : perhaps };
}

const forms = [...shortForms, sizes, list, measure, span, single];

/** How sure each piece is to be no part of a number to call. */
export function surenessOf(row: Row): readonly Sureness[] {
  const all: Sureness[] = [];
  while (all.length < row.pieces.length) {
    const at = all.length;
    let best: Form = { pieces: 1, sureness: nothing };
    for (const form of forms) {
      const found = form(row, at);
      if (found && found.sureness > best.sureness) best = found;
    }
    for (let one = 0; one < best.pieces; one += 1) all.push(best.sureness);
  }
  return all.slice(0, row.pieces.length);
}

export { nothing, perhaps, surely };
