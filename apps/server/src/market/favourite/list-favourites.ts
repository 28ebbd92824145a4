import type { Page } from '@nukkad/contract/kernel/page';
import { type Favourite, mostFavourites } from '@nukkad/contract/market/favourite/favourite.model';
import type { Reader } from '../../platform/db/database.ts';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import type { FavouriteDependencies } from './favourite.interface.ts';
import { presentFavourite } from './favourite.presenter.ts';
import { listFavouriteIds, listFavouriteRows } from './favourite.store.ts';

const each = (ids: readonly (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];

/** Names and stars are those of now. */
export async function listFavourites(
  { partner, geography, catalog }: FavouriteDependencies,
  reader: Reader,
  asked: { readonly userId: string; readonly cursor?: string | undefined; readonly limit: number },
  lang: 'en' | 'hi',
): Promise<Page<Favourite>> {
  const { userId, cursor, limit } = asked;
  const rows = await listFavouriteRows(reader, userId, readInstantCursor(cursor), limit + 1);
  const [partners, services] = await Promise.all([
    partner.getOrganisations(reader, each(rows.map((row) => row.organisationId))),
    catalog.services(reader, each(rows.map((row) => row.serviceId)), lang),
  ]);
  const cities = await geography.cityNames(
    reader,
    each([...partners.values()].map(({ cityCode }) => cityCode)),
  );
  return pageFrom(
    rows,
    limit,
    (row) =>
      presentFavourite(row, {
        partner: partners.get(row.organisationId),
        isActive: partner.isActive,
        serviceName: (id) => services.get(id)?.name ?? '',
        cityName: (code) => cities.get(code) ?? '',
      }),
    (row) => [row.createdAt.toISOString(), row.organisationId],
  );
}

/** All of them: there are never more than so many. */
export async function readFavouriteIds(
  reader: Reader,
  userId: string,
): Promise<{ organisationIds: string[] }> {
  return { organisationIds: await listFavouriteIds(reader, userId, mostFavourites) };
}
