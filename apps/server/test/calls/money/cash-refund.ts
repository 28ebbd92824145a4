import * as api from '@nukkad/contract/money/cash-refund/cash-refund.api';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DomainCalls } from '../../walks/domain-calls.ts';
import type { Tenants } from '../../walks/two-tenants.ts';

const home = 'src/money/cash-refund/cash-refund.test.ts';

/** A hundred rupees of a visit that was paid in cash wait for its customer's choice. */
async function aCashRefund({ app, a, book }: Tenants, slotId: number): Promise<string> {
  const bookingId = await book(a, '2026-11-30', slotId);
  const [refundId, paymentId] = [randomUUID(), randomUUID()];
  const { db, clock } = app.platform;
  const now = clock.now();
  await sql`with paid as (update booking set captured_paise = 20000 where booking_id = ${bookingId} returning booking_number),
      ordered as (insert into payment_order (order_id, booking_id, buyer_id, provider, amount_paise, status, created_at, expires_at, paid_at, captured_paise)
        values (${paymentId}, ${bookingId}, ${a.buyer.userId}, 'cash', 20000, 'paid', ${now}, ${now}, ${now}, 20000)),
      taken as (insert into payment (payment_id, order_id, booking_id, provider, provider_payment_id, amount_paise, method, status,
          kept, created_at, captured_at, refunded_paise)
        values (${paymentId}, ${paymentId}, ${bookingId}, 'cash', ${paymentId}, 20000, 'cash', 'captured', true, ${now}, ${now}, 10000)),
      asked as (insert into refund (refund_id, payment_id, booking_id, cause, reason, amount_paise, status, in_cash, created_at)
        values (${refundId}, ${paymentId}, ${bookingId}, ${refundId}::text, 'dispute', 10000, 'pending', true, ${now}))
    insert into cash_refund (refund_id, booking_id, booking_number, user_id, amount_paise, status, reason, asked_at)
      select ${refundId}::uuid, ${bookingId}::uuid, booking_number, ${a.buyer.userId}::uuid, 10000, 'Waiting For Customer', 'dispute', ${now}::timestamptz
      from paid`.execute(db);
  return refundId;
}

export const calls: DomainCalls = {
  lists: {
    'GET /service/cash-refunds': { query: '', who: 'buyer', empty: true },
  },
  triedAtHome: {
    'GET /service/cash-refunds': home,
    'POST /service/cash-refunds/{refundId}/account': home,
    'POST /service/cash-refunds/{refundId}/credit': home,
  },
  confirmations: (tenants) => [
    {
      endpoint: api.chooseAccount,
      what: 'having a refund of cash sent to an account',
      arrange: async () => ({
        who: { client: tenants().a.buyer.client },
        params: { refundId: await aCashRefund(tenants(), 1124) },
        body: { to: { kind: 'upi', holderName: 'Meera Shah', upiId: 'meera@okaxis' } },
      }),
    },
    {
      endpoint: api.chooseCredit,
      what: 'taking a refund of cash as credit',
      arrange: async () => ({
        who: { client: tenants().a.buyer.client },
        params: { refundId: await aCashRefund(tenants(), 1130) },
        body: {},
      }),
    },
  ],
};
