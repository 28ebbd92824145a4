import type { NetworkKind } from '@nukkad/contract/kernel/notice';
import type { NetworkNoticeChoice } from '@nukkad/contract/talk/notification/notification.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { NotificationOwner } from './notification.policy.ts';

/** A person mutes so many posts; the oldest are told again. */
const mostMuted = 200;

/** Those kinds alone for which the person chose. */
export async function listNetworkChoices(
  reader: Reader,
  userId: string,
): Promise<readonly NetworkNoticeChoice[]> {
  const { rows } = await sql<NetworkNoticeChoice>`select kind, inapp, push, mail from network_notice_choice
    where user_id = ${userId}`.execute(reader);
  return rows;
}

export async function saveNetworkChoices(
  tx: Tx,
  { userId }: Authorized<NotificationOwner>,
  choices: readonly NetworkNoticeChoice[],
): Promise<void> {
  await sql`insert into network_notice_choice (user_id, kind, inapp, push, mail)
    select ${userId}, c.kind, c.inapp, c.push, c.mail
    from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) as c(kind text, inapp boolean, push boolean, mail boolean)
    on conflict (user_id, kind) do update set inapp = excluded.inapp, push = excluded.push, mail = excluded.mail`.execute(
    tx,
  );
}

/** The last muted first. */
export async function listMutedPosts(reader: Reader, userId: string): Promise<readonly string[]> {
  const rows = await reader
    .selectFrom('muted_post')
    .select('post_id')
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('post_id', 'desc')
    .limit(mostMuted)
    .execute();
  return rows.map(({ post_id: postId }) => postId);
}

export async function mutePost(
  tx: Tx,
  { userId }: Authorized<NotificationOwner>,
  postId: string,
  now: Date,
): Promise<void> {
  await sql`with room as (delete from muted_post where (user_id, post_id) in (
      select user_id, post_id from muted_post where user_id = ${userId} and post_id <> ${postId}
      order by at desc, post_id desc offset ${mostMuted - 1}))
    insert into muted_post (user_id, post_id, at) values (${userId}, ${postId}, ${now})
    on conflict (user_id, post_id) do nothing`.execute(tx);
}

export async function unmutePost(
  tx: Tx,
  { userId }: Authorized<NotificationOwner>,
  postId: string,
): Promise<void> {
  await tx.deleteFrom('muted_post').where('user_id', '=', userId).where('post_id', '=', postId).execute();
}

/** What a person chose for this kind (null: nothing), and whether the post is muted. */
export async function findNetworkChoice(
  reader: Reader,
  userId: string,
  kind: NetworkKind,
  postId: string | null,
): Promise<{ readonly choice: NetworkNoticeChoice | null; readonly isMuted: boolean }> {
  const { rows } = await sql<{
    choice: NetworkNoticeChoice | null;
    isMuted: boolean;
  }>`select (select jsonb_build_object('kind', kind, 'inapp', inapp, 'push', push, 'mail', mail)
        from network_notice_choice where user_id = ${userId} and kind = ${kind}) as choice,
      exists (select 1 from muted_post where user_id = ${userId} and post_id = ${postId}::uuid) as "isMuted"`.execute(
    reader,
  );
  return rows[0] ?? { choice: null, isMuted: false };
}
