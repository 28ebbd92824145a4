import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { ProfileOwner } from './profile.policy.ts';
import type { ChoiceRow } from './setting.rules.ts';

export async function listChoices(reader: Reader, userId: string): Promise<ChoiceRow[]> {
  const { rows } =
    await sql<ChoiceRow>`select tag, sms, mail, push from notification_choice where user_id = ${userId}`.execute(
      reader,
    );
  return rows;
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
