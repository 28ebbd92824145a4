/** What signed-in people look at most: their bookings by tab, how many there are, and the session's check itself. */
import { addressOf } from '@nukkad/contract/kernel/client';
import {
  countStatuses,
  getCartStatus,
  listCustomerBookings,
} from '@nukkad/contract/market/booking/booking.api';
import { bookingTabs } from '@nukkad/contract/market/booking/booking.model';
import { listPartnerBookings } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import type { City, Job } from './job.ts';

type Who = 'regulars' | 'partners';

/** Each of them asks for each of the addresses. */
const askedBy = (who: Who, addresses: readonly string[]) => async (city: City) =>
  addresses.flatMap((path) => city[who].map(({ headers }) => ({ path, headers })));

const customerTabs = bookingTabs.map((tab) => addressOf(listCustomerBookings, { query: { tab } }));
const partnerTabs = bookingTabs.map((tab) => addressOf(listPartnerBookings, { query: { tab } }));

export const ownBookingJobs: readonly Job[] = [
  {
    id: 'session',
    title: 'A session check (count of the cart)',
    kind: 'read',
    requests: askedBy('regulars', [addressOf(getCartStatus, {})]),
  },
  {
    id: 'own',
    title: 'Own bookings, first page',
    kind: 'read',
    requests: askedBy('regulars', [addressOf(listCustomerBookings, { query: {} })]),
  },
  {
    id: 'own-tabs',
    title: 'Own bookings, each tab',
    kind: 'read',
    requests: askedBy('regulars', customerTabs),
  },
  {
    id: 'own-counts',
    title: 'Count of own bookings by tab',
    kind: 'read',
    requests: askedBy('regulars', [addressOf(countStatuses, { query: {} })]),
  },
  {
    id: 'partner',
    title: "A partner's bookings, first page",
    kind: 'read',
    requests: askedBy('partners', [addressOf(listPartnerBookings, { query: {} })]),
  },
  {
    id: 'partner-tabs',
    title: "A partner's bookings, each tab",
    kind: 'read',
    requests: askedBy('partners', partnerTabs),
  },
  {
    id: 'partner-counts',
    title: "Count of a partner's bookings by tab",
    kind: 'read',
    requests: askedBy('partners', [addressOf(countStatuses, { query: {} })]),
  },
];
