import { addAsset, addCatalogueItem } from '@nukkad/contract/identity/profile/profile-item.api';
import { listMyUsers } from '@nukkad/contract/identity/staff/staff.api';
import { istDay } from '@nukkad/contract/kernel/time';
import { callAs } from '../../fixtures/api.ts';
import {
  aBooking,
  aFinishedBooking,
  anAcceptedBooking,
  anAssignedBooking,
  detailsOf,
} from '../../fixtures/bookings.ts';
import { lakshmi, ramesh } from '../../fixtures/people.ts';
import { aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';
import { aBookingWithQuestion } from '../../fixtures/bookings.ts';

const inDays = 10;

/** What a partner's own area shows once it has content. */
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

async function partnerTour(): Promise<Tour> {
  const { itemId, staffId } = await ownThings();
  const offered = await aBooking({ inDays: inDays + 1 });
  const accepted = await anAcceptedBooking({ inDays: inDays + 1 });
  const finished = await aFinishedBooking({ inDays: inDays + 1, nthTime: 6 });
  const visitsOn = istDay(new Date((await detailsOf(finished)).startsAt));
  const home = '/consultant-service';
  const to = ({ bookingId }: { bookingId: string }) => `${home}/bookings/${bookingId}`;
  return {
    person: lakshmi,
    screens: [
      { name: 'partner-home', path: home },
      { name: 'partner-more', path: `${home}?dialog=more` },
      { name: 'partner-search', path: `${home}?dialog=search` },
      { name: 'partner-keys', path: `${home}?dialog=keys` },
      { name: 'partner-services', path: '/service-categories' },
      { name: 'partner-add-service', path: '/service-categories/add-service-category' },
      { name: 'partner-edit-service', path: '/service-categories?dialog=service&service=tap-repair' },
      { name: 'partner-bookings', path: `${home}/bookings` },
      { name: 'partner-board', path: `${home}/bookings?view=board` },
      { name: 'partner-board-settle', path: `${home}/bookings?view=board&column=settle` },
      { name: 'partner-calendar', path: `${home}/bookings?view=calendar&day=${visitsOn}` },
      { name: 'partner-calendar-week', path: `${home}/bookings?view=calendar&span=week&day=${visitsOn}` },
      { name: 'partner-bookings-completed', path: `${home}/bookings?tab=Completed` },
      { name: 'partner-bookings-cancelled', path: `${home}/bookings?tab=Cancelled&window=Tomorrow` },
      { name: 'partner-offer', path: to(offered) },
      { name: 'partner-reject', path: `${to(offered)}?dialog=reject&booking=${offered.bookingId}` },
      { name: 'partner-accepted', path: to(accepted) },
      { name: 'partner-assign', path: `${to(accepted)}?dialog=assign&booking=${accepted.bookingId}` },
      { name: 'partner-reschedule', path: `${to(accepted)}?dialog=reschedule` },
      { name: 'partner-give-back', path: `${to(accepted)}?dialog=giveBack` },
      { name: 'partner-finished', path: to(finished) },
      { name: 'partner-collect', path: `${to(finished)}?dialog=cash` },
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
      { name: 'day-route', path: `/sub-user?day=${day}&dialog=route` },
      { name: 'job-way', path: to(assigned) },
      { name: 'job-start', path: `${to(assigned)}?step=start` },
      { name: 'job-customer-absent', path: `${to(assigned)}?dialog=customerAbsent` },
      { name: 'job-before', path: `${to(atWork)}?step=before` },
      { name: 'job-work', path: `${to(atWork)}?step=work` },
      { name: 'job-addition', path: `${to(atWork)}?step=work&dialog=addition` },
      { name: 'job-finish', path: `${to(atWork)}?step=finish` },
      { name: 'colleagues', path: '/profile/team' },
      { name: 'leave-team', path: '/profile/team?dialog=leave-team' },
    ],
  };
}

export const fulfilmentTours = { partner: once(partnerTour), professional: once(professionalTour) };
