import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

/** The organisation keeps its assets and who had them; that this account handed them out or noted something goes. */
export const assetPersonal: PersonalPort = {
  tables: [
    {
      table: 'asset_photo',
      title: 'Photos that you took of your business’s assets',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['storage_key'],
      erasure: { kind: 'blank', set: { user_id: null } },
    },
    {
      table: 'asset_move',
      title: 'What you noted of your business’s assets',
      whose: (userId) => sql`t.by_user_id = ${userId}`,
      erasure: { kind: 'blank', set: { by_user_id: null } },
    },
    {
      table: 'asset_custody',
      title: 'What your business handed out to you',
      whose: (userId) =>
        sql`t.handed_by = ${userId} or t.staff_id in (select s.staff_id from staff_member s where s.user_id = ${userId})`,
      erasure: { kind: 'keep', kept: { why: 'accounts', years: 8 } },
    },
  ],
};
