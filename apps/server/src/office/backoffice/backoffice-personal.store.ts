import { sql } from 'kysely';
import type { PersonalPort, Whose } from '../../platform/personal.ts';

const own: Whose = (userId) => sql`t.user_id = ${userId}`;
const remove = { kind: 'remove' } as const;

/** Of an operator; what an operator did stays in the audit log. */
export const backofficePersonal: PersonalPort = {
  tables: [
    {
      table: 'catalogue_edit',
      title: 'Changes to the catalogue',
      whose: (userId) => sql`t.edited_by = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 1 } },
    },
    {
      table: 'city_price',
      title: 'City prices',
      whose: (userId) => sql`${userId} in (t.set_by, t.ended_by, t.decided_by)`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 1 } },
    },
    {
      table: 'dictionary_word',
      title: 'Dictionary changes',
      whose: (userId) => sql`t.changed_by = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 1 } },
    },
    {
      table: 'admin_recovery_code',
      title: 'Recovery codes',
      whose: own,
      without: ['code_hash'],
      erasure: remove,
    },
    {
      table: 'admin_ticket',
      title: 'Back office login steps',
      whose: own,
      without: ['ticket_hash', 'totp_secret'],
      erasure: remove,
    },
    {
      table: 'admin_session',
      title: 'Back office logins',
      whose: own,
      without: ['session_id', 'token_hash'],
      erasure: remove,
    },
    {
      table: 'admin_account',
      title: 'Back office account',
      whose: own,
      without: ['password_hash', 'totp_secret', 'totp_step'],
      erasure: remove,
    },
  ],
};
