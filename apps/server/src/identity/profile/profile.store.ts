import type { ProfileDetails } from '@nukkad/contract/identity/profile/profile.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Sought, Tx } from '../../platform/db/database.ts';
import { idsIn } from '../../platform/housekeeping/sweep-files.ts';
import type { ProfileOwner } from './profile.policy.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import type { PersonalPort, Whose } from '../../platform/personal.ts';

export interface ProfileRow extends Omit<ProfileDetails, 'fullName' | 'profileImage'> {
  readonly userId: string;
  readonly pictureKey: string | null;
}

export const emptyProfile = (userId: string): ProfileRow => ({
  userId,
  about: '',
  gender: null,
  maritalStatus: null,
  bloodGroup: null,
  languages: [],
  pictureKey: null,
});

const fields = sql`user_id as "userId", about, gender, marital_status as "maritalStatus", blood_group as "bloodGroup", languages,
  picture_key as "pictureKey"`;

export async function findProfile(reader: Reader, userId: string): Promise<ProfileRow> {
  const { rows } =
    await sql<ProfileRow>`select ${fields} from person_profile where user_id = ${userId}`.execute(reader);
  return rows[0] ?? emptyProfile(userId);
}

/** Made where there is none, so that two first changes wait for each other. */
export async function lockProfile(
  tx: Tx,
  { userId }: Authorized<ProfileOwner>,
  now: Date,
): Promise<ProfileRow> {
  await sql`insert into person_profile (user_id, updated_at) values (${userId}, ${now}) on conflict do nothing`.execute(
    tx,
  );
  const { rows } =
    await sql<ProfileRow>`select ${fields} from person_profile where user_id = ${userId} for update`.execute(
      tx,
    );
  return rows[0] ?? emptyProfile(userId);
}

export async function saveProfile(tx: Tx, p: Authorized<ProfileRow>, now: Date): Promise<void> {
  await sql`update person_profile set about = ${p.about}, gender = ${p.gender}, marital_status = ${p.maritalStatus},
      blood_group = ${p.bloodGroup}, languages = ${[...p.languages]}::text[], picture_key = ${p.pictureKey}, updated_at = ${now}
    where user_id = ${p.userId}`.execute(tx);
}

/** For people who are made whole at once, by the seed. */
export async function addSpokenLanguages(
  tx: Tx,
  { userId }: Authorized<ProfileOwner>,
  languages: readonly string[],
  now: Date,
): Promise<void> {
  await sql`insert into person_profile (user_id, languages, updated_at) values (${userId}, ${[...languages]}::text[], ${now})
    on conflict do nothing`.execute(tx);
}

/** Where the picture of a person lies, for a statement that finds the person itself; null: there is none. */
export const pictureOf = (userId: Sought<string>): Sought<string | null> =>
  sql<
    string | null
  >`(select profile.picture_key from person_profile profile where profile.user_id = ${userId})`;

/** Where the pictures of these people lie; those without one are left out. */
export async function picturesOf(
  reader: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ userId: string; key: string }>`select user_id as "userId", picture_key as key
    from person_profile where user_id ${isAmong(userIds, 'uuid')} and picture_key is not null`.execute(
    reader,
  );
  return new Map(rows.map(({ userId, key }) => [userId, key]));
}

/** Keys are `people/<user id>/<id>`. */
export async function listKnownPortraits(
  reader: Reader,
  keys: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`select picture_key as key from person_profile
    where user_id ${isAmong(idsIn(keys, 1), 'uuid')} and picture_key is not null
      and picture_key = any(${[...keys]})`.execute(reader);
  return rows.map(({ key }) => key);
}

const own: Whose = (userId) => sql`t.user_id = ${userId}`;
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
