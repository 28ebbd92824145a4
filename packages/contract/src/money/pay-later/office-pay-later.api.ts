/** What customers may pay later, in the back office. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { instant, paise, paiseBetween } from '../../kernel/schema.ts';
import { reason } from '../../office/backoffice/reason.model.ts';
import { creditErrors } from '../credit/credit.noun.ts';
import {
  confirmsLimit,
  confirmsLimitDecision,
  getPayLater,
  payBookingLater,
  seenOfLimit,
  seenOfLimitDecision,
  seenOfPayLater,
  seenOfSettling,
  settlePayLater,
} from './pay-later.api.ts';
import { payLaterErrors as e } from './pay-later.noun.ts';
import { payLaterDebt, payLaterStanding } from './pay-later.model.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';
import { getPayable } from '../payment/post-booking.api.ts';

const tag = 'Back office';
const authz = { who: 'roles', roles: ['Admin'], scope: 'every customer' } as const;
const params = z.object({ userId: z.uuid('This is not a known id.') });
const limit = paiseBetween(0, 100_000_000, 'In paise; 0: the customer cannot pay later.');
const unknown = creditErrors.customer_not_found;

const ofStaff = {
  limit: paise(),
  why: z.string(),
  askedBy: z.string().check(z.describe('Name of the Admin who asked.')),
  askedAt: instant(),
};

export const getOfficePayLater = endpoint('GET /backoffice/people/{userId}/paylater', {
  summary: 'What a customer may pay later, what is open of it, and what waits for another Admin',
  tag,
  authz,
  params,
  query: z.object(pageQuery),
  response: z.extend(pageOf(payLaterDebt), {
    ...payLaterStanding,
    byStaff: z.nullable(z.object(ofStaff)).check(z.describe('Null: the limit is by the rules.')),
    waiting: z.nullable(
      z.object({
        ...ofStaff,
        mine: z.boolean().check(z.describe('The viewer asked: another Admin decides.')),
      }),
    ),
  }),
  errors: [unknown],
});

export const previewLimit = endpoint('POST /backoffice/people/{userId}/paylater/preview', {
  summary: 'What a limit would change, and whether another Admin has to agree; changes nothing',
  tag,
  authz,
  unconfirmed: 'only-reads',
  params,
  body: z.object({ limit }),
  response: z.object({ before: paise(), used: paise(), needsSecond: z.boolean() }),
  errors: [unknown],
});

export const setLimit = endpoint('POST /backoffice/people/{userId}/paylater', {
  summary: 'Set what a customer may pay later; above what one Admin may allow it waits for another',
  touches: ['backoffice'],
  tag,
  authz,
  params,
  confirms: confirmsLimit,
  body: z.object({ limit, why: reason, seen: confirmsLimit.schema }),
  response: z.object({ limit: paise(), waits: z.boolean() }),
  errors: [unknown, e.limit_waits, kernelErrors.confirmation_differs],
});

export const decideLimit = endpoint('POST /backoffice/people/{userId}/paylater/decision', {
  summary: 'Another Admin’s yes or no to a limit',
  tag,
  authz,
  params,
  confirms: confirmsLimitDecision,
  body: z.object({
    approve: z.boolean('Choose true or false.'),
    why: reason,
    seen: confirmsLimitDecision.schema,
  }),
  response: z.object({ limit: paise() }),
  errors: [unknown, e.own_limit, e.no_limit_waits, kernelErrors.confirmation_differs],
});

export const payLaterPreviews: readonly PreviewFirst[] = [
  previewFirst(payBookingLater, async (look, { body: { bookingId } }) => {
    const { amountDue } = await look(getPayable, { query: { bookingId } });
    return seenOfPayLater(amountDue, await look(getPayLater, { query: {} }));
  }),
  previewFirst(settlePayLater, async (look, { body: { bookingId } }) => {
    const [debt] = (await look(getPayLater, { query: { bookingId } })).items;
    return seenOfSettling(debt ?? { left: 0 });
  }),
  previewFirst(setLimit, async (look, { params: { userId = '' }, body: { limit: askedLimit } }) =>
    seenOfLimit(await look(previewLimit, { params: { userId }, body: { limit: askedLimit } })),
  ),
  previewFirst(decideLimit, async (look, { params: { userId = '' } }) => {
    const { waiting } = await look(getOfficePayLater, { params: { userId } });
    if (!waiting) throw new Error('No limit waits.');
    return seenOfLimitDecision(waiting);
  }),
];
