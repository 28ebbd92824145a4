/** What is said of a booking's money: facts, each with its sum. Screens, messages and papers only put them into words. */
import type { MoneyEntry, MoneyWay, RefundCause } from '../../money/payment/payment.model.ts';
import { moneyWays, refundCauses } from '../../money/payment/payment.model.ts';
import type { BookingMoney, PaidByWay } from './booking-money.model.ts';

export const moneySayings = [
  'chargeKept',
  'chargeLater',
  'chargeSettled',
  'chargeCarried',
  'chargeCollected',
  'complaint',
  'stopped',
  'surplus',
  'released',
  'returningOnline',
  'returningCredit',
  'returningCash',
  'returnedOnline',
  'returnedCredit',
  'returnedCash',
  'nothing',
  'mayArrive',
] as const;
export type MoneySaying = (typeof moneySayings)[number];

export interface MoneyTold {
  readonly say: MoneySaying;
  /** Paise; 0 where the saying has no sum. */
  readonly sum: number;
  /** When the last of it came back. */
  readonly at: string | null;
  /** The booking that collects a charge. */
  readonly number: string | null;
}

const told = (say: MoneySaying, sum = 0, more: Partial<MoneyTold> = {}): MoneyTold => ({
  say,
  sum,
  at: null,
  number: null,
  ...more,
});

const sumOf = (entries: readonly MoneyEntry[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);
const lastOf = (entries: readonly MoneyEntry[]): string | null =>
  entries.reduce<string | null>((last, { at }) => (last === null || at > last ? at : last), null);

const returningAs = { online: 'returningOnline', credit: 'returningCredit', cash: 'returningCash' } as const;
const returnedAs = { online: 'returnedOnline', credit: 'returnedCredit', cash: 'returnedCash' } as const;

/** Refunds of one cause, way and moment. */
export interface RefundSum {
  readonly cause: RefundCause;
  readonly way: MoneyWay;
  readonly done: boolean;
  readonly sum: number;
  readonly at: string | null;
}

/** What goes back or came back, by cause, moment and way; of these causes alone where some are named. */
export function refundSums(
  { entries }: Pick<BookingMoney, 'entries'>,
  causes: readonly RefundCause[] = refundCauses,
): RefundSum[] {
  const refunds = entries.filter(({ kind }) => kind === 'refund');
  const groups = causes.flatMap((cause) =>
    [false, true].flatMap((done) => moneyWays.map((way) => ({ cause, done, way }))),
  );
  return groups.flatMap(({ cause, done, way }) => {
    const own = refunds.filter((one) => one.cause === cause && one.done === done && one.way === way);
    return own.length === 0 ? [] : [{ cause, done, way, sum: sumOf(own), at: lastOf(own) }];
  });
}

const movedTold = ({ way, done, sum, at }: RefundSum): MoneyTold[] => {
  if (way === 'later') return [];
  return [done ? told(returnedAs[way], sum, { at }) : told(returningAs[way], sum)];
};

function causeTold(refunds: readonly RefundSum[], cause: RefundCause): MoneyTold[] {
  const own = refunds.filter((one) => one.cause === cause);
  if (own.length === 0) return [];
  const total = (some: readonly RefundSum[]) => some.reduce((all, { sum }) => all + sum, 0);
  const released = total(own.filter(({ way }) => way === 'later'));
  return [
    ...(cause === 'ended' ? [] : [told(cause, total(own))]),
    ...(released > 0 ? [told('released', released)] : []),
    ...own.flatMap(movedTold),
  ];
}

/** How a charge for cancelling late was or will be taken. */
export function chargeTold({ charge }: Pick<BookingMoney, 'charge'>): MoneyTold[] {
  if (!charge) return [];
  const { kept, later, settled, carried, collectedWith } = charge;
  const parts = [
    told('chargeKept', kept - later - settled),
    told('chargeSettled', settled),
    told('chargeLater', later),
    collectedWith
      ? told('chargeCollected', carried, { number: collectedWith.bookingNumber })
      : told('chargeCarried', carried),
  ];
  return parts.filter(({ sum }) => sum > 0);
}

/** The same in sayings, each cause with its sum first. */
export function returnsTold(
  money: Pick<BookingMoney, 'entries'>,
  causes: readonly RefundCause[] = refundCauses,
): MoneyTold[] {
  const refunds = refundSums(money, causes);
  return causes.flatMap((cause) => causeTold(refunds, cause));
}

/** Where the money is of a booking that ended. */
export function endedTold(money: BookingMoney): MoneyTold[] {
  const isNothing = money.charged === 0 && !money.charge;
  return [
    ...chargeTold(money),
    ...returnsTold(money),
    ...(isNothing && money.owed === 0 ? [told('nothing')] : []),
    ...(money.charged === 0 && money.mayStillArrive ? [told('mayArrive')] : []),
  ];
}

/** What was paid of the bill, by each way; what was not owed is none of it. */
export function paidBy(entries: readonly MoneyEntry[]): PaidByWay[] {
  return moneyWays
    .map((way) => ({
      way,
      amount: sumOf(entries.filter((entry) => entry.kind === 'paid' && entry.way === way)),
    }))
    .filter(({ amount }) => amount > 0);
}
