import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import type { Category } from '@nukkad/contract/market/catalog/catalog.model';
import { refuse } from '../../platform/refusal.ts';
import { presentCategory, presentGroup, presentSubCategory } from './catalog.presenter.ts';
import type { Asked } from './place.ts';
import { type ReadCall, type ReadDependencies, readCards } from './read-parts.ts';
import { type ServiceRow, cardOf } from './service-card.ts';

interface CategoryFilter {
  readonly groupId?: string | undefined;
  readonly serviceType?: 'home' | 'office' | undefined;
}

interface Categories {
  readonly groups: ReturnType<typeof presentGroup>[];
  readonly items: Category[];
}

const isAskedFor =
  ({ groupId, serviceType }: CategoryFilter) =>
  (row: { readonly group_id: string; readonly service_type: string }): boolean =>
    (groupId === undefined || row.group_id === groupId) &&
    (serviceType === undefined || row.service_type === serviceType);

/** With the lowest price near the place; without a place, with the lowest anywhere. */
export async function listCategories(
  deps: ReadDependencies,
  ask: Asked & CategoryFilter,
  call: ReadCall,
): Promise<Categories> {
  const { catalogue, context, shown } = await readCards(deps, ask, call);
  const cards = new Map<string, ServiceRow[]>();
  for (const service of catalogue.sold) {
    const known = cards.get(service.category_id);
    const card = cardOf(service, { ...context, isPlace: true });
    if (known) known.push(card);
    else cards.set(service.category_id, [card]);
  }
  const { lang } = call;
  return {
    groups: catalogue.groups.filter(isAskedFor(ask)).map((row) => presentGroup(row, lang)),
    items: catalogue.categories
      .filter((row) => !row.is_switched_off && isAskedFor(ask)(row))
      .map((row) => presentCategory(row, cards.get(row.category_id) ?? [], shown, lang)),
  };
}

/** Every category has some, so one without does not exist. */
export async function listSubCategories(deps: ReadDependencies, categoryId: string, { lang }: ReadCall) {
  const { subCategories } = await deps.catalogue();
  const rows = subCategories.filter((row) => row.category_id === categoryId);
  return rows.length > 0
    ? { items: rows.map((row) => presentSubCategory(row, lang)) }
    : refuse(catalogErrors.category_not_found);
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
