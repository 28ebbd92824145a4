import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import { gstRatesOn } from '@nukkad/contract/kernel/gst-rates';
import { istDay } from '@nukkad/contract/kernel/time';
import type { QuoteDraft, QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';
import type { Reader } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/pipeline.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { QuotedLead } from '../rfq/index.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import type { TaxOf } from './quote-price.rules.ts';
import type { QuoteRules } from './quote.rules.ts';
import { readQuoteRules } from './quote.store.ts';
import { readSeenLead } from './quoted-lead.ts';

type Line = QuoteDraftContent['lines'][number];
type Lines = readonly Pick<Line, 'serviceId'>[];

type Services = Awaited<ReturnType<QuoteDependencies['catalog']['services']>>;

const idsOf = (lines: Lines) => [...new Set(lines.flatMap(({ serviceId }) => serviceId ?? []))];
const servicesOf = ({ catalog }: QuoteDependencies, reader: Reader, lines: Lines): Promise<Services> =>
  catalog.services(reader, idsOf(lines), 'en');

/** What the lines of a quote can be charged with today. */
export type GstOfQuote = QuoteDraft['gst'];

export interface Taxing {
  readonly taxOf: TaxOf;
  readonly gst: GstOfQuote;
}

/** By the kind of work of each named service; refuses one that the catalogue does not know. */
async function taxedBy(
  { cart, catalog, geography, partner }: QuoteDependencies,
  reader: Reader,
  { lead, rfq }: QuotedLead,
  { lines, services, now }: { readonly lines: Lines; readonly services: Services; readonly now: Date },
): Promise<Taxing> {
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
  const rates = partnerStateCode === null ? [] : gstRatesOn(istDay(now));
  const taxOf: TaxOf = (serviceId, taxable, chosen = null) => {
    const categoryId = (serviceId !== null && services.get(serviceId)?.categoryId) || rfq.categoryId;
    const { gstClass = 'standard', sac } = classes.get(categoryId) ?? {};
    // A rate that has ended since it was chosen is not charged any more.
    const chosenPercent = chosen !== null && rates.includes(chosen) ? chosen : null;
    const work = { gstClass, taxable, partnerStateCode, placeOfSupply, chosenPercent };
    return { ...cart.taxOfWork(rules, now, work), sacCode: sac ?? undefined };
  };
  return { taxOf, gst: { rates: [...rates], usual: taxOf(null, 0).percent } };
}

/** Every rate that was chosen can be charged today. */
export function checkRates(lines: readonly Pick<Line, 'gstPercent'>[], { rates }: GstOfQuote): void {
  const isKnown = ({ gstPercent = null }: Pick<Line, 'gstPercent'>) =>
    gstPercent === null || rates.includes(gstPercent);
  if (!lines.every(isKnown)) refuse(quoteErrors.quote_gst_ended);
}

/** GST of the lines of a quote as it counts now: by their kind of work, the partner's registration and the place. Not within a transaction. */
export const taxing = (deps: QuoteDependencies, of: QuotedLead, lines: Lines, now: Date): Promise<Taxing> =>
  readTogether(deps.platform.db, async (reader) =>
    taxedBy(deps, reader, of, { lines, services: await servicesOf(deps, reader, lines), now }),
  );

/** A lead, the GST of the lines of a quote for it and the rules of its city, in two trips. */
export const readTaxed = (
  deps: QuoteDependencies,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
  leadId: string,
  lines: Lines,
): Promise<Taxing & { readonly rules: QuoteRules }> =>
  readTogether(deps.platform.db, async (reader) => {
    const [of, services] = await Promise.all([
      readSeenLead(deps, reader, viewer, leadId),
      servicesOf(deps, reader, lines),
    ]);
    const [taxed, rules] = await Promise.all([
      taxedBy(deps, reader, of, { lines, services, now }),
      readQuoteRules(reader, now, of.rfq.cityCode),
    ]);
    return { ...taxed, rules };
  });
