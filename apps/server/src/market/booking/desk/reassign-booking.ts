import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import { confirmsReassign, seenOfReassign } from '@nukkad/contract/market/desk/desk.api';
import { deskErrors } from '@nukkad/contract/market/desk/desk.noun';
import type { reassignBooking as asked } from '@nukkad/contract/market/desk/desk-moves.api';
import type { DeskBooking } from '@nukkad/contract/market/desk/desk.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { type MoveDetail, bookingTransitions, eventFor } from '../booking.transitions.ts';
import { type Reserved, reserveOneOf } from '../fulfilment/find-partner.ts';
import { requestPartner } from '../fulfilment/request-partner.ts';
import { namesOf } from '../names-of.ts';
import { movePartnerRequest } from '../partner-request.transitions.ts';
import { moveProposal } from '../reschedule/proposal.transitions.ts';
import { lockWithRules } from '../rules.store.ts';
import { readDeskBookingOf } from './read-desk-booking.ts';

interface By {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly log: MoveDetail['log'];
}

/**
 * Another partner is asked, in one step: the present one loses it, a professional of the chosen one is reserved, and the
 * accept clock starts. Where no one is free there nothing has moved. The price that the customer agreed to stays.
 */
export async function reassignBooking(
  deps: BookingDependencies,
  call: SignedInCall<EndpointParsed<typeof asked>>,
): Promise<DeskBooking> {
  const { viewer, now, input } = call;
  const { bookingId } = input.params;
  const { organisationId, why, seen } = input.body;
  await deps.platform.write(call, async (tx) => {
    const locked = bookingTransitions.seen(viewer, await lockWithRules(tx, bookingId));
    const { companyName } = await namesOf(deps, tx, locked);
    confirmSeen(
      confirmsReassign,
      seen,
      seenOfReassign({ status: locked.status, startsAt: locked.startsAt.toISOString(), companyName }),
    );
    if (now >= locked.startsAt) refuse(deskErrors.visit_time_come);
    if (locked.organisationId === organisationId) refuse(deskErrors.partner_has_it);
    const by = { viewer, now, log: { why } };
    const free = await takeBack(tx, locked, by);
    const offerable = bookingTransitions.allow(
      viewer,
      free.status === 'Need To Forward'
        ? bookingTransitions.verb.forward
        : bookingTransitions.verb.offerToPartner,
      free,
    );
    const choice = { booking: offerable.row, organisationIds: [organisationId], now };
    const reserved = (await reserveOneOf(tx, deps, choice)) ?? refuse(deskErrors.partner_not_free);
    await requestPartner(tx, deps, await forwarded(tx, free, reserved, by), reserved, now, by);
  });
  return readDeskBookingOf(deps, bookingId, call);
}

/** From the partner that has it or is asked; one that no partner has is left as it is. */
async function takeBack(tx: Tx, booking: Booking, { viewer, now, log }: By): Promise<Booking> {
  if (!canMove(bookingLifecycle, 'takeBack', booking.status)) return booking;
  const allowed = bookingTransitions.allow(viewer, bookingTransitions.verb.takeBack, booking);
  if (booking.status === 'Partner Assigned')
    await movePartnerRequest(tx, allowed, 'withdraw', { answeredBy: null, now });
  else await moveProposal(tx, allowed, 'withdraw', now);
  return bookingTransitions.move(tx, allowed, {
    now,
    log,
    event: eventFor(bookingEvents.takenBack),
    note: 'taken_back',
    changes: { organisationId: null, staffId: null, acceptBefore: null, acceptedAt: null },
  });
}

async function forwarded(tx: Tx, booking: Booking, reserved: Reserved, { viewer, now, log }: By) {
  if (booking.status !== 'Need To Forward') return booking;
  return bookingTransitions.move(
    tx,
    bookingTransitions.allow(viewer, bookingTransitions.verb.forward, booking),
    {
      now,
      log,
      event: eventFor(bookingEvents.forwarded),
      changes: { heldOrganisationId: reserved.organisationId, heldStaffId: reserved.staffId },
    },
  );
}
