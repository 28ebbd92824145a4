import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.errors';
import type { PartnerCard } from '@nukkad/contract/market/catalog/catalog.model';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import { refuse } from '../../platform/refusal.ts';
import { presentPartner } from './catalog.presenter.ts';
import {
  type PartnerSort,
  type SortedPartnerRow,
  countPartnerRows,
  isWalked,
  crowd,
  isKept,
  listBestRows,
  listPartnerRows,
  walkPartnerRows,
} from './service-partner.store.ts';
import { type Asked, isPlace } from './place.ts';
import { type CardsRead, type ReadCall, type ReadDependencies, readCards, readPlace } from './read-parts.ts';
import { sortByShown } from './sort-shown.ts';

const key = z.tuple([z.int32(), z.int32(), z.int32(), z.uuid()]);

/** Of one service at one place. */
const partnersLimit = 2_000;

export interface PartnersOfService extends Asked {
  readonly serviceId: string;
  readonly sort: PartnerSort;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** By price all of them are read: what a booking comes to is reckoned here, and sorted here. */
async function readRows(
  deps: ReadDependencies,
  ask: PartnersOfService,
  { place, context }: CardsRead,
): Promise<SortedPartnerRow[]> {
  const { serviceId, sort } = ask;
  const after = readCursor(ask.cursor, key);
  const cityPaise = context.cityPrices.at(context.cityCode, serviceId, context.day);
  const query = { serviceId, place, cityPaise, after, limit: ask.limit + 1 };
  if (sort === 'price')
    return listPartnerRows(deps.db, { ...query, sort, after: null, limit: partnersLimit });
  const isCrowded = (context.sums.get(serviceId)?.partner_count ?? 0) >= crowd;
  if (isCrowded && isKept(sort)) {
    const rows = await listBestRows(deps.db, { ...query, sort });
    if (rows.length === query.limit) return rows;
  }
  if (isCrowded && place.pincode !== null && isWalked(sort))
    return walkPartnerRows(deps.db, { ...query, sort });
  return listPartnerRows(deps.db, { ...query, sort });
}

/** Partners have a distance only from somewhere, so without a place there are none to name. */
export async function listPartnersOfService(
  deps: ReadDependencies,
  ask: PartnersOfService,
  call: ReadCall,
): Promise<Page<PartnerCard>> {
  const after = readCursor(ask.cursor, key);
  const read = await readCards(deps, ask, call);
  const service = read.catalogue.soldById.get(ask.serviceId);
  if (!service) return refuse(catalogErrors.service_not_found);
  const rows = isPlace(read.place) ? await readRows(deps, ask, read) : [];
  const present = (row: SortedPartnerRow) => presentPartner(row, service, read.shown);
  const page = { after, limit: ask.limit };
  const sorted =
    ask.sort === 'price'
      ? sortByShown(
          rows,
          (row) => present(row).priceToPay,
          (row) => row.organisation_id,
          page,
        )
      : rows;
  return pageFrom(sorted, ask.limit, present, (row) => [row.k1, row.k2, row.k3, row.organisation_id]);
}

export interface CountQuery extends Asked {
  readonly serviceId?: string | undefined;
  readonly categoryId?: string | undefined;
}

export async function countPartners(
  deps: ReadDependencies,
  ask: CountQuery,
  call: Pick<ReadCall, 'now'>,
): Promise<{ count: number }> {
  const { place } = await readPlace(deps, ask, call);
  return { count: await countPartnerRows(deps.db, place, ask) };
}
