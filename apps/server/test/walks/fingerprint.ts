import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';

const tables = [
  'booking',
  'booking_line',
  'booking_offer',
  'booking_event',
  'booking_photo',
  'booking_addition',
  'payment_order',
  'payment',
  'refund',
  'delivery_address',
  'cart',
  'cart_line',
  'professional_reservation',
  'invoice',
  'ledger_entry',
  'organisation',
  'staff_member',
  'staff_permission',
  'staff_invitation',
  'belonging',
  'person_profile',
  'business_card',
  'user_account',
  'user_role',
] as const;

/** Of every row of every table that a call could change. */
export async function fingerprint(db: Database): Promise<Record<string, string>> {
  const prints = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ print: string }>`
        select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from ${sql.table(table)} t`.execute(
        db,
      );
      return [table, rows[0]?.print ?? ''] as const;
    }),
  );
  return Object.fromEntries(prints);
}
