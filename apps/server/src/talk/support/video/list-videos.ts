import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { DemoVideo } from '@nukkad/contract/talk/support/video-office.api';
import * as z from 'zod/mini';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import { withTotal } from '../../../platform/http/total.ts';
import type { VideoDependencies } from './video.interface.ts';
import { presentVideo } from './video.presenter.ts';
import { countVideos, listVideoRows } from './video.store.ts';

interface Asked {
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

const cursorKey = z.tuple([z.int(), z.uuid()]);

function readAfter(cursor: string | undefined) {
  const key = readCursor(cursor, cursorKey);
  return key && { position: key[0], videoId: key[1] };
}

export async function listVideos(
  { platform: { db }, account }: VideoDependencies,
  { q, cursor, limit, count }: Asked,
): Promise<CountedPage<DemoVideo>> {
  const [rows, counted] = await Promise.all([
    listVideoRows(db, q, readAfter(cursor), limit + 1),
    count ? countVideos(db, q) : null,
  ]);
  const names = await account.namesOf(
    db,
    rows.map(({ changedBy }) => changedBy),
  );
  const page = pageFrom(
    rows,
    limit,
    (row) => presentVideo(row, names),
    ({ position, videoId }) => [position, videoId],
  );
  return { ...page, ...withTotal(counted) };
}
