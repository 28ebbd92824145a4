import * as z from 'zod/mini';

/** What anyone may read of a professional of a partner that works now. */
export const knownProfessional = z.object({
  name: z.string().check(z.describe('Short, as Ramesh G.')),
  rating: z.nullable(z.number()).check(z.describe('1 to 5 with one decimal; null before the first review.')),
  jobsDone: z.int(),
});
export type KnownProfessional = z.output<typeof knownProfessional>;
