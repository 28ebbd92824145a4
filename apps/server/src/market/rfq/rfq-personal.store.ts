import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';
import { listFilesOf } from './file/quotation-file.store.ts';

/** Partners were told of a request, so its row stays; who asked, and in which words, goes with the account. */
export const rfqPersonal: PersonalPort = {
  files: listFilesOf,
  tables: [
    {
      table: 'quotation_file',
      title: 'Files of your requests for quotations',
      whose: (userId) => sql`t.user_id = ${userId} and t.organisation_id is null`,
      without: ['storage_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'quotation_file',
      title: 'Files you added to quotes',
      whose: (userId) => sql`t.user_id = ${userId} and t.organisation_id is not null`,
      without: ['storage_key'],
      erasure: { kind: 'blank', set: { user_id: null } },
    },
    {
      table: 'rfq_answer',
      title: 'Answers in your requests for quotations',
      whose: (userId) => sql`t.rfq_id in (select rfq_id from rfq where user_id = ${userId})`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'rfq_choice',
      title: 'Partners you chose for quotations',
      whose: (userId) => sql`t.rfq_id in (select rfq_id from rfq where user_id = ${userId})`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'lead_question',
      title: 'Answers to questions of partners',
      whose: (userId) =>
        sql`t.lead_id in (select l.lead_id from lead l join rfq r on r.rfq_id = l.rfq_id where r.user_id = ${userId})`,
      erasure: { kind: 'blank', set: { answer: null } },
    },
    {
      table: 'rfq',
      title: 'Requests for quotations',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'blank', set: { user_id: null, message: '' } },
    },
    // What an Admin decided stays evidence.
    {
      table: 'lead_refund',
      title: 'Claims of partners that you decided on',
      whose: (userId) => sql`t.decided_by = ${userId}`,
      without: ['words', 'version'],
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
  ],
};
