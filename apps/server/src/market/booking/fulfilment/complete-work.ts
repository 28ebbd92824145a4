import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { confirmsCompletion } from '@nukkad/contract/market/booking/booking.confirm';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { stopErrors } from '@nukkad/contract/market/stop/stop.noun';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import type { BookingDependencies } from '../booking.interface.ts';
import { amountDue, billPaise, minutesAfter } from '../booking.rules.ts';
import { bookingTransitions, eventFor } from '../booking.transitions.ts';
import { requestRefundOf } from '../end-booking.ts';
import { getBookingRules } from '../rules.store.ts';
import { openQuestions } from '../stop/stop.store.ts';
import { readDetails } from '../read-details.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import { refuse } from '../../../platform/refusal.ts';

/** Completes the work, unless the buyer still has to answer an addition. Unpaid amounts stay due. */
export async function completeWork(
  deps: BookingDependencies,
  call: SignedInCall<{
    body: { readonly bookingId: string; readonly seen: Seen<typeof confirmsCompletion> };
  }>,
) {
  const { viewer, now, lang } = call;
  const { bookingId, seen } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    // Sent together: the questions are read behind the lock.
    const [allowed, open] = await Promise.all([
      bookingTransitions.lockTo(tx, viewer, bookingTransitions.verb.complete, bookingId),
      openQuestions(tx, bookingId),
    ]);
    const rules = await getBookingRules(tx, now, allowed.row);
    if (open.addition) refuse(bookingErrors.addition_open);
    if (open.stop) refuse(stopErrors.stop_open, { present: allowed.row.status });
    const { row: work } = allowed;
    confirmSeen(confirmsCompletion, seen, { total: billPaise(work), amountDue: amountDue(work) });
    await deps.interfaces.schedule.release(tx, allowed.row);
    const closesAt = minutesAfter(now, rules.closeAfterHours * 60).toISOString();
    const completed = await bookingTransitions.move(tx, allowed, {
      now,
      event: eventFor(bookingEvents.completed, (of) => ({
        ...of,
        amountPaise: billPaise(allowed.row),
        closesAt,
      })),
      changes: { completedAt: now, heldOrganisationId: null, heldStaffId: null },
    });
    // A nearer partner came than the one that was paid for.
    const booking = await requestRefundOf(tx, completed, { reason: 'paid_above_bill', now });
    return lastReads((reader) => readDetails(deps, reader, { booking, viewer, now, lang, rules }));
  });
}
