import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ProfileOwner } from './profile.policy.ts';
import type { ChoiceRow } from './setting.rules.ts';

export async function findLanguage(reader: Reader, userId: string): Promise<'en' | 'hi' | null> {
  const { rows } = await sql<{
    language: 'en' | 'hi';
  }>`select language from user_setting where user_id = ${userId}`.execute(reader);
  return rows[0]?.language ?? null;
}

export async function listChoices(reader: Reader, userId: string): Promise<ChoiceRow[]> {
  const { rows } =
    await sql<ChoiceRow>`select tag, sms, mail, push from notification_choice where user_id = ${userId}`.execute(
      reader,
    );
  return rows;
}

export async function saveLanguage(
  tx: Tx,
  { userId }: Authorized<ProfileOwner>,
  language: 'en' | 'hi',
  now: Date,
): Promise<void> {
  await sql`insert into user_setting (user_id, language, updated_at) values (${userId}, ${language}, ${now})
    on conflict (user_id) do update set language = excluded.language, updated_at = excluded.updated_at`.execute(
    tx,
  );
}

export async function saveChoices(
  tx: Tx,
  { userId }: Authorized<ProfileOwner>,
  choices: readonly ChoiceRow[],
): Promise<void> {
  await sql`insert into notification_choice (user_id, tag, sms, mail, push)
    select ${userId}, c.tag, c.sms, c.mail, c.push
    from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) as c(tag text, sms boolean, mail boolean, push boolean)
    on conflict (user_id, tag) do update set sms = excluded.sms, mail = excluded.mail, push = excluded.push`.execute(
    tx,
  );
}
