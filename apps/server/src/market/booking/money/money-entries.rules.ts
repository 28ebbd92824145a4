import {
  type MoneyEntry,
  type MoneyWay,
  type RefundCause,
  moneyWays,
} from '@nukkad/contract/money/payment/payment.model';
import { type MoneyFacts, isDead } from '../booking.rules.ts';
import { owedBack } from '../owed-back.rules.ts';

/** A movement as payment keeps it: of a refund also the way in which it was paid. */
export interface KeptEntry extends MoneyEntry {
  readonly from: MoneyWay;
  /** Of money that the booking counted as its own. */
  readonly kept: boolean;
}

const sumOf = (entries: readonly MoneyEntry[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/** What is left of each way that can still go back; what was put on Pay later and paid since lies with the gateway. */
function leftByWay(entries: readonly KeptEntry[]): Map<MoneyWay, number> {
  const of = (kind: MoneyEntry['kind'], way: MoneyWay) =>
    sumOf(entries.filter((entry) => entry.kind === kind && entry.kept && entry.from === way));
  const settled = sumOf(entries.filter(({ kind, kept }) => kind === 'settled' && kept));
  const gone = { later: settled, online: -settled, credit: 0, cash: 0 } as const;
  return new Map(moneyWays.map((way) => [way, of('paid', way) - of('refund', way) - gone[way]]));
}

/** Why a booking owes money back that no refund was made for yet. */
function causeOf({ status, refundGrantedPaise }: MoneyFacts): RefundCause {
  if (refundGrantedPaise > 0) return 'complaint';
  return isDead(status) ? 'ended' : 'stopped';
}

/** What the booking owes back and payment has not heard of yet: it goes the ways in which refunds are made. */
function notAskedYet(booking: MoneyFacts, entries: readonly KeptEntry[], asked: AskedSoon): MoneyEntry[] {
  const asksFor = entries.filter(({ kind, kept }) => kind === 'refund' && kept);
  let left = owedBack(booking) - sumOf(asksFor);
  const wayOf = (way: MoneyWay): MoneyWay => (asked.asCredit && way !== 'later' ? 'credit' : way);
  return [...leftByWay(entries)].flatMap(([way, atMost]) => {
    const amount = Math.max(0, Math.min(left, atMost));
    left -= amount;
    if (amount === 0) return [];
    const at = asked.now.toISOString();
    const cause = causeOf(booking);
    return [{ kind: 'refund', way: wayOf(way), amount, at, cause, done: false, orderId: null }];
  });
}

export interface AskedSoon {
  readonly now: Date;
  /** The customer has chosen credit for what goes back. */
  readonly asCredit?: boolean;
}

/** All that came in and went back of a booking, with what it owes back at this moment. */
export function entriesOf(
  booking: MoneyFacts,
  kept: readonly KeptEntry[],
  asked: AskedSoon,
): readonly MoneyEntry[] {
  const known = kept.map(({ kind, way, amount, at, cause, done, orderId }) => ({
    kind,
    way,
    amount,
    at,
    cause,
    done,
    orderId,
  }));
  return [...known, ...notAskedYet(booking, kept, asked)];
}

/** The sums of a story of money, in paise. */
export interface MoneySums {
  readonly charged: number;
  readonly returned: number;
  readonly returnedAt: string | null;
  readonly returning: number;
  readonly returningCash: number;
  /** Put on Pay later, and neither paid since nor released. */
  readonly owed: number;
  readonly settled: number;
}

export function sumsOf(entries: readonly MoneyEntry[]): MoneySums {
  const refunds = entries.filter(({ kind }) => kind === 'refund');
  const back = refunds.filter(({ way }) => way !== 'later');
  const ways = entries.filter(({ kind, way }) => kind !== 'refund' && way !== 'later');
  const deferred = entries.filter(({ kind, way }) => kind === 'paid' && way === 'later');
  const settled = sumOf(entries.filter(({ kind }) => kind === 'settled'));
  const returned = back.filter(({ done }) => done);
  const returning = back.filter(({ done }) => !done);
  return {
    charged: sumOf(ways),
    returned: sumOf(returned),
    returnedAt: returned.reduce<string | null>((last, { at }) => (last && last > at ? last : at), null),
    returning: sumOf(returning),
    returningCash: sumOf(returning.filter(({ way }) => way === 'cash')),
    owed: sumOf(deferred) - settled - sumOf(refunds.filter(({ way }) => way === 'later')),
    settled,
  };
}
