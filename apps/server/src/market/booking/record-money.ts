import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { listAdditions } from './addition.store.ts';
import type { MoneyMoved, Payable, PayableLine, WantedPayable } from './booking.interface.ts';
import type { Addition, Booking, BookingLine } from './booking.row.ts';
import { amountDue, isUrgent } from './booking.rules.ts';
import { findBooking, listLines, lockBooking } from './booking.store.ts';
import { eventFor, touch } from './booking.transitions.ts';

/** Payment has checked the money; the booking only keeps the sums, in payment's transaction. */
export async function recordMoney(
  tx: Tx,
  { bookingId, capturedPaise = 0, refundedPaise = 0, isLater, now }: MoneyMoved,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  if (!booking) throw new Error('Money was recorded for a booking that is not there.');
  await touch(tx, systemAuthorized(booking, 'Payment has checked the money.'), {
    now,
    event: eventFor(bookingEvents.moneyRecorded),
    changes: {
      capturedPaise: booking.capturedPaise + capturedPaise,
      refundedPaise: booking.refundedPaise + refundedPaise,
      ...(isLater && { paymentMode: 'paylater' as const }),
    },
  });
}

/** The sums stay; the reported state of the money changes, so screens fetch it again. */
export async function showMoney(tx: Tx, bookingId: string, now: Date): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  if (booking)
    await touch(tx, systemAuthorized(booking, 'Payment says that its state moved.'), {
      now,
      event: eventFor(bookingEvents.paymentMoved),
    });
}

export async function payable(reader: Reader, wanted: WantedPayable): Promise<Payable | null> {
  return readPayable(reader, wanted, findBooking(reader, wanted.bookingId));
}

export async function lockPayable(tx: Tx, wanted: WantedPayable): Promise<Payable | null> {
  return readPayable(tx, wanted, lockBooking(tx, wanted.bookingId));
}

/** What is billed is read behind the lock and in one trip with it. */
async function readPayable(
  reader: Reader,
  { bookingId, buyerId }: WantedPayable,
  asked: Promise<Booking | null>,
): Promise<Payable | null> {
  const [booking, lines, additions] = await Promise.all([
    asked,
    listLines(reader, [bookingId]),
    listAdditions(reader, bookingId),
  ]);
  if (!booking || (buyerId !== undefined && buyerId !== booking.buyerId)) return null;
  return payableFrom(booking, lines, additions);
}

function payableFrom(
  booking: Booking,
  lines: readonly BookingLine[],
  additions: readonly Addition[],
): Payable {
  const approved = additions.filter((addition) => addition.state === 'approved');
  return {
    bookingId: booking.bookingId,
    bookingNumber: booking.bookingNumber,
    buyerId: booking.buyerId,
    organisationId: booking.organisationId,
    staffId: booking.staffId,
    cityCode: booking.cityCode,
    status: booking.status,
    paymentStatus: booking.paymentStatus,
    paymentMode: booking.paymentMode,
    amountDuePaise: amountDue(booking),
    capturedPaise: booking.capturedPaise,
    refundedPaise: booking.refundedPaise,
    feePaise: booking.feePaise,
    refundGrantedPaise: booking.refundGrantedPaise,
    isRework: booking.reworkOfBookingId !== null,
    isOfProject: booking.projectId !== null,
    isUrgent: isUrgent(booking),
    payBefore: booking.payBefore,
    commissionPercent: booking.commissionPercent,
    version: booking.version,
    price: booking.price,
    lines: [
      ...billed(booking, lines).map((line) => lineOf('booked', line)),
      ...approved.map((line) => lineOf('addition', line)),
    ],
    createdAt: booking.createdAt,
    startsAt: booking.startsAt,
    completedAt: booking.completedAt,
    addressStateCode: booking.stateCode,
    contactName: booking.contactName,
    formattedAddress: booking.formattedAddress,
  };
}

/** As many of each as the price bills: fewer than were booked where the visit ended early. */
function billed(
  { price, reworkOfBookingId }: Booking,
  lines: readonly BookingLine[],
): readonly BookingLine[] {
  if (reworkOfBookingId !== null || price.services.length !== lines.length) return lines;
  return lines
    .map((line, at) => {
      const { quantity, price: pricePaise } = price.services[at] ?? { ...line, price: line.pricePaise };
      return { ...line, quantity, pricePaise };
    })
    .filter(({ quantity }) => quantity > 0);
}

function lineOf(kind: PayableLine['kind'], line: BookingLine | Addition): PayableLine {
  const { serviceId, name, subcategoryName, quantity, pricePaise, sacCode, gstClass } = line;
  const taxPaise = 'taxPaise' in line ? line.taxPaise : 0;
  return { kind, serviceId, name, subcategoryName, quantity, pricePaise, taxPaise, sacCode, gstClass };
}
