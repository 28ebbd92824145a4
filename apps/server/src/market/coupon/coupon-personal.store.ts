import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

export const couponPersonal: PersonalPort = {
  tables: [
    {
      table: 'coupon_use',
      title: 'Offers used',
      whose: (userId) => sql`t.user_id = ${userId}`,
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
    {
      table: 'coupon',
      title: 'Offers made',
      whose: (userId) => sql`${userId} in (t.created_by, t.worded_by, t.decided_by)`,
      erasure: { kind: 'keep', kept: { why: 'evidence', years: 1 } },
    },
  ],
};
