import * as z from 'zod/mini';
import { agreementDocument } from '../../files/envelope/agreement.model.ts';
import { day, id, instant, paise, sentence } from '../../kernel/schema.ts';
import { milestoneBody, milestoneId, mostMilestones } from '../project/project.model.ts';
import { scopeChangeStatuses } from './scope-change.noun.ts';

export const scopeChangeId = id('ScopeChange');

const written = {
  title: milestoneBody.shape.title,
  amount: milestoneBody.shape.amount,
  taxPercent: milestoneBody.shape.taxPercent,
  dueOn: milestoneBody.shape.dueOn,
};

/** One milestone that comes, changes or goes. */
export const scopeLineBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), ...written }),
  z.object({ kind: z.literal('change'), milestoneId, ...written }),
  z.object({ kind: z.literal('remove'), milestoneId }),
]);
export type ScopeLineBody = z.output<typeof scopeLineBody>;

export const scopeChangeBody = z.object({
  reason: sentence(500, 'Why, for the client.'),
  dueOn: z.optional(day('The new last day of the project.')),
  lines: z
    .array(scopeLineBody, 'Send a list.')
    .check(z.maxLength(mostMilestones, `Use at most ${mostMilestones} milestones.`)),
});

const terms = z.object({
  title: z.string(),
  amount: paise('With tax.'),
  taxPercent: z.number(),
  dueOn: z.string(),
});

export const scopeLine = z.object({
  kind: z.enum(['add', 'change', 'remove']),
  milestoneId: z.nullable(milestoneId),
  before: z.nullable(terms).check(z.describe('As it was when this was proposed; null: it is new.')),
  after: z.nullable(terms).check(z.describe('Null: it goes.')),
});
export type ScopeLine = z.output<typeof scopeLine>;
export type ScopeLineAnswer = z.input<typeof scopeLine>;

export const scopeChange = z.object({
  scopeChangeId,
  status: z.enum(scopeChangeStatuses),
  reason: z.string(),
  dueOnBefore: z.string(),
  dueOn: z.string().check(z.describe('Last day of the project with it.')),
  lines: z.array(scopeLine),
  totalBefore: paise('Of all milestones when it was proposed.'),
  totalAfter: paise('With it.'),
  proposedAt: instant(),
  answeredAt: z.nullable(instant()),
  answer: z.nullable(z.string()).check(z.describe('Why the client rejected it.')),
  document: z
    .nullable(agreementDocument)
    .check(z.describe('The change as both sides sign it; null: it was not opened to be signed.')),
  version: z.int(),
  can: z.object({
    accept: z.boolean(),
    reject: z.boolean(),
    withdraw: z.boolean(),
    sign: z.boolean().check(z.describe('Sign the change for the business.')),
  }),
});
export type ScopeChange = z.output<typeof scopeChange>;
export type ScopeChangeAnswer = z.input<typeof scopeChange>;
