/** What a last salary holds besides the pay of the month: to the paisa, each line with where it comes from. */
import type { LeavingKind, ShortNotice } from '@nukkad/contract/people/leaving/leaving.model';

export interface SettlementFacts {
  readonly staffId: string;
  readonly kind: LeavingKind;
  /** YYYY-MM-DD. */
  readonly lastDayOn: string;
  readonly shortDays: number;
  readonly shortNotice: ShortNotice | null;
  /** All earnings of a full month, in paise. */
  readonly monthlyPaise: number;
  readonly gratuityPaise: number;
  readonly leaveHalves: number;
  /** What confirmed payslips settled of this employment; below zero: taken off. */
  readonly settled: { readonly notice: number; readonly gratuity: number; readonly leave: number };
  /** The oldest first. */
  readonly advances: readonly {
    readonly advanceId: string;
    readonly givenOn: string;
    readonly left: number;
  }[];
}

/** A line of the payslip, as payroll takes it. */
export interface SettlementLine {
  readonly kind: 'notice' | 'leave_encashment' | 'gratuity' | 'advance';
  readonly name: string;
  /** Paise; below zero: taken off. */
  readonly amount: number;
  readonly origins: readonly {
    readonly kind: 'leaving' | 'advance';
    readonly id: string;
    readonly words: string;
    readonly amount: number;
  }[];
}

/** A day of notice and a day of leave are a thirtieth of a month's earnings, whichever month it is. */
const daysAMonth = 30;
/** Part of a whole of an amount in paise, as payslips round. */
type Share = (paise: number, part: number, whole: number) => number;

function noticeOf({ shortDays, shortNotice, monthlyPaise }: SettlementFacts, share: Share): number {
  const paise = share(monthlyPaise, shortDays, daysAMonth);
  if (shortNotice === 'recovered') return -paise;
  return shortNotice === 'paid' ? paise : 0;
}

/** What is left after confirmed payslips; lines without an amount are left out. */
export function settlementLines(facts: SettlementFacts, share: Share): readonly SettlementLine[] {
  const { staffId, lastDayOn, monthlyPaise, leaveHalves, advances, settled } = facts;
  const fromLeaving = (amount: number) => [
    { kind: 'leaving' as const, id: staffId, words: lastDayOn, amount: Math.abs(amount) },
  ];
  const notice = noticeOf(facts, share) - settled.notice;
  const leave = share(monthlyPaise, leaveHalves, daysAMonth * 2) - settled.leave;
  const gratuity = facts.gratuityPaise - settled.gratuity;
  const lent = advances.reduce((sum, { left }) => sum + left, 0);
  const lines: readonly SettlementLine[] = [
    {
      kind: 'notice',
      name: notice < 0 ? 'Missing notice' : 'Pay in place of notice',
      amount: notice,
      origins: fromLeaving(notice),
    },
    { kind: 'leave_encashment', name: 'Leave that is left', amount: leave, origins: fromLeaving(leave) },
    { kind: 'gratuity', name: 'Gratuity', amount: gratuity, origins: fromLeaving(gratuity) },
    {
      kind: 'advance',
      name: 'Advances',
      amount: -lent,
      origins: advances.map(({ advanceId, givenOn, left }) => ({
        kind: 'advance' as const,
        id: advanceId,
        words: givenOn,
        amount: left,
      })),
    },
  ];
  return lines.filter(({ amount }) => amount !== 0);
}

/** Whole months from the first day to the last, which counts. */
export function monthsOfService(joinedOn: string, lastDayOn: string): number {
  const dayAfter = new Date(Date.parse(lastDayOn) + 86_400_000).toISOString().slice(0, 10);
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = joinedOn.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = dayAfter.split('-').map(Number);
  const months = (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0);
  return Math.max(0, months);
}
