import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { confirmsAddition, seenOfAddition } from '@nukkad/contract/market/booking/booking.confirm';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { additionLifecycle } from '@nukkad/contract/market/booking/addition.noun';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { lastReads } from '../../platform/db/last-reads.ts';
import { refuse } from '../../platform/refusal.ts';
import { moveAddition } from './addition.transitions.ts';
import { listAdditions } from './addition.store.ts';
import type { BookingDependencies } from './booking.interface.ts';
import { presentAddition } from './booking-line.presenter.ts';
import { billPaise } from './booking.rules.ts';
import { bookingTransitions, eventFor } from './booking.transitions.ts';
import { readDetails } from './read-details.ts';
import { translateLines } from './translate-lines.ts';

interface AdditionAnswer {
  readonly bookingId: string;
  readonly additionId: string;
  readonly seen: Seen<typeof confirmsAddition>;
}

/** Only the buyer's approval adds a service to the bill, at the requested price; an answer is final. */
export async function answerAddition(
  deps: BookingDependencies,
  call: SignedInCall<{ body: AdditionAnswer }>,
  approve: boolean,
) {
  const { viewer, now, lang } = call;
  const { bookingId, additionId, seen } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const allowed = await bookingTransitions.lockTo(
      tx,
      viewer,
      bookingTransitions.verb.answerAddition,
      bookingId,
    );
    const addition = (await listAdditions(tx, bookingId)).find((one) => one.additionId === additionId);
    if (!addition) return refuse(bookingErrors.addition_not_found);
    const verb = approve ? 'approve' : 'refuse';
    if (!canMove(additionLifecycle, verb, addition.state))
      return refuse(bookingErrors.booking_moved_on, { present: addition.state });
    const total = billPaise(allowed.row);
    // Compared in the language in which it was read.
    const [read = addition] = await translateLines(deps, tx, [addition], lang);
    confirmSeen(confirmsAddition, seen, seenOfAddition({ total }, presentAddition(read)));
    await moveAddition(tx, allowed, verb, { additionId, now });
    const added = approve ? addition.pricePaise : 0;
    const booking = await bookingTransitions.move(tx, allowed, {
      now,
      event: eventFor(bookingEvents.additionAnswered, (of) => ({ ...of, additionId, approved: approve })),
      note: approve ? 'addition_approved' : 'addition_refused',
      changes: { additionsPaise: allowed.row.additionsPaise + added },
    });
    return lastReads((reader) => readDetails(deps, reader, { booking, viewer, now, lang }));
  });
}
