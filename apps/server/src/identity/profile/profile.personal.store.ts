import { sql } from 'kysely';
import type { PersonalPort } from '../../platform/personal.ts';

const own = (userId: string) => sql`t.user_id = ${userId}`;
const remove = { kind: 'remove' } as const;

/** All of it is the person's own words and wishes, so all of it goes. */
export const profilePersonal: PersonalPort = {
  tables: [
    { table: 'person_profile', title: 'About you', whose: own, without: ['picture_key'], erasure: remove },
    { table: 'notification_choice', title: 'Notification settings', whose: own, erasure: remove },
    { table: 'former_card_address', title: 'Business card', whose: own, erasure: remove },
    { table: 'business_card', title: 'Business card', whose: own, erasure: remove },
    {
      table: 'belonging',
      title: 'Catalogue and assets',
      whose: (userId) => sql`(t.user_id = ${userId} or t.organisation_id in
        (select o.organisation_id from organisation o where o.owner_user_id = ${userId}))`,
      without: ['picture_key'],
      erasure: remove,
    },
    { table: 'demo_request', title: 'Demo requests', whose: own, erasure: remove },
  ],
  files: async (reader, userId) => {
    const { rows } = await sql<{ key: string }>`
      select picture_key as key from person_profile where user_id = ${userId} and picture_key is not null
      union select b.picture_key from belonging b left join organisation o using (organisation_id)
        where (b.user_id = ${userId} or o.owner_user_id = ${userId}) and b.picture_key is not null`.execute(
      reader,
    );
    return rows.map(({ key }) => key);
  },
};
