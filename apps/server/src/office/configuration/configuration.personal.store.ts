import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** Of an operator: what was set, and by whom, explains every bill since. */
export const configurationPersonal: PersonalPort = {
  tables: [
    {
      table: 'setting_change',
      title: 'Changes to the configuration',
      whose: (userId) => sql`${userId} in (t.proposed_by, t.decided_by)`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 8 } },
    },
    {
      table: 'setting_preview',
      title: 'Previews of changes to the configuration',
      whose: (userId) => sql`t.asked_by = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 8 } },
    },
  ],
};
