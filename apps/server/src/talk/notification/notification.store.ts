import type { NotificationTag } from '@nukkad/contract/kernel/notice';
import { mostUnread } from '@nukkad/contract/talk/notification/notification.model';
import { sql } from 'kysely';
import type { Authorized } from '../../platform/authorize.ts';
import { isAmong } from '../../platform/db/is-among.ts';
import type { Database, Reader, Tx } from '../../platform/db/database.ts';
import type { AfterInstant } from '../../platform/http/cursor.ts';
import { type RowOf, tableColumns } from '../../platform/db/table-columns.ts';
import type { NotificationOwner } from './notification.policy.ts';
import type { PersonalPort } from '../../platform/personal.ts';

const columns = {
  notificationId: 'notification_id',
  createdAt: 'created_at',
  userId: 'user_id',
  eventId: 'event_id',
  mark: 'mark',
  tag: 'tag',
  titleEn: 'title_en',
  titleHi: 'title_hi',
  bodyEn: 'body_en',
  bodyHi: 'body_hi',
  opens: 'opens',
  thread: 'thread',
  count: 'count',
  readAt: 'read_at',
  fromMemberId: 'from_member_id',
  toMemberId: 'to_member_id',
} as const;
const notificationTable = tableColumns('notification', columns);
export type NotificationRow = RowOf<'notification', typeof columns>;

export interface NotificationFilter {
  readonly tag?: NotificationTag | undefined;
  readonly unread?: boolean | undefined;
}

/** What a member did is not listed any more once one of both has blocked the other. */
const isShown = sql<boolean>`(from_member_id is null or not network_blocked(to_member_id, from_member_id))`;

/** Newest first, behind the row that `after` names. */
export async function listNotificationRows(
  reader: Reader,
  userId: string,
  { tag, unread }: NotificationFilter,
  after: AfterInstant | null,
  limit: number,
): Promise<NotificationRow[]> {
  let rows = reader
    .selectFrom('notification')
    .select(notificationTable.selected)
    .where('user_id', '=', userId)
    .where(isShown)
    .orderBy('created_at', 'desc')
    .orderBy('notification_id', 'desc')
    .limit(limit);
  if (tag) rows = rows.where('tag', '=', tag);
  if (unread) rows = rows.where('read_at', 'is', null);
  if (after)
    rows = rows.where((eb) =>
      eb(eb.refTuple('created_at', 'notification_id'), '<', eb.tuple(after.at, after.id)),
    );
  return rows.execute();
}

/** Of each kind at most one more than is shown. */
export async function countUnread(
  reader: Reader,
  userId: string,
): Promise<readonly { readonly tag: string; readonly unread: number }[]> {
  const { rows } = await sql<{ tag: string; unread: number }>`select tag, count(*)::int as unread from (
      select tag from notification where user_id = ${userId} and read_at is null and ${isShown}
      limit ${6 * (mostUnread + 1)}
    ) waiting group by tag`.execute(reader);
  return rows;
}

/** False where it is listed already: its event was told again. */
export async function insertNotification(tx: Tx, row: Authorized<NotificationRow>): Promise<boolean> {
  const added = await tx
    .insertInto('notification')
    .values(notificationTable.written(row))
    .onConflict((conflict) => conflict.constraint('notification_once').doNothing())
    .returning('notification_id')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * The rows of its thread before it, which it stands for from now on. False: a later one is listed already, as where an
 * old event is told again.
 */
export async function replaceThread(
  tx: Tx,
  { userId, thread, createdAt, eventId }: Authorized<NotificationRow>,
): Promise<boolean> {
  const { rows } = await sql<{ isLast: boolean }>`with earlier as (delete from notification
      where user_id = ${userId} and thread = ${thread} and created_at < ${createdAt})
    select not exists (select from notification where user_id = ${userId} and thread = ${thread}
      and created_at >= ${createdAt} and event_id <> ${eventId}) as "isLast"`.execute(tx);
  return rows[0]?.isLast ?? true;
}

/** What tells these members of others in rows that stand for several, the newest. */
export async function listOfMembers(
  reader: Reader,
  memberIds: readonly string[],
  most: number,
): Promise<readonly NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`select ${notificationTable.asSql} from notification
    where to_member_id = any(${[...memberIds]}::uuid[]) and thread is not null
    order by created_at desc limit ${most}`.execute(reader);
  return rows;
}

/** The same rows in other words. */
export async function saveWords(tx: Tx, rows: readonly Authorized<NotificationRow>[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`update notification n set title_en = r."titleEn", title_hi = r."titleHi", body_en = r."bodyEn",
      body_hi = r."bodyHi", from_member_id = r."fromMemberId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("notificationId" uuid, "createdAt" timestamptz,
      "titleEn" text, "titleHi" text, "bodyEn" text, "bodyHi" text, "fromMemberId" uuid)
    where n.notification_id = r."notificationId" and n.created_at = r."createdAt"`.execute(tx);
}

export async function deleteNotifications(
  tx: Tx,
  rows: readonly Authorized<NotificationRow>[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`delete from notification n using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("notificationId" uuid, "createdAt" timestamptz)
    where n.notification_id = r."notificationId" and n.created_at = r."createdAt"`.execute(tx);
}

/** What people have read elsewhere; answers whose lists changed. */
export async function markThreadsRead(
  tx: Tx,
  read: readonly Authorized<{ readonly userId: string; readonly thread: string }>[],
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ userId: string }>`update notification n set read_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as r("userId" uuid, thread text)
    where n.user_id = r."userId" and n.thread = r.thread and n.read_at is null
    returning n.user_id as "userId"`.execute(tx);
  return [...new Set(rows.map(({ userId }) => userId))];
}

/** Whether any of them had not been read. Those of others are not there. */
export async function markNamedRead(
  tx: Tx,
  { userId }: Authorized<NotificationOwner>,
  ids: readonly string[],
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`update notification set read_at = ${now}
    where user_id = ${userId} and read_at is null and notification_id ${isAmong(ids, 'uuid')} returning 1`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function markReadUntil(
  tx: Tx,
  { userId }: Authorized<NotificationOwner>,
  { until, tag = null }: { readonly until: Date; readonly tag: NotificationTag | null | undefined },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`update notification set read_at = ${now}
    where user_id = ${userId} and read_at is null and created_at <= ${until} and (${tag}::text is null or tag = ${tag})
    returning 1`.execute(tx);
  return rows.length > 0;
}

const batchSize = 5_000;

/** Those that are older than they are kept, a batch at a time, so that no one waits long for a row. */
export async function deleteNotificationsBefore(
  db: Database,
  { before }: Authorized<{ readonly before: Date }>,
): Promise<number> {
  for (let total = 0; ; ) {
    const { numAffectedRows } = await sql`delete from notification where (notification_id, created_at) in (
      select notification_id, created_at from notification where created_at < ${before} limit ${batchSize})`.execute(
      db,
    );
    const swept = Number(numAffectedRows ?? 0);
    total += swept;
    if (swept < batchSize) return total;
  }
}

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
      table: 'network_notice_choice',
      title: 'Notifications of the network',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['user_id'],
      erasure: { kind: 'remove' },
    },
    {
      table: 'muted_post',
      title: 'Muted posts',
      whose: (userId) => sql`t.user_id = ${userId}`,
      without: ['user_id'],
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
      without: ['event_id', 'mark', 'user_id', 'from_member_id', 'to_member_id'],
      erasure: { kind: 'remove' },
    },
  ],
};
