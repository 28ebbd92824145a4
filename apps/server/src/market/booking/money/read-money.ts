import type { BookingMoney } from '@nukkad/contract/market/booking/booking-money.model';
import type { CancellationCharge } from '@nukkad/contract/money/payment/payment.model';
import type { Reader } from '../../../platform/db/database.ts';
import type { BookingDependencies } from '../booking.dependencies.ts';
import type { CardBooking } from '../booking.row.ts';
import { amountDue } from '../booking.rules.ts';
import { bookingMoneyOf, noPayments } from './booking-money.rules.ts';
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
  now: Date,
): Promise<ReadonlyMap<string, BookingMoney>> {
  const ids = bookings.filter(({ hasOrder }) => hasOrder !== false).map(({ bookingId }) => bookingId);
  const [payments, charges] = await Promise.all([
    deps.asked.payments.answers[0]?.(reader, ids, now),
    chargesOf(deps, reader, bookings),
  ]);
  return new Map(
    bookings.map((booking) => [
      booking.bookingId,
      bookingMoneyOf(
        { ...booking, duePaise: amountDue(booking) },
        payments?.get(booking.bookingId) ?? noPayments,
        charges.get(booking.bookingId) ?? null,
      ),
    ]),
  );
}

/** A buyer's latest charges for cancelling late, the newest first. */
export async function readCharges(
  deps: BookingDependencies,
  reader: Reader,
  buyerId: string,
): Promise<CancellationCharge[]> {
  const bookings = await listCharged(reader, buyerId, 20);
  const charges = await chargesOf(deps, reader, bookings);
  return bookings.flatMap((booking) => charges.get(booking.bookingId) ?? []);
}
