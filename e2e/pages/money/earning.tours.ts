import { listEarnings } from '@nukkad/contract/money/earning/earning.api';
import { collectCash } from '@nukkad/contract/money/payment/payment.api';
import { expect } from '@playwright/test';
import { callAs, confirmAs } from '../../fixtures/api.ts';
import { aFinishedBooking } from '../../fixtures/bookings.ts';
import { daysAhead } from '../../fixtures/days.ts';
import { lakshmi, ramesh } from '../../fixtures/people.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const inDays = 10;
const home = '/consultant-service/money';

/** A partner's Money with jobs, one of them paid in cash. */
async function earningTour(): Promise<Tour> {
  const inCash = await aFinishedBooking({ inDays, nthTime: 3 });
  await confirmAs(await sessionOf(ramesh), collectCash, { bookingId: inCash.bookingId });
  const session = await sessionOf(lakshmi);
  const found = async () => (await callAs(session, listEarnings, { query: { window: 'today' } })).items;
  await expect.poll(async () => (await found()).some(({ cash }) => cash > 0)).toBe(true);
  const job = (await found()).find(({ bookingId }) => bookingId === inCash.bookingId);
  return {
    person: lakshmi,
    screens: [
      { name: 'money', path: home },
      { name: 'money-today', path: `${home}?window=today` },
      { name: 'money-month', path: `${home}?window=month` },
      { name: 'money-days', path: `${home}?window=custom&from=${daysAhead(-180)}&to=${daysAhead(180)}` },
      { name: 'money-nothing', path: `${home}?window=custom&from=2025-01-01&to=2025-01-07` },
      { name: 'money-deductions', path: `${home}?tab=deductions` },
      { name: 'money-statement', path: `${home}?dialog=statement` },
      { name: 'money-job', path: `${home}/${job?.earningId ?? ''}` },
    ],
  };
}

/** The same on the phone of the professional who did the jobs. */
async function ownEarningsTour(): Promise<Tour> {
  await earningTours.earning();
  return { person: ramesh, screens: [{ name: 'day-own-earnings', path: '/sub-user' }] };
}

export const earningTours = { earning: once(earningTour), ownEarnings: once(ownEarningsTour) };
