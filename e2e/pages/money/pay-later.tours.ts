import { aFullCart } from '../../fixtures/bookings.ts';
import { aBookingPaidLater, aCustomerWhoPaysLater, idOf } from '../../fixtures/pay-later.ts';
import { aCustomer } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** A customer with a booking that is paid later, and another one at the checkout. */
async function payLaterTour(): Promise<Tour> {
  const customer = await aCustomerWhoPaysLater();
  const { bookingId } = await aBookingPaidLater({ customer, inDays: 13, nthTime: 2 });
  await aFullCart({ customer, inDays: 13, nthTime: 4 });
  return {
    person: customer,
    screens: [
      { name: 'pay-later', path: '/buyer/pay-later' },
      { name: 'booking-pay-later', path: `/buyer/bookings/${bookingId}` },
      { name: 'booking-cancel-pay-later', path: `/buyer/bookings/${bookingId}?dialog=cancel` },
      { name: 'checkout-pay-later', path: '/checkout?step=pay' },
    ],
  };
}

/** Too few bookings yet. */
async function notYetTour(): Promise<Tour> {
  return {
    person: await aCustomer(),
    screens: [{ name: 'pay-later-not-yet', path: '/buyer/pay-later' }],
  };
}

/** The same in the back office. */
async function payLaterDeskTour(): Promise<Tour> {
  const customer = await aCustomerWhoPaysLater();
  await aBookingPaidLater({ customer, inDays: 13, nthTime: 6 });
  const person = `/backoffice/people/${await idOf(customer)}`;
  return {
    person: null,
    office: true,
    screens: [
      { name: 'office-person-credit', path: person },
      { name: 'office-set-limit', path: `${person}?dialog=limit` },
    ],
  };
}

export const payLaterTours = {
  payLater: once(payLaterTour),
  payLaterNotYet: once(notYetTour),
  payLaterDesk: once(payLaterDeskTour),
};
