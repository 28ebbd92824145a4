import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** The organisation keeps what it did and billed; that this account was the client, or wrote it, goes. */
export const projectPersonal: PersonalPort = {
  tables: [
    {
      table: 'milestone_dispute_photo',
      title: 'Photos of disputes of milestones',
      whose: (userId) => sql`(t.taken_by = ${userId}
        or t.project_id in (select project_id from project where buyer_id = ${userId}))`,
      without: ['storage_key'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'milestone_dispute',
      title: 'Disputes of milestones that you raised',
      whose: (userId) => sql`t.project_id in (select project_id from project where buyer_id = ${userId})`,
      without: ['decided_by'],
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 3 } },
    },
    {
      table: 'milestone_dispute',
      title: 'Disputes of milestones that you decided',
      whose: (userId) => sql`t.decided_by = ${userId}`,
      without: ['words', 'answer'],
      erasure: { kind: 'blank', set: { decided_by: null } },
    },
    {
      table: 'project',
      title: 'Projects that you ordered',
      whose: (userId) => sql`t.buyer_id = ${userId}`,
      without: ['created_by'],
      erasure: { kind: 'blank', set: { buyer_id: null } },
    },
    {
      table: 'project',
      title: 'Projects that you wrote',
      whose: (userId) => sql`t.created_by = ${userId}`,
      without: ['buyer_id'],
      erasure: { kind: 'blank', set: { created_by: null } },
    },
  ],
};
