import { homeContent, listCategories } from '@nukkad/contract/market/catalog/catalog.api';
import { call, type CallSettings } from '../../platform/api/client.ts';

/** The catalogue's share of the first page. The board over the shop hangs without it: a failed part is null. */
export async function loadHome(settings: CallSettings) {
  const [categories, rows] = await Promise.all([
    call(listCategories, { query: {}, ...settings }).catch(() => null),
    call(homeContent, { query: {}, ...settings }).catch(() => null),
  ]);
  return { categories, rows };
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>;
