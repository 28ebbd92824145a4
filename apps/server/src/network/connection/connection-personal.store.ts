import { sql } from 'kysely';
import type { PersonalPort, Whose } from '../../platform/personal.ts';

const ownPair: Whose = (userId) => sql`exists (select 1 from network_member m
  where m.user_id = ${userId} and m.member_id in (t.low_id, t.high_id))`;
const ownBlock: Whose = (userId) =>
  sql`t.blocker_id in (select m.member_id from network_member m where m.user_id = ${userId})`;
const ownDismissal: Whose = (userId) =>
  sql`t.member_id in (select m.member_id from network_member m where m.user_id = ${userId})`;

/** A person's own ties go with the account; those of a business stay with the business. */
export const connectionPersonal: PersonalPort = {
  tables: [
    {
      table: 'network_connection',
      title: 'Connections and requests',
      whose: ownPair,
      without: ['low_id', 'high_id', 'asked_by_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_visit',
      title: 'Pages you looked at',
      whose: (userId) =>
        sql`t.visitor_id in (select m.member_id from network_member m where m.user_id = ${userId})`,
      without: ['member_id', 'visitor_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_block',
      title: 'Members you blocked',
      whose: ownBlock,
      without: ['blocked_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'network_suggestion_dismissed',
      title: 'Suggestions you dismissed',
      whose: ownDismissal,
      without: ['other_id'],
      erasure: { kind: 'remove' },
    },
  ],
};
