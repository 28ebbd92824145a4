/**
 * How far deductions go. In a month that others follow they take no more than half of the wages (Code on Wages, section 18(3)),
 * and what is left of them is carried over. From a last salary is taken what there is, and the rest stays owed.
 */
import type { Paise } from '@nukkad/contract/kernel/money';
import type { CarriedDeduction, Origin } from '@nukkad/contract/people/payroll/payroll.model';
import type { Line } from './line.rules.ts';

type Kinds = ReadonlySet<Line['kind']>;
/** Pay that was not earned: no deduction from wages. */
const notEarned: Kinds = new Set(['unpaid_days', 'days_away']);
/** Taken by law, before all others and beyond the half. */
const byLaw: Kinds = new Set([
  'provident_fund',
  'state_insurance',
  'income_tax',
  'professional_tax',
  'labour_welfare',
]);
/**
 * Missing notice, loans, and advances of a settlement; an advance without an origin is taken as it was entered. What does not
 * fit stays with whose it is, and is asked for again with the next month.
 */
const isRecovered = ({ kind, origins }: Line): boolean =>
  kind === 'notice' || kind === 'loan' || (kind === 'advance' && origins.length > 0);

/** The first ones in full, as far as the amount goes; those of pay that is taken back are below zero. */
function originsWithin(origins: readonly Origin[], amount: Paise): readonly Origin[] {
  let left = amount;
  return origins.flatMap((origin) => {
    const taken = Math.min(left, Math.abs(origin.amount));
    left -= taken;
    return taken > 0 ? [{ ...origin, amount: origin.amount < 0 ? -taken : taken }] : [];
  });
}

/** Days are named whatever is taken off. */
const namesDays = ({ origins }: Line): boolean => origins.every(({ amount }) => amount === 0);

const withAmount = (line: Line, amount: Paise): Line =>
  amount === line.amount
    ? line
    : { ...line, amount, origins: namesDays(line) ? line.origins : originsWithin(line.origins, amount) };

const sumOf = (lines: readonly Line[]): Paise => lines.reduce((sum, { amount }) => sum + amount, 0);

/** The same name once. */
function carriedOf(short: readonly CarriedDeduction[]): readonly CarriedDeduction[] {
  const by = new Map<string, Paise>();
  for (const { name, amount } of short) by.set(name, (by.get(name) ?? 0) + amount);
  return [...by].map(([name, amount]) => ({ name, amount }));
}

export interface Within {
  readonly lines: readonly Line[];
  /** What cannot be taken any more, or is asked for again by who asked for it. */
  readonly owed: Paise;
  readonly carried: readonly CarriedDeduction[];
}

/**
 * How far: half of the wages of a month that others follow; what there is of a last salary; of a settlement after it recoveries
 * alone, as what was paid too much is owed below zero.
 */
export type Limit =
  | { readonly to: 'half'; readonly wages: Paise }
  | { readonly to: 'pay' }
  | { readonly to: 'recoveries' };

/** What is left of the pay, and of what deductions may take of it. */
interface Room {
  readonly left: Paise;
  readonly open: Paise;
}

function takenOf(line: Line, { left, open }: Room, limit: Limit): Paise {
  if (limit.to === 'recoveries' && !isRecovered(line)) return line.amount;
  return Math.min(line.amount, Math.max(0, byLaw.has(line.kind) ? left : Math.min(left, open)));
}

/** By law first, then what was entered or is in the structure, then recoveries. */
function inOrder(deductions: readonly Line[]): readonly Line[] {
  const others = deductions.filter((line) => !byLaw.has(line.kind) && !notEarned.has(line.kind));
  return [
    ...deductions.filter(({ kind }) => byLaw.has(kind)),
    ...others.filter((line) => !isRecovered(line)),
    ...others.filter(isRecovered),
  ];
}

function allTaken(lines: readonly Line[], limit: Limit): ReadonlyMap<Line, Paise> {
  const deductions = lines.filter(({ type }) => type === 'DEDUCTION');
  const earned = sumOf(lines.filter(({ type }) => type === 'EARNING'));
  const left = earned - sumOf(deductions.filter(({ kind }) => notEarned.has(kind)));
  let room: Room = { left, open: limit.to === 'half' ? Math.floor(Math.max(0, limit.wages) / 2) : left };
  const taken = new Map<Line, Paise>();
  for (const line of inOrder(deductions)) {
    const amount = takenOf(line, room, limit);
    taken.set(line, amount);
    room = { left: room.left - amount, open: room.open - amount };
  }
  return taken;
}

/** Pay that is taken back is worked out anew in each month, and so comes again by itself. */
const isCarried = (line: Line, limit: Limit): boolean =>
  limit.to === 'half' && !byLaw.has(line.kind) && !isRecovered(line) && line.kind !== 'arrears';

/** The lines in their order, as far as they go. */
export function withinPay(lines: readonly Line[], limit: Limit): Within {
  const taken = allTaken(lines, limit);
  const kept = lines.flatMap((line) => {
    const amount = taken.get(line) ?? line.amount;
    return amount > 0 || !taken.has(line) ? [withAmount(line, amount)] : [];
  });
  const short = [...taken].flatMap(([line, amount]) =>
    line.amount > amount ? [{ line, amount: line.amount - amount }] : [],
  );
  const carried = short.filter(({ line }) => isCarried(line, limit));
  const owed = short.filter(({ line }) => !isCarried(line, limit) && !byLaw.has(line.kind));
  return {
    lines: kept,
    owed: owed.reduce((sum, { amount }) => sum + amount, 0),
    carried: carriedOf(carried.map(({ line: { name }, amount }) => ({ name, amount }))),
  };
}
