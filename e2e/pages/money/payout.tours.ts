import { listEarnings } from '@nukkad/contract/money/earning/earning.api';
import { expect } from '@playwright/test';
import { callAs } from '../../fixtures/api.ts';
import { aFinishedBooking } from '../../fixtures/bookings.ts';
import { aPayout } from '../../fixtures/payouts.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const home = '/consultant-service/money';

/** A finished job that a payout may pay. */
export async function anEarning(inDays: number, nthTime: number): Promise<string> {
  const { bookingId } = await aFinishedBooking({ inDays, nthTime });
  const session = await sessionOf(lakshmi);
  const found = async () =>
    (await callAs(session, listEarnings, { query: { window: 'today', limit: 100 } })).items.find(
      (one) => one.bookingId === bookingId && one.net > 0,
    );
  await expect.poll(async () => (await found()) !== undefined).toBe(true);
  return (await found())?.earningId ?? '';
}

/** Payouts that the bank took and refused, and one on its way. */
async function payoutTour(): Promise<Tour> {
  const jobs = [await anEarning(11, 3), await anEarning(11, 5), await anEarning(11, 7)];
  const [refused, taken, sent] = jobs as [string, string, string];
  const failed = await aPayout({ earningId: refused, status: 'FAILED' });
  const paid = await aPayout({ earningId: taken, status: 'PAID' });
  await aPayout({ earningId: sent, status: 'PROCESSING' });
  return {
    person: lakshmi,
    screens: [
      { name: 'money-payout-card', path: home },
      { name: 'payouts', path: `${home}/payouts` },
      { name: 'payouts-none', path: `${home}/payouts?status=CANCELED` },
      { name: 'payout', path: `${home}/payouts/${paid}` },
      { name: 'payout-failed', path: `${home}/payouts/${failed}` },
      { name: 'payout-unknown', path: `${home}/payouts/01990000-0000-7000-8000-000000000000` },
    ],
  };
}

export const payoutTours = { payout: once(payoutTour) };
