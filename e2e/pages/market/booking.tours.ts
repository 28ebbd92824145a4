import { listShares, makeShare, revokeShare } from '@nukkad/contract/files/share/share.api';
import { expect } from '@playwright/test';
import { callAs } from '../../fixtures/api.ts';
import {
  aBooking,
  aFinishedBooking,
  anAddressOf,
  anAssignedBooking,
  anUnpaidBooking,
} from '../../fixtures/bookings.ts';
import { aCustomer } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';
import { aBookingWithProposal, aBookingWithQuestion } from '../../fixtures/bookings.ts';

const inDays = 10;

/** By two links, one of which was turned off. */
async function anInvoiceShared({ session }: Awaited<ReturnType<typeof aCustomer>>, bookingId: string) {
  const of = { subject: 'invoice', subjectId: bookingId } as const;
  const share = () => callAs(session, makeShare, { body: of });
  await expect
    .poll(() =>
      share().then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  const [first] = (await callAs(session, listShares, { query: of })).items;
  if (first) await callAs(session, revokeShare, { query: { shareId: first.shareId } });
  await callAs(session, makeShare, {
    body: { ...of, allows: 'view', password: 'neem tree 7', mostOpenings: 3 },
  });
}

async function bookingsTour(): Promise<Tour> {
  const customer = await aCustomer();
  await anAddressOf(customer);
  const unpaid = await anUnpaidBooking({ customer, paymentMode: 'online', inDays });
  const offered = await aBooking({ customer, inDays });
  const assigned = await anAssignedBooking({ customer, paymentMode: 'online', inDays: inDays + 2 });
  const asked = await aBookingWithProposal({ customer, inDays: inDays + 2, nthTime: 12 });
  const atWork = await aBookingWithQuestion(customer);
  const finished = await aFinishedBooking({
    customer,
    paymentMode: 'online',
    inDays: inDays + 2,
    nthTime: 8,
  });
  await anInvoiceShared(customer, finished.bookingId);
  const to = ({ bookingId }: { bookingId: string }) => `/buyer/bookings/${bookingId}`;
  return {
    person: customer,
    screens: [
      { name: 'bookings', path: '/buyer/bookings' },
      { name: 'bookings-completed', path: '/buyer/bookings?tab=Completed' },
      { name: 'booking-unpaid', path: to(unpaid) },
      { name: 'booking-offered', path: to(offered) },
      { name: 'booking-assigned', path: to(assigned) },
      { name: 'booking-gst', path: `${to(assigned)}?dialog=gst` },
      { name: 'booking-reschedule', path: `${to(assigned)}?dialog=reschedule` },
      { name: 'booking-asked', path: to(asked) },
      { name: 'booking-cancel', path: `${to(assigned)}?dialog=cancel` },
      { name: 'booking-no-one-came', path: `${to(assigned)}?dialog=professionalAbsent` },
      { name: 'booking-at-work', path: to(atWork) },
      { name: 'booking-finished', path: to(finished) },
      { name: 'booking-invoice-links', path: `${to(finished)}?dialog=share&shared=${finished.bookingId}` },
      { name: 'booking-again', path: `${to(finished)}/again` },
      { name: 'booking-problem', path: `${to(finished)}?dialog=problem` },
      { name: 'booking-unknown', path: '/buyer/bookings/01a1fa74-4e34-72ea-bd43-000000000000' },
      { name: 'payments', path: '/buyer/payments' },
    ],
  };
}

export const bookingTours = { bookings: once(bookingsTour) };
