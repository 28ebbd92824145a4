import type { PersonToday, WorkOverview } from '@nukkad/contract/office/overview/overview.model';
import type { Organisation } from '../../identity/partner/index.ts';
import type { DayOfPerson } from '../../market/booking/index.ts';

export const presentPerson = ({ next, from, until, ...person }: DayOfPerson): PersonToday => ({
  staffId: person.staffId,
  name: person.name,
  from: from?.toISOString() ?? null,
  until: until?.toISOString() ?? null,
  onLeave: person.onLeave,
  jobs: person.jobs,
  done: person.done,
  next: next && {
    bookingId: next.bookingId,
    startsAt: next.startsAt.toISOString(),
    locality: next.locality,
  },
});

/** One decimal, as everywhere. */
export const presentRating = (
  organisation: Pick<Organisation, 'ratingSum' | 'ratingCount'> | undefined,
): WorkOverview['rating'] => {
  const { ratingSum = 0, ratingCount = 0 } = organisation ?? {};
  return {
    stars: ratingCount === 0 ? null : Math.round((10 * ratingSum) / ratingCount) / 10,
    count: ratingCount,
  };
};
