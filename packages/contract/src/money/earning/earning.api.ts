/** What a partner earned, and what was deducted: specification section 7, payments. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf } from '../../kernel/page.ts';
import { deductedQuery, earningsQuery } from './earning-list.query.ts';
import { earningErrors as e } from './earning.noun.ts';
import { deducted, earning, earningSummary, ownEarnings } from './earning.model.ts';
import { periodFields, shortPeriod, wholePeriod } from './period.query.ts';

const tag = 'Earnings';
const authz = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'payments.view',
  scope: 'earnings of the own organisation',
} as const;
const period = z.object(periodFields).check(wholePeriod, shortPeriod);

export const getEarningSummary = endpoint('GET /service/provider/booking_earning_summary', {
  summary: 'What the organisation earned in a period, over time, beside the period before',
  tag,
  authz,
  query: period,
  response: earningSummary,
});

export const listEarnings = endpoint('GET /service/provider/earning_list', {
  summary: 'Each job and fee with its price, tax, deductions, cash and payout',
  tag,
  authz,
  query: earningsQuery,
  response: countedPageOf(earning),
  spoken: true,
});

export const getEarning = endpoint('GET /service/provider/earning_details', {
  summary: 'One job or fee with its whole calculation',
  tag,
  authz,
  query: z.object({ earningId: z.uuid('This is not a known id.') }),
  response: earning,
  errors: [e.earning_not_found],
  spoken: true,
});

export const listDeducted = endpoint('GET /service/professional/deducted_list', {
  summary: 'What was deducted from each job: commission, GST on it, tax collected at source, penalties',
  tag,
  authz,
  query: deductedQuery,
  response: countedPageOf(deducted),
  spoken: true,
});

export const getEarningStatement = endpoint('GET /service/provider/earning_statement', {
  summary: 'The statement of a period as PDF: each job, or each day of a period with very many jobs',
  tag,
  authz,
  query: period,
  produces: 'application/pdf',
  perMinute: 20,
});

export const getOwnEarnings = endpoint('GET /service/professional/earning_summary', {
  summary:
    'The jobs that a professional finished today, this week and this month, their value, and the cash taken',
  tag,
  authz: { who: 'roles', roles: ['subUser'], scope: 'own jobs only' },
  response: ownEarnings,
});
