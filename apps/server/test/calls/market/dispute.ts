import * as refunds from '@nukkad/contract/market/desk/desk-refund.api';
import * as api from '@nukkad/contract/market/dispute/dispute.api';
import * as office from '@nukkad/contract/market/dispute/dispute-office.api';
import { createOrder } from '@nukkad/contract/money/payment/payment.api';
import { sql } from 'kysely';
import { payOrder } from '../../../src/money/payment/sandbox/pay-order.ts';
import { type DomainCalls, upload } from '../../walks/domain-calls.ts';
import { required } from '../../harness/required.ts';
import { key } from '../../harness/tenant.ts';
import type { Tenants } from '../../walks/two-tenants.ts';

const words = 'The tap leaks more than before.';

/** Paid online and finished. */
async function aPaidJob(tenants: Tenants, slotId: number): Promise<string> {
  const { app, a, book, accept, assign, start, finish } = tenants;
  const bookingId = await book(a, '2026-11-23', slotId, 'online');
  const { body: order } = await a.buyer.client.ask(createOrder, { body: { bookingId }, headers: key() });
  const paid = { providerOrderId: order.providerOrderId, method: 'upi', outcome: 'success' } as const;
  await payOrder(app.platform, paid, app.clock.now());
  await app.drain();
  await accept(a, bookingId);
  await assign(a, bookingId);
  await start(a, bookingId);
  await finish(a, bookingId);
  return bookingId;
}

/** Finished, disputed and answered; the id of the dispute. */
async function aDispute(tenants: Tenants, slotId: number): Promise<string> {
  const { a } = tenants;
  const bookingId = await aPaidJob(tenants, slotId);
  const claim = { bookingId, kind: 'damage', request: 'refund', words } as const;
  const { dispute } = await a.buyer.client.call(api.openDispute, { body: claim });
  const { disputeId, version } = required(dispute);
  await a.owner.client.call(api.answerDispute, { body: { bookingId, version, words } });
  return disputeId;
}

export const calls: DomainCalls = {
  tries: ({ photos }) => ({
    'GET /service/booking/dispute': {
      right: 'buyer',
      send: ({ client }, { done }) => client.ask(api.getDispute, { query: { bookingId: done } }),
    },
    'POST /service/booking/dispute': {
      right: 'buyer',
      send: ({ client }, { accepted: bookingId }) =>
        client.ask(api.openDispute, { body: { bookingId, kind: 'damage', request: 'refund', words } }),
    },
    'POST /service/booking/dispute/photos': {
      right: 'buyer',
      send: (person, { done }) => upload(photos, `service/booking/dispute/photos?bookingId=${done}`)(person),
    },
    'POST /service/booking/dispute/answer': {
      right: 'owner',
      send: ({ client }, { done: bookingId }) =>
        client.ask(api.answerDispute, { body: { bookingId, version: 1, words } }),
    },
    'POST /service/booking/dispute/remedy': {
      right: 'buyer',
      send: ({ client }, { done: bookingId }) =>
        client.ask(api.answerRemedy, { body: { bookingId, version: 1, accept: true } }),
    },
    'GET /service/booking/dispute/rework': {
      right: 'buyer',
      send: ({ client }, { done: bookingId }) =>
        client.ask(api.getReworkSlots, { query: { bookingId, day: '2026-11-25' } }),
    },
    'POST /service/booking/dispute/rework': {
      right: 'buyer',
      send: ({ client }, { done: bookingId }) =>
        client.ask(api.bookRework, { body: { bookingId, day: '2026-11-25', slotId: 1121 } }),
    },
  }),
  confirmations: (tenants) => {
    const made: Record<string, string> = {};
    /** Another Admin for each decision: a proposer cannot decide. */
    const anOffice = async () => ({ client: (await tenants().admin()).browser });
    const reason = 'The photos show a leak that was not there before.';
    return [
      {
        endpoint: office.decideDispute,
        what: 'proposing a refund above the limit',
        arrange: async () => {
          const { app } = tenants();
          await sql`insert into setting (key, valid_from, value, why) values ('dispute.rules', ${new Date('2026-01-01')},
            '{"secondAdminPaise": 100}', 'A test of two Admins')`.execute(app.platform.db);
          made['dispute'] = await aDispute(tenants(), 1124);
          const params = { disputeId: made['dispute'] };
          const body = { outcome: 'refund', amount: 10_000, bornBy: 'partner', reason };
          return { who: await anOffice(), params, body };
        },
      },
      {
        endpoint: office.decideProposal,
        what: 'approving a refund above the limit',
        arrange: async () => ({
          who: await anOffice(),
          params: { disputeId: made['dispute'] ?? '' },
          body: { approve: true, why: reason },
        }),
      },
      {
        endpoint: refunds.refundAtDesk,
        what: 'asking another Admin for a refund without a dispute',
        arrange: async () => {
          made['finished'] = await aPaidJob(tenants(), 1126);
          const body = { amount: 10_000, bornBy: 'platform', why: reason };
          return { who: await anOffice(), params: { bookingId: made['finished'] }, body };
        },
      },
      {
        endpoint: refunds.decideDeskRefund,
        what: 'approving a refund without a dispute',
        arrange: async () => ({
          who: await anOffice(),
          params: { bookingId: made['finished'] ?? '' },
          body: { approve: true, why: reason },
        }),
      },
    ];
  },
};
