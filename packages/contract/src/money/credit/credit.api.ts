import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { creditBalance, creditEntry } from './credit.model.ts';

// What an Admin saw before giving a customer credit, or deciding on it. See docs/confirmations.md.

export const confirmsCreditGift = confirmation('credit_gift', {
  creditBefore: 'money',
  creditAfter: 'money',
  secondAdmin: 'flag',
});

interface Effect {
  readonly before: number;
  readonly after: number;
  readonly needsSecond: boolean;
}

export const seenOfCreditGift = ({
  before,
  after,
  needsSecond,
}: Effect): Seen<typeof confirmsCreditGift> => ({
  creditBefore: before,
  creditAfter: after,
  secondAdmin: needsSecond,
});

export const confirmsCreditDecision = confirmation('credit_decision', { creditGift: 'money' });

export const seenOfCreditDecision = ({
  amount,
}: {
  readonly amount: number;
}): Seen<typeof confirmsCreditDecision> => ({ creditGift: amount });

export const getCreditBalance = endpoint('GET /payment/credit_balance', {
  summary: "The customer's credit and what changed it, the newest first",
  tag: 'Payment',
  authz: { who: 'roles', roles: ['Buyer'], scope: 'own credit only' },
  query: z.object(pageQuery),
  response: z.extend(pageOf(creditEntry), creditBalance),
});
