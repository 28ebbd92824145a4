/** Offers beside each other, and which lines of the work go to whom. */
import { leadStatus } from '../lead/lead.model.ts';
import * as z from 'zod/mini';
import { instant, paise } from '../../kernel/schema.ts';
import { quoteSides } from './quote.model.ts';

/** How far a partner is with its lines: it reads them, sent another quote for them, accepted, or both sides agreed. */
export const awardStandings = ['offered', 'answered', 'accepted', 'agreed'] as const;
export type AwardStanding = (typeof awardStandings)[number];

/** One offer beside the others, as the customer compares them. */
export const comparedOffer = z.object({
  leadId: z.uuid(),
  companyName: z.string(),
  rating: z.nullable(z.number()).check(z.describe('1 to 5; null before the first review.')),
  ratingCount: z.int(),
  status: leadStatus,
  quoteId: z.uuid(),
  madeBy: z.enum(quoteSides),
  total: paise('Without optional lines, with the cheapest alternatives.'),
  withOptions: z.nullable(paise('The most that it comes to; null: nothing is to be chosen.')),
  hasAlternatives: z.boolean().check(z.describe('`total` is the least: alternatives are to be chosen.')),
  advance: paise(),
  startDay: z.nullable(z.string()),
  finishDay: z.nullable(z.string()),
  warrantyMonths: z.int(),
  visits: z.int().check(z.describe('How many are part of the offer.')),
  validUntil: instant(),
  isExpired: z.boolean(),
  answeredInMinutes: z.int().check(z.describe('From being told of the request to the first quote.')),
  newestVersion: z.int().check(z.describe('Of what was sent for this lead; sent back with an award.')),
  award: z
    .nullable(z.object({ total: paise(), standing: z.enum(awardStandings) }))
    .check(z.describe('The lines that this partner was given; null: none.')),
  can: z.object({ award: z.boolean().check(z.describe('Be given lines of this quote.')) }),
});
export type ComparedOffer = z.output<typeof comparedOffer>;

/** Every offer for a request, and each line of work beside each other; `cells` in the order of `offers`. */
export const comparison = z.object({
  rfqId: z.uuid(),
  rfqNumber: z.string(),
  title: z.string(),
  offers: z.array(comparedOffer).check(z.describe('The lowest total first.')),
  lines: z.array(
    z.object({
      name: z.string(),
      awardedTo: z.nullable(z.uuid()).check(z.describe('The lead whose partner was given this line.')),
      cells: z.array(
        z.nullable(
          z.object({
            line: z.int().check(z.describe('Its place in the quote, from 0.')),
            quantity: z.number(),
            unit: z.string(),
            total: paise(),
            isOptional: z.boolean(),
            alternative: z.nullable(z.string().check(z.describe('Group and alternative of it.'))),
          }),
        ),
      ),
    }),
  ),
  version: z.int().check(z.describe('Of the request; sent back with closing it.')),
  can: z.object({
    award: z.boolean().check(z.describe('Give lines to partners.')),
    finish: z.boolean().check(z.describe('Close the request for the partners that have no lines.')),
  }),
});
export type Comparison = z.output<typeof comparison>;
