import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { creditBalance, creditEntry } from './credit.model.ts';

export const getCreditBalance = endpoint('GET /payment/credit_balance', {
  summary: "The customer's credit and what changed it, the newest first",
  tag: 'Payment',
  authz: { who: 'roles', roles: ['Buyer'], scope: 'own credit only' },
  query: z.object(pageQuery),
  response: z.extend(pageOf(creditEntry), creditBalance),
});
