/** How deposits pay for what was deducted, and what a late one costs. */
import type { Paise } from '@nukkad/contract/kernel/money';
import { percentToRupee } from '../rules/rounding.rules.ts';
import type { TaxRates } from '../rules/rule-table.rules.ts';
import { addMonths, monthOf } from '../run/month.rules.ts';
import type { ChallanRow } from './tax-facts.rules.ts';

type DepositRates = TaxRates['deposit'];

/** Last day to deposit what was deducted in a month: in the next month, of March to the end of April. */
export function depositDue(month: string, { day, ofMarch }: DepositRates): string {
  const next = addMonths(month, 1);
  return month.slice(5, 7) === '03'
    ? `${next.slice(0, 4)}-${ofMarch}`
    : `${next.slice(0, 8)}${String(day).padStart(2, '0')}`;
}

/** Months of the calendar that a deposit touches, that of the deduction and its own included. */
function monthsTouched(month: string, depositedOn: string): number {
  const [year = 0, at = 0] = month.split('-').map(Number);
  const [lastYear = 0, lastAt = 0] = monthOf(depositedOn).split('-').map(Number);
  return (lastYear - year) * 12 + lastAt - at + 1;
}

/** To the rupee; nothing up to the last day. Counted from the month of the deduction, as the department's portal counts it. */
export function lateInterest(
  paid: Paise,
  { month, depositedOn }: { readonly month: string; readonly depositedOn: string },
  rates: DepositRates,
): Paise {
  if (depositedOn <= depositDue(month, rates)) return 0;
  return percentToRupee(paid, rates.latePct * monthsTouched(month, depositedOn));
}

/** What of a challan pays for what was deducted; interest, fee and penalty are apart. */
export const taxIn = ({ tax, surcharge, cess }: Pick<ChallanRow, 'tax' | 'surcharge' | 'cess'>): Paise =>
  tax + surcharge + cess;

/** What a challan pays of a month. */
export interface PaidPart {
  readonly challanId: string;
  readonly month: string;
  readonly depositedOn: string;
  readonly paid: Paise;
}

export interface Shared {
  readonly parts: readonly PaidPart[];
  readonly left: ReadonlyMap<string, Paise>;
  /** By challan: beyond what its months deducted. */
  readonly unused: ReadonlyMap<string, Paise>;
}

export type PayingChallan = Pick<
  ChallanRow,
  'challanId' | 'depositedOn' | 'months' | 'tax' | 'surcharge' | 'cess'
>;

/** The earliest deposit pays first, and of its months the first one; so nothing is paid twice. */
export function shareChallans(
  challans: readonly PayingChallan[],
  deducted: ReadonlyMap<string, Paise>,
): Shared {
  const left = new Map(deducted);
  const unused = new Map<string, Paise>();
  const parts: PaidPart[] = [];
  for (const challan of challans) {
    const { challanId, depositedOn } = challan;
    let room = taxIn(challan);
    for (const month of challan.months) {
      const owed = left.get(month) ?? 0;
      const paid = Math.min(room, owed);
      left.set(month, owed - paid);
      room -= paid;
      parts.push({ challanId, month, depositedOn, paid });
    }
    unused.set(challanId, room);
  }
  return { parts, left, unused };
}
