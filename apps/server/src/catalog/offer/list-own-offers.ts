import type { OwnOffer } from '@nukkad/contract/catalog/offer.api';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import { presentOwnOffer } from './own-offer.presenter.ts';
import { type OwnOffersAsked, listOwnOffers } from './own-offer.store.ts';

const key = z.tuple([z.int32(), z.int32(), z.string()]);

export async function readOwnOffers(
  reader: Reader,
  { cursor, ...asked }: Omit<OwnOffersAsked, 'after'> & { readonly cursor: string | undefined },
): Promise<Page<OwnOffer>> {
  const rows = await listOwnOffers(reader, {
    ...asked,
    after: readCursor(cursor, key),
    limit: asked.limit + 1,
  });
  return pageFrom(rows, asked.limit, presentOwnOffer, (row) => [
    row.categoryPosition,
    row.position,
    row.serviceId,
  ]);
}
