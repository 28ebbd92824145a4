import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { listCandidates } from '@nukkad/contract/market/desk/desk-moves.api';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { readTogether } from '../../../platform/db/pipeline.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { findBooking } from '../booking.store.ts';
import { findCandidates, workOf } from '../fulfilment/find-partner.ts';

type Candidate = EndpointOutput<typeof listCandidates>['items'][number];
const places: readonly Candidate['standing'][] = ['free', 'asked_before', 'has_it', 'not_free'];

function standingOf(
  organisationId: string,
  found: { readonly holder: string | null; readonly asked: ReadonlySet<string>; readonly free: number },
): Candidate['standing'] {
  if (organisationId === found.holder) return 'has_it';
  if (found.free === 0) return 'not_free';
  return found.asked.has(organisationId) ? 'asked_before' : 'free';
}

/** Who could do a booking at its time: the free ones first, in the order in which they would be asked. */
export async function readCandidates(
  deps: BookingDependencies,
  bookingId: string,
  now: Date,
): Promise<EndpointOutput<typeof listCandidates>> {
  const { partner, schedule } = deps.interfaces;
  return readTogether(deps.platform.db, async (reader) => {
    const booking = (await findBooking(reader, bookingId)) ?? refuse(bookingErrors.booking_not_found);
    const { partners, asked } = await findCandidates(reader, deps, booking);
    const ids = partners.map(({ organisationId }) => organisationId);
    if (ids.length === 0) return { items: [] };
    const [organisations, people] = await Promise.all([
      partner.getOrganisations(reader, ids),
      schedule.findAvailable(reader, {
        ...workOf(booking),
        organisationIds: ids,
        now,
        exceptBookingIds: [bookingId],
      }),
    ]);
    const items = partners.map(({ organisationId, rating, distanceMetres }): Candidate => {
      const free = people.filter((person) => person.organisationId === organisationId).length;
      return {
        organisationId,
        companyName: organisations.get(organisationId)?.companyName ?? '',
        rating,
        metres: Math.round(distanceMetres),
        free,
        standing: standingOf(organisationId, { holder: booking.organisationId, asked, free }),
      };
    });
    const place = ({ standing }: Candidate) => places.indexOf(standing);
    return { items: items.toSorted((one, other) => place(one) - place(other)) };
  });
}
