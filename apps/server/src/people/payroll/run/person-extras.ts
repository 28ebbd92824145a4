/** Pure: lines of a payslip beside the structure, of one person. */
import { percentOf } from '@nukkad/contract/kernel/money';
import type { Extra } from './payslip.rules.ts';
import { type Part, originOf } from './read-part.ts';
import type { DuePerson } from './run.store.ts';

/** Shares of what the organisation earned by this person's bookings, a line for work and one for fees. */
export function sharesOf(
  part: Part,
  { staffId, commissionPercent, feeSharePercent }: DuePerson,
): readonly Extra[] {
  const line = (kind: 'commission' | 'fee_share', name: string, percent: number): Extra => {
    const origins = part.earned
      .filter((one) => one.staffId === staffId && (kind === 'commission') === (one.kind === 'work'))
      .map(({ bookingId, bookingNumber, valuePaise }) => ({
        kind: 'booking' as const,
        id: bookingId,
        words: bookingNumber,
        amount: percentOf(Math.max(0, valuePaise), percent),
      }))
      .filter(({ amount }) => amount > 0);
    return { kind, name, amount: origins.reduce((sum, { amount }) => sum + amount, 0), origins };
  };
  return [
    line('commission', 'Commission on bookings', commissionPercent),
    line('fee_share', 'Share of cancellation fees', feeSharePercent),
  ];
}

export function entriesOf(part: Part, staffId: string): readonly Extra[] {
  return part.entries
    .filter((one) => one.staffId === staffId && one.amountPaise !== null)
    .map((one) => ({
      kind: 'entry',
      name: one.words,
      amount: one.kind === 'deduction' ? -(one.amountPaise ?? 0) : (one.amountPaise ?? 0),
      origins: [originOf(one)],
    }));
}

/** What the last payslip could not take off, each with that payslip. */
export const carriedOf = (part: Part, staffId: string): readonly Extra[] =>
  part.carried
    .filter((one) => one.staffId === staffId)
    .map(({ payslipId, month, name, amount }) => ({
      kind: 'carried_over',
      name,
      amount: -amount,
      origins: [{ kind: 'payslip', id: payslipId, words: month.slice(0, 7), amount }],
    }));
