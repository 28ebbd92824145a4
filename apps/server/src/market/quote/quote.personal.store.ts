import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** Partners keep what they quoted and what was agreed; who wrote it, and a customer's own words, go with the account. */
export const quotePersonal: PersonalPort = {
  tables: [
    {
      table: 'quote_share',
      title: 'Estimates that you shared',
      whose: (userId) => sql`t.shared_by = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'quote_refusal',
      title: 'Why you refused quotes',
      whose: (userId) =>
        sql`t.lead_id in (select l.lead_id from lead l join rfq r on r.rfq_id = l.rfq_id where r.user_id = ${userId})`,
      erasure: { kind: 'blank', set: { words: '' } },
    },
    {
      table: 'visit_address',
      title: 'Where visits of your projects are',
      whose: (userId) =>
        sql`t.lead_id in (select l.lead_id from lead l join rfq r on r.rfq_id = l.rfq_id where r.user_id = ${userId})`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'agreement',
      title: 'Quotes you agreed on',
      whose: (userId) => sql`(t.partner_signed_by = ${userId} or t.buyer_signed_by = ${userId})`,
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
    {
      table: 'quote',
      title: 'Quotes and counter-offers you made',
      whose: (userId) => sql`t.created_by = ${userId}`,
      erasure: { kind: 'blank', set: { created_by: null } },
    },
  ],
};
