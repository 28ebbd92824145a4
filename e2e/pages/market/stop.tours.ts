import { type Booked, aStartedBooking, aStoppedBooking } from '../../fixtures/bookings.ts';
import { lakshmi, ramesh } from '../../fixtures/people.ts';
import { aCustomer } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const inDays = 13;

async function customerTour(): Promise<Tour> {
  const customer = await aCustomer();
  const { bookingId } = await aStoppedBooking({ customer, paymentMode: 'online', inDays });
  const path = `/buyer/bookings/${bookingId}`;
  return {
    person: customer,
    screens: [
      { name: 'stop-asked', path },
      { name: 'stop-agree', path: `${path}?dialog=agreeStop` },
      { name: 'stop-contest', path: `${path}?dialog=contestStop` },
    ],
  };
}

async function partnerTour(): Promise<Tour> {
  const asked = await aStoppedBooking({ inDays });
  const to = ({ bookingId }: Booked) => `/consultant-service/bookings/${bookingId}`;
  return {
    person: lakshmi,
    screens: [
      { name: 'partner-stop-asked', path: to(asked) },
      { name: 'partner-stop-withdraw', path: `${to(asked)}?dialog=withdrawStop` },
    ],
  };
}

async function professionalTour(): Promise<Tour> {
  const { bookingId } = await aStartedBooking({ inDays });
  const path = `/sub-user/bookings/${bookingId}`;
  return {
    person: ramesh,
    screens: [
      { name: 'job-stop-way', path },
      { name: 'job-stop', path: `${path}?dialog=stop` },
    ],
  };
}

export const stopTours = {
  customerStops: once(customerTour),
  partnerStops: once(partnerTour),
  professionalStops: once(professionalTour),
};
