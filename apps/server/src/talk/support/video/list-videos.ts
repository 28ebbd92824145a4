import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { DemoVideo } from '@nukkad/contract/talk/support/video-office.api';
import * as z from 'zod/mini';
import { readCursor } from '../../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../../platform/http/list-of.ts';
import type { VideoDependencies } from './video.interface.ts';
import { presentVideo } from './video.presenter.ts';
import { countVideos, listVideoRows } from './video.store.ts';

interface Asked extends PageAsked {
  readonly q?: string | undefined;
}

const cursorKey = z.tuple([z.int(), z.uuid()]);

function readAfter(cursor: string | undefined) {
  const key = readCursor(cursor, cursorKey);
  return key && { position: key[0], videoId: key[1] };
}

export function listVideos(
  { platform: { db }, account }: VideoDependencies,
  { q, ...page }: Asked,
): Promise<CountedPage<DemoVideo>> {
  return listOf(page, {
    after: readAfter,
    rows: (after, most) => listVideoRows(db, q, after, most),
    key: ({ position, videoId }) => [position, videoId],
    count: () => countVideos(db, q),
    items: async (rows) => {
      const names = await account.namesOf(
        db,
        rows.map(({ changedBy }) => changedBy),
      );
      return rows.map((row) => presentVideo(row, names));
    },
  });
}
