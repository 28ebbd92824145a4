import * as disputes from '@nukkad/contract/market/dispute/dispute.api';
import * as api from '@nukkad/contract/money/cash-refund/cash-refund.api';
import type { DomainCalls } from '../domain-calls.ts';
import { required } from '../required.ts';
import type { Tenants } from '../two-tenants.ts';

const home = 'src/money/cash-refund/cash-refund.test.ts';
const words = 'The tap leaks more than before.';

/** Finished and paid in cash; the partner offers a part back, and the customer takes it. */
async function aCashRefund(tenants: Tenants, slotId: number): Promise<string> {
  const { app, a, book, accept, assign, start, finish } = tenants;
  const bookingId = await book(a, '2026-11-24', slotId);
  for (const step of [accept, assign, start, finish]) await step(a, bookingId);
  const claim = { bookingId, kind: 'damage', request: 'refund', words } as const;
  const opened = await a.buyer.client.call(disputes.openDispute, { body: claim });
  const { version } = required(opened.dispute);
  const offer = { bookingId, version, words, offer: 'refund', amount: 10_000 } as const;
  const { dispute } = await a.owner.client.call(disputes.answerDispute, { body: offer });
  const accepted = { bookingId, version: required(dispute).version, accept: true };
  await a.buyer.client.call(disputes.answerRemedy, { body: accepted });
  await app.drain();
  const { items } = await a.buyer.client.call(api.listCashRefunds, { query: { bookingId } });
  return required(items[0]).refundId;
}

export const calls: DomainCalls = {
  lists: {
    'GET /service/cash-refunds': { query: '', who: 'buyer', empty: true },
  },
  triedAtHome: {
    'POST /service/cash-refunds/{refundId}/account': home,
    'POST /service/cash-refunds/{refundId}/credit': home,
  },
  confirmations: (tenants) => [
    {
      endpoint: api.chooseAccount,
      what: 'having a refund of cash sent to an account',
      arrange: async () => ({
        who: { client: tenants().a.buyer.client },
        params: { refundId: await aCashRefund(tenants(), 1130) },
        body: { to: { kind: 'upi', holderName: 'Meera Shah', upiId: 'meera@okaxis' } },
      }),
    },
    {
      endpoint: api.chooseCredit,
      what: 'taking a refund of cash as credit',
      arrange: async () => ({
        who: { client: tenants().a.buyer.client },
        params: { refundId: await aCashRefund(tenants(), 1134) },
        body: {},
      }),
    },
  ],
};
