import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { confirmsCustomerAbsent } from '@nukkad/contract/market/no-show/no-show.api';
import { partOf } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import { lastReads } from '../../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { endBooking } from '../end-booking.ts';
import { listPhotos } from '../photo/photo.store.ts';
import { readDetails } from '../read-details.ts';
import { getBookingRules, lockWithRules } from '../rules.store.ts';
import { type Place, absenceFee, customerAbsentFrom, isProof, metresBetween } from './absence.rules.ts';
import { insertAbsence } from './absence.store.ts';

interface Report {
  readonly bookingId: string;
  readonly photoId: string;
  readonly position?: (Place & { readonly accuracyMetres: number }) | null | undefined;
  /** The visit, and the fee that the professional saw. */
  readonly seen: Seen<typeof confirmsCustomerAbsent>;
}

/**
 * The customer is not there. The server's clock says whether it is time; the photo and the place of the device are kept for
 * a complaint. A device that is far away is no reason to refuse: addresses may be known by their area only.
 */
export async function reportCustomerAbsent(deps: BookingDependencies, call: SignedInCall<{ body: Report }>) {
  const { viewer, now, lang } = call;
  const { bookingId, photoId, position = null, seen } = call.input.body;
  return deps.platform.write(call, async (tx) => {
    const [locked, photos] = await Promise.all([lockWithRules(tx, bookingId), listPhotos(tx, bookingId)]);
    const allowed = bookingTransitions.allow(viewer, bookingTransitions.verb.customerAbsent, locked);
    const { row } = allowed;
    const rules = await getBookingRules(tx, now, row);
    const feePaise = absenceFee(row, rules);
    if (now < customerAbsentFrom(row, rules)) refuse(bookingErrors.too_early_for_absence);
    if (!photos.some((photo) => photo.photoId === photoId && isProof(photo, row)))
      refuse(bookingErrors.absence_unproved);
    confirmSeen(confirmsCustomerAbsent, seen, { startsAt: row.startsAt.toISOString(), fee: feePaise });
    const proof = {
      bookingId,
      cityCode: row.cityCode,
      reportedBy: viewer.userId,
      photoId,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
      accuracyMetres: position?.accuracyMetres ?? null,
      distanceMetres: position ? metresBetween(position, row) : null,
      reportedAt: now,
    };
    await insertAbsence(tx, partOf(row, proof));
    const ended = await endBooking(tx, deps, allowed, {
      now,
      event: bookingEvents.cancelled,
      reason: 'no_show',
      feePaise,
    });
    return lastReads((reader) => readDetails(deps, reader, { booking: ended, viewer, now, lang, rules }));
  });
}
