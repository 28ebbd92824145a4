import type {
  MoneyEntry,
  MoneyWay,
  RefundCause,
  UnpaidAttempt,
} from '@nukkad/contract/money/payment/payment.model';
import type { KeptEntry } from '../../market/booking/index.ts';
import type { AnyProvider } from './order.store.ts';
import type { Unpaid } from './unpaid.store.ts';

const ways: Readonly<Record<AnyProvider, MoneyWay>> = {
  sandbox: 'online',
  razorpay: 'online',
  cash: 'cash',
  credit: 'credit',
  paylater: 'later',
};

export const wayOf = (provider: AnyProvider): MoneyWay => ways[provider];

/** Where a refund goes: what was put on Pay later is no longer owed, cash waits for an account that is named. */
export function refundWayOf({
  provider,
  toCredit,
}: {
  readonly provider: AnyProvider;
  readonly toCredit: boolean;
}): MoneyWay {
  return toCredit && provider !== 'paylater' ? 'credit' : wayOf(provider);
}

const causes: Readonly<Record<string, RefundCause>> = {
  surplus: 'surplus',
  dispute: 'complaint',
  stopped_early: 'stopped',
};

/** All other reasons say why a booking ended without work. */
export const refundCauseOf = (reason: string): RefundCause => causes[reason] ?? 'ended';

/** A payment that was captured, or a refund of one, as the table keeps it. */
export interface Movement {
  readonly provider: AnyProvider;
  /** False: it was not owed. */
  readonly kept: boolean;
  readonly settlesLater: boolean;
  readonly amount: number;
  readonly at: string;
  readonly orderId: string;
  readonly refund: {
    readonly reason: string;
    readonly toCredit: boolean;
    readonly done: boolean;
  } | null;
}

/** What a payment is of its booking's money. */
export function paymentKindOf({
  kept,
  settlesLater,
}: Pick<Movement, 'kept' | 'settlesLater'>): Exclude<MoneyEntry['kind'], 'refund'> {
  if (!kept) return 'surplus';
  return settlesLater ? 'settled' : 'paid';
}

export function entryOf(movement: Movement): KeptEntry {
  const { provider, kept, amount, at, orderId, refund } = movement;
  const from = wayOf(provider);
  return {
    kind: refund ? 'refund' : paymentKindOf(movement),
    way: refund ? refundWayOf({ provider, toCredit: refund.toCredit }) : from,
    from,
    kept,
    amount,
    at: new Date(at).toISOString(),
    cause: refund ? refundCauseOf(refund.reason) : null,
    done: refund?.done ?? true,
    orderId,
  };
}

export const attemptOf = ({ at, ...attempt }: Unpaid): UnpaidAttempt => ({
  ...attempt,
  at: new Date(at).toISOString(),
});
