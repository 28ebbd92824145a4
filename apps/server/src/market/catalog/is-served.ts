import type { PlaceCodes } from '../../places/geography/index.ts';
import type { Lang } from './catalog.interface.ts';
import { placeNamed } from './place.ts';
import type { ReadDependencies } from './read-parts.ts';
import { nameIn } from './service-card.ts';

/** Whether a booking of the service can be made at the place, from what is held in memory. */
export async function isServed(
  { catalogue, sumsOf }: Pick<ReadDependencies, 'catalogue' | 'sumsOf'>,
  serviceId: string,
  { pincode, cityCode }: PlaceCodes,
): Promise<boolean> {
  const place = placeNamed({ pincode: pincode ?? undefined, cityCode: cityCode ?? undefined });
  if (!place) return false;
  const [{ soldById }, sums] = await Promise.all([catalogue(), sumsOf(place.key)]);
  return soldById.has(serviceId) && (sums.get(serviceId)?.partner_count ?? 0) > 0;
}

export async function categoryNames(
  { catalogue }: Pick<ReadDependencies, 'catalogue'>,
  lang: Lang,
): Promise<ReadonlyMap<string, string>> {
  const { categories } = await catalogue();
  return new Map(categories.map((row) => [row.category_id, nameIn(row, lang)]));
}

/** Name and drawing of each category, by id. */
export async function categoryFaces(
  { catalogue }: Pick<ReadDependencies, 'catalogue'>,
  lang: Lang,
): Promise<ReadonlyMap<string, { readonly name: string; readonly picture: string }>> {
  const { categories } = await catalogue();
  return new Map(
    categories.map((row) => [row.category_id, { name: nameIn(row, lang), picture: row.picture }]),
  );
}
