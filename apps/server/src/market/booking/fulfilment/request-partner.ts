import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import type { Booking } from '../booking.row.ts';
import { type MoveDetail, bookingTransitions, eventFor } from '../booking.transitions.ts';
import { getBookingRules } from '../rules.store.ts';
import { listPartnerRequests } from '../partner-request.store.ts';
import { makePartnerRequest } from '../partner-request.transitions.ts';
import { minutesAfter } from '../booking.rules.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Reserved } from './find-partner.ts';

/** Asks the partner whose professional's time is reserved, and starts its accept clock. `by`: an Admin; else the machine. */
export async function requestPartner(
  tx: Tx,
  booking: Booking,
  reserved: Reserved,
  now: Date,
  by?: { readonly viewer: Viewer; readonly log: MoveDetail['log'] },
): Promise<void> {
  const allowed = by
    ? bookingTransitions.allow(by.viewer, 'offerToPartner', booking)
    : bookingTransitions.allowSystem('offerToPartner', booking);
  if (!allowed) throw new Error(`A booking cannot be offered while it is ${booking.status}.`);
  const { organisationId, staffId } = reserved;
  const { acceptMinutes } = await getBookingRules(tx, now, booking.cityCode);
  const clock = minutesAfter(now, acceptMinutes);
  const acceptBefore = clock < booking.startsAt ? clock : booking.startsAt;
  const offerId = newId();
  const round = (await listPartnerRequests(tx, booking.bookingId)).length + 1;
  await makePartnerRequest(tx, allowed, { offerId, organisationId, round, acceptBefore }, now);
  await bookingTransitions.move(tx, allowed, {
    now,
    ...(by?.log && { log: by.log }),
    event: eventFor(bookingEvents.offered, (of) => ({
      ...of,
      offerId,
      acceptBefore: acceptBefore.toISOString(),
    })),
    changes: {
      organisationId,
      acceptBefore,
      acceptedAt: null,
      heldOrganisationId: organisationId,
      heldStaffId: staffId,
    },
  });
}
