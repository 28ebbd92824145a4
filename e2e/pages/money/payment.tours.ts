import { cancelByCustomer } from '@nukkad/contract/market/booking/booking.api';
import { createOrder } from '@nukkad/contract/money/payment/payment.api';
import { confirmAs } from '../../fixtures/api.ts';
import {
  type Booked,
  aFullCart,
  aFinishedBooking,
  anAssignedBooking,
  anUnpaidBooking,
  untilStatus,
} from '../../fixtures/bookings.ts';
import { payAtSandbox } from '../../fixtures/sandbox.ts';
import { aCustomer } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** Within the days in which cancelling an assigned booking costs its fee: see `setRulesOfTests`. */
const soon = 7;
const late = 10;

const to = ({ bookingId }: Booked) => `/buyer/bookings/${bookingId}`;

const cancel = ({ bookingId, customer }: Booked) =>
  confirmAs(customer.session, cancelByCustomer, { bookingId, reason: 'changed_plan', note: '' });

/** Payments that failed, were refunded less a charge, and a charge that the next booking collects. */
async function moneyTour(): Promise<Tour> {
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

/** Work that is done and not paid: the ways to pay it, and a customer without credit. */
async function waysTour(): Promise<Tour> {
  const customer = await aCustomer();
  const finished = await aFinishedBooking({ customer, inDays: late + 1, nthTime: 2 });
  return {
    person: customer,
    screens: [
      { name: 'booking-to-pay', path: to(finished) },
      { name: 'booking-pay-part', path: `${to(finished)}?dialog=pay` },
      { name: 'credit-empty', path: '/buyer/credit' },
    ],
  };
}

export const paymentTours = { money: once(moneyTour), ways: once(waysTour) };
