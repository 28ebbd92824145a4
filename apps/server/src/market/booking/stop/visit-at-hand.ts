import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { Stopper, StopReason } from '@nukkad/contract/market/stop/stop.noun';
import type { DoneLine, StopLine } from '@nukkad/contract/market/stop/stop.model';
import type { Reader } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { listAdditions } from '../addition.store.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { mayMoveNow } from '../booking.policy.ts';
import type { Booking } from '../booking.row.ts';
import { findBooking, listLines } from '../booking.store.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { type Agreed, type PartBill, billedLines, partBill, staysWhole, withDone } from './stop.rules.ts';

/** What was agreed to of this visit. */
export async function agreedOf(reader: Reader, booking: Booking): Promise<Agreed> {
  const [lines, additions] = await Promise.all([
    listLines(reader, [booking.bookingId]),
    listAdditions(reader, booking.bookingId),
  ]);
  return { booking, lines, additions };
}

interface Said {
  readonly by: Stopper;
  readonly reason: StopReason;
  readonly done: readonly DoneLine[];
  /** Left out: by who says it, and why. */
  readonly whole?: boolean;
}

/** The bill of what is said to be done: its lines as they were said, and those that are billed. */
export function billOfSaid(
  { interfaces }: BookingDependencies,
  agreed: Agreed,
  { by, reason, done, whole = staysWhole(by, reason) }: Said,
): { readonly lines: StopLine[]; readonly billed: StopLine[]; readonly bill: PartBill } {
  const lines = withDone(billedLines(agreed), done);
  if (!Array.isArray(lines)) return refuse(lines);
  const billed = whole ? billedLines(agreed) : lines;
  return {
    lines,
    billed,
    bill: partBill(agreed, billed, (price, parts) => interfaces.cart.partPrice(price, parts)),
  };
}

/** For this viewer, while it is under way. */
export async function visitAtHand(reader: Reader, viewer: Viewer, bookingId: string): Promise<Booking> {
  const booking = bookingTransitions.seen(viewer, await findBooking(reader, bookingId));
  if (!mayMoveNow(viewer, bookingLifecycle.verb.askStop, booking))
    return refuse(bookingErrors.booking_moved_on, { present: booking.status });
  return booking;
}
