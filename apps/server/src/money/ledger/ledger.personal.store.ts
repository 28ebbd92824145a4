import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** The ledger knows bookings and organisations, no names. */
export const ledgerPersonal: PersonalPort = {
  tables: [
    {
      table: 'ledger_entry',
      title: 'Accounts of your bookings',
      whose: (
        userId,
      ) => sql`t.account_code in ('customer_held', 'refunds_clearing', 'cancellation_receivable')
        and t.booking_id in (select b.booking_id from booking b where b.buyer_id = ${userId})`,
      without: ['organisation_id'],
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
  ],
  openMatters: async (reader, userId) => {
    const { rows } = await sql<{ open: boolean }>`select exists (
      select 1 from ledger_entry e join organisation o using (organisation_id)
      where o.owner_user_id = ${userId} and e.account_code in ('partner_payable', 'partner_cash')
      group by e.organisation_id having sum(e.amount_paise) <> 0) as open`.execute(reader);
    return rows[0]?.open ? ['payout_open'] : [];
  },
};
