import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { Booking } from '../booking.row.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { listLines } from '../booking.store.ts';
import { listPartnerRequests } from '../partner-request.store.ts';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { FreePerson, Period, ReassignRequest } from '../../schedule/index.ts';

/** How many partners of the area are looked at, and how many professionals are tried before it is left for later. */
const partnersLookedAt = 50;
export const peopleTried = 10;

export type Reserved = Pick<FreePerson, 'organisationId' | 'staffId'>;

/** Of an instant booking also when they come. */
export type Place = Reserved & Partial<Period>;

/** What the schedule needs to know of a booking's work. */
export function workOf({ startsAt, endsAt, categoryId, latitude, longitude, bookingId }: Booking) {
  return { startsAt, endsAt, categoryId, latitude, longitude, bookingId };
}

/** The partners that do this work at its address, the best first, and those that were asked already. */
export async function findCandidates(
  reader: Reader,
  { interfaces }: Pick<BookingDependencies, 'interfaces'>,
  { bookingId, pincode }: Pick<Booking, 'bookingId' | 'pincode'>,
) {
  const [requests, lines] = await Promise.all([
    listPartnerRequests(reader, bookingId),
    listLines(reader, [bookingId]),
  ]);
  const asked = new Set(requests.map((request) => request.organisationId));
  const partners = await interfaces.catalog.partnersFor(reader, {
    serviceIds: [...new Set(lines.flatMap((line) => line.serviceId ?? []))],
    optionIds: [...new Set(lines.flatMap((line) => line.options.map(({ optionId }) => optionId)))],
    pincode,
    limit: partnersLookedAt,
  });
  return { partners, asked };
}

/** Places of the partners that do this work at its address and were not asked yet, by their id; 0 is the best. */
export async function rankPartners(
  reader: Reader,
  deps: Pick<BookingDependencies, 'interfaces'>,
  booking: Pick<Booking, 'bookingId' | 'pincode'>,
): Promise<ReadonlyMap<string, number>> {
  const { partners, asked } = await findCandidates(reader, deps, booking);
  const left = partners.filter((partner) => !asked.has(partner.organisationId));
  return new Map(left.map((partner, place) => [partner.organisationId, place]));
}

/**
 * Finds the best partner that was not asked yet and has a free professional, and moves the booking's reservation
 * there. Null: there is none now.
 */
export async function reserveNextPartner(
  tx: Tx,
  deps: BookingDependencies,
  booking: Authorized<Booking>,
  now: Date,
): Promise<Reserved | null> {
  const rank = await rankPartners(tx, deps, booking);
  return reserveOneOf(tx, deps, { booking, organisationIds: [...rank.keys()], now, rank });
}

interface Choice {
  readonly booking: Authorized<Booking>;
  readonly organisationIds: readonly string[];
  readonly now: Date;
  /** Best partner first; without it, best professional first. */
  readonly rank?: ReadonlyMap<string, number>;
}

/** Moves the reservation to the first professional of these partners who is really free. */
export async function reserveOneOf(
  tx: Tx,
  { interfaces }: Pick<BookingDependencies, 'interfaces'>,
  choice: Choice,
): Promise<Reserved | null> {
  const { booking, organisationIds, now, rank } = choice;
  if (organisationIds.length === 0) return null;
  const work = workOf(booking);
  const free = await interfaces.schedule.findAvailable(tx, {
    ...work,
    organisationIds,
    now,
    exceptBookingIds: [booking.bookingId],
  });
  const place = (person: FreePerson) => rank?.get(person.organisationId) ?? 0;
  const best = free.toSorted((a, b) => place(a) - place(b)).slice(0, peopleTried);
  for (const { organisationId, staffId } of best) {
    const wanted = partOf(booking, { ...work, organisationId, staffId, now });
    if (await reserve(tx, { interfaces }, wanted)) return { organisationId, staffId };
  }
  return null;
}

/** Busy, or no longer one who is given work. */
const unavailable: ReadonlySet<string> = new Set([
  bookingErrors.professional_busy.code,
  bookingErrors.professional_not_found.code,
]);

/** False where this professional is not free: another one is tried. */
export async function reserve(
  tx: Tx,
  { interfaces }: Pick<BookingDependencies, 'interfaces'>,
  request: Authorized<ReassignRequest>,
): Promise<boolean> {
  try {
    await interfaces.schedule.reassign(tx, request);
    return true;
  } catch (error) {
    if (error instanceof Refusal && unavailable.has(error.fact.code)) return false;
    throw error;
  }
}
