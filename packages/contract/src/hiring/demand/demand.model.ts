import * as z from 'zod/mini';
import { instant } from '../../kernel/schema.ts';

/** So many days are looked back. */
export const demandDays = 14;

/** What a business missed for want of people, and the draft of a job that waits for it. */
export const unservedDemand = z.object({
  demandId: z.uuid(),
  jobId: z.uuid(),
  title: z.string(),
  tradeName: z.string(),
  pincode: z.string(),
  locality: z.string(),
  refused: z.int().check(z.describe('Bookings rejected or given back because no professional was free.')),
  forwarded: z.int().check(z.describe('Bookings that went to others, as no answer came in time.')),
  waiting: z.int().check(z.describe('People who wait for such a service there.')),
  foundAt: instant('The end of the days that were looked at.'),
});
export type UnservedDemand = z.output<typeof unservedDemand>;
