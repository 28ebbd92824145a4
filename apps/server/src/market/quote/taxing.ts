import { quoteErrors } from '@nukkad/contract/market/quote/quote.errors';
import type { QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';
import { refuse } from '../../platform/refusal.ts';
import type { QuotedLead } from '../quotation/index.ts';
import type { QuoteDependencies } from './quote.dependencies.ts';
import type { TaxOf } from './quote-price.rules.ts';

type Lines = readonly Pick<QuoteDraftContent['lines'][number], 'serviceId'>[];

/** The kind of work of each named service; refuses one that the catalogue does not know. */
async function categoriesOf({ catalog, platform }: QuoteDependencies, lines: Lines) {
  const ids = [...new Set(lines.flatMap(({ serviceId }) => serviceId ?? []))];
  const services = await catalog.services(platform.db, ids, 'en');
  if (ids.some((id) => !services.has(id))) refuse(quoteErrors.quote_service_unknown);
  return services;
}

/** GST of the lines of a quote as it counts now: by their kind of work, the partner's registration and the place. Not within a transaction. */
export async function taxing(
  deps: QuoteDependencies,
  { lead, rfq }: QuotedLead,
  lines: Lines,
  now: Date,
): Promise<TaxOf> {
  const { cart, catalog, geography, partner, platform } = deps;
  const services = await categoriesOf(deps, lines);
  const categories = [...services.values()].map(({ categoryId }) => categoryId);
  const [classes, rules, organisations, places] = await Promise.all([
    catalog.taxClasses(platform.db, [...new Set([...categories, rfq.categoryId])]),
    cart.rules(platform.db, now, rfq.cityCode),
    partner.getOrganisations(platform.db, [lead.organisationId]),
    geography.knownPlaces(),
  ]);
  const partnerStateCode = organisations.get(lead.organisationId)?.gstNumber?.slice(0, 2) ?? null;
  const placeOfSupply =
    places.ofPincode(rfq.pincode)?.stateCode ?? partnerStateCode ?? rules.fees.platformStateCode;
  return (serviceId, taxable) => {
    const categoryId = (serviceId !== null && services.get(serviceId)?.categoryId) || rfq.categoryId;
    const gstClass = classes.get(categoryId)?.gstClass ?? 'standard';
    return cart.taxOfWork(rules, now, { gstClass, taxable, partnerStateCode, placeOfSupply });
  };
}
