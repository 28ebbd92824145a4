import { istDay } from '@nukkad/contract/kernel/time';
import { type Banner, type CountedBanner, mostBanners } from '@nukkad/contract/office/piece/piece.model';
import { authorize } from '../../platform/authorize.ts';
import type { Call } from '../../platform/http/route.ts';
import { addCounts } from './count.store.ts';
import { listPictures } from './picture.store.ts';
import type { PieceDependencies } from './piece.interface.ts';
import { mayCount } from './piece.policy.ts';
import { presentBanner } from './piece.presenter.ts';
import { type PieceRow, listShown } from './piece.store.ts';

/** Which rows an answer depends on: any change of a piece, on any node, makes it anew. */
export const pieceNames = (): readonly string[] => ['piece'];

export async function presentBanners(
  { platform: { db, config } }: PieceDependencies,
  rows: readonly PieceRow[],
  { lang, now }: Pick<Call, 'lang' | 'now'>,
): Promise<Banner[]> {
  const pictures = await listPictures(
    db,
    rows.flatMap(({ wideId, narrowId }) => [wideId, narrowId]),
  );
  return rows.map((row) => presentBanner(row, pictures, { lang, now, secret: config.secret }));
}

export async function listBanners(
  deps: PieceDependencies,
  asked: { readonly place: string; readonly reader: string; readonly cityCode?: string | undefined },
  call: Pick<Call, 'lang' | 'now'>,
): Promise<{ items: Banner[] }> {
  const { place, reader, cityCode = null } = asked;
  const to = { place, reader, cityCode: cityCode || null, now: call.now, most: mostBanners };
  return { items: await presentBanners(deps, await listShown(deps.platform.db, 'banner', to), call) };
}

/** Sums of the day in India; who pressed is not recorded. */
export const countBanners = (
  { platform }: PieceDependencies,
  call: Pick<Call, 'idempotency' | 'now'>,
  items: readonly CountedBanner[],
): Promise<{ counted: number }> =>
  platform.write(call, async (tx) => {
    const counted = { items, day: istDay(call.now) };
    return { counted: await addCounts(tx, authorize(counted, mayCount(counted))) };
  });
