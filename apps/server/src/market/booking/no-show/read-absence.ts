import type { BookingVerb } from '@nukkad/contract/market/booking/booking.noun';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { Reader } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/pipeline.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { mayMoveNow } from '../booking.policy.ts';
import { findBooking } from '../booking.store.ts';
import { bookingTransitions } from '../booking.transitions.ts';
import { listPhotos } from '../photo/photo.store.ts';
import { getBookingRules } from '../rules.store.ts';
import {
  absenceCredit,
  absenceFee,
  customerAbsentFrom,
  isProof,
  professionalAbsentFrom,
} from './absence.rules.ts';

interface Viewing {
  readonly viewer: Viewer;
  readonly now: Date;
}

async function visitOf(reader: Reader, asked: BookingVerb, bookingId: string, { viewer, now }: Viewing) {
  const booking = bookingTransitions.seen(viewer, await findBooking(reader, bookingId));
  const verb = asked === 'professionalAbsent' && booking.projectId !== null ? 'callOff' : asked;
  if (!mayMoveNow(viewer, verb, booking))
    return refuse(bookingErrors.booking_moved_on, { present: booking.status });
  return { booking, rules: await getBookingRules(reader, now, booking) };
}

/** From when `reportCustomerAbsent` takes a report, and the fee that it asks to be confirmed. */
export const readCustomerAbsent = (deps: BookingDependencies, bookingId: string, viewing: Viewing) =>
  readTogether(deps.platform.db, async (reader) => {
    const [{ booking, rules }, photos] = await Promise.all([
      visitOf(reader, 'customerAbsent', bookingId, viewing),
      listPhotos(reader, bookingId),
    ]);
    return {
      from: customerAbsentFrom(booking, rules).toISOString(),
      fee: absenceFee(booking, rules),
      photoIds: photos.filter((photo) => isProof(photo, booking)).map(({ photoId }) => photoId),
    };
  });

/** From when `reportProfessionalAbsent` takes a report, and the credit that it asks to be confirmed. */
export const readProfessionalAbsent = (deps: BookingDependencies, bookingId: string, viewing: Viewing) =>
  readTogether(deps.platform.db, async (reader) => {
    const { booking, rules } = await visitOf(reader, 'professionalAbsent', bookingId, viewing);
    return {
      from: professionalAbsentFrom(booking, rules).toISOString(),
      credit: absenceCredit(booking, rules),
    };
  });
