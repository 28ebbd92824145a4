import type { ActiveSession } from '@nukkad/contract/identity/account/session.model';
import type { Page } from '@nukkad/contract/kernel/page';
import { pageFrom, readInstantCursor } from '../../../platform/http/cursor.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { tokenLifeMs } from '../session.rules.ts';
import { type ActiveSessionRow, listActiveSessions } from './active-session.store.ts';
import { wholeMinute } from './last-seen.ts';

/** The name of a city; null: none of ours. */
export type CityName = (reader: Reader, cityCode: string) => Promise<string | null>;

interface Asked {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly now: Date;
}

async function namesOf(
  reader: Reader,
  rows: readonly ActiveSessionRow[],
  cityName: CityName,
): Promise<ReadonlyMap<string, string | null>> {
  const codes = [...new Set(rows.flatMap(({ cityCode }) => cityCode ?? []))];
  return new Map(await Promise.all(codes.map(async (code) => [code, await cityName(reader, code)] as const)));
}

/** Where the viewer is signed in, the newest first. */
export async function listSessions(
  reader: Reader,
  cityName: CityName,
  viewer: Viewer,
  { cursor, limit, now }: Asked,
): Promise<Page<ActiveSession>> {
  const rows = await listActiveSessions(reader, {
    userId: viewer.userId,
    aliveSince: new Date(now.getTime() - tokenLifeMs),
    after: readInstantCursor(cursor),
    limit,
  });
  const places = await namesOf(reader, rows, cityName);
  const present = (row: ActiveSessionRow): ActiveSession => ({
    id: row.sessionId,
    device: row.device,
    browser: row.browser,
    place: row.cityCode === null ? null : (places.get(row.cityCode) ?? null),
    role: row.role,
    signedInAt: row.createdAt.toISOString(),
    lastSeenAt: wholeMinute(row.lastSeenAt).toISOString(),
    isCurrent: row.sessionId === viewer.sessionId,
  });
  return pageFrom(rows, limit, present, (row) => [row.createdAt.toISOString(), row.sessionId]);
}
