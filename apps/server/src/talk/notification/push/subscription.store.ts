import { mostSubscriptions } from '@nukkad/contract/talk/notification/push.model';
import { sql } from 'kysely';
import type { Authorized } from '../../../platform/authorize.ts';
import { isAmong } from '../../../platform/db/is-among.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface Subscription {
  readonly subscriptionId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export async function listSubscriptions(reader: Reader, userId: string): Promise<Subscription[]> {
  const { rows } = await sql<Subscription>`select subscription_id as "subscriptionId", user_id as "userId",
      session_id as "sessionId", endpoint, p256dh, auth
    from push_subscription where user_id = ${userId} order by created_at desc limit ${mostSubscriptions}`.execute(
    reader,
  );
  return rows;
}

/** A browser shows the notices of the person who is signed in now, not of those before. */
export async function saveSubscription(tx: Tx, row: Authorized<Subscription>, now: Date): Promise<void> {
  await sql`insert into push_subscription (subscription_id, user_id, session_id, endpoint, p256dh, auth, created_at)
    values (${row.subscriptionId}, ${row.userId}, ${row.sessionId}, ${row.endpoint}, ${row.p256dh}, ${row.auth}, ${now})
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`.execute(tx);
}

/** What the person has not renewed for the longest time makes room. */
export async function deleteOldSubscriptions(
  tx: Tx,
  { userId }: Authorized<Pick<Subscription, 'userId'>>,
): Promise<void> {
  await sql`delete from push_subscription where subscription_id in (
    select subscription_id from push_subscription where user_id = ${userId}
    order by created_at desc, subscription_id desc offset ${mostSubscriptions})`.execute(tx);
}

export async function deleteSubscription(
  tx: Tx,
  { userId, endpoint }: Authorized<Pick<Subscription, 'userId' | 'endpoint'>>,
): Promise<void> {
  await sql`delete from push_subscription where user_id = ${userId} and endpoint = ${endpoint}`.execute(tx);
}

export async function deleteSubscriptionsById(
  tx: Tx,
  { subscriptionIds }: Authorized<{ readonly subscriptionIds: readonly string[] }>,
): Promise<void> {
  await sql`delete from push_subscription where subscription_id ${isAmong(subscriptionIds, 'uuid')}`.execute(
    tx,
  );
}

export async function deleteSubscriptionsOfSession(
  tx: Tx,
  { sessionId }: Authorized<Pick<Subscription, 'sessionId'>>,
): Promise<void> {
  await sql`delete from push_subscription where session_id = ${sessionId}`.execute(tx);
}

export async function deleteSubscriptionsOf(
  tx: Tx,
  { userId }: Authorized<Pick<Subscription, 'userId'>>,
): Promise<void> {
  await sql`delete from push_subscription where user_id = ${userId}`.execute(tx);
}
