import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.errors';
import type { PartnerCard } from '@nukkad/contract/market/catalog/catalog.model';
import type { Page } from '@nukkad/contract/kernel/page';
import { istDay } from '@nukkad/contract/kernel/time';
import * as z from 'zod/mini';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import { refuse } from '../../platform/refusal.ts';
import { presentPartner } from './catalog.presenter.ts';
import { type PartnerSort, countPartnerRows, listPartnerRows } from './service-partner.store.ts';
import { type Asked, isPlace } from './place.ts';
import { type ReadCall, type ReadDependencies, readPlace } from './read-parts.ts';
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

/** Partners have a distance only from somewhere, so without a place there are none to name. */
export async function listPartnersOfService(
  deps: ReadDependencies,
  ask: PartnersOfService,
  { now }: Pick<ReadCall, 'now'>,
): Promise<Page<PartnerCard>> {
  const after = readCursor(ask.cursor, key);
  const { place, shown } = await readPlace(deps, ask, { now });
  const rows = isPlace(place)
    ? await listPartnerRows(deps.db, ask.serviceId, place, {
        sort: ask.sort,
        ...(ask.sort === 'price' ? { after: null, limit: partnersLimit } : { after, limit: ask.limit + 1 }),
        day: istDay(now),
      })
    : [];
  if (rows.length === 0 && !(await deps.catalogue()).soldById.has(ask.serviceId))
    return refuse(catalogErrors.service_not_found);
  const page = { after, limit: ask.limit };
  const sorted =
    ask.sort === 'price'
      ? sortByShown(
          rows,
          (row) => presentPartner(row, shown).priceToPay,
          (row) => row.organisation_id,
          page,
        )
      : rows;
  return pageFrom(
    sorted,
    ask.limit,
    (row) => presentPartner(row, shown),
    (row) => [row.k1, row.k2, row.k3, row.organisation_id],
  );
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
