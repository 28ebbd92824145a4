import * as z from 'zod/mini';

/** A chosen answer to a question of a service. */
export const chosenAnswer = z.object({
  optionId: z.string(),
  label: z.string(),
  question: z
    .nullable(z.string())
    .check(z.describe('The words of its question; null on a booking made before these were kept.')),
});
export type ChosenAnswer = z.output<typeof chosenAnswer>;
