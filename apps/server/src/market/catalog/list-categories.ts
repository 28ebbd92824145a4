import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.errors';
import type { Category } from '@nukkad/contract/market/catalog/catalog.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { refuse } from '../../platform/refusal.ts';
import { presentCategory, presentGroup, presentSubCategory } from './catalog.presenter.ts';
import { type CategoryFilter, listCategoryRows, listGroups, listSubCategoryRows } from './category.store.ts';
import { type Asked, resolvePlace } from './place.ts';
import type { ReadCall, ReadDependencies } from './read-parts.ts';

interface Categories {
  readonly groups: ReturnType<typeof presentGroup>[];
  readonly items: Category[];
}

export async function listCategories(
  deps: ReadDependencies,
  ask: Asked & CategoryFilter,
  { lang, now }: ReadCall,
): Promise<Categories> {
  const place = await resolvePlace(deps.geography, deps.db, ask);
  const [shown, groups, rows] = await Promise.all([
    deps.shownPricesAt(deps.db, place, now),
    listGroups(deps.db, lang, ask),
    listCategoryRows(deps.db, lang, { key: place.key, place, day: istDay(now) }, ask),
  ]);
  return { groups: groups.map(presentGroup), items: rows.map((row) => presentCategory(row, shown)) };
}

/** Every category has some, so one without is none. */
export async function listSubCategories(deps: ReadDependencies, categoryId: string, { lang }: ReadCall) {
  const rows = await listSubCategoryRows(deps.db, lang, categoryId);
  return rows.length > 0 ? { items: rows.map(presentSubCategory) } : refuse(catalogErrors.category_not_found);
}

const typeNames = { en: { home: 'Home', office: 'Office' }, hi: { home: 'घर', office: 'ऑफ़िस' } } as const;

export function listServiceTypes({ lang }: Pick<ReadCall, 'lang'>) {
  const names = typeNames[lang];
  return {
    items: [
      { serviceType: 'home' as const, name: names.home },
      { serviceType: 'office' as const, name: names.office },
    ],
  };
}
