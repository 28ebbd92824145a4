import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import { distanceMetres } from '@nukkad/contract/places/geography/distance';
import { istDay } from '@nukkad/contract/kernel/time';
import type { CatalogInterface, PricedLine, TaxClass, WantedLine } from '../catalog/index.ts';
import type { CouponInterface, CouponView } from '../coupon/index.ts';
import type { AddressFacts, GeographyInterface } from '../../places/geography/index.ts';
import type { Organisation, PartnerInterface } from '../../identity/partner/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Hold, ScheduleInterface, SlotChoice } from '../schedule/index.ts';
import type { RefuseHold } from './cart.interface.ts';
import type { StoredCart } from './cart.rules.ts';
import { type OpenCharge, listOpenCharges } from './charge.store.ts';
import { cartOffersOf, couponQueryOf } from './offer/coupon-query.ts';
import { priceOffersOf } from './offer/offer.presenter.ts';
import { type PriceRules, priceCart } from './price.rules.ts';
import { getPriceRules } from './price.store.ts';
import { busyHoursAdd, linesToPay } from './surcharge.rules.ts';

export interface CartDependencies {
  readonly catalog: CatalogInterface;
  readonly coupon: CouponInterface;
  readonly geography: GeographyInterface;
  readonly partner: PartnerInterface;
  readonly schedule: ScheduleInterface;
  readonly holdLimits: ExtensionPoint<RefuseHold>;
}

export interface Asker {
  readonly now: Date;
  readonly lang: 'en' | 'hi';
}

/** Priced only where a screen shows it: each takes the whole bill again. */
interface BesidePrice {
  /** Added to the total at a busy hour, tax included. */
  readonly busyHours: number;
  /** Of each line, tax included. */
  readonly linesToPay: number[];
  /** Of the same work another time: with no offer and no charge that was carried over. */
  readonly later: PriceBreakdown;
}

/** A cart with all that is known of it now. */
export interface Quote {
  readonly cart: StoredCart;
  readonly lines: readonly PricedLine[];
  readonly categoryId: string | null;
  readonly taxClass: TaxClass | null;
  readonly address: AddressFacts | null;
  /** Also one that has just run out; `holds` says whether it still counts. */
  readonly hold: Hold | null;
  readonly slot: SlotChoice | null;
  /** Whose price it is: the chosen partner, else the one whose professional is held, else the best match. */
  readonly partner: Organisation | null;
  readonly minutes: number;
  readonly price: PriceBreakdown | null;
  /** What the screens show beside the price; null without a price. */
  readonly beside: (() => BesidePrice) | null;
  /** The coupons that were applied, and those that count by themselves; none while there is no price. */
  readonly offers: readonly CouponView[];
  /** One partner of the place offers all of it; true while no address is known. */
  readonly serviceable: boolean;
  /** Not serviceable because the chosen partner, or every one there, lacks one of the chosen answers. */
  readonly answerMissing: boolean;
}

/** The reason why no partner can come where `answerMissing` says that the answers exclude all of them. */
export const lacking = ({ cart }: Pick<Quote, 'cart'>) =>
  cart.organisationId === null ? bookingErrors.answer_not_offered : bookingErrors.partner_lacks_answer;

/** Is the time still this cart's own? */
export function holds(
  quote: Pick<Quote, 'hold' | 'slot' | 'minutes' | 'partner'>,
  now: Date,
): quote is Quote & { readonly hold: Hold; readonly slot: SlotChoice } {
  const { hold, slot, minutes, partner } = quote;
  if (!hold || !slot || hold.expiresAt <= now || hold.organisationId !== partner?.organisationId)
    return false;
  return (
    hold.startsAt.getTime() === slot.startsAt.getTime() &&
    hold.endsAt.getTime() - hold.startsAt.getTime() === minutes * 60_000
  );
}

/** What a partner has to offer for these lines. */
export const wantedOf = (lines: readonly Pick<WantedLine, 'serviceId' | 'optionIds'>[]) => ({
  serviceIds: [...new Set(lines.map((line) => line.serviceId))],
  optionIds: [...new Set(lines.flatMap((line) => line.optionIds))],
});

async function supplierOf(
  reader: Reader,
  deps: CartDependencies,
  cart: StoredCart,
  address: AddressFacts,
  hold: Hold | null,
): Promise<string | null> {
  const ask = { ...wantedOf(cart.lines), pincode: address.pincode, limit: 1 };
  const only = hold ? { organisationId: hold.organisationId } : {};
  const [held] = await deps.catalog.partnersFor(reader, { ...ask, ...only });
  if (held || !hold) return held?.organisationId ?? null;
  const [best] = await deps.catalog.partnersFor(reader, ask);
  return best?.organisationId ?? null;
}

/** Checked only where no partner was found: whether one would come with other answers. */
export async function onlyAnswersMissing(
  reader: Reader,
  deps: CartDependencies,
  lines: readonly WantedLine[],
  place: { readonly pincode: string | null; readonly cityCode?: string | null },
): Promise<boolean> {
  const { serviceIds, optionIds } = wantedOf(lines);
  if (optionIds.length === 0) return false;
  return (
    (await deps.catalog.partnersFor(reader, { ...place, serviceIds, optionIds: [], limit: 1 })).length > 0
  );
}

function pricedLines(
  reader: Reader,
  deps: CartDependencies,
  cart: StoredCart,
  organisationId: string | null,
  pincode: string | null,
  { lang, now }: Asker,
) {
  if (cart.lines.length === 0) return Promise.resolve([]);
  return deps.catalog.priceLines(reader, {
    organisationId,
    pincode,
    pricedAt: pincode,
    // Until a time is chosen, it costs what it costs today.
    day: cart.time?.day ?? istDay(now),
    lines: cart.lines,
    lang,
  });
}

type Billed = Pick<Quote, 'cart' | 'lines' | 'slot' | 'taxClass' | 'offers'> & {
  readonly address: AddressFacts;
  readonly partner: Organisation;
  readonly charges: readonly OpenCharge[];
  readonly rules: PriceRules;
};

function billOf(
  { lines, address, partner, charges, rules, ...quote }: Billed,
  { now, lang }: Asker,
): Pick<Quote, 'price' | 'beside'> {
  const input = {
    lines: lines.map((line) => ({
      name: line.name,
      subcategoryName: line.subcategoryName,
      quantity: line.quantity,
      price: line.linePaise,
      usualPrice: line.usualPaise,
    })),
    gstClass: quote.taxClass?.gstClass ?? 'standard',
    partnerStateCode: partner.gstNumber?.slice(0, 2) ?? null,
    placeOfSupply: address.stateCode,
    primeTime: quote.slot?.primeTime ?? false,
    instant: quote.slot?.instant ?? false,
    distanceMetres: distanceMetres(partner, address),
    charges,
    couponDiscount: quote.offers.reduce((sum, { discountPaise }) => sum + discountPaise, 0),
    offers: priceOffersOf(quote.offers),
    lang,
  };
  return {
    price: priceCart(input, rules, now),
    beside: () => ({
      busyHours: busyHoursAdd(input, rules, now),
      linesToPay: linesToPay(input, rules, now),
      later: priceCart({ ...input, couponDiscount: 0, offers: [], charges: [] }, rules, now),
    }),
  };
}

/** Everything that depends on who comes. */
async function termsOf(
  reader: Reader,
  deps: CartDependencies,
  { cart, pincode, supplierId }: { cart: StoredCart; pincode: string | null; supplierId: string | null },
  asker: Asker,
) {
  const partners = supplierId === null ? null : deps.partner.getOrganisations(reader, [supplierId]);
  const slotQuery = cart.time && { ...cart.time, organisationId: supplierId, now: asker.now };
  const [lines, organisations, slot] = await Promise.all([
    pricedLines(reader, deps, cart, supplierId, pincode, asker),
    partners,
    slotQuery && deps.schedule.slotAt(reader, slotQuery),
  ]);
  return { lines, slot, partner: organisations?.get(supplierId ?? '') ?? null };
}

/** The terms of the chosen partner, of the one whose professional is held, or else of the best match. */
async function suppliedTerms(
  reader: Reader,
  deps: CartDependencies,
  { cart, address, hold }: { cart: StoredCart; address: AddressFacts | null; hold: Hold | null },
  asker: Asker,
) {
  const pincode = address?.pincode ?? null;
  const terms = async (supplierId: string | null) => ({
    ...(await termsOf(reader, deps, { cart, pincode, supplierId }, asker)),
    supplierId,
  });
  const isKnown = cart.lines.length === 0 || cart.organisationId !== null || address === null;
  if (isKnown) return terms(cart.organisationId);
  const held = hold && (await terms(hold.organisationId));
  // As a rule the held professional's partner still comes: its terms say so.
  const isOffered = held?.lines.every((line) => line.refusal === null) ?? false;
  if (held?.partner && isOffered && deps.partner.isActive(held.partner)) return held;
  return terms(await supplierOf(reader, deps, cart, address, hold));
}

/** What a cart points to. */
export interface CartParts {
  readonly address: AddressFacts | null;
  readonly hold: Hold | null;
  readonly charges: readonly OpenCharge[];
}

export async function cartPartsOf(
  reader: Reader,
  deps: CartDependencies,
  cart: StoredCart,
): Promise<CartParts> {
  const [address, hold, charges] = await Promise.all([
    cart.addressId === null ? null : deps.geography.getAddress(reader, cart.userId, cart.addressId),
    cart.time ? deps.schedule.findHold(reader, cart.cartId) : null,
    listOpenCharges(reader, cart.userId),
  ]);
  return { address, hold, charges };
}

/** Reads only: asking twice changes nothing. `known`: where the parts were asked together with the cart. */
export async function quoteCart(
  reader: Reader,
  deps: CartDependencies,
  cart: StoredCart,
  asker: Asker,
  known?: CartParts,
): Promise<Quote> {
  const { address, hold, charges } = known ?? (await cartPartsOf(reader, deps, cart));
  const [terms, offersFor] = await Promise.all([
    suppliedTerms(reader, deps, { cart, address, hold }, asker),
    deps.coupon.held(reader, cartOffersOf(cart, asker.now)),
  ]);
  const { lines, partner, slot, supplierId } = terms;
  const categoryId = lines[0]?.categoryId ?? null;
  const taxClass = lines[0]?.taxClass ?? null;
  const rules = partner && (await getPriceRules(reader, asker.now, partner.cityCode));
  const offered = lines.every((line) => line.refusal === null);
  const serviceable =
    offered && (address === null || partner !== null) && (partner === null || deps.partner.isActive(partner));
  const answerMissing =
    supplierId === null && address !== null && lines.length > 0
      ? await onlyAnswersMissing(reader, deps, cart.lines, { pincode: address.pincode })
      : lines.some((line) => line.refusal === 'answer_not_offered');
  const minutes = lines.reduce((sum, line) => sum + line.minutes, 0);
  const service = { minutes, serviceable, answerMissing };
  const found = { cart, lines, categoryId, taxClass, address, hold, slot, partner, ...service };
  if (!serviceable || !address || !partner || !rules || lines.length === 0)
    return { ...found, price: null, beside: null, offers: [] };
  const offers = await offersFor(couponQueryOf(found, asker));
  return { ...found, offers, ...billOf({ ...found, address, partner, offers, charges, rules }, asker) };
}
