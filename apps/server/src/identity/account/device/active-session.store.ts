import type { DeviceKind } from '@nukkad/contract/identity/account/session.model';
import type { Role } from '@nukkad/contract/kernel/roles';
import { sql } from 'kysely';
import type { Database, Reader } from '../../../platform/db/database.ts';
import type { AfterInstant } from '../../../platform/http/cursor.ts';

export interface ActiveSessionRow {
  readonly sessionId: string;
  readonly role: Role | null;
  readonly device: DeviceKind;
  readonly browser: string;
  readonly cityCode: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

interface Question {
  readonly userId: string;
  /** Sessions whose token was made before have run out. */
  readonly aliveSince: Date;
  readonly after: AfterInstant | null;
  readonly limit: number;
}

/** One row more than `limit`, if there is one. */
export async function listActiveSessions(reader: Reader, question: Question): Promise<ActiveSessionRow[]> {
  const { userId, aliveSince, after, limit } = question;
  const behind = after
    ? sql`and (created_at, session_id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<ActiveSessionRow>`select session_id as "sessionId", role, device, browser,
      city_code as "cityCode", created_at as "createdAt", coalesce(last_seen_at, created_at) as "lastSeenAt"
    from user_session where user_id = ${userId} and revoked_at is null and token_issued_at > ${aliveSince} ${behind}
    order by created_at desc, session_id desc limit ${limit + 1}`.execute(reader);
  return rows;
}

/** All that called since the last time, in one statement. */
export async function saveLastSeen(db: Database, seen: ReadonlyMap<string, Date>): Promise<void> {
  await sql`update user_session s set last_seen_at = seen.at
    from unnest(${[...seen.keys()]}::uuid[], ${[...seen.values()]}::timestamptz[]) as seen (session_id, at)
    where s.session_id = seen.session_id and (s.last_seen_at is null or s.last_seen_at < seen.at)`.execute(
    db,
  );
}
