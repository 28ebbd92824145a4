import { sql } from 'kysely';
import { isAmong } from '../../platform/db/is-among.ts';
import type { Database, Reader, Tx } from '../../platform/db/database.ts';
import type { SessionTimes } from './admin.rules.ts';

export interface AdminSession extends SessionTimes {
  readonly sessionId: string;
  readonly userId: string;
}

export async function addAdminSession(
  tx: Tx,
  session: AdminSession & { readonly tokenHash: Buffer },
): Promise<void> {
  await sql`insert into admin_session (session_id, user_id, token_hash, created_at, last_seen_at, ends_at)
    values (${session.sessionId}, ${session.userId}, ${session.tokenHash}, ${session.lastSeenAt}, ${session.lastSeenAt}, ${session.endsAt})`.execute(
    tx,
  );
}

/** Only of an account that is still an active Admin. */
export async function findAdminSession(reader: Reader, tokenHash: Buffer): Promise<AdminSession | null> {
  const { rows } = await sql<AdminSession>`select s.session_id as "sessionId", s.user_id as "userId",
      s.last_seen_at as "lastSeenAt", s.ends_at as "endsAt", s.revoked_at as "revokedAt"
    from admin_session s join user_account u using (user_id)
    where s.token_hash = ${tokenHash} and u.status = 'Active'
      and exists (select 1 from user_role r where r.user_id = s.user_id and r.role = 'Admin')`.execute(
    reader,
  );
  return rows[0] ?? null;
}

/** The same by the session's id, for what goes on behind the call that it made. */
export async function findAdminSessionById(reader: Reader, sessionId: string): Promise<AdminSession | null> {
  const { rows } = await sql<AdminSession>`select s.session_id as "sessionId", s.user_id as "userId",
      s.last_seen_at as "lastSeenAt", s.ends_at as "endsAt", s.revoked_at as "revokedAt"
    from admin_session s join user_account u using (user_id)
    where s.session_id = ${sessionId} and u.status = 'Active'
      and exists (select 1 from user_role r where r.user_id = s.user_id and r.role = 'Admin')`.execute(
    reader,
  );
  return rows[0] ?? null;
}

/** Of these sessions, those of accounts that are still active Admins; which are over, `isOver` says. */
export async function findOpenSessions(
  reader: Reader,
  sessionIds: readonly string[],
): Promise<AdminSession[]> {
  const { rows } = await sql<AdminSession>`select s.session_id as "sessionId", s.user_id as "userId",
      s.last_seen_at as "lastSeenAt", s.ends_at as "endsAt", s.revoked_at as "revokedAt"
    from admin_session s join user_account u using (user_id)
    where s.session_id ${isAmong(sessionIds, 'uuid')} and s.revoked_at is null and u.status = 'Active'
      and exists (select 1 from user_role r where r.user_id = s.user_id and r.role = 'Admin')`.execute(
    reader,
  );
  return rows;
}

export async function getSessionEnd(reader: Reader, sessionId: string): Promise<Date> {
  const { rows } = await sql<{ endsAt: Date }>`select ends_at as "endsAt" from admin_session
    where session_id = ${sessionId}`.execute(reader);
  if (!rows[0]) throw new Error('A signed-in Admin has no session.');
  return rows[0].endsAt;
}

export async function markSeen(db: Database, sessionId: string, now: Date): Promise<void> {
  await sql`update admin_session set last_seen_at = ${now} where session_id = ${sessionId} and last_seen_at < ${now}`.execute(
    db,
  );
}

export async function revokeAdminSession(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`update admin_session set revoked_at = ${now}
    where session_id = ${sessionId} and revoked_at is null returning 1`.execute(tx);
  return rows.length > 0;
}

/** Of the sessions that were not revoked: which of them are over, `isOver` says. */
export async function listSessionTimes(reader: Reader, userId: string): Promise<SessionTimes[]> {
  const { rows } = await sql<SessionTimes>`select last_seen_at as "lastSeenAt", ends_at as "endsAt",
      revoked_at as "revokedAt"
    from admin_session where user_id = ${userId} and revoked_at is null`.execute(reader);
  return rows;
}

export async function revokeAdminSessionsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await sql`update admin_session set revoked_at = ${now} where user_id = ${userId} and revoked_at is null`.execute(
    tx,
  );
}

export async function deleteAdminSessionsBefore(tx: Tx, instant: Date): Promise<void> {
  await sql`delete from admin_session where ends_at < ${instant}`.execute(tx);
}
