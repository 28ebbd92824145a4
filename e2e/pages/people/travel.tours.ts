import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import * as api from '@nukkad/contract/people/travel/travel.api';
import { callAs } from '../../fixtures/api.ts';
import { claimOfRamesh, expenseCategories } from '../../fixtures/expenses.ts';
import { aJobOfRamesh } from '../../fixtures/leaves.ts';
import { coolCareOwner, lakshmi, ramesh } from '../../fixtures/people.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** Ramesh goes to Mysuru and comes back two days later; each trip some weeks after the one before. */
const tripOfRamesh = (weeks: number) => tripFrom(addDays(istDay(new Date()), weeks * 7));

async function tripFrom(day: string, bookingIds: string[] = []) {
  const owner = await sessionOf(lakshmi);
  const { perDiem, version } = await callAs(owner, api.getTravelSetting, {});
  if (perDiem === 0) await callAs(owner, api.saveTravelSetting, { body: { perDiem: 50_000, version } });
  const leg = (from: string, to: string, days: number, minutes: number) => ({
    from,
    to,
    mode: 'train' as const,
    departsAt: istInstant(addDays(day, days), minutes).toISOString(),
    arrivesAt: istInstant(addDays(day, days), minutes + 180).toISOString(),
  });
  const card = await callAs(await sessionOf(ramesh), api.addTrip, {
    body: {
      purpose: 'Pump of the Mysuru site',
      bookingIds,
      legs: [leg('Bengaluru', 'Mysuru', 0, 480), leg('Mysuru', 'Bengaluru', 2, 960)],
      estimate: 200_000,
      advanceAsked: 100_000,
    },
  });
  return { owner, ...card };
}

/** The office: trips, one to review, one that is approved with an expense. */
async function officeTour(): Promise<Tour> {
  const open = await tripOfRamesh(4);
  const { owner, requestId, version } = await tripOfRamesh(5);
  await callAs(owner, api.reviewTrip, { body: { requestId, version, decision: 'approved' } });
  const { travel } = await expenseCategories();
  await claimOfRamesh(travel, { tripId: requestId });
  return {
    person: lakshmi,
    screens: [
      { name: 'trips', path: '/people/trips' },
      { name: 'trips-allowance', path: '/people/trips?dialog=allowance' },
      { name: 'trip-review', path: `/people/trips/${open.requestId}` },
      { name: 'trip-approve', path: `/people/trips/${open.requestId}?dialog=approve` },
      { name: 'trip-reject', path: `/people/trips/${open.requestId}?dialog=reject` },
      { name: 'trip-approved', path: `/people/trips/${requestId}` },
      { name: 'trip-pay', path: `/people/trips/${requestId}?dialog=pay` },
    ],
  };
}

/** Ramesh's own: the list, one that waits with a booking that it is for, the form. */
async function ownTour(): Promise<Tour> {
  const { bookingId, day } = await aJobOfRamesh(3);
  const { requestId } = await tripFrom(day, [bookingId]);
  return {
    person: ramesh,
    screens: [
      { name: 'own-trips', path: '/trips' },
      { name: 'own-trip', path: `/people/trips/${requestId}` },
      { name: 'own-trip-new', path: '/trips?dialog=trip' },
      { name: 'own-trip-edit', path: `/people/trips/${requestId}?dialog=trip` },
      { name: 'own-trip-withdraw', path: `/people/trips/${requestId}?dialog=withdraw` },
    ],
  };
}

/** A business that has no trips. */
const emptyTour = async (): Promise<Tour> => ({
  person: coolCareOwner,
  screens: [{ name: 'trips-none', path: '/people/trips' }],
});

export const travelTours = {
  travelOffice: once(officeTour),
  travelOwn: once(ownTour),
  travelNone: once(emptyTour),
};
