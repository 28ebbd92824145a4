import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** A person's messages to support are erased with the account, with all answers; who answered stays without the name. */
export const supportPersonal: PersonalPort = {
  tables: [
    {
      table: 'faq',
      title: 'Changes to common questions',
      whose: (userId) => sql`t.changed_by = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 1 } },
    },
    {
      table: 'demo_video',
      title: 'Changes to how-to videos',
      whose: (userId) => sql`t.changed_by = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 1 } },
    },
    {
      table: 'support_reply',
      title: 'Changes to ready replies',
      whose: (userId) => sql`t.changed_by = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 1 } },
    },
    {
      table: 'support_note',
      title: 'Notes you made about talks',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'blank', set: { user_id: null } },
    },
    {
      table: 'support_note',
      title: 'Notes of staff about your talks',
      whose: (userId) =>
        sql`t.session_id in (select session_id from support_session where user_id = ${userId})`,
      without: ['user_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'support_session',
      title: 'Requests made of your talks',
      whose: (userId) => sql`t.user_id = ${userId} and t.incident_id is not null`,
      without: ['agent_id', 'transfer_note'],
      erasure: { kind: 'blank', set: { incident_id: null } },
    },
    {
      table: 'support_session',
      title: 'Talks you had as an agent',
      whose: (userId) => sql`t.agent_id = ${userId}`,
      without: ['user_id', 'last_text', 'rating_words'],
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 1 } },
    },
    {
      table: 'support_agent',
      title: 'Your duty at the support desk',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'incident_file',
      title: 'Files you sent to support',
      whose: (userId) => sql`t.incident_id in (select incident_id from incident where user_id = ${userId})`,
      without: ['storage_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'incident_answer',
      title: 'Replies from support',
      whose: (userId) => sql`t.incident_id in (select incident_id from incident where user_id = ${userId})`,
      without: ['user_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'incident_answer',
      title: 'Replies you gave',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'blank', set: { user_id: null } },
    },
    {
      table: 'incident_note',
      title: 'Notes you made about requests',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'blank', set: { user_id: null } },
    },
    {
      table: 'incident_note',
      title: 'Notes of staff about your requests',
      whose: (userId) => sql`t.incident_id in (select incident_id from incident where user_id = ${userId})`,
      without: ['user_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'incident',
      title: 'Requests you had as an agent',
      whose: (userId) => sql`t.assignee_id = ${userId}`,
      without: ['user_id', 'full_name', 'email', 'mobile_number', 'message'],
      erasure: { kind: 'blank', set: { assignee_id: null } },
    },
    {
      table: 'incident',
      title: 'Messages to support',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['assignee_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'support_session',
      title: 'Talks with support',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['agent_id', 'transfer_note'],
      erasure: { kind: 'remove' },
    },
  ],
  files: async (reader, userId) => {
    const { rows } = await sql<{ key: string }>`select f.storage_key as key from incident_file f
      join incident i using (incident_id) where i.user_id = ${userId}`.execute(reader);
    return rows.map(({ key }) => key);
  },
};
