import { sql } from 'kysely';
import type { Erasure, PersonalPort } from '../../platform/personal.ts';

const kept: Erasure = { kind: 'keep', kept: { why: 'accounts', years: 8 } };
const ofOwnBookings = (userId: string) =>
  sql`t.booking_id in (select b.booking_id from booking b where b.buyer_id = ${userId})`;

/** Amounts, instants and the gateway's numbers: no card and no account number ever comes here. */
export const paymentPersonal: PersonalPort = {
  tables: [
    {
      table: 'payment_order',
      title: 'Payment orders',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      erasure: kept,
    },
    {
      table: 'payment',
      title: 'Payments',
      whose: (userId) =>
        sql`(t.taken_by = ${userId} or t.booking_id in (select b.booking_id from booking b where b.buyer_id = ${userId}))`,
      erasure: kept,
    },
    { table: 'refund', title: 'Refunds', whose: ofOwnBookings, erasure: kept },
    {
      table: 'purchase',
      title: 'Payments of advances, credits and milestones',
      whose: (userId) => sql`t.payer_id = ${userId}`,
      erasure: kept,
    },
  ],
  openMatters: async (reader, userId) => {
    const { rows } = await sql<{ open: boolean }>`select exists (select 1 from refund t
      where t.status in ('pending', 'sent') and ${ofOwnBookings(userId)}) as open`.execute(reader);
    return rows[0]?.open ? ['refund_open'] : [];
  },
};
