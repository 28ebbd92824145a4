import type { Snapshots } from '../../platform/snapshot/snapshots.ts';
import {
  type CategoryFacts,
  type GroupFacts,
  type ServiceFacts,
  type SubCategoryFacts,
  listCategories,
  listGroups,
  listServices,
  listSubCategories,
} from './catalogue.store.ts';

/** A service with what its card names of its surroundings. */
export interface CataloguedService extends ServiceFacts {
  readonly category: CategoryFacts;
  readonly subCategory: SubCategoryFacts;
}

/** The catalogue in memory. */
export interface Catalogue {
  /** All three in the order of the screen. */
  readonly groups: readonly GroupFacts[];
  readonly categories: readonly CategoryFacts[];
  readonly subCategories: readonly SubCategoryFacts[];
  /** Those that are sold, in the order of the screen. */
  readonly sold: readonly CataloguedService[];
  /** By id, only those that are sold. */
  readonly soldById: ReadonlyMap<string, CataloguedService>;
}

interface Rows {
  readonly groups: readonly GroupFacts[];
  readonly categories: readonly CategoryFacts[];
  readonly subCategories: readonly SubCategoryFacts[];
  readonly services: readonly ServiceFacts[];
}

export function catalogueOf({ groups, categories, subCategories, services }: Rows): Catalogue {
  const categoryById = new Map(categories.map((row) => [row.category_id, row]));
  const subCategoryById = new Map(subCategories.map((row) => [row.sub_category_id, row]));
  const sold = services.flatMap((service) => {
    const category = categoryById.get(service.category_id);
    const subCategory = subCategoryById.get(service.sub_category_id);
    return service.is_active && category && subCategory ? [{ ...service, category, subCategory }] : [];
  });
  return {
    groups,
    categories,
    subCategories,
    sold,
    soldById: new Map(sold.map((service) => [service.service_id, service])),
  };
}

export const openCatalogue = (snapshots: Snapshots): (() => Promise<Catalogue>) =>
  snapshots.whole('catalogue', async (reader) => {
    const [groups, categories, subCategories, services] = await Promise.all([
      listGroups(reader),
      listCategories(reader),
      listSubCategories(reader),
      listServices(reader),
    ]);
    return catalogueOf({ groups, categories, subCategories, services });
  });
