import type { RecommendedProvider } from '@nukkad/contract/market/favourite/favourite.model';
import { readTogether } from '../../platform/db/pipeline.ts';
import type { OffersAt, OffersQuery } from '../catalog/index.ts';
import type { FavouriteDependencies } from './favourite.interface.ts';
import { presentRecommended } from './favourite.presenter.ts';
import { freeFirst } from './recommend.rules.ts';
import { listSuitedRows } from './recommend.store.ts';

export interface RecommendQuery extends OffersQuery {
  readonly userId: string | null;
  readonly except?: string | undefined;
  readonly limit: number;
}

/** Without a place no partner has a distance, so none is named. */
export async function recommendProviders(
  deps: FavouriteDependencies,
  { userId, except, limit, ...ask }: RecommendQuery,
): Promise<{ items: RecommendedProvider[] }> {
  const { place, cityPaise, present }: OffersAt = await deps.catalog.offersAt(ask);
  if (!place) return { items: [] };
  const { serviceId, now } = ask;
  return readTogether(deps.platform.db, async (reader) => {
    const rows = await listSuitedRows(reader, {
      userId,
      serviceId,
      place,
      cityPaise,
      except: except ?? null,
      limit,
    });
    const organisationIds = rows.map((row) => row.organisation_id);
    const free =
      rows.length === 0 ? null : await deps.schedule.nextFree(reader, { ...ask, organisationIds }, now);
    const suited = rows.map((row) => ({ ...row, freeAt: free?.get(row.organisation_id) ?? null }));
    return { items: freeFirst(suited).map((each) => presentRecommended(each, present)) };
  });
}
