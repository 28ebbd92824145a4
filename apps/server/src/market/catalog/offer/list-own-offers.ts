import type { OwnOffer } from '@nukkad/contract/market/catalog/offer.api';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Reader } from '../../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { presentOwnOffer } from './own-offer.presenter.ts';
import { type OwnOfferRow, type OwnOffersAsked, countOwnOffers, listOwnOffers } from './own-offer.store.ts';

const key = z.tuple([z.int32(), z.int32(), z.int32(), z.string()]);

/** One page as `viewer` sees it. */
export async function readOwnOffers(
  reader: Reader,
  viewer: Viewer,
  { cursor, ...asked }: Omit<OwnOffersAsked, 'after'> & { readonly cursor?: string | undefined },
): Promise<Page<OwnOffer>> {
  const rows = await listOwnOffers(reader, {
    ...asked,
    after: readCursor(cursor, key),
    limit: asked.limit + 1,
  });
  const present = (row: OwnOfferRow) => presentOwnOffer(row, asked.organisationId, viewer);
  return pageFrom(rows, asked.limit, present, (row) => [
    row.rank,
    row.categoryPosition,
    row.position,
    row.serviceId,
  ]);
}

/** The services of one's own, with how many there are in all and by state. */
export async function readOwnServices(
  reader: Reader,
  viewer: Viewer,
  asked: Omit<Parameters<typeof readOwnOffers>[2], 'of'>,
): Promise<Page<OwnOffer> & { counts: Awaited<ReturnType<typeof countOwnOffers>> }> {
  const page = await readOwnOffers(reader, viewer, { ...asked, of: 'own' });
  return { ...page, counts: await countOwnOffers(reader, asked.organisationId) };
}
