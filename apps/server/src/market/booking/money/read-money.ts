import type { BookingMoney } from '@nukkad/contract/market/booking/booking-money.model';
import type { CancellationCharge } from '@nukkad/contract/money/payment/payment.model';
import type { Reader } from '../../../platform/db/database.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { CardBooking } from '../booking.row.ts';
import { amountDue } from '../booking.rules.ts';
import { findBookings } from '../booking.store.ts';
import { bookingMoneyOf, noPayments } from './booking-money.rules.ts';
import type { AskedSoon } from './money-entries.rules.ts';
import { findCollecting, listCharged } from './money.store.ts';

type Cancelled = Pick<CardBooking, 'bookingId' | 'bookingNumber' | 'feePaise' | 'endedAt'>;

/** Charges of these bookings, by booking id; bookings without one are left out. */
async function chargesOf(
  { interfaces }: BookingDependencies,
  reader: Reader,
  bookings: readonly Cancelled[],
): Promise<ReadonlyMap<string, CancellationCharge>> {
  const charged = bookings.filter((booking) => booking.feePaise > 0);
  if (charged.length === 0) return new Map();
  const carried = await interfaces.cart.carriedCharges(
    reader,
    charged.map((booking) => booking.bookingNumber),
  );
  const collecting = await findCollecting(
    reader,
    [...carried.values()].flatMap((one) => one.collectedBookingId ?? []),
  );
  return new Map(
    charged.map(({ bookingId, bookingNumber, feePaise, endedAt }) => {
      const rest = carried.get(bookingNumber);
      const amount = rest?.amountPaise ?? 0;
      return [
        bookingId,
        {
          bookingId,
          bookingNumber,
          cancelledAt: (endedAt ?? new Date(0)).toISOString(),
          amount: feePaise,
          kept: feePaise - amount,
          later: 0,
          settled: 0,
          carried: amount,
          collectedWith: collecting.get(rest?.collectedBookingId ?? '') ?? null,
        },
      ];
    }),
  );
}

/** `hasOrder`: false where it is known that no payment was ever begun. */
type Paid = CardBooking & { readonly hasOrder?: boolean };

/** The money of these bookings as their buyers are told of it, by booking id. */
export async function readMoney(
  deps: BookingDependencies,
  reader: Reader,
  bookings: readonly Paid[],
  asked: AskedSoon,
): Promise<ReadonlyMap<string, BookingMoney>> {
  const ids = bookings.filter(({ hasOrder }) => hasOrder !== false).map(({ bookingId }) => bookingId);
  const [payments, charges] = await Promise.all([
    deps.asked.payments.answers[0]?.(reader, ids, asked.now),
    chargesOf(deps, reader, bookings),
  ]);
  return new Map(
    bookings.map((booking) => [
      booking.bookingId,
      bookingMoneyOf(
        { ...booking, duePaise: amountDue(booking) },
        payments?.get(booking.bookingId) ?? noPayments,
        charges.get(booking.bookingId) ?? null,
        asked,
      ),
    ]),
  );
}

/** The same of one booking. */
export async function readMoneyOf(
  deps: BookingDependencies,
  reader: Reader,
  booking: Paid,
  asked: AskedSoon,
): Promise<BookingMoney> {
  const own = (await readMoney(deps, reader, [booking], asked)).get(booking.bookingId);
  if (!own) throw new Error('Every booking has a story of its money.');
  return own;
}

/** Where the money of a booking would be once it was cancelled now for this fee. */
export async function readMoneyAfter(
  { asked }: BookingDependencies,
  reader: Reader,
  booking: CardBooking,
  { feePaise, now }: { readonly feePaise: number; readonly now: Date },
): Promise<BookingMoney> {
  const { bookingId, bookingNumber, capturedPaise } = booking;
  const payments = await asked.payments.answers[0]?.(reader, [bookingId], now);
  const kept = Math.min(feePaise, capturedPaise);
  const charge: CancellationCharge = {
    bookingId,
    bookingNumber,
    cancelledAt: now.toISOString(),
    amount: feePaise,
    kept,
    later: 0,
    settled: 0,
    carried: feePaise - kept,
    collectedWith: null,
  };
  return bookingMoneyOf(
    { ...booking, status: 'Cancelled', feePaise, duePaise: 0 },
    payments?.get(bookingId) ?? noPayments,
    feePaise > 0 ? charge : null,
    { now },
  );
}

/** A buyer's latest charges for cancelling late, the newest first. */
export async function readCharges(
  deps: BookingDependencies,
  reader: Reader,
  buyerId: string,
  now: Date,
): Promise<CancellationCharge[]> {
  const ids = await listCharged(reader, buyerId, 20);
  if (ids.length === 0) return [];
  const money = await readMoney(deps, reader, await findBookings(reader, ids), { now });
  return ids.flatMap((bookingId) => money.get(bookingId)?.charge ?? []);
}
