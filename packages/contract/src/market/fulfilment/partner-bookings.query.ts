import * as z from 'zod/mini';
import { countedPageQuery } from '../../kernel/page.ts';
import { flagParam, text } from '../../kernel/schema.ts';
import { bookingListQuery } from '../booking/booking-list.query.ts';
import { boardColumns } from './board.ts';

/** The value of `staffId` that asks for the bookings without a professional. */
export const unassigned = 'none';

/** What the bookings of an organisation are narrowed by. */
export const partnerBookingsQuery = z.extend(bookingListQuery, {
  mine: z.optional(z.enum(['true', 'false'], 'Choose true or false.')),
  day: z
    .optional(z.iso.date('Enter a day as YYYY-MM-DD.'))
    .check(z.describe('One day in Asia/Kolkata, in place of the window.')),
  q: z.optional(
    text(60, 'A booking number, or a name or mobile number of the customer, in whole or in part.'),
  ),
  staffId: z
    .optional(z.union([z.uuid(), z.literal(unassigned)], 'Choose a professional.'))
    .check(z.describe('Assigned to this professional; none: to no one yet.')),
  serviceId: z.optional(text(80, 'One of its lines is this service.')),
  due: z.optional(flagParam('Only with money that is still to be paid.')),
  answered: z.optional(flagParam('true: without the requests that wait for an answer.')),
  column: z
    .optional(z.enum(boardColumns, 'Choose one of the list.'))
    .check(z.describe('One column of the board.')),
  sort: z.optional(z.enum(['soonest', 'latest'], 'Choose one of the list.')),
  count: countedPageQuery.count,
});
