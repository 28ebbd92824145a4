/** What a partner's desk looks at all day: the board by status, the week by professional, and the money of each job. */
import { addressOf } from '@nukkad/contract/kernel/client';
import { istDay } from '@nukkad/contract/kernel/time';
import { getCalendar } from '@nukkad/contract/market/calendar/calendar.api';
import { listPartnerBookings } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { listEarnings } from '@nukkad/contract/money/earning/earning.api';
import type { City, Job } from './job.ts';

/** Those in which each partner of the filled history has bookings. */
const columns = ['assign', 'coming', 'working', 'settle'] as const;
const board = columns.map((column) => addressOf(listPartnerBookings, { query: { column } }));
const week = () => addressOf(getCalendar, { query: { day: istDay(new Date()), days: '7' } });

const askedByPartners = (addresses: () => readonly string[]) => async (city: City) =>
  addresses().flatMap((path) => city.partners.map(({ headers }) => ({ path, headers })));

export const deskJobs: readonly Job[] = [
  {
    id: 'board',
    title: "A partner's board, each column",
    kind: 'read',
    requests: askedByPartners(() => board),
  },
  {
    id: 'calendar',
    title: "A partner's week by professional",
    kind: 'read',
    requests: askedByPartners(() => [week()]),
  },
  {
    id: 'earnings',
    title: 'What each job earned, first page',
    kind: 'read',
    requests: askedByPartners(() => [addressOf(listEarnings, { query: {} })]),
  },
];
