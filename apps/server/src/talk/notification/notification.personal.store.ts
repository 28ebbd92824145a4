import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** What a person was told goes with the account. */
export const notificationPersonal: PersonalPort = {
  tables: [
    {
      table: 'notice_delivery',
      title: 'Messages about notifications',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['event_id', 'mark', 'user_id', 'delivery_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'push_subscription',
      title: 'Browsers that show notifications',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['p256dh', 'auth', 'user_id', 'session_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'quiet_hours',
      title: 'Quiet hours',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['user_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'notification',
      title: 'Notifications',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['event_id', 'mark', 'user_id'],
      erasure: { kind: 'remove' },
    },
  ],
};
