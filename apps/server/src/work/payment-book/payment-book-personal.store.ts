import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** CGST Act 2017, section 36: documents stay in the accounts of the business. */
export const paymentBookPersonal: PersonalPort = {
  tables: [
    {
      table: 'party_paper_mail',
      title: 'Invoices and receipts that you sent by mail',
      whose: (userId) => sql`t.sent_by = ${userId}`,
      without: ['email'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'party_paper',
      title: 'Invoices and receipts that you issued',
      whose: (userId) => sql`t.issued_by = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'tax', years: 8 } },
    },
  ],
};
