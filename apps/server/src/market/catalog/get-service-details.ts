import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import type { ServiceDetails } from '@nukkad/contract/market/catalog/catalog.model';
import { refuse } from '../../platform/refusal.ts';
import type { Lang } from './catalog.interface.ts';
import { presentQuestions, presentService, surchargesOf, shownOf } from './catalog.presenter.ts';
import type { CataloguedService } from './catalogue.ts';
import { type Asked, cityOfPage, isPlace } from './place.ts';
import { listOptionsAt } from './question.store.ts';
import { type ReadCall, type ReadDependencies, readCards } from './read-parts.ts';
import { presentSeo } from './seo.presenter.ts';
import { cardOf } from './service-card.ts';

export interface DetailsQuery extends Asked {
  readonly serviceId: string;
}

/** Longer texts may not be translated to Hindi yet: then the English ones are used. */
function textsOf(service: CataloguedService, lang: Lang) {
  const { description, includes, excludes } = service;
  if (lang === 'en') return { description, includes, excludes };
  return {
    description: service.description_hi ?? description,
    includes: service.includes_hi ?? includes,
    excludes: service.excludes_hi ?? excludes,
  };
}

/** One service, with what its page and its search result need. */
export async function getServiceDetails(
  deps: ReadDependencies,
  ask: DetailsQuery,
  call: ReadCall,
): Promise<ServiceDetails> {
  const [{ places, place, catalogue, context, shown, settings, cityCode }, cities] = await Promise.all([
    readCards(deps, ask, call),
    deps.citiesOf(ask.serviceId),
  ]);
  const city = cityOfPage(places, ask);
  const service = catalogue.soldById.get(ask.serviceId);
  if (!service) return refuse(catalogErrors.service_not_found);
  const row = cardOf(service, context);
  const serviceable = !isPlace(place) || row.partner_count > 0;
  const options = service.has_questions
    ? await listOptionsAt(deps.db, service.service_id, place, call.lang)
    : [];
  return {
    service: presentService(row, shown),
    ...textsOf(service, call.lang),
    questions: presentQuestions(options, row, shown),
    seo: presentSeo(
      { ...row, keywords: service.keywords },
      serviceable ? { paise: shownOf(row, shown), rises: surchargesOf(row, shown) } : null,
      city,
      deps.publicOrigin,
      call.lang,
    ),
    serviceable,
    cancelling:
      deps.cancelTermsAt()?.(settings, { cityCode, categoryId: service.category.category_id }, call.now) ??
      null,
    cities: cities.map(({ name, slug }) => ({ name, value: slug })),
  };
}
