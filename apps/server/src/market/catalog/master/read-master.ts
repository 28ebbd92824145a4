import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import type { Category } from '@nukkad/contract/market/catalog/catalog.model';
import type { Sector } from '@nukkad/contract/market/catalog/master.api';
import type { City } from '@nukkad/contract/places/geography/geography.model';
import type { CityFacts } from '../../../places/geography/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { homeContent } from '../home-content.ts';
import { listCategories, listSubCategories } from '../list-categories.ts';
import type { Asked } from '../place.ts';
import type { ReadCall, ReadDependencies } from '../read-parts.ts';
import { searchServices } from '../search-services.ts';
import { dropdownsIn, languages } from './choices.ts';

const topCount = 8;
const servicesOfCategory = 40;
const commonCities = 100;

const weight = ({ isTrending, isRecommended, serviceCount }: Category) =>
  (isTrending ? 2_000 : 0) + (isRecommended ? 1_000 : 0) + serviceCount;

type OfType = Asked & { readonly serviceType?: 'home' | 'office' | undefined };

/** Trending first, then recommended, then those with most services. */
export async function topCategories(deps: ReadDependencies, ask: OfType, call: ReadCall) {
  const { items } = await listCategories(deps, ask, call);
  return { items: items.toSorted((a, b) => weight(b) - weight(a)).slice(0, topCount) };
}

export async function listSectors(deps: ReadDependencies, call: ReadCall): Promise<{ items: Sector[] }> {
  const { groups, items } = await listCategories(deps, {}, call);
  return {
    items: groups.map(({ groupId, name, serviceType }) => ({
      sectorId: groupId,
      name,
      serviceType,
      categoryIds: items.filter((one) => one.groupId === groupId).map(({ categoryId }) => categoryId),
    })),
  };
}

export async function menuTabs(deps: ReadDependencies, ask: OfType, call: ReadCall) {
  const { groups, items } = await listCategories(deps, ask, call);
  return {
    tabs: groups.map((group) => ({
      ...group,
      categories: items
        .filter(({ groupId }) => groupId === group.groupId)
        .map(({ categoryId, categoryName, categoryImage }) => ({ categoryId, categoryName, categoryImage })),
    })),
  };
}

export async function categoryDetails(
  deps: ReadDependencies,
  ask: Asked & { readonly categoryId: string },
  call: ReadCall,
) {
  const [{ items }, subCategories, services] = await Promise.all([
    listCategories(deps, ask, call),
    listSubCategories(deps, ask.categoryId, call),
    searchServices(deps, { ...ask, sort: 'relevance', limit: servicesOfCategory }, call),
  ]);
  const category = items.find(({ categoryId }) => categoryId === ask.categoryId);
  if (!category) return refuse(catalogErrors.category_not_found);
  return { category, subCategories: subCategories.items, services: services.items };
}

export async function homePageContent(deps: ReadDependencies, ask: Asked, call: ReadCall) {
  const [{ groups, items }, rows] = await Promise.all([
    listCategories(deps, ask, call),
    homeContent(deps, ask, call),
  ]);
  return { groups, categories: items, ...rows };
}

const presentCity = (city: CityFacts): City => ({
  city: city.name,
  value: city.slug,
  pincode: city.pincode,
  cityCode: city.cityCode,
  coordinates: [city.longitude, city.latitude],
  district: city.district,
  stateCode: city.stateCode,
});

/** All of it, or the one part that `dataField` names. */
export async function commonData(
  deps: ReadDependencies,
  { dataField }: { readonly dataField?: 'cities' | 'sectors' | 'languages' | 'dropdowns' | undefined },
  call: ReadCall,
) {
  const wants = (field: typeof dataField) => dataField === undefined || dataField === field;
  const [cities, sectors] = await Promise.all([
    wants('cities') ? deps.geography.listServedCities(deps.db, commonCities) : null,
    wants('sectors') ? listSectors(deps, call) : null,
  ]);
  return {
    ...(cities && { cities: cities.map(presentCity) }),
    ...(sectors && { sectors: sectors.items }),
    ...(wants('languages') && { languages: [...languages] }),
    ...(wants('dropdowns') && { dropdowns: dropdownsIn(call.lang) }),
  };
}
