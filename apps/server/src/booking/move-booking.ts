import { type BookingVerb, bookingLifecycle } from '@nukkad/contract/booking/booking.lifecycle';
import { bookingErrors } from '@nukkad/contract/booking/booking.errors';
import type { BookingFacts } from '@nukkad/contract/booking/booking.events';
import type { EventSpec } from '@nukkad/contract/kernel/event';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { type Authorized, authorize } from '../platform/authorize.ts';
import type { Tx } from '../platform/db/database.ts';
import { publish } from '../platform/outbox/publish.ts';
import { refuse } from '../platform/refusal.ts';
import type { Viewer } from '../platform/viewer.ts';
import { type Actor, actorFor, maySee, systemActor } from './booking.policy.ts';
import type { Booking, BookingChanges } from './booking.row.ts';
import { paymentStatusOf } from './booking.rules.ts';
import { insertEvent, saveBooking } from './booking.store.ts';

/** A locked booking that this actor may move by this verb, now. */
export interface Allowed {
  readonly booking: Authorized<Booking>;
  readonly verb: BookingVerb;
  readonly actor: Actor;
}

/** 404 for somebody else's, 403 for who may never, 409 with the present state for too early or too late. */
export function allowMove(viewer: Viewer, verb: BookingVerb, booking: Booking | null): Allowed {
  const seen = seenBy(viewer, booking);
  const actor = actorFor(viewer, verb, seen);
  const authorized = authorize(seen, actor !== null);
  if (!canMove(bookingLifecycle, verb, seen.status))
    refuse(bookingErrors.booking_moved_on, { present: seen.status });
  return { booking: authorized, verb, actor: actor ?? systemActor };
}

/** 404 unless it is there and this viewer's business. */
export function seenBy(viewer: Viewer, booking: Booking | null): Booking {
  if (!booking || !maySee(viewer, booking)) return refuse(bookingErrors.booking_not_found);
  return booking;
}

/** For consumers and timers, which look again at the row: null when it has moved on and nothing is to be done. */
export function allowSystem(verb: BookingVerb, booking: Booking | null): Allowed | null {
  if (!booking || !canMove(bookingLifecycle, verb, booking.status)) return null;
  return { booking: authorize(booking, true), verb, actor: systemActor };
}

/** An event of a booking with its facts, once it is known whom the booking concerns. */
export type Happening = (tx: Tx, now: Date, concerned: BookingFacts) => Promise<void>;

/** `happened(bookingEvents.accepted)`; with `facts` for an event that says more than whom it concerns. */
export function happened(event: EventSpec<BookingFacts>): Happening;
export function happened<Facts extends BookingFacts>(
  event: EventSpec<Facts>,
  facts: (concerned: BookingFacts) => NoInfer<Facts>,
): Happening;
export function happened(
  event: EventSpec<BookingFacts>,
  facts: (concerned: BookingFacts) => BookingFacts = (concerned) => concerned,
): Happening {
  return (tx, now, concerned) => publish(tx, now, event, facts(concerned));
}

export interface MoveDetail {
  readonly now: Date;
  /** What is published of it. */
  readonly event: Happening;
  readonly changes?: BookingChanges;
  /** A code for the timeline, nothing personal. */
  readonly note?: string;
}

/** The change, the timeline, the audit and the outbox of one move, in the caller's transaction. */
export async function move(
  tx: Tx,
  { booking, verb, actor }: Allowed,
  detail: MoveDetail,
): Promise<Authorized<Booking>> {
  const [status = booking.status] = bookingLifecycle.moves[verb].to;
  const next = changed({ ...booking, status }, detail.changes);
  await saveBooking(tx, next);
  await insertEvent(tx, {
    booking: next,
    verb,
    from: booking.status,
    actor,
    note: detail.note ?? '',
    now: detail.now,
  });
  await detail.event(tx, detail.now, factsOf(next, booking));
  return next;
}

/** A change that is no move, such as a photo or money: those who look at it are told. */
export async function touch(
  tx: Tx,
  booking: Authorized<Booking>,
  detail: Omit<MoveDetail, 'note'>,
): Promise<Authorized<Booking>> {
  const next = changed(booking, detail.changes);
  await saveBooking(tx, next);
  await detail.event(tx, detail.now, factsOf(next, booking));
  return next;
}

function changed(booking: Authorized<Booking>, changes: BookingChanges = {}): Authorized<Booking> {
  const next = { ...booking, ...changes, version: booking.version + 1 };
  return { ...next, paymentStatus: paymentStatusOf(next) };
}

/** The ids of those concerned; those whom it moved away from are named too, so that their screens let go of it. */
export function factsOf(after: Booking, before: Booking = after): BookingFacts {
  const { bookingId, version, buyerId, organisationId, staffId } = after;
  return {
    bookingId,
    version,
    buyerId,
    organisationId,
    staffId,
    ...(before.organisationId &&
      before.organisationId !== organisationId && { formerOrganisationId: before.organisationId }),
    ...(before.staffId && before.staffId !== staffId && { formerStaffId: before.staffId }),
  };
}
