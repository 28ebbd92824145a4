import * as api from '@nukkad/contract/money/cash-refund/cash-refund.api';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DomainCalls } from '../domain-calls.ts';
import type { Tenants } from '../two-tenants.ts';

const home = 'src/money/cash-refund/cash-refund.test.ts';

/** A hundred rupees of a finished visit that was paid in cash wait for its customer's choice. */
async function aCashRefund({ app, a }: Tenants): Promise<string> {
  const refundId = randomUUID();
  const { db, clock } = app.platform;
  await sql`with paid as (select p.payment_id, b.booking_id, b.booking_number, b.buyer_id from payment p join booking b using (booking_id)
        where p.provider = 'cash' and b.buyer_id = ${a.buyer.userId} order by p.created_at limit 1),
      asked as (insert into refund (refund_id, payment_id, booking_id, cause, reason, amount_paise, status, in_cash, created_at)
        select ${refundId}::uuid, payment_id, booking_id, ${refundId}::text, 'dispute', 10000, 'pending', true, ${clock.now()} from paid)
    insert into cash_refund (refund_id, booking_id, booking_number, user_id, amount_paise, status, reason, asked_at)
      select ${refundId}::uuid, booking_id, booking_number, buyer_id, 10000, 'Waiting For Customer', 'dispute', ${clock.now()} from paid`.execute(
    db,
  );
  return refundId;
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
        params: { refundId: await aCashRefund(tenants()) },
        body: { to: { kind: 'upi', holderName: 'Meera Shah', upiId: 'meera@okaxis' } },
      }),
    },
    {
      endpoint: api.chooseCredit,
      what: 'taking a refund of cash as credit',
      arrange: async () => ({
        who: { client: tenants().a.buyer.client },
        params: { refundId: await aCashRefund(tenants()) },
        body: {},
      }),
    },
  ],
};
