import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Stopper, StopReason } from '@nukkad/contract/market/stop/stop.noun';
import type { StopLine } from '@nukkad/contract/market/stop/stop.model';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { leaveOutAdditions } from '../addition.transitions.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { type BookingRules, minutesAfter } from '../booking.rules.ts';
import { type Allowed, type BookingEventFor, bookingTransitions, eventFor } from '../booking.transitions.ts';
import { requestRefundOf } from '../end-booking.ts';
import { saveLowerPrice } from '../price.store.ts';
import type { PartBill } from './stop.rules.ts';

/** How a visit ends before its work is done. */
export interface Ending {
  readonly by: Stopper;
  readonly reason: StopReason;
  /** Those that are billed, with how many of each. */
  readonly billed: readonly StopLine[];
  readonly bill: PartBill;
  readonly rules: BookingRules;
  readonly now: Date;
  /** Of a dispute that begins with it. */
  readonly disputed?: BookingEventFor;
}

/** The work is over: the part bill takes the place of the agreed one, and what was paid above it goes back. */
export async function endEarly(
  tx: Tx,
  deps: BookingDependencies,
  allowed: Allowed<'stopEarly'> | Allowed<'stopDisputed'>,
  ending: Ending,
): Promise<Authorized<Booking>> {
  const { interfaces } = deps;
  const { row } = allowed;
  const { bill, billed, rules, now, by, reason } = ending;
  // Coupon before time, as when a booking is made; work that never began has used none.
  if (billed.every(({ done }) => done === 0)) await interfaces.cart.freeCoupon(tx, row, now);
  await interfaces.schedule.release(tx, row);
  await leaveOutAdditions(tx, allowed, { done: billed, now });
  await saveLowerPrice(tx, partOf(row, { bookingId: row.bookingId, price: bill.price }));
  const closesAt = minutesAfter(now, rules.closeAfterHours * 60).toISOString();
  const completed = eventFor(bookingEvents.completed, (of) => ({
    ...of,
    amountPaise: bill.billPaise,
    closesAt,
    stopped: { by, reason, agreedPaise: bill.agreedPaise },
  }));
  const ended = await bookingTransitions.move(tx, allowed, {
    now,
    event: ending.disputed ? [completed, ending.disputed] : [completed],
    note: ending.disputed ? 'stop_disputed' : 'stopped_early',
    log: { reason, agreedPaise: bill.agreedPaise, billPaise: bill.billPaise },
    changes: {
      completedAt: now,
      price: bill.price,
      totalPaise: bill.price.totalCheckoutValue,
      additionsPaise: bill.additionsPaise,
      reasonCode: 'stopped_early',
      heldOrganisationId: null,
      heldStaffId: null,
    },
  });
  return requestRefundOf(tx, ended, { reason: 'stopped_early', now });
}
