import * as z from 'zod/mini';
import { pageQuery } from '../../kernel/page.ts';
import { dayWindows } from '../../kernel/time.ts';
import { bookingTabs } from './booking.model.ts';

/** What every list of bookings is asked by. Not beside the endpoints: the browser would fetch zod for it. */
export const bookingListQuery = z.object({
  ...pageQuery,
  window: z._default(z.enum(dayWindows, 'Choose a known filter.'), 'All Bookings'),
  tab: z.optional(z.enum(bookingTabs, 'Choose a known tab.')),
});
