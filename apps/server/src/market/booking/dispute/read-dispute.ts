import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { DisputeOfBooking } from '@nukkad/contract/market/dispute/dispute.model';
import type { Reader } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/pipeline.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { isBuyerOf, ownSide } from '../booking.policy.ts';
import type { Booking } from '../booking.row.ts';
import { findBooking } from '../booking.store.ts';
import { getBookingRules } from '../rules.store.ts';
import { presentDispute, presentLinked } from './dispute.presenter.ts';
import { disputeUntil, mostRefund } from './dispute.rules.ts';
import { disputeOf, findDisputeOf, findRework } from './dispute.store.ts';
import { getDisputeRules } from './dispute-rules.store.ts';
import { listEvidence } from './evidence.store.ts';

export interface Viewing {
  readonly viewer: Viewer;
  readonly now: Date;
}

/** Of one of its sides; others do not learn that the booking exists. */
export function ofOwnSide(viewer: Viewer, booking: Booking | null): Booking {
  return booking && ownSide(viewer, booking) ? booking : refuse(bookingErrors.booking_not_found);
}

/** What of its payments can go back the way it came. */
export const returnableOf = async ({ asked }: BookingDependencies, reader: Reader, bookingId: string) =>
  (await asked.returnable.answers[0]?.(reader, bookingId)) ?? 0;

/** A booking's dispute, and what may still come of one, as this side may see it. */
export async function presentOf(
  deps: BookingDependencies,
  reader: Reader,
  booking: Booking,
  { viewer, now }: Viewing,
): Promise<DisputeOfBooking> {
  const { bookingId, reworkOfBookingId, cityCode } = booking;
  const [row, photos, rework, former, rules, { photosASide }, returnable] = await Promise.all([
    findDisputeOf(reader, bookingId),
    listEvidence(reader, disputeOf(bookingId)),
    findRework(reader, bookingId),
    reworkOfBookingId ? findBooking(reader, reworkOfBookingId) : null,
    getBookingRules(reader, now, booking),
    getDisputeRules(reader, now, cityCode),
    returnableOf(deps, reader, bookingId),
  ]);
  const buyer = isBuyerOf(viewer, booking);
  // Work of a project is disputed by its milestones.
  const mayOpen = buyer && !row && booking.projectId === null;
  const until = mayOpen ? disputeUntil(booking, rules) : null;
  const isPaid = booking.paymentMode !== 'paylater';
  const offered = buyer && isPaid && row?.status === 'offered' && row.offer === 'refund';
  const creditUntil = offered ? await deps.asked.creditUntil.answers[0]?.(reader, now) : undefined;
  const { secret } = deps.platform.config;
  return {
    dispute: row && presentDispute(row, { booking, photos, rework }, { viewer, now, secret }),
    openUntil: until && now < until ? until.toISOString() : null,
    photosASide,
    mostRefund: buyer ? 0 : mostRefund(booking, returnable),
    ...(creditUntil && { creditUntil: creditUntil.toISOString() }),
    reworkOf: former && presentLinked(former),
  };
}

export const readDispute = (
  deps: BookingDependencies,
  bookingId: string,
  viewing: Viewing,
): Promise<DisputeOfBooking> =>
  readTogether(deps.platform.db, async (reader) =>
    presentOf(deps, reader, ofOwnSide(viewing.viewer, await findBooking(reader, bookingId)), viewing),
  );
