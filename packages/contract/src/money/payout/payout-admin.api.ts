import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { countedPageOf, countedPageQuery, maximumPageSize as limit } from '../../kernel/page.ts';
import { day, instant, optionalText, paise, whole } from '../../kernel/schema.ts';
import { reason } from '../../office/backoffice/reason.model.ts';
import { earningStates } from './earning.noun.ts';
import { payoutErrors as e, payoutRunStatuses, payoutStatuses } from './payout.noun.ts';
import { payout, payoutEarning, payoutObstacles } from './payout.model.ts';
import { previewFirst, type PreviewFirst, shownRow } from '../../preview-call.ts';

// What is seen when an Admin holds or releases money of a partner. See docs/confirmations.md.

export const confirmsEarningHold = confirmation('earning hold', { earningState: 'choice', net: 'money' });

export const seenOfEarning = (row: {
  readonly state: string;
  readonly net: number;
}): Seen<typeof confirmsEarningHold> => ({ earningState: row.state, net: row.net });

export const confirmsPayoutHold = confirmation('payout hold', { payoutsHeld: 'flag' });

export const seenOfPayoutHold = (row: { readonly isHeld: boolean }): Seen<typeof confirmsPayoutHold> => ({
  payoutsHeld: row.isHeld,
});

export const confirmsPayoutRetry = confirmation('payout retry', {
  retryAmount: 'money',
  retryEarnings: 'count',
});

/** What a retry of a failed payout pays as it is shown: all that is due to the partner by now. */
export const seenOfRetry = ({
  retry,
}: {
  readonly retry: { readonly amount: number; readonly earnings: number } | null;
}): Seen<typeof confirmsPayoutRetry> => ({
  retryAmount: retry?.amount ?? 0,
  retryEarnings: retry?.earnings ?? 0,
});

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;
const id = z.uuid('This is not a known id.');
const partner = { organisationId: z.uuid(), partnerName: z.string() };
const q = optionalText(60, 'A part of the partner’s name.');

/** A payout, as the back office sees it. */
export const officePayout = z.extend(payout, {
  ...partner,
  runId: z.uuid(),
  runOn: day('The day of its run.'),
  version: z.int(),
  canRetry: z
    .boolean()
    .check(
      z.describe('It failed, was not tried again yet, and the partner has an account that was not refused.'),
    ),
  retry: z
    .nullable(z.object({ amount: paise(), earnings: z.int() }))
    .check(z.describe('What a retry would pay now; null: it can’t be tried again.')),
  nextStep: z
    .nullable(z.enum(['retry', 'partner_gives_account', 'retried', 'paid_since']))
    .check(z.describe('Of a failed one: what has to happen, or has happened.')),
});
export type OfficePayout = z.output<typeof officePayout>;

export const officePayoutsQuery = z.object({
  ...countedPageQuery,
  q,
  status: z.optional(z.enum(payoutStatuses, 'This status is not known.')),
  runId: z.optional(id),
});

export const listOfficePayouts = endpoint('GET /backoffice/payouts', {
  summary: 'Payouts, newest first',
  tag,
  authz: adminOnly,
  query: officePayoutsQuery,
  response: countedPageOf(officePayout),
});

const skipped = z.object({
  reason: z.enum(payoutObstacles),
  partners: z.int(),
  amount: paise('What is due to them.'),
});

/** A night's run. */
export const officeRun = z.object({
  runId: z.uuid(),
  runOn: day(),
  status: z.enum(payoutRunStatuses),
  version: z.int(),
  payouts: z.int(),
  earnings: z.int(),
  total: paise(),
  paid: z.int().check(z.describe('Payouts that reached the bank.')),
  failed: z.int().check(z.describe('Payouts that failed or were canceled.')),
  skipped: z.int().check(z.describe('Partners that were left out.')),
  checkedBy: z.nullable(z.string()).check(z.describe('Name of the first Admin who agreed.')),
  decidedBy: z.nullable(z.string()).check(z.describe('Name of the Admin who sent or rejected it.')),
  decideWhy: z.string(),
  createdAt: instant(),
  canDecide: z.boolean().check(z.describe('This Admin may agree to it or reject it.')),
});
export type OfficeRun = z.output<typeof officeRun>;

export const officeRunsQuery = z.object({
  ...countedPageQuery,
  status: z.optional(z.enum(payoutRunStatuses, 'This status is not known.')),
});

export const listPayoutRuns = endpoint('GET /backoffice/payout_runs', {
  summary: 'Payout runs, newest first',
  tag,
  authz: adminOnly,
  query: officeRunsQuery,
  response: countedPageOf(officeRun),
});

export const previewPayoutRun = endpoint('GET /backoffice/payout_runs/next', {
  summary: 'What the next run would pay, and whom it would leave out',
  tag,
  authz: adminOnly,
  response: z.object({
    runOn: day('The day of the next run.'),
    payouts: z.int(),
    earnings: z.int(),
    total: paise(),
    needsApproval: z
      .boolean()
      .check(z.describe('It comes to more than the limit: two Admins have to agree.')),
    skipped: z.array(skipped),
  }),
});

export const decidePayoutRun = endpoint('POST /backoffice/payout_runs/{runId}/decision', {
  summary: 'Agree to a large run, or reject it; two Admins have to agree before it is sent',
  tag,
  authz: adminOnly,
  params: z.object({ runId: id }),
  unconfirmed: 'carries-version',
  body: z.object({
    approve: z.boolean('Choose true or false.'),
    why: reason,
    version: whole(1, 1_000_000, 'Of the run, as it was seen.'),
  }),
  response: officeRun,
  errors: [e.payout_not_found, e.own_payout_check, kernelErrors.stale_state],
});

export const retryPayout = endpoint('POST /backoffice/payouts/{payoutId}/retry', {
  summary: 'Pay all that is due to the partner of a failed payout now',
  tag,
  authz: adminOnly,
  params: z.object({ payoutId: id }),
  confirms: confirmsPayoutRetry,
  body: z.object({
    why: reason,
    version: whole(1, 1_000_000, 'Of the payout, as it was seen.'),
    seen: confirmsPayoutRetry.schema,
  }),
  response: officePayout,
  errors: [
    e.payout_not_found,
    e.account_refused,
    e.payout_retry_too_large,
    e.nothing_to_pay,
    kernelErrors.stale_state,
    kernelErrors.confirmation_differs,
  ],
});

/** An earning of any partner. */
export const officeEarning = z.extend(payoutEarning, {
  ...partner,
  isHeld: z.boolean().check(z.describe('All payouts of the partner are held.')),
  canHold: z.boolean(),
  canRelease: z
    .boolean()
    .check(z.describe('Staff hold it; what a dispute holds is released by the dispute.')),
});
export type OfficeEarning = z.output<typeof officeEarning>;

export const officeEarningsQuery = z.object({
  ...countedPageQuery,
  q: optionalText(60, 'A part of the partner’s name, or a booking number.'),
  state: z.optional(z.enum(earningStates, 'This status is not known.')),
});

export const listOfficeEarnings = endpoint('GET /backoffice/earnings', {
  summary: 'What partners earned and owe, newest first',
  tag,
  authz: adminOnly,
  query: officeEarningsQuery,
  response: countedPageOf(officeEarning),
});

export const holdEarning = endpoint('POST /backoffice/earnings/{earningId}/hold', {
  summary: 'Hold one earning back from payouts, or release it',
  tag,
  authz: adminOnly,
  params: z.object({ earningId: id }),
  confirms: confirmsEarningHold,
  body: z.object({ hold: z.boolean('Choose true or false.'), why: reason, seen: confirmsEarningHold.schema }),
  response: officeEarning,
  errors: [e.earning_not_found, kernelErrors.stale_state, kernelErrors.confirmation_differs],
});

export const holdPayouts = endpoint('POST /backoffice/partners/{organisationId}/payout_hold', {
  summary: 'Hold all payouts of a partner, or release them',
  tag,
  authz: adminOnly,
  params: z.object({ organisationId: id }),
  confirms: confirmsPayoutHold,
  body: z.object({ hold: z.boolean('Choose true or false.'), why: reason, seen: confirmsPayoutHold.schema }),
  response: z.object({ isHeld: z.boolean() }),
  errors: [e.payout_not_found, kernelErrors.confirmation_differs],
});

export const payoutAdminPreviews: readonly PreviewFirst[] = [
  previewFirst(holdEarning, async (look, { params }) => {
    const { items } = await look(listOfficeEarnings, { query: { limit } });
    return seenOfEarning(shownRow(items, (row) => row.earningId === params['earningId']));
  }),
  previewFirst(holdPayouts, async (look, { params }) => {
    const { items } = await look(listOfficeEarnings, { query: { limit } });
    return seenOfPayoutHold(shownRow(items, (row) => row.organisationId === params['organisationId']));
  }),
  previewFirst(retryPayout, async (look, { params }) => {
    const { items } = await look(listOfficePayouts, { query: { limit, status: 'FAILED' } });
    return seenOfRetry(shownRow(items, (row) => row.payoutId === params['payoutId']));
  }),
];
