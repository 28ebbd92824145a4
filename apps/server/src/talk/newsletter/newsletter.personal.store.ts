import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** What was asked for while logged in goes with the account; visitors unsubscribe by their link. */
export const newsletterPersonal: PersonalPort = {
  tables: [
    {
      table: 'newsletter_subscriber',
      title: 'Newsletter',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'remove' },
    },
  ],
};
