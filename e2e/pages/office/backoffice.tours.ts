import { addIncidentNote, labelIncident } from '@nukkad/contract/talk/support/incident-handling.api';
import { getOfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import { openIncident } from '@nukkad/contract/talk/support/support.api';
import { listCustomerPayments } from '@nukkad/contract/money/payment/payment.api';
import { aPriceToCome, anOffer, callAsAdmin } from '../../fixtures/admin.ts';
import { callAs } from '../../fixtures/api.ts';
import { anAcceptedBooking } from '../../fixtures/bookings.ts';
import { aPartnerUnderReview } from '../../fixtures/partners.ts';
import { aCustomer } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

async function aMessageToSupport() {
  const { session } = await aCustomer();
  const message = 'The professional was friendly, but the tap leaks again.';
  const told = await callAs(session, openIncident, { body: { topic: 'booking', message } });
  const params = { incidentId: told.incidentId };
  const { version } = await callAsAdmin(getOfficeIncident, { params });
  await callAsAdmin(labelIncident, { params, body: { labels: ['leak'], version } });
  await callAsAdmin(addIncidentNote, { params, body: { note: 'The same tap as in March.' } });
  return told;
}

/** Declined, paid online then, and accepted; with its payment. */
async function aPaidBooking() {
  const { bookingId, customer } = await anAcceptedBooking({
    paymentMode: 'online',
    declinedFirst: true,
    inDays: 12,
  });
  const { items } = await callAs(customer.session, listCustomerPayments, { query: { limit: 1 } });
  return { bookingId, orderId: items[0]?.orderId ?? '' };
}

/** What a support call is answered with. */
async function deskTour(): Promise<Tour> {
  const { bookingId, orderId } = await aPaidBooking();
  const room = (name: string, path: string) => ({ name: `office-${name}`, path: `/backoffice/${path}` });
  return {
    person: null,
    office: true,
    screens: [
      room('home', ''),
      room('bookings', 'bookings'),
      room('no-bookings', 'bookings?q=zzqqxx'),
      room('booking', `bookings/${bookingId}`),
      room('booking-partner', `bookings/${bookingId}?dialog=partner`),
      room('booking-time', `bookings/${bookingId}?dialog=time`),
      room('booking-cancel', `bookings/${bookingId}?dialog=cancel`),
      room('give-credit', `bookings/${bookingId}?dialog=credit`),
      room('payments', 'payments'),
      room('payment', `payments/${orderId}`),
    ],
  };
}

/** The operators' rooms, each with something in it. */
async function backofficeTour(): Promise<Tour> {
  const [{ code }, , { incidentId, incidentNumber }] = await Promise.all([
    anOffer(),
    aPriceToCome(),
    aMessageToSupport(),
  ]);
  const partner = await aPartnerUnderReview();
  const room = (name: string, path: string) => ({ name: `office-${name}`, path: `/backoffice/${path}` });
  return {
    person: null,
    office: true,
    screens: [
      room('review', 'review'),
      room('profile', `review/${partner.organisationId}`),
      room('partners', 'partners'),
      room('partner', `partners/${partner.organisationId}`),
      room('people', 'people?q=Rao'),
      room('person', `people/${partner.userId}`),
      room('services', 'catalogue?q=tap'),
      room('categories', 'catalogue?tab=categories'),
      room('prices', 'prices'),
      room('prices-waiting', 'prices?standing=waiting'),
      room('new-price', 'prices?open=new'),
      room('offers', `offers?q=${code}`),
      room('no-offers', 'offers?q=zzqqxx'),
      room('new-offer', 'offers?open=new'),
      room('support', 'support'),
      room('support-open', `support?q=${incidentNumber}&open=${incidentId}`),
      room('faqs', 'faqs'),
      room('payouts', 'payouts'),
      room('payout-runs', 'payouts/runs'),
      room('earnings', 'payouts/earnings'),
      room('demand', 'demand'),
      room('waitlist', 'demand/people'),
      room('newsletter', 'newsletter'),
      room('search-misses', 'search-misses'),
      room('dictionary', 'dictionary'),
      room('new-words', 'dictionary?lang=hi&open=new'),
      room('audit', 'audit'),
    ],
  };
}

export const backofficeTours = { backoffice: once(backofficeTour), desk: once(deskTour) };
