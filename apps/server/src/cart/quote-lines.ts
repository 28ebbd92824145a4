import { catalogErrors } from '@nukkad/contract/catalog/catalog.errors';
import type { PriceQuote } from '@nukkad/contract/booking/quote.model';
import { istDay } from '@nukkad/contract/kernel/time';
import type { WantedLine } from '../catalog/index.ts';
import type { Reader } from '../platform/db/database.ts';
import { refuse } from '../platform/refusal.ts';
import { type PricedInput, priceCart } from './price.rules.ts';
import { getPriceRules } from './price.store.ts';
import type { Asker, CartParts } from './quote-cart.ts';
import { whereIs } from './shown-price.ts';

export interface QuoteQuestion {
  readonly lines: readonly WantedLine[];
  /** The chosen partner; null: the best match of the place, as on the cards. */
  readonly organisationId: string | null;
  readonly pincode: string | null;
  readonly cityCode: string | null;
}

async function supplierOf(reader: Reader, parts: CartParts, ask: QuoteQuestion): Promise<string | null> {
  if (ask.organisationId) return ask.organisationId;
  const serviceIds = [...new Set(ask.lines.map((line) => line.serviceId))];
  const { pincode, cityCode } = ask;
  const [best] = await parts.catalog.partnersFor(reader, { serviceIds, pincode, cityCode, limit: 1 });
  return best?.organisationId ?? null;
}

/**
 * What these lines come to before address and time are known: with tax and the fee of one booking, without what depends on
 * the door and the hour, which is named beside it. The same rule as the bill, so that the sum stays where neither adds anything.
 */
export async function quoteLines(
  reader: Reader,
  parts: CartParts,
  ask: QuoteQuestion,
  { now, lang }: Asker,
): Promise<PriceQuote> {
  const supplierId = await supplierOf(reader, parts, ask);
  const isPlace = ask.pincode !== null || ask.cityCode !== null;
  const common = { day: istDay(now), lines: ask.lines, lang, pincode: null };
  const usual = await parts.catalog.priceLines(reader, { ...common, organisationId: null, pricedAt: null });
  const lines =
    supplierId && isPlace
      ? await parts.catalog.priceLines(reader, {
          ...common,
          organisationId: supplierId,
          pricedAt: ask.pincode,
          pricedIn: ask.cityCode,
        })
      : usual;
  const [first] = lines;
  if (!first || usual.some((line) => line.refusal === 'service_unknown'))
    return refuse(catalogErrors.service_not_found);
  const partner = supplierId
    ? (await parts.partner.getOrganisations(reader, [supplierId])).get(supplierId)
    : undefined;
  const { cityCode, stateCode } = await whereIs(reader, ask);
  const rules = await getPriceRules(reader, now, partner && isPlace ? partner.cityCode : cityCode);
  const tax = await parts.catalog.taxClass(reader, first.categoryId);
  const input: PricedInput = {
    lines: lines.map((line, index) => ({
      name: line.name,
      subcategoryName: line.subcategoryName,
      quantity: line.quantity,
      price: line.linePaise,
      usualPrice: usual[index]?.linePaise ?? line.linePaise,
    })),
    gstClass: tax?.gstClass ?? 'standard',
    partnerStateCode: partner?.gstNumber?.slice(0, 2) ?? null,
    placeOfSupply: stateCode ?? partner?.gstNumber?.slice(0, 2) ?? rules.fees.platformStateCode,
    primeTime: false,
    distanceMetres: 0,
    charges: [],
    couponDiscount: 0,
    lang,
  };
  const price = priceCart(input, rules, now);
  const busy = priceCart({ ...input, primeTime: true }, rules, now);
  return {
    price,
    rises: {
      busyHours: busy.totalCheckoutValue - price.totalCheckoutValue,
      distance: price.distanceFee.rule ?? null,
    },
  };
}
