import { sql } from 'kysely';
import type { PersonalPort, Whose } from '../../platform/personal.ts';

const ofOwnCompany: Whose = (userId) =>
  sql`t.organisation_id in (select o.organisation_id from organisation o where o.owner_user_id = ${userId})`;
const remove = { kind: 'remove' } as const;

/** How the own company came to be a partner. Sealed numbers stay sealed in the copy too: their last digits say which they are. */
export const partnershipPersonal: PersonalPort = {
  tables: [
    {
      table: 'partner_bank',
      title: 'Bank account',
      whose: ofOwnCompany,
      without: ['account_sealed', 'check_id'],
      erasure: remove,
    },
    {
      table: 'partner_review',
      title: 'Reviews of your profile',
      whose: ofOwnCompany,
      without: ['decided_by'],
      erasure: remove,
    },
    {
      table: 'document_gap',
      title: 'Documents that your work needs',
      whose: ofOwnCompany,
      erasure: remove,
    },
    {
      table: 'review_assignment',
      title: 'Reviews you took',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: remove,
    },
    {
      table: 'partner_change',
      title: 'Changes you asked for',
      whose: ofOwnCompany,
      without: ['decided_by'],
      erasure: remove,
    },
  ],
};
