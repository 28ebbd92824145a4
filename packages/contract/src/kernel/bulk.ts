/** Calls that do one thing to many rows: each row by its own verb, in its own transaction, reported by itself. */
import * as z from 'zod/mini';

export const mostAtOnce = 100;

/** The rows of such a call, each once. */
export const manyOf = <Row extends z.core.$ZodType>(row: Row) =>
  z
    .array(row, 'Send a list.')
    .check(z.minLength(1, 'Choose at least one.'), z.maxLength(mostAtOnce, `Choose at most ${mostAtOnce}.`));

/** What became of each row, in the order of the call. */
export const rowByRow = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      code: z.nullable(z.string()).check(z.describe('Why it was refused; null: it was done.')),
      message: z.nullable(z.string()).check(z.describe('The sentence of the refusal, in English.')),
    }),
  ),
});
export type RowByRow = z.output<typeof rowByRow>;
