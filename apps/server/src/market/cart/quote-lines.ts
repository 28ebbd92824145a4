import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import type { PriceQuote } from '@nukkad/contract/market/cart/quote.model';
import { istDay } from '@nukkad/contract/kernel/time';
import type { PricedLine, WantedLine } from '../catalog/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { type PricedInput, priceCart } from './price.rules.ts';
import { getPriceRules } from './price.store.ts';
import { type Asker, type CartDependencies, onlyAnswersMissing, wantedOf } from './quote-cart.ts';
import { optionLines, optionsToPay } from './quote-options.ts';
import { busyHoursAdd, distanceAdd, linesToPay } from './surcharge.rules.ts';

/** What the hour adds. */
type Hour = Pick<PricedInput, 'primeTime' | 'instant'>;

export interface QuoteQuery {
  readonly lines: readonly WantedLine[];
  /** The chosen partner; null: the best match of the place, as on the cards. */
  readonly organisationId: string | null;
  readonly pincode: string | null;
  readonly cityCode: string | null;
}

async function supplierOf(reader: Reader, deps: CartDependencies, ask: QuoteQuery): Promise<string | null> {
  if (ask.organisationId) return ask.organisationId;
  const { pincode, cityCode } = ask;
  const [best] = await deps.catalog.partnersFor(reader, {
    ...wantedOf(ask.lines),
    pincode,
    cityCode,
    limit: 1,
  });
  if (!best && (await onlyAnswersMissing(reader, deps, ask.lines, { pincode, cityCode })))
    return refuse(bookingErrors.answer_not_offered);
  return best?.organisationId ?? null;
}

/** Those of the supplier at the place; without either the usual ones count. */
function pricesOf(
  reader: Reader,
  deps: CartDependencies,
  { ask, supplierId, wanted }: { ask: QuoteQuery; supplierId: string | null; wanted: readonly WantedLine[] },
  { now, lang }: Asker,
): Promise<readonly PricedLine[]> {
  const { pincode, cityCode } = ask;
  const isSupplied = supplierId !== null && (pincode !== null || cityCode !== null);
  const at = isSupplied
    ? { organisationId: supplierId, pricedAt: pincode, pricedIn: cityCode }
    : { organisationId: null, pricedAt: null };
  return deps.catalog.priceLines(reader, { day: istDay(now), lines: wanted, lang, pincode: null, ...at });
}

/** The lines as they are priced at the place, near by and at an ordinary hour; refuses what is not offered. */
async function inputOf(reader: Reader, deps: CartDependencies, ask: QuoteQuery, asker: Asker) {
  const { now, lang } = asker;
  const supplierId = await supplierOf(reader, deps, ask);
  const isPlace = ask.pincode !== null || ask.cityCode !== null;
  const choices = await optionLines(reader, deps, ask.lines);
  const wanted = [...ask.lines, ...choices.flatMap(({ before, chosen }) => [before, chosen])];
  const lines = await pricesOf(reader, deps, { ask, supplierId, wanted }, asker);
  const asked = lines.slice(0, ask.lines.length);
  if (asked.some((line) => line.refusal === 'answer_not_offered'))
    return refuse(bookingErrors.partner_lacks_answer);
  const [first] = lines;
  if (!first || lines.some((line) => line.refusal === 'service_unknown'))
    return refuse(catalogErrors.service_not_found);
  const partner = supplierId
    ? (await deps.partner.getOrganisations(reader, [supplierId])).get(supplierId)
    : undefined;
  const { cityCode, stateCode } = await deps.geography.cityOf(reader, ask);
  const rules = await getPriceRules(reader, now, partner && isPlace ? partner.cityCode : cityCode);
  const priced = lines.map((line) => ({
    name: line.name,
    subcategoryName: line.subcategoryName,
    quantity: line.quantity,
    price: line.linePaise,
    usualPrice: line.usualPaise,
  }));
  const ofLines = (of: PricedInput['lines']): PricedInput => ({
    lines: of,
    gstClass: first.taxClass?.gstClass ?? 'standard',
    partnerStateCode: partner?.gstNumber?.slice(0, 2) ?? null,
    placeOfSupply: stateCode ?? partner?.gstNumber?.slice(0, 2) ?? rules.fees.platformStateCode,
    primeTime: false,
    distanceMetres: 0,
    charges: [],
    couponDiscount: 0,
    lang,
  });
  const count = ask.lines.length;
  return { input: ofLines(priced.slice(0, count)), ofLines, others: priced.slice(count), choices, rules };
}

/**
 * What these lines come to before address and time are known: with tax and the fee of one booking, without what depends on
 * the door and the hour, which is named beside it. The same rule as the bill, so that the sum stays where neither adds anything.
 */
export async function quoteLines(
  reader: Reader,
  deps: CartDependencies,
  ask: QuoteQuery,
  asker: Asker,
): Promise<PriceQuote> {
  const { now } = asker;
  const { input, ofLines, others, choices, rules } = await inputOf(reader, deps, ask, asker);
  const totals = others.map((line) => priceCart(ofLines([line]), rules, now).totalCheckoutValue);
  return {
    price: priceCart(input, rules, now),
    rises: { busyHours: busyHoursAdd(input, rules, now), distance: distanceAdd(input, rules, now) },
    linesToPay: linesToPay(input, rules, now),
    options: optionsToPay(choices, totals),
  };
}

/** The same at an hour that may add something: the whole, and what the hour adds of it, in paise. */
export async function quoteAt(
  reader: Reader,
  deps: CartDependencies,
  ask: QuoteQuery & { readonly hour: Hour },
  asker: Asker,
): Promise<{ totalPaise: number; surchargePaise: number }> {
  const { input, rules } = await inputOf(reader, deps, ask, asker);
  const plain = priceCart(input, rules, asker.now).totalCheckoutValue;
  const totalPaise = priceCart({ ...input, ...ask.hour }, rules, asker.now).totalCheckoutValue;
  return { totalPaise, surchargePaise: totalPaise - plain };
}
