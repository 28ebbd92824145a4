import { changeCart } from '@nukkad/contract/market/booking/booking.api';
import { acceptOrReject } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { callAs, confirmAs } from '../../fixtures/api.ts';
import { aFullCart, anInstantBooking, untilStatus } from '../../fixtures/bookings.ts';
import { aVisitWithEarlierOffer } from '../../fixtures/earlier.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** As soon as possible, as the customer sees it: chosen, asked for, and when no one came. */
async function comeNowTour(): Promise<Tour> {
  const asked = await anInstantBooking();
  const { customer } = asked;
  const refused = await anInstantBooking({ customer });
  const owner = await sessionOf(lakshmi);
  const answer = { bookingId: refused.bookingId, action: 'reject', reason: 'too_far' } as const;
  await confirmAs(owner, acceptOrReject, answer);
  await untilStatus(refused, 'Rejected');
  await aFullCart({ customer, inDays: 10 });
  await callAs(customer.session, changeCart, { body: { instant: true } });
  const to = ({ bookingId }: { bookingId: string }) => `/buyer/bookings/${bookingId}`;
  return {
    person: customer,
    screens: [
      { name: 'now-checkout', path: '/checkout?step=time' },
      { name: 'now-asking', path: to(asked) },
      { name: 'now-no-one', path: to(refused) },
    ],
  };
}

/** A visit whose customer would come earlier, once a time became free. */
async function earlierTour(): Promise<Tour> {
  const customer = await aCustomer('Rohini Iyer');
  const { bookingId } = await aVisitWithEarlierOffer(customer, 1);
  const to = `/buyer/bookings/${bookingId}`;
  return {
    person: customer,
    screens: [
      { name: 'earlier-offered', path: to },
      { name: 'earlier-take', path: `${to}?dialog=takeEarlier` },
    ],
  };
}

/** The same as its partner sees it: the clock of 60 seconds runs. */
async function urgentTour(): Promise<Tour> {
  const { bookingId } = await anInstantBooking();
  const home = '/consultant-service';
  return {
    person: lakshmi,
    screens: [
      { name: 'urgent-home', path: home },
      { name: 'urgent-accept', path: `${home}?dialog=accept&booking=${bookingId}` },
      { name: 'urgent-bookings', path: `${home}/bookings` },
    ],
  };
}

export const instantTours = {
  comeNow: once(comeNowTour),
  earlier: once(earlierTour),
  urgent: once(urgentTour),
};
