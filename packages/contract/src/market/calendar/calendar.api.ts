import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf } from '../../kernel/page.ts';
import { calendarPerson, visit } from './calendar.model.ts';
import { calendarQuery } from './calendar.query.ts';

export const getCalendar = endpoint('GET /service/booking/partner/calendar', {
  summary: 'A day or a week of the organisation: professionals with their visits, ways, leave and hours',
  tag: 'Fulfilment',
  authz: {
    who: 'roles',
    roles: ['Service Partner', 'subUser'],
    permission: 'booking.view',
    orAssigned: true,
    scope: 'bookings of the own organisation; a professional without booking.view: its own day',
  },
  query: calendarQuery,
  response: z.extend(pageOf(calendarPerson), {
    day: z.string().check(z.describe('The first day, in Asia/Kolkata.')),
    days: z.int(),
    bufferMinutes: z.int().check(z.describe('The pause between two visits, besides the way.')),
    waiting: z
      .array(visit)
      .check(z.describe('Visits of these days without a professional; on the first page, at most 100.')),
  }),
  spoken: true,
});
