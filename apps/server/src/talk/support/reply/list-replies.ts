import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { ReadyReply } from '@nukkad/contract/talk/support/reply-office.api';
import * as z from 'zod/mini';
import { readCursor } from '../../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../../platform/http/list-of.ts';
import type { ReplyDependencies } from './reply.interface.ts';
import { presentReply } from './reply.presenter.ts';
import { countReplies, listReplyRows } from './reply.store.ts';

interface Asked extends PageAsked {
  readonly q?: string | undefined;
}

const cursorKey = z.tuple([z.int(), z.uuid()]);

function readAfter(cursor: string | undefined) {
  const key = readCursor(cursor, cursorKey);
  return key && { position: key[0], replyId: key[1] };
}

export function listReplies(
  { platform: { db }, account }: ReplyDependencies,
  { q, ...page }: Asked,
): Promise<CountedPage<ReadyReply>> {
  return listOf(page, {
    after: readAfter,
    rows: (after, most) => listReplyRows(db, q, after, most),
    key: ({ position, replyId }) => [position, replyId],
    count: () => countReplies(db, q),
    items: async (rows) => {
      const names = await account.namesOf(
        db,
        rows.map(({ changedBy }) => changedBy),
      );
      return rows.map((row) => presentReply(row, names));
    },
  });
}
