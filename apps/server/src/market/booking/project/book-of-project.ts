import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { newBookingNumber } from '../booking-number.ts';
import { insertBooking } from '../booking.store.ts';
import { actorOf, bookingTransitions, eventFor } from '../booking.transitions.ts';
import { reserveOneOf } from '../fulfilment/find-partner.ts';
import { type ProjectVisit, lineOfVisit, visitOfProject } from './visit-of-project.ts';

/**
 * A visit of a project as a booking, in the step of the caller. A professional is held where one is free; else the visit is
 * made all the same, and its partner assigns someone. `viewer`: who of the partner planned it; null: it was agreed on.
 */
export async function bookOfProject(
  tx: Tx,
  deps: BookingDependencies,
  visit: Authorized<ProjectVisit>,
  { viewer, now }: { readonly viewer: Viewer | null; readonly now: Date },
): Promise<string> {
  const fresh = visitOfProject(visit, { bookingId: newId(), bookingNumber: newBookingNumber(), now });
  const allowed = viewer
    ? bookingTransitions.allowNew(viewer, bookingTransitions.verb.bookOfProject, fresh)
    : bookingTransitions.allowNewSystem(bookingTransitions.verb.bookOfProject, fresh);
  const { row } = allowed;
  const organisationIds = [visit.organisationId];
  const held = await reserveOneOf(tx, deps, { booking: row, organisationIds, now });
  const booking = {
    ...row,
    heldOrganisationId: held?.organisationId ?? null,
    heldStaffId: held?.staffId ?? null,
  };
  const actor = actorOf(allowed.by);
  const event = { booking, verb: 'bookOfProject', from: null, actor, note: 'of_project', now } as const;
  await insertBooking(tx, event, [lineOfVisit(visit, { bookingId: row.bookingId, lineId: newId() })]);
  const created = eventFor(bookingEvents.created, (of) => ({ ...of, payBefore: null }));
  const told = viewer ? [created, eventFor(bookingEvents.visitPlanned)] : [created];
  await bookingTransitions.begin(tx, allowed, { now, event: told });
  return row.bookingId;
}
