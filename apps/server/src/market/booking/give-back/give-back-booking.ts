import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { confirmsGiveBack } from '@nukkad/contract/market/give-back/give-back.api';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { type Allowed, bookingTransitions, eventFor } from '../booking.transitions.ts';
import { unlessFormer } from '../fulfilment/lock-requested.ts';
import { movePartnerRequest } from '../partner-request.transitions.ts';
import { callOff } from '../project/call-off.ts';
import { moveProposal } from '../reschedule/proposal.transitions.ts';
import { getBookingRules, lockWithRules } from '../rules.store.ts';
import { leavingPartner } from './leaving-partner.ts';
import { giveBackTerms } from './give-back.rules.ts';

interface GivenBack {
  readonly bookingId: string;
  readonly reason: string;
  readonly note?: string | undefined;
  /** The visit and the penalty that the partner saw. */
  readonly seen: Seen<typeof confirmsGiveBack>;
}

/**
 * The partner cannot keep a job that it accepted. The penalty is reckoned at the server's time of receipt.
 */
export async function giveBackBooking(deps: BookingDependencies, call: SignedInCall<{ body: GivenBack }>) {
  const { viewer, now } = call;
  const { bookingId, reason, note, seen } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const locked = await unlessFormer(tx, await lockWithRules(tx, bookingId), viewer);
    if (bookingTransitions.seen(viewer, locked).projectId !== null)
      return callOffSeen(
        deps,
        tx,
        bookingTransitions.allow(viewer, bookingTransitions.verb.callOff, locked),
        call,
      );
    const allowed = bookingTransitions.allow(viewer, bookingTransitions.verb.giveBack, locked);
    const rules = await getBookingRules(tx, now, allowed.row);
    const { penaltyPaise } = giveBackTerms(allowed.row, rules, now);
    const { startsAt, locality } = allowed.row;
    confirmSeen(confirmsGiveBack, seen, {
      startsAt: startsAt.toISOString(),
      locality,
      penalty: penaltyPaise,
    });
    await moveProposal(tx, allowed, 'withdraw', now);
    const answer = { answeredBy: viewer.userId, now, reason, note, penaltyPaise };
    await movePartnerRequest(tx, allowed, 'giveBack', answer);
    const { status } = await bookingTransitions.move(tx, allowed, {
      now,
      note: 'given_back',
      event: eventFor(bookingEvents.givenBack, (of) => ({ ...of, penaltyPaise, reason })),
      changes: leavingPartner(allowed.row, rules, now),
    });
    return { bookingId, status };
  });
}

/** It is ended instead, and costs its partner nothing. */
async function callOffSeen(
  deps: BookingDependencies,
  tx: Tx,
  allowed: Allowed<'callOff'>,
  { now, input: { body } }: SignedInCall<{ body: GivenBack }>,
) {
  const { bookingId, startsAt, locality } = allowed.row;
  confirmSeen(confirmsGiveBack, body.seen, { startsAt: startsAt.toISOString(), locality, penalty: 0 });
  const { status } = await callOff(tx, deps, allowed, { ...body, now });
  return { bookingId, status };
}
