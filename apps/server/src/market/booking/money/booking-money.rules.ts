import type { BookingMoney } from '@nukkad/contract/market/booking/booking-money.model';
import type { CancellationCharge, PaymentState } from '@nukkad/contract/money/payment/payment.model';
import { type MoneyFacts, type PaymentMode, isDead } from '../booking.rules.ts';
import { owedBack } from '../owed-back.rules.ts';

/** What payment knows of a booking besides the sums that the booking keeps itself. Money in paise. */
export interface BookingPayments {
  readonly newest: {
    readonly orderId: string;
    readonly state: PaymentState;
    readonly amountPaise: number;
    readonly failure: string | null;
    /** When its newest attempt was made. */
    readonly since: Date | null;
    readonly until: Date;
    /** An attempt is still open, at any time: its payment may be captured late. */
    readonly mayStillArrive: boolean;
  } | null;
  /** Captured although it was not owed: too late, or twice. */
  readonly surplusPaise: number;
  readonly surplusReturnedPaise: number;
  /** Asked to be returned of what was paid in cash, and not paid yet. */
  readonly cashOwedPaise: number;
  readonly returnedAt: Date | null;
}

export const noPayments: BookingPayments = {
  newest: null,
  surplusPaise: 0,
  surplusReturnedPaise: 0,
  cashOwedPaise: 0,
  returnedAt: null,
};

const openStates: readonly PaymentState[] = ['not_started', 'under_way', 'failed'];

/** A payment that can be made now: it decides the shown state while something is due. */
function openPayment(booking: MoneyFacts & { readonly duePaise: number }, { newest }: BookingPayments) {
  return newest && booking.duePaise > 0 && openStates.includes(newest.state) ? newest : null;
}

function stateOf(
  sums: { readonly charged: number; readonly returned: number; readonly returning: number },
  open: BookingPayments['newest'],
  booking: MoneyFacts & { readonly duePaise: number },
  newest: BookingPayments['newest'],
): PaymentState {
  if (open) return open.state;
  if (!isDead(booking.status) && booking.duePaise > 0)
    return newest?.state === 'expired' ? 'expired' : 'not_started';
  if (sums.returning > 0) return 'returning';
  if (isDead(booking.status) && sums.returned > 0) return 'refunded';
  if (sums.charged > 0) return 'captured';
  return newest?.state === 'expired' || newest?.mayStillArrive ? 'expired' : 'not_started';
}

/**
 * The state of a booking's money, for every screen and message. The captured sum less refunds and fees is being
 * refunded; among payments the newest attempt decides.
 */
export function bookingMoneyOf(
  booking: MoneyFacts & { readonly duePaise: number; readonly paymentMode: PaymentMode },
  payments: BookingPayments,
  charge: CancellationCharge | null,
): BookingMoney {
  const charged = booking.capturedPaise + payments.surplusPaise;
  const returned = booking.refundedPaise + payments.surplusReturnedPaise;
  const returning =
    Math.max(0, owedBack(booking) - booking.refundedPaise) +
    payments.surplusPaise -
    payments.surplusReturnedPaise;
  const open = openPayment(booking, payments);
  const underWay = open?.state === 'under_way';
  const { newest } = payments;
  return {
    state: stateOf({ charged, returned, returning }, open, booking, newest),
    charged,
    returned,
    returnedAt: returned > 0 ? (payments.returnedAt?.toISOString() ?? null) : null,
    returning,
    returningCash: booking.paymentMode === 'cash' ? returning : Math.min(returning, payments.cashOwedPaise),
    charge,
    orderId: open?.orderId ?? null,
    amount: open?.amountPaise ?? 0,
    failure: open?.state === 'failed' ? open.failure : null,
    since: underWay ? (open.since?.toISOString() ?? null) : null,
    until: open?.until.toISOString() ?? null,
    mayStillArrive: open === null && newest?.mayStillArrive === true,
  };
}
