import { aFullCart } from '../../fixtures/bookings.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { aPausedSeries, aSeries, anAskedSeries, bathroomCleaning } from '../../fixtures/series.ts';
import { aCustomer } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

async function customerTour(): Promise<Tour> {
  const customer = await aCustomer();
  const { seriesId, bookingId } = await aSeries({ customer });
  await aFullCart({ customer, serviceId: bathroomCleaning, inDays: 10 });
  const path = `/buyer/series/${seriesId}`;
  return {
    person: customer,
    screens: [
      { name: 'series-list', path: '/buyer/series' },
      { name: 'series', path },
      { name: 'series-pause', path: `${path}?dialog=pause` },
      { name: 'series-end', path: `${path}?dialog=end` },
      { name: 'series-visit', path: `/buyer/bookings/${bookingId}` },
      { name: 'series-bookings', path: '/buyer/bookings' },
      { name: 'series-checkout', path: '/checkout?step=time' },
    ],
  };
}

async function pausedTour(): Promise<Tour> {
  const customer = await aCustomer();
  const { seriesId } = await aPausedSeries({ customer });
  const path = `/buyer/series/${seriesId}`;
  return {
    person: customer,
    screens: [
      { name: 'series-paused', path },
      { name: 'series-resume', path: `${path}?dialog=resume` },
    ],
  };
}

async function noneTour(): Promise<Tour> {
  return { person: await aCustomer(), screens: [{ name: 'series-none', path: '/buyer/series' }] };
}

async function partnerTour(): Promise<Tour> {
  const { seriesId } = await aSeries();
  const { bookingId } = await anAskedSeries();
  const bookings = '/consultant-service/bookings';
  return {
    person: lakshmi,
    screens: [
      { name: 'partner-series', path: `/consultant-service/series/${seriesId}` },
      { name: 'partner-series-visit', path: `${bookings}/${bookingId}` },
      { name: 'partner-series-accept', path: `${bookings}/${bookingId}?dialog=accept&booking=${bookingId}` },
    ],
  };
}

export const seriesTours = {
  customerRepeats: once(customerTour),
  customerPausesVisits: once(pausedTour),
  customerRepeatsNothing: once(noneTour),
  partnerRepeats: once(partnerTour),
};
