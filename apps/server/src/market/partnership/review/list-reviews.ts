import type { Reader } from '../../../platform/db/database.ts';
import { pageFrom, readInstantCursor } from '../../../platform/http/cursor.ts';
import { type WaitingRow, listWaiting } from './review.store.ts';

interface Asked {
  readonly subject?: 'profile' | 'change' | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const presentWaiting = ({ since, id: _id, ...row }: WaitingRow) => ({ ...row, since: since.toISOString() });

/** What waits for a reviewer, the oldest first. */
export async function listReviews(reader: Reader, { subject, cursor, limit }: Asked) {
  const rows = await listWaiting(reader, { subject, after: readInstantCursor(cursor), limit: limit + 1 });
  return pageFrom(rows, limit, presentWaiting, (row) => [row.since.toISOString(), row.id]);
}
