import { sql } from 'kysely';
import type { PaymentFixture } from './payment-fixture.ts';

/** A booking's money as the double entries alone tell it, in paise. */
export interface Books {
  readonly charged: number;
  readonly returned: number;
  readonly returning: number;
  readonly charge: number;
  readonly kept: number;
  readonly carried: number;
}

export async function booksOf(fixture: PaymentFixture, bookingId: string): Promise<Books> {
  const [row] = await fixture.rows(sql`select
      coalesce(sum(e.amount_paise) filter (where e.account_code in ('gateway_clearing', 'partner_cash') and e.amount_paise > 0), 0)::int as charged,
      coalesce(-sum(e.amount_paise) filter (where e.account_code = 'gateway_clearing' and e.amount_paise < 0), 0)::int as returned,
      coalesce(-sum(e.amount_paise) filter (where e.account_code = 'refunds_clearing'), 0)::int as returning,
      coalesce(-sum(e.amount_paise) filter (where t.kind = 'booking_cancelled' and e.amount_paise < 0), 0)::int as charge,
      coalesce(sum(e.amount_paise) filter (where t.kind = 'booking_cancelled' and e.account_code = 'customer_held'), 0)::int as kept,
      coalesce(sum(e.amount_paise) filter (where t.kind = 'booking_cancelled' and e.account_code = 'cancellation_receivable'), 0)::int as carried
    from ledger_entry e join ledger_transaction t using (transaction_id, posted_at) where e.booking_id = ${bookingId}`);
  return row as Books;
}
