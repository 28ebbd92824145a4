/** The terms of an offer, the same for Admins and partners. */
import * as z from 'zod/mini';
import { day, paiseBetween, text, whole } from '../../kernel/schema.ts';

const mostOfAll = 100_000_000;

export const someOf = (size: number, what: string) =>
  z
    .nullable(
      z
        .array(text(60))
        .check(z.minLength(1, 'Choose at least one, or all.'), z.maxLength(size, `At most ${size}.`)),
    )
    .check(z.describe(what));

/** What an offer takes off, for whom and how often. */
export const couponTerms = {
  title: text(80, 'English words for buyers.'),
  titleHi: text(80, 'The same in Hindi.'),
  percent: z
    .nullable(whole(1, 100))
    .check(z.describe('Of the services before fees and tax; null: it is an amount.')),
  amountPaise: z.nullable(paiseBetween(100, mostOfAll, 'The discount in paise; null: it is a percentage.')),
  mostPaise: z.nullable(
    paiseBetween(100, mostOfAll, 'A percentage takes off no more than this; null: no bound.'),
  ),
  leastServicesPaise: paiseBetween(0, mostOfAll, 'The services must come to this much.'),
  fromDay: day('The first day on which one may book with it.'),
  toDay: z.nullable(day('The last such day.')).check(z.describe('Null: until further notice.')),
  audience: z.enum(['everyone', 'newcomers'], 'Choose who can use it.'),
  categoryIds: someOf(50, 'Only services of these categories; null: of all.'),
  cityCodes: someOf(100, 'Only work in these cities; null: in all.'),
  totalLimit: z
    .nullable(whole(1, 100_000_000))
    .check(z.describe('How many bookings may hold it; null: no bound.')),
  personLimit: whole(1, 1_000, 'The same for each buyer.'),
  isListed: z
    .boolean('Choose true or false.')
    .check(z.describe('Shown at checkout; false: only who knows the code has it.')),
};

/** Left out: it stands alone. */
export const stacks = z
  ._default(z.boolean('Choose true or false.'), false)
  .check(z.describe('One of the platform and one of a partner can be used together where both say so.'));

interface Worth {
  readonly percent: number | null;
  readonly amountPaise: number | null;
  readonly mostPaise: number | null;
  readonly fromDay: string;
  readonly toDay: string | null;
}
/** What holds between them. */
export const wholeTerms = [
  z.refine<Worth>(({ percent, amountPaise }) => (percent === null) !== (amountPaise === null), {
    error: 'Enter either a percentage or an amount.',
    path: ['percent'],
  }),
  z.refine<Worth>(({ percent, mostPaise }) => percent !== null || mostPaise === null, {
    error: 'Only a percentage can have a maximum.',
    path: ['mostPaise'],
  }),
  z.refine<Worth>(({ fromDay, toDay }) => toDay === null || toDay >= fromDay, {
    error: 'Choose a last day on or after the first day.',
    path: ['toDay'],
  }),
] as const;
