/** How well support answers: waiting, replies in time, ratings, by agent and in all. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/schema.ts';

export const figureDays = ['7', '30', '90'] as const;

const percent = (what: string) => z.nullable(z.int()).check(z.describe(`${what}, of 100; null: none.`));

const counts = {
  talks: z.int().check(z.describe('Asked for in these days.')),
  waitSeconds: z
    .nullable(z.int())
    .check(z.describe('Median from the queue to the first reply; null: none was answered.')),
  inTimePercent: percent('First replies within the promised minutes'),
  rated: z.int(),
  meanStars: z.nullable(z.number()).check(z.describe('One decimal; null: not rated.')),
  satisfiedPercent: percent('Ratings of 4 or 5 stars'),
};

export const deskFigures = z.object({
  ...counts,
  left: z.int().check(z.describe('Who waited and left without an answer.')),
  agents: z
    .array(z.object({ userId: z.uuid(), name: z.string(), ...counts }))
    .check(z.describe('By who had the talk last, most talks first; at most 100.')),
  ratings: z
    .array(
      z.object({
        sid: z.uuid(),
        fullName: z.string(),
        agentName: z.string(),
        stars: z.int(),
        words: z.string(),
        at: instant(),
      }),
    )
    .check(z.describe('The newest 20.')),
  requests: z.object({
    open: z.int().check(z.describe('Waiting for an answer now.')),
    late: z.int().check(z.describe('Of them, beyond the promised time.')),
    answered: z.int().check(z.describe('In these days.')),
    inTimePercent: percent('Of them, within the promised time'),
  }),
});
export type DeskFigures = z.output<typeof deskFigures>;

export const getDeskFigures = endpoint('GET /backoffice/support/figures', {
  summary: 'Talks, waiting, replies in time and ratings of the last days, by agent; requests and their clock',
  tag: 'Back office',
  authz: { who: 'roles', roles: ['Admin'] },
  query: z.object({ days: z._default(z.enum(figureDays, 'Choose one of the list.'), '30') }),
  response: deskFigures,
});
