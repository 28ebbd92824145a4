import { quoteErrors } from '@nukkad/contract/market/quote/quote.errors';
import type { QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';
import type { Reader } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/pipeline.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { QuotedLead } from '../quotation/index.ts';
import type { QuoteDependencies } from './quote.dependencies.ts';
import type { TaxOf } from './quote-price.rules.ts';
import type { QuoteRules } from './quote.rules.ts';
import { readQuoteRules } from './quote.store.ts';
import { readSeenLead } from './quoted-lead.ts';

type Lines = readonly Pick<QuoteDraftContent['lines'][number], 'serviceId'>[];

type Services = Awaited<ReturnType<QuoteDependencies['catalog']['services']>>;

const idsOf = (lines: Lines) => [...new Set(lines.flatMap(({ serviceId }) => serviceId ?? []))];
const servicesOf = ({ catalog }: QuoteDependencies, reader: Reader, lines: Lines): Promise<Services> =>
  catalog.services(reader, idsOf(lines), 'en');

/** By the kind of work of each named service; refuses one that the catalogue does not know. */
async function taxedBy(
  { cart, catalog, geography, partner }: QuoteDependencies,
  reader: Reader,
  { lead, rfq }: QuotedLead,
  { lines, services, now }: { readonly lines: Lines; readonly services: Services; readonly now: Date },
): Promise<TaxOf> {
  if (idsOf(lines).some((id) => !services.has(id))) refuse(quoteErrors.quote_service_unknown);
  const categories = [...services.values()].map(({ categoryId }) => categoryId);
  const [classes, rules, organisations, places] = await Promise.all([
    catalog.taxClasses(reader, [...new Set([...categories, rfq.categoryId])]),
    cart.rules(reader, now, rfq.cityCode),
    partner.getOrganisations(reader, [lead.organisationId]),
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

/** GST of the lines of a quote as it counts now: by their kind of work, the partner's registration and the place. Not within a transaction. */
export const taxing = (deps: QuoteDependencies, of: QuotedLead, lines: Lines, now: Date): Promise<TaxOf> =>
  readTogether(deps.platform.db, async (reader) =>
    taxedBy(deps, reader, of, { lines, services: await servicesOf(deps, reader, lines), now }),
  );

/** A lead, the GST of the lines of a quote for it and the rules of its city, in two trips. */
export const readTaxed = (
  deps: QuoteDependencies,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
  leadId: string,
  lines: Lines,
): Promise<{ taxOf: TaxOf; rules: QuoteRules }> =>
  readTogether(deps.platform.db, async (reader) => {
    const [of, services] = await Promise.all([
      readSeenLead(deps, reader, viewer, leadId),
      servicesOf(deps, reader, lines),
    ]);
    const [taxOf, rules] = await Promise.all([
      taxedBy(deps, reader, of, { lines, services, now }),
      readQuoteRules(reader, now, of.rfq.cityCode),
    ]);
    return { taxOf, rules };
  });
