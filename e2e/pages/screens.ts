import { addAdditionalService } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { addAsset, addCatalogueItem } from '@nukkad/contract/identity/profile/profile-item.api';
import { updateBusinessCard } from '@nukkad/contract/identity/profile/card.api';
import { listMyUsers } from '@nukkad/contract/identity/staff/staff.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { callAs, confirmAs } from '../fixtures/api.ts';
import {
  aBooking,
  aFinishedBooking,
  aFullCart,
  aStartedBooking,
  anAcceptedBooking,
  anAddressOf,
  anAssignedBooking,
  anUnpaidBooking,
  detailsOf,
} from '../fixtures/bookings.ts';
import { anOffer } from '../fixtures/admin.ts';
import { lakshmi, ramesh } from '../fixtures/people.ts';
import { type Customer, aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { companyScreens, helpTour, moneyTour } from './money-screens.ts';
import { backofficeTour } from './office-screens.ts';
import { firmTour, newPartnerTour, rejectedPartnerTour, reviewedPartnerTour } from './new-partner-screens.ts';
import type { Tour } from './screen.ts';

const inDays = 10;

/** Lakshmi's card, switched on. Answers its address. */
export async function aSharedCard(): Promise<string> {
  const session = await sessionOf(lakshmi);
  const body = { isOn: true, headline: 'Electricians and plumbers for old houses', shows: { mobile: true } };
  return (await callAs(session, updateBusinessCard, { body })).slug;
}

/** What a partner's own area shows once something stands in it. */
async function ownThings(): Promise<{ itemId: string; staffId: string }> {
  const session = await sessionOf(lakshmi);
  await callAs(session, addAsset, {
    body: { name: 'Drill, Bosch GSB 500', description: 'In the van.', reference: 'SN 44 210 998' },
  });
  const item = await callAs(session, addCatalogueItem, {
    body: {
      name: 'LED bulb 9 W, fitted',
      description: 'Warm white.',
      amountPaise: 24_900,
      reference: 'LB-9W',
    },
  });
  const { items } = await callAs(session, listMyUsers, { query: { limit: 1 } });
  return { itemId: item.itemId, staffId: items[0]?.staffId ?? '' };
}

async function visitorTour(): Promise<Tour> {
  return {
    person: null,
    screens: [
      { name: 'home', path: '/home' },
      { name: 'home-categories', path: '/home?all=1' },
      { name: 'home-place', path: '/home?dialog=location' },
      { name: 'services', path: '/services' },
      { name: 'services-found', path: '/services?q=elektrician' },
      { name: 'services-none', path: '/services?q=zzqqxx' },
      { name: 'service', path: '/services/tap-repair' },
      { name: 'service-in-city', path: '/services/tap-repair/in/bengaluru' },
      { name: 'service-unknown', path: '/services/no-such-thing' },
      { name: 'login', path: '/login' },
      { name: 'login-password', path: '/login?by=email&with=password' },
      { name: 'sign-up', path: '/login?by=email&with=signup' },
      { name: 'forgot-password', path: '/forgot-password' },
      { name: 'about-data', path: '/about/data' },
      { name: 'app-link', path: '/help/app' },
      { name: 'card', path: `/card/${await aSharedCard()}` },
      { name: 'card-unknown', path: '/card/nobody-at-all' },
      ...companyScreens,
    ],
  };
}

/** The customer's way to a booking: cart, address, time, payment. */
async function checkoutTour(): Promise<Tour> {
  await anOffer();
  const { customer } = await aFullCart({ inDays });
  return {
    person: customer,
    screens: [
      { name: 'cart', path: '/cart' },
      { name: 'cart-offers', path: '/cart?dialog=offers' },
      { name: 'checkout-address', path: '/checkout?step=address' },
      { name: 'checkout-new-address', path: '/checkout?step=address&dialog=address' },
      { name: 'checkout-time', path: '/checkout?step=time' },
      { name: 'checkout-pay', path: '/checkout?step=pay' },
      { name: 'addresses', path: '/buyer/addresses' },
    ],
  };
}

async function newcomerTour(): Promise<Tour> {
  return {
    person: await aCustomer(),
    screens: [
      { name: 'cart-empty', path: '/cart' },
      { name: 'bookings-empty', path: '/buyer/bookings' },
      { name: 'payments-empty', path: '/buyer/payments' },
      { name: 'addresses-empty', path: '/buyer/addresses' },
      { name: 'become-partner', path: '/buyer-profile/complete-kyb-as-partner' },
      { name: 'profile', path: '/profile' },
      { name: 'details', path: '/buyer-profile' },
      { name: 'theme', path: '/theme' },
      { name: 'devices', path: '/profile/devices' },
      { name: 'close-account', path: '/profile/devices?dialog=close-account' },
      { name: 'friends', path: '/profile/friends' },
      { name: 'security', path: '/profile/security' },
      { name: 'security-password', path: '/profile/security?dialog=password' },
      { name: 'about', path: '/profile/about' },
      { name: 'card-off', path: '/profile/card' },
      { name: 'assets-empty', path: '/profile/assets' },
      { name: 'settings', path: '/profile/settings' },
      { name: 'demo', path: '/profile/settings?dialog=demo' },
      { name: 'activity', path: '/profile/activity' },
      { name: 'activity-none', path: '/profile/activity?area=partner' },
      { name: 'invitations-empty', path: '/profile/invitations' },
      { name: 'privacy', path: '/profile/privacy' },
      { name: 'erase', path: '/profile/privacy?dialog=erase' },
    ],
  };
}

/** A started booking whose customer has been asked for one more service. */
async function aBookingWithQuestion(customer: Customer) {
  const booked = await aStartedBooking({ customer, inDays, nthTime: 4 });
  await confirmAs(await sessionOf(ramesh), addAdditionalService, {
    bookingId: booked.bookingId,
    serviceId: 'shower-jet-spray',
    quantity: 1,
    optionIds: [],
  });
  return booked;
}

async function bookingsTour(): Promise<Tour> {
  const customer = await aCustomer();
  await anAddressOf(customer);
  const unpaid = await anUnpaidBooking({ customer, paymentMode: 'online', inDays });
  const offered = await aBooking({ customer, inDays });
  const assigned = await anAssignedBooking({ customer, paymentMode: 'online', inDays: inDays + 2 });
  const atWork = await aBookingWithQuestion(customer);
  const finished = await aFinishedBooking({
    customer,
    paymentMode: 'online',
    inDays: inDays + 2,
    nthTime: 8,
  });
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
      { name: 'booking-cancel', path: `${to(assigned)}?dialog=cancel` },
      { name: 'booking-at-work', path: to(atWork) },
      { name: 'booking-finished', path: to(finished) },
      { name: 'booking-unknown', path: '/buyer/bookings/01a1fa74-4e34-72ea-bd43-000000000000' },
      { name: 'payments', path: '/buyer/payments' },
    ],
  };
}

async function partnerTour(): Promise<Tour> {
  const { itemId, staffId } = await ownThings();
  const offered = await aBooking({ inDays: inDays + 1 });
  const accepted = await anAcceptedBooking({ inDays: inDays + 1 });
  const finished = await aFinishedBooking({ inDays: inDays + 1, nthTime: 6 });
  const home = '/consultant-service';
  const to = ({ bookingId }: { bookingId: string }) => `${home}/bookings/${bookingId}`;
  return {
    person: lakshmi,
    screens: [
      { name: 'partner-home', path: home },
      { name: 'partner-services', path: '/service-categories' },
      { name: 'partner-add-service', path: '/service-categories/add-service-category' },
      { name: 'partner-edit-service', path: '/service-categories?dialog=service&service=tap-repair' },
      { name: 'partner-candidates', path: '/view-all-candidates' },
      { name: 'partner-bookings', path: `${home}/bookings` },
      { name: 'partner-bookings-completed', path: `${home}/bookings?tab=Completed` },
      { name: 'partner-bookings-cancelled', path: `${home}/bookings?tab=Cancelled&window=Tomorrow` },
      { name: 'partner-offer', path: to(offered) },
      { name: 'partner-reject', path: `${to(offered)}?dialog=reject&booking=${offered.bookingId}` },
      { name: 'partner-accepted', path: to(accepted) },
      { name: 'partner-assign', path: `${to(accepted)}?dialog=assign&booking=${accepted.bookingId}` },
      { name: 'partner-finished', path: to(finished) },
      { name: 'partner-profile', path: '/profile' },
      { name: 'card-editor', path: '/profile/card' },
      { name: 'card-qr', path: '/profile/card?dialog=qr' },
      { name: 'catalogue', path: '/profile/catalogue' },
      { name: 'catalogue-item', path: `/profile/catalogue?dialog=item&item=${itemId}` },
      { name: 'catalogue-remove', path: `/profile/catalogue?dialog=remove-item&item=${itemId}` },
      { name: 'catalogue-nothing', path: '/profile/catalogue?q=zzqqxx' },
      { name: 'assets', path: '/profile/assets' },
      { name: 'activity-firm', path: '/profile/activity?scope=organisation' },
      { name: 'standing', path: '/profile/strength' },
      { name: 'team', path: '/users/sub-users-list' },
      { name: 'team-away', path: '/users/sub-users-list?tab=Deactivated' },
      { name: 'team-edit', path: `/users/sub-users-list?dialog=edit-staff&staffId=${staffId}` },
      { name: 'team-rights', path: `/users/sub-users-list/${staffId}` },
      { name: 'team-add', path: '/add-user' },
    ],
  };
}

async function professionalTour(): Promise<Tour> {
  const customer = await aCustomer();
  const assigned = await anAssignedBooking({ customer, inDays: inDays + 1 });
  const atWork = await aBookingWithQuestion(customer);
  const day = istDay(new Date((await detailsOf(assigned)).startsAt));
  const to = ({ bookingId }: { bookingId: string }) => `/sub-user/bookings/${bookingId}`;
  return {
    person: ramesh,
    screens: [
      { name: 'day-empty', path: '/sub-user' },
      { name: 'day', path: `/sub-user?day=${day}` },
      { name: 'job-way', path: to(assigned) },
      { name: 'job-start', path: `${to(assigned)}?step=start` },
      { name: 'job-before', path: `${to(atWork)}?step=before` },
      { name: 'job-work', path: `${to(atWork)}?step=work` },
      { name: 'job-addition', path: `${to(atWork)}?step=work&dialog=addition` },
      { name: 'job-finish', path: `${to(atWork)}?step=finish` },
      { name: 'colleagues', path: '/profile/team' },
      { name: 'leave-team', path: '/profile/team?dialog=leave-team' },
    ],
  };
}

/** Set up once in each worker: a tour only looks. */
function once(prepare: () => Promise<Tour>): () => Promise<Tour> {
  let tour: Promise<Tour> | undefined;
  return () => (tour ??= prepare());
}

export const tours = {
  visitor: once(visitorTour),
  newcomer: once(newcomerTour),
  checkout: once(checkoutTour),
  bookings: once(bookingsTour),
  money: once(moneyTour),
  help: once(helpTour),
  partner: once(partnerTour),
  firm: once(firmTour),
  newPartner: once(newPartnerTour),
  reviewedPartner: once(reviewedPartnerTour),
  rejectedPartner: once(rejectedPartnerTour),
  professional: once(professionalTour),
  backoffice: once(backofficeTour),
} as const;
