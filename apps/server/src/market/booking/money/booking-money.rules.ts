import type { BookingMoney } from '@nukkad/contract/market/booking/booking-money.model';
import type {
  CancellationCharge,
  PaymentState,
  UnpaidAttempt,
} from '@nukkad/contract/money/payment/payment.model';
import { type MoneyFacts, isDead } from '../booking.rules.ts';
import { type AskedSoon, type KeptEntry, type MoneySums, entriesOf, sumsOf } from './money-entries.rules.ts';

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
  /** Every payment that was captured and every refund, the oldest first. */
  readonly entries: readonly KeptEntry[];
  /** Tries to pay that brought nothing, the oldest first. */
  readonly attempts: readonly UnpaidAttempt[];
}

export const noPayments: BookingPayments = { newest: null, entries: [], attempts: [] };

const openStates: readonly PaymentState[] = ['not_started', 'under_way', 'failed'];

/** A payment that can be made now: it decides the shown state while something is due. */
function openPayment(booking: MoneyFacts & { readonly duePaise: number }, { newest }: BookingPayments) {
  return newest && booking.duePaise > 0 && openStates.includes(newest.state) ? newest : null;
}

function stateOf(
  sums: MoneySums,
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

/** Of what a charge keeps, how much is left to pay under Pay later and how much was paid there. */
function chargeNow(
  charge: CancellationCharge | null,
  { owed, settled }: Pick<MoneySums, 'owed' | 'settled'>,
): CancellationCharge | null {
  if (!charge) return null;
  const later = Math.min(charge.kept, owed);
  return { ...charge, later, settled: settled > 0 ? charge.kept - later : 0 };
}

type MoneyBooking = MoneyFacts & { readonly duePaise: number; readonly endedAt: Date | null };

/** A page that was open when the booking ended did not run out of time: the end closed it. */
const attemptsOf = ({ endedAt }: MoneyBooking, { attempts }: BookingPayments): UnpaidAttempt[] =>
  attempts.filter(({ say, at }) => say !== 'lapsed' || endedAt === null || endedAt >= new Date(at));

/**
 * The money of a booking, for every screen, message and paper: each movement by way and moment, with the state. The
 * captured sum less refunds and fees is being refunded; among payments the newest attempt decides.
 */
export function bookingMoneyOf(
  booking: MoneyBooking,
  payments: BookingPayments,
  charge: CancellationCharge | null,
  asked: AskedSoon,
): BookingMoney {
  const entries = entriesOf(booking, payments.entries, asked);
  const { settled, ...sums } = sumsOf(entries);
  const open = openPayment(booking, payments);
  const underWay = open?.state === 'under_way';
  const { newest } = payments;
  return {
    state: stateOf({ ...sums, settled }, open, booking, newest),
    entries: [...entries],
    attempts: attemptsOf(booking, payments),
    ...sums,
    due: booking.duePaise,
    charge: chargeNow(charge, { owed: sums.owed, settled }),
    orderId: open?.orderId ?? null,
    amount: open?.amountPaise ?? 0,
    failure: open?.state === 'failed' ? open.failure : null,
    since: underWay ? (open.since?.toISOString() ?? null) : null,
    until: open?.until.toISOString() ?? null,
    mayStillArrive: open === null && newest?.mayStillArrive === true,
  };
}
