import type { Reader } from '../../../platform/db/database.ts';
import type { Arrival, InstantRules } from '../../schedule/index.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import type { Booking } from '../booking.row.ts';
import { findCandidates, workOf } from '../fulfilment/find-partner.ts';
import { instantRulesFor } from './instant.rules.store.ts';

export interface Soonest {
  readonly rules: InstantRules;
  /** How many partners were asked already. */
  readonly asked: number;
  /** Of those not asked yet: each free professional with the earliest visit, the best first. */
  readonly arrivals: readonly Arrival[];
}

/** Who was held for the first offer comes first; then the soonest, and of those the best partner. */
function byTurn(held: string | null, rank: ReadonlyMap<string, number>) {
  const place = ({ organisationId }: Arrival) => rank.get(organisationId) ?? rank.size;
  return (a: Arrival, b: Arrival) =>
    Number(b.staffId === held) - Number(a.staffId === held) ||
    a.startsAt.getTime() - b.startsAt.getTime() ||
    place(a) - place(b);
}

/**
 * Who could still come to an instant booking, for as long as it was booked: not before the time that its buyer was shown,
 * and not after the last arrival.
 */
export async function findSoonestFor(
  reader: Reader,
  deps: Pick<BookingDependencies, 'interfaces'>,
  booking: Booking & { readonly arriveBefore: Date },
  now: Date,
): Promise<Soonest> {
  const { schedule } = deps.interfaces;
  const [rules, { partners, asked }] = await Promise.all([
    instantRulesFor(reader, deps, booking, now),
    findCandidates(reader, deps, booking),
  ]);
  const left = partners.filter(({ organisationId }) => !asked.has(organisationId));
  const minutes = (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000;
  const { categoryId, latitude, longitude, bookingId } = workOf(booking);
  const arrivals =
    asked.size < rules.partners
      ? await schedule.findSoonest(reader, {
          minutes: new Map(left.map(({ organisationId }) => [organisationId, minutes])),
          categoryId,
          latitude,
          longitude,
          now,
          setsOutAt: schedule.instant.setsOutAt(now, rules),
          notBefore: booking.startsAt,
          latest: booking.arriveBefore,
          stepMinutes: rules.stepMinutes,
          exceptBookingIds: [bookingId],
        })
      : [];
  const rank = new Map(left.map(({ organisationId }, place) => [organisationId, place]));
  const held = asked.size === 0 ? booking.heldStaffId : null;
  return { rules, asked: asked.size, arrivals: arrivals.toSorted(byTurn(held, rank)) };
}
