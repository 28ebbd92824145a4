import { cancelByCustomer } from '@nukkad/contract/market/booking/booking.api';
import { createOrder } from '@nukkad/contract/money/payment/payment.api';
import { openIncident } from '@nukkad/contract/talk/support/support.api';
import { callAs, confirmAs } from '../fixtures/api.ts';
import {
  aFullCart,
  anAssignedBooking,
  anUnpaidBooking,
  type Booked,
  untilStatus,
} from '../fixtures/bookings.ts';
import { payAtSandbox } from '../fixtures/sandbox.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import type { Screen, Tour } from './screen.ts';

/** Within the days in which cancelling an assigned booking costs its fee: see `setRulesOfTests`. */
const soon = 7;
const late = 10;

const to = ({ bookingId }: Booked) => `/buyer/bookings/${bookingId}`;

const cancel = ({ bookingId, customer }: Booked) =>
  confirmAs(customer.session, cancelByCustomer, { bookingId, reason: 'changed_plan', note: '' });

/** Payments that failed, were refunded less a charge, and a charge that the next booking collects. */
export async function moneyTour(): Promise<Tour> {
  const customer = await aCustomer();
  const failed = await anUnpaidBooking({ customer, paymentMode: 'online', inDays: late });
  await payAtSandbox(
    await confirmAs(customer.session, createOrder, { bookingId: failed.bookingId }),
    'failure',
  );
  const refunded = await anAssignedBooking({ customer, paymentMode: 'online', inDays: soon });
  await cancel(refunded);
  await untilStatus(refunded, 'Refunded');
  const owed = await anAssignedBooking({ customer, inDays: soon, nthTime: 4 });
  await cancel(owed);
  await aFullCart({ customer, inDays: late, nthTime: 6 });
  return {
    person: customer,
    screens: [
      { name: 'booking-payment-failed', path: to(failed) },
      { name: 'booking-refunded', path: to(refunded) },
      { name: 'booking-charge-owed', path: to(owed) },
      { name: 'bookings-cancelled', path: '/buyer/bookings?tab=Cancelled' },
      { name: 'payments-charges', path: '/buyer/payments' },
      { name: 'cart-charge', path: '/cart' },
      { name: 'checkout-charge', path: '/checkout?step=pay' },
    ],
  };
}

/** Help with one's own messages, the device's permissions, and the screens that are still empty. */
export async function helpTour(): Promise<Tour> {
  const customer = await aCustomer();
  await callAs(customer.session, openIncident, {
    body: { topic: 'payment', message: 'My invoice shows the wrong name.' },
  });
  const asked = (thing: string): Screen => ({
    name: `access-${thing}`,
    path: `/profile?dialog=${thing}-access`,
  });
  return {
    person: customer,
    screens: [
      { name: 'own-messages', path: '/help/support' },
      { name: 'messages-empty', path: '/message_center' },
      { name: 'favourites-empty', path: '/buyer' },
      ...['camera', 'photos', 'microphone', 'notification', 'location'].map(asked),
    ],
  };
}

/** The company's own pages and the ways to reach it, for anyone. */
export const companyScreens: readonly Screen[] = [
  { name: 'about-us', path: '/about-us' },
  { name: 'contact-us', path: '/contact-us' },
  { name: 'terms', path: '/terms-and-policy/terms' },
  { name: 'policy', path: '/terms-and-policy/policy' },
  { name: 'refund-terms', path: '/terms-and-policy/refunds' },
  { name: 'help', path: '/help/support' },
  { name: 'help-videos', path: '/help/faqs' },
];
