import { sql } from 'kysely';
import type { PersonalPort, Whose } from '../../platform/personal.ts';

const byDecider: Whose = (userId) => sql`t.decided_by = ${userId}`;
const noDecider = { kind: 'blank', set: { decided_by: null } } as const;

/** What one reported and what was removed of one's own goes with the account; what was decided stays, without who decided. */
export const moderationPersonal: PersonalPort = {
  tables: [
    {
      table: 'network_strike',
      title: 'Removals that count towards a pause',
      whose: (userId) => sql`t.member_id = network_person(${userId})`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_removal',
      title: 'What moderators removed of yours',
      whose: (userId) => sql`t.author_id = network_person(${userId})`,
      without: ['decided_by'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_report',
      title: 'What you reported in the network',
      whose: (userId) => sql`t.reporter_id = network_person(${userId})`,
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_case',
      title: 'Posts and comments of yours that were reported',
      whose: (userId) => sql`t.author_id = network_person(${userId})`,
      without: ['decided_by'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_removal',
      title: 'Removals that you decided',
      whose: byDecider,
      without: ['author_id', 'words', 'appeal_words', 'appeal_answer'],
      erasure: noDecider,
    },
    {
      table: 'network_case',
      title: 'Reports that you decided',
      whose: byDecider,
      without: ['author_id', 'words', 'subject_id'],
      erasure: noDecider,
    },
  ],
};
