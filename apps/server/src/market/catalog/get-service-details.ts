import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.errors';
import type { ServiceDetails } from '@nukkad/contract/market/catalog/catalog.model';
import { refuse } from '../../platform/refusal.ts';
import { presentQuestions, presentService, surchargesOf, shownOf } from './catalog.presenter.ts';
import { type Asked, cityOfPage, isPlace, placeOnPage, resolvePlace } from './place.ts';
import { listOptionsAt } from './question.store.ts';
import { type ReadCall, type ReadDependencies, cardContext } from './read-parts.ts';
import { presentSeo } from './seo.presenter.ts';
import { findService, listCitiesOf } from './service.store.ts';

const citiesLinked = 30;

export interface DetailsQuery extends Asked {
  readonly serviceId: string;
  /** Of a service x city page. */
  readonly citySlug?: string | undefined;
}

/** One service, with what its page and its search result need. */
export async function getServiceDetails(
  deps: ReadDependencies,
  ask: DetailsQuery,
  call: ReadCall,
): Promise<ServiceDetails> {
  const { db, geography, publicOrigin } = deps;
  const city = ask.citySlug === undefined ? null : await cityOfPage(geography, db, ask.citySlug);
  const place = placeOnPage(await resolvePlace(geography, db, ask), city);
  const [shown, row, options, cities] = await Promise.all([
    deps.shownPricesAt(db, place, call.now),
    findService(db, ask.serviceId, cardContext(place, call)),
    listOptionsAt(db, ask.serviceId, place, call.lang),
    listCitiesOf(db, ask.serviceId, citiesLinked),
  ]);
  if (!row) return refuse(catalogErrors.service_not_found);
  return {
    service: presentService(row, shown),
    description: row.description,
    includes: row.includes,
    excludes: row.excludes,
    questions: presentQuestions(options, row, shown),
    seo: presentSeo(
      row,
      { paise: shownOf(row, shown), mayRise: surchargesOf(row, shown).length > 0 },
      city,
      publicOrigin,
      call.lang,
    ),
    serviceable: !isPlace(place) || row.partner_count > 0,
    cities: cities.map(({ name, slug }) => ({ name, value: slug })),
  };
}
