import { sql } from 'kysely';
import type { Erasure, PersonalPort } from '../../platform/personal.ts';

/** An agreement stays for its other side, and proves what was agreed for as long as a suit may be brought. */
const kept: Erasure = { kind: 'keep', kept: { why: 'evidence', years: 8 } };

/**
 * What was not signed by all goes with its sender; an agreement stays. Someone who is named is in the sender's document, so
 * the row stays with it and goes with it.
 */
export const envelopePersonal: PersonalPort = {
  tables: [
    {
      table: 'envelope',
      title: 'Documents you sent to be signed',
      whose: (userId) =>
        sql`t.user_id = ${userId} and t.organisation_id is null and t.status in ('draft', 'pending')`,
      without: ['organisation_id', 'sealed_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'envelope',
      title: 'Documents you sent to be signed',
      whose: (userId) =>
        sql`t.user_id = ${userId} and not (t.organisation_id is null and t.status in ('draft', 'pending'))`,
      without: ['organisation_id', 'sealed_key'],
      erasure: kept,
    },
    {
      table: 'envelope_document',
      title: 'Files you sent to be signed',
      whose: (userId) =>
        sql`t.envelope_id in (select e.envelope_id from envelope e where e.user_id = ${userId} and e.organisation_id is null)`,
      without: ['storage_key'],
      erasure: kept,
    },
    {
      table: 'envelope_recipient',
      title: 'Documents you were asked to sign',
      whose: (userId) =>
        sql`(t.user_id = ${userId} or t.mobile_number = (select u.mobile_number from user_account u where u.user_id = ${userId}))`,
      without: ['signature_key', 'initials_key', 'stamp_key', 'witness_of', 'organisation_id'],
      erasure: kept,
    },
    {
      table: 'envelope_field',
      title: 'What you filled in on documents',
      whose: (userId) =>
        sql`t.recipient_id in (select r.recipient_id from envelope_recipient r, user_account u
          where u.user_id = ${userId} and r.mobile_number = u.mobile_number)`,
      erasure: kept,
    },
    {
      table: 'envelope_step',
      title: 'Steps of documents that you sent or signed',
      whose: (userId) =>
        sql`(t.user_id = ${userId} or t.recipient_id in (select r.recipient_id from envelope_recipient r, user_account u
          where u.user_id = ${userId} and r.mobile_number = u.mobile_number))`,
      erasure: kept,
    },
    {
      table: 'envelope_esign',
      title: 'Your visits to a provider of Aadhaar eSign',
      whose: (userId) =>
        sql`t.recipient_id in (select r.recipient_id from envelope_recipient r, user_account u
          where u.user_id = ${userId} and r.mobile_number = u.mobile_number)`,
      without: ['signature_key', 'initials_key', 'stamp_key', 'answer_key'],
      erasure: kept,
    },
    {
      table: 'envelope_comment',
      title: 'Comments on documents',
      whose: (userId) =>
        sql`(t.user_id = ${userId} or t.recipient_id in (select r.recipient_id from envelope_recipient r, user_account u
          where u.user_id = ${userId} and r.mobile_number = u.mobile_number))`,
      erasure: kept,
    },
  ],
  files: async (reader, userId) => {
    const { rows } = await sql<{ key: string }>`select d.storage_key as key from envelope_document d
      join envelope e using (envelope_id)
      where e.user_id = ${userId} and e.organisation_id is null and e.status in ('draft', 'pending')`.execute(
      reader,
    );
    return rows.map(({ key }) => key);
  },
};
