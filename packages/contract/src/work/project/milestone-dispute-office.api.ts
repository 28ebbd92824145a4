/** Disputes over milestones, as an Admin decides them in the back office. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { instant, optionalText, paise, paiseBetween, sentence, wholeParam } from '../../kernel/schema.ts';
import { confirmsMilestoneDecision, confirmsReduction } from './milestone-dispute.api.ts';
import { milestoneDisputeErrors as d } from './milestone.noun.ts';
import { projectErrors as e } from './project.noun.ts';
import {
  disputeOutcomes,
  disputeWants,
  milestoneDisputePhoto,
  milestoneId,
  mostAmount,
  projectId,
} from './project.model.ts';

const tag = 'Disputes of milestones';
const authz = { who: 'roles', roles: ['Admin'], scope: 'every dispute of a milestone' } as const;
const params = z.object({ disputeId: z.uuid('This is not a known id.') });
const leastReduction = 100;

export const milestoneDisputeStates = ['open', 'second', 'ended'] as const;

export const officeMilestoneDispute = z.object({
  disputeId: z.uuid(),
  state: z.enum(milestoneDisputeStates).check(z.describe('second: a reduction waits for another Admin.')),
  version: z.int(),
  projectId,
  projectNumber: z.string(),
  projectTitle: z.string(),
  milestoneId,
  milestoneTitle: z.string(),
  clientName: z.string(),
  clientId: z.nullable(z.uuid()),
  companyName: z.string(),
  organisationId: z.uuid(),
  amount: paise('Of the milestone, with GST.'),
  left: paise('Of it, what no earlier decision took off.'),
  received: paise('What was paid of it.'),
  wants: z.enum(disputeWants),
  words: z.string().check(z.describe('Of the client.')),
  answer: z.nullable(z.string()).check(z.describe('Of the partner.')),
  photos: z.array(milestoneDisputePhoto).check(z.describe('Of both sides, the oldest first.')),
  raisedAt: instant(),
  outcome: z.nullable(z.enum(disputeOutcomes)),
  decision: z.nullable(z.string()),
  reduction: paise('Taken off by the decision.'),
  returned: paise('Of it, what goes back through the gateway.'),
  endedAt: z.nullable(instant()),
  proposal: z.nullable(
    z.object({
      amount: paise(),
      reason: z.string(),
      byName: z.string(),
      own: z.boolean().check(z.describe('The caller proposed it.')),
    }),
  ),
  can: z.object({ decide: z.boolean(), second: z.boolean() }),
});
export type OfficeMilestoneDispute = z.output<typeof officeMilestoneDispute>;
export type OfficeMilestoneDisputeAnswer = z.input<typeof officeMilestoneDispute>;

/** What disputes of milestones may be looked for by. */
export const milestoneDisputesQuery = z.object({
  ...countedPageQuery,
  q: optionalText(20, 'The beginning of a project’s number.'),
  state: z.optional(z.enum(milestoneDisputeStates, 'Choose one of the list.')),
});

export const listMilestoneDisputes = endpoint('GET /backoffice/milestone-disputes', {
  summary: 'Disputes of milestones: those that wait, the oldest first; the ended ones, the newest first',
  tag,
  authz,
  query: milestoneDisputesQuery,
  response: countedPageOf(officeMilestoneDispute),
});

export const readMilestoneDispute = endpoint('GET /backoffice/milestone-disputes/{disputeId}', {
  summary: 'One of them',
  tag,
  authz,
  params,
  response: officeMilestoneDispute,
  errors: [d.milestone_dispute_not_found],
});

export const previewReduction = endpoint('GET /backoffice/milestone-disputes/{disputeId}/reduction', {
  summary: 'What a reduction of this sum would do: what is not to be paid, and what goes back',
  tag,
  authz,
  params,
  query: z.object({ amount: wholeParam(leastReduction, mostAmount, 'In paise.') }),
  response: z.object({
    amount: paise(),
    unpaid: paise('Not to be paid any more.'),
    returned: paise('Goes back through the gateway.'),
    byPartner: paise('Was paid beside the platform: the partner gives it back itself.'),
    needsSecond: z.boolean().check(z.describe('Above the limit: another Admin decides on it.')),
  }),
  errors: [d.milestone_dispute_not_found, d.milestone_dispute_ended, d.milestone_reduction_too_much],
});

const refusals = [
  d.milestone_dispute_not_found,
  d.milestone_dispute_ended,
  d.milestone_reduction_too_much,
  e.milestone_moved_on,
  kernelErrors.confirmation_differs,
] as const;

export const decideMilestoneDispute = endpoint('POST /backoffice/milestone-disputes/{disputeId}/decision', {
  summary: 'Decide: for the partner, or a reduction for the client; with a reason that both sides read',
  tag,
  authz,
  confirms: confirmsMilestoneDecision,
  params,
  body: z
    .object({
      outcome: z.enum(['for_partner', 'for_client'], 'Choose how it ends.'),
      amount: z.optional(paiseBetween(leastReduction, mostAmount, 'What is taken off, in paise.')),
      reason: sentence(1000, 'Why; both sides read it.'),
      seen: confirmsMilestoneDecision.schema,
    })
    .check(
      z.refine(({ outcome, amount }) => (outcome === 'for_client') === (amount !== undefined), {
        error: 'Enter what is taken off.',
        path: ['amount'],
      }),
    ),
  response: officeMilestoneDispute,
  errors: [...refusals, d.milestone_reduction_proposed],
});

export const decideReduction = endpoint('POST /backoffice/milestone-disputes/{disputeId}/approval', {
  summary: 'Approve another Admin’s reduction above the limit, or send it back',
  tag,
  authz,
  confirms: confirmsReduction,
  params,
  body: z.object({
    approve: z.boolean('Choose yes or no.'),
    why: sentence(300, 'Why, for the audit log.'),
    seen: confirmsReduction.schema,
  }),
  response: officeMilestoneDispute,
  errors: [...refusals, d.own_reduction],
});
