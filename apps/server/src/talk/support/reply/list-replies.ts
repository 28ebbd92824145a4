import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { ReadyReply } from '@nukkad/contract/talk/support/reply-office.api';
import * as z from 'zod/mini';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import { withTotal } from '../../../platform/http/total.ts';
import type { ReplyDependencies } from './reply.interface.ts';
import { presentReply } from './reply.presenter.ts';
import { countReplies, listReplyRows } from './reply.store.ts';

interface Asked {
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

const cursorKey = z.tuple([z.int(), z.uuid()]);

function readAfter(cursor: string | undefined) {
  const key = readCursor(cursor, cursorKey);
  return key && { position: key[0], replyId: key[1] };
}

export async function listReplies(
  { platform: { db }, account }: ReplyDependencies,
  { q, cursor, limit, count }: Asked,
): Promise<CountedPage<ReadyReply>> {
  const [rows, counted] = await Promise.all([
    listReplyRows(db, q, readAfter(cursor), limit + 1),
    count ? countReplies(db, q) : null,
  ]);
  const names = await account.namesOf(
    db,
    rows.map(({ changedBy }) => changedBy),
  );
  const page = pageFrom(
    rows,
    limit,
    (row) => presentReply(row, names),
    ({ position, replyId }) => [position, replyId],
  );
  return { ...page, ...withTotal(counted) };
}
