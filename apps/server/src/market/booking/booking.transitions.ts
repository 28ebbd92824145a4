/** How a booking moves: its table is `booking.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { BookingFacts } from '@nukkad/contract/market/booking/booking.events';
import {
  type BookingActor,
  bookingLifecycle,
  type BookingVerb,
} from '@nukkad/contract/market/booking/booking.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { EventSpec } from '@nukkad/contract/kernel/event';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type {
  Allowed as AllowedOf,
  AllowedNew as AllowedNewOf,
  By,
} from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import { type PendingEvent, pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { capacities, isMoveOf, maySee } from './booking.policy.ts';
import type { Booking, BookingChanges } from './booking.row.ts';
import { paymentStatusOf } from './owed-back.rules.ts';
import { saveBooking, saveMove } from './booking.store.ts';
import { lockWithRules } from './rules.store.ts';

/** An event of a booking with its facts, once it is known whom the booking concerns. */
export type BookingEventFor = (concerned: BookingFacts) => PendingEvent;

/** `happened(bookingEvents.accepted)`; with `facts` for an event that says more than whom it concerns. */
export function eventFor(event: EventSpec<BookingFacts>): BookingEventFor;
export function eventFor<Facts extends BookingFacts>(
  event: EventSpec<Facts>,
  facts: (concerned: BookingFacts) => NoInfer<Facts>,
): BookingEventFor;
export function eventFor(
  event: EventSpec<BookingFacts>,
  facts: (concerned: BookingFacts) => BookingFacts = (concerned) => concerned,
): BookingEventFor {
  return (concerned) => pendingEvent(event, facts(concerned));
}

export interface MoveDetail {
  /** The events that are published. */
  readonly event: BookingEventFor | readonly BookingEventFor[];
  readonly changes?: BookingChanges;
  /** A code for the timeline, nothing personal. */
  readonly note?: string;
  /** What else the audit log keeps: why an Admin did it, or what was waived. */
  readonly log?: Readonly<Record<string, unknown>>;
}

/** A locked booking that this actor may move by this verb, now. */
export type Allowed<Verb extends BookingVerb> = AllowedOf<typeof bookingLifecycle, Booking, Verb, Viewer>;

/** A booking that may be made by this verb. */
export type AllowedNew<Verb extends BookingVerb> = AllowedNewOf<
  typeof bookingLifecycle,
  Booking,
  Verb,
  Viewer
>;

/** Who acts for the organisation that holds the booking. */
const workers: ReadonlySet<BookingActor> = new Set(['Service Partner', 'subUser', 'Professional']);

export const bookingTransitions = transitions({
  table: bookingLifecycle,
  notFound: bookingErrors.booking_not_found,
  movedOn: bookingErrors.booking_moved_on,
  lock: lockWithRules,
  forbidden: (_viewer, row, verb) =>
    row.projectId && !isMoveOf(verb, row) ? bookingErrors.booking_of_project : kernelErrors.forbidden,
  sees: maySee,
  capacities,
  next: (booking: Booking, status, { changes }: MoveDetail) => changed({ ...booking, status }, changes),
  // With the timeline, as the making of a booking is (`insertBooking`).
  save: (tx, booking: Authorized<Booking>, { verb, from, by, detail, now }) =>
    saveMove(tx, { booking, verb, from, actor: actorOf(by), note: detail.note ?? '', now }),
  logged: ({ after, verb, from, to, by, detail }) => ({
    actorKind: by.kind,
    actorId: by.who?.userId ?? null,
    ...(workers.has(by.kind) && { actsFor: after.organisationId }),
    action: `booking.${verb}`,
    subjectKind: 'booking',
    subjectId: after.bookingId,
    detail: { from, to, version: after.version, ...detail.log },
  }),
  tells: ({ before, after, detail }) =>
    [detail.event].flat().map((happening) => happening(factsOf(after, before))),
});

export const actorOf = ({ kind, who }: By<BookingActor, Viewer>) => ({ kind, userId: who?.userId ?? null });

/** A change that is no move, such as a photo or money: those who look at it are told. */
export async function touch(
  tx: Tx,
  booking: Authorized<Booking>,
  detail: { readonly now: Date; readonly event: BookingEventFor; readonly changes?: BookingChanges },
): Promise<Authorized<Booking>> {
  const next = changed(booking, detail.changes);
  await saveBooking(tx, next);
  await detail.event(factsOf(next, booking)).write(tx, detail.now);
  return next;
}

function changed<B extends Booking>(booking: B, changes: BookingChanges = {}): B {
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
