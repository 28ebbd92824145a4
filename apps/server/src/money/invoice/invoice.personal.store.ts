import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** CGST Act 2017, section 36 and Companies Act 2013, section 128(5): invoices stay, with the name that is on them. */
export const invoicePersonal: PersonalPort = {
  tables: [
    {
      table: 'booking_gst',
      title: 'GST numbers on bookings',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'tax', years: 8 } },
    },
    {
      table: 'invoice_share',
      title: 'Invoices that you shared',
      whose: (userId) => sql`t.shared_by = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'invoice',
      title: 'Invoices',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'tax', years: 8 } },
    },
    {
      table: 'credit_note',
      title: 'Credit notes',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'tax', years: 8 } },
    },
  ],
};
