import * as z from 'zod/mini';
import { everyonesKinds, hitKinds } from '../../kernel/hit.ts';
import { listTotal } from '../../kernel/page.ts';
import { day } from '../../kernel/schema.ts';
import { roles } from '../../kernel/roles.ts';

export const searchHit = z.object({
  kind: z.enum(hitKinds),
  id: z.string(),
  title: z
    .string()
    .check(
      z.describe(
        'The name or number that a person looks for: the customer of a booking, a team member, an invoice. Empty: none was given.',
      ),
    ),
  facts: z
    .array(z.string())
    .check(
      z.describe('Further names and numbers; a mobile number is masked where the viewer is not due it.'),
    ),
  startsAt: z.nullable(z.string()).check(z.describe('When a booking starts; null: not a booking.')),
  status: z
    .nullable(z.string())
    .check(z.describe('Of a booking, a request, an account, a partner or a team member; null: it has none.')),
  look: z.optional(
    z.object({
      pictureUrl: z.optional(z.string()),
      colour: z.optional(z.string()),
      count: z.optional(z.int().check(z.describe('Minutes of a blog, members of a group.'))),
    }),
  ),
});

/** So many hits of a kind are shown on the page of results, and counted. */
export const mostOfGroup = 20;

export const hitGroup = z.object({
  kind: z.enum(everyonesKinds),
  items: z.array(searchHit),
  total: listTotal.check(z.describe(`Counted up to ${mostOfGroup}.`)),
});
export type HitGroup = z.output<typeof hitGroup>;

/** Who looked: a role, or a visitor. */
export const searchers = ['Visitor', ...roles] as const;
export type Searcher = (typeof searchers)[number];
export const searcher = z.enum(searchers, 'Choose a visitor or a role.');

/** Of how many days searches without a result are listed. */
export const missDays = ['7', '30', '90'] as const;

export const searchMiss = z.object({
  words: z.string().check(z.describe('In small letters, without numbers and addresses.')),
  times: z.int(),
  askedBy: z.array(searcher),
  lastOn: day('The last day, in India.'),
});
export type SearchMiss = z.output<typeof searchMiss>;
