import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';
import { exportKey } from './export-files.ts';

const ownNumber = (userId: string) =>
  sql`(select a.mobile_number from user_account a where a.user_id = ${userId})`;

/** This domain's own rows, and those of the platform, which knows no people. */
export const privacyPersonal: PersonalPort = {
  tables: [
    {
      table: 'consent_record',
      title: 'Consents',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 3 } },
    },
    {
      table: 'erasure_record',
      title: 'Account deletion',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 3 } },
    },
    {
      table: 'data_export',
      title: 'Copies of your data',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'audit_log',
      title: 'What you did',
      whose: (userId) => sql`t.actor_id = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 1 } },
    },
    {
      table: 'idempotency_key',
      title: 'Requests of the last two days',
      whose: (userId) => sql`t.owner = ${userId}::text`,
      without: ['request_hash', 'answer'],
      erasure: { kind: 'remove' },
    },
    {
      // Answers to others that named the person, such as the professional's who came: kept for a repeated call, for two days.
      table: 'idempotency_key',
      title: 'Requests of the last two days',
      whose: (userId) => sql`t.owner <> ${userId}::text and strpos(t.answer::text, ${ownNumber(userId)}) > 0`,
      without: ['owner', 'key', 'operation', 'request_hash', 'status', 'answer', 'created_at'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'development_inbox',
      title: 'Development inbox messages',
      whose: (userId) => sql`t.recipient = ${ownNumber(userId)}`,
      // A code is good for signing in: it is in its message alone.
      without: ['text'],
      erasure: { kind: 'remove' },
    },
  ],
  files: async (reader, userId) => {
    const { rows } = await sql<{
      exportId: string;
    }>`select export_id as "exportId" from data_export where user_id = ${userId}`.execute(reader);
    return rows.flatMap(({ exportId }) => [
      exportKey({ userId, exportId }, 'page'),
      exportKey({ userId, exportId }, 'json'),
    ]);
  },
};
