import type { Repeat } from '@nukkad/contract/market/series/series.model';
import type { Authorized } from '../src/platform/authorize.ts';
import { permitted } from './permitted.ts';
import { nearerPrice } from '../src/market/cart/nearer-price.rules.ts';
import { partPrice } from '../src/market/cart/part-price.rules.ts';
import { getPriceRules, priceRulesOf } from '../src/market/cart/price.store.ts';
import { reprice, triedPriceRules } from '../src/market/cart/reprice.ts';
import { taxOfWork } from '../src/market/cart/work-tax.rules.ts';
import { extensionPoint } from '../src/platform/extension.ts';
import { randomUUID } from 'node:crypto';
import { type confirmsCart, lineOfOffer } from '@nukkad/contract/market/booking/booking.confirm';
import type { PriceOffer } from '@nukkad/contract/market/coupon/coupon.model';
import type { PriceBreakdown } from '@nukkad/contract/market/booking/booking.model';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { sql } from 'kysely';
import type { BookingInterfaces } from '../src/market/booking/index.ts';
import type { CartInterface, PlacedCart } from '../src/market/cart/index.ts';
import {
  clearCollected,
  findCharges,
  insertCharge,
  listOpenCharges,
  setCollected,
} from '../src/market/cart/charge.store.ts';
import type { CatalogInterface } from '../src/market/catalog/index.ts';
import type { Tx } from '../src/platform/db/database.ts';
import { refuse } from '../src/platform/refusal.ts';
import type { Viewer } from '../src/platform/viewer.ts';
import { type People, type TestPartner, category, home, service } from './booking-people.ts';

const minute = 60_000;
const homeId = randomUUID();
const homeWords = '12, 4th Cross, Indiranagar, Bengaluru 560038';

export interface BookingOptions {
  readonly buyer?: Viewer;
  readonly paymentMode?: 'online' | 'cash';
  /** The partner that the buyer asks for. */
  readonly chosen?: TestPartner;
  readonly startsAt?: Date;
  /** As soon as possible: `startsAt` is the arrival. */
  readonly instant?: boolean;
  /** The professional that the buyer asks for. */
  readonly askedStaffId?: string;
  readonly minutes?: number;
  readonly totalPaise?: number;
  /** Of the one service; the total is for all of them. */
  readonly quantity?: number;
  readonly expectedTotal?: number;
  /** Taken off by an offer of a partner, which bears a part of it; the total is what is left. */
  readonly offer?: { readonly organisationId: string; readonly paise: number; readonly partnerPaise: number };
  /** The first of several visits. */
  readonly repeat?: Repeat;
}

/** What the checkout of such a wish shows. */
export function seenOfOptions(
  request: BookingOptions,
  carriedCharge: number,
  now: Date,
): Seen<typeof confirmsCart> {
  const total = request.totalPaise ?? 50_000;
  return {
    startsAt: (request.startsAt ?? tomorrowOf(now)).toISOString(),
    address: { id: homeId, name: homeWords },
    lines: [{ id: service, name: 'Fan fitting', quantity: request.quantity ?? 1, options: [], price: total }],
    partner: request.chosen ? { id: request.chosen.organisationId, name: 'Chosen' } : null,
    offers: offersOf(request).map(lineOfOffer),
    discount: request.offer?.paise ?? 0,
    carriedCharge,
    total: request.expectedTotal ?? total + carriedCharge,
  };
}

/** What the next booking is to be; set before each. */
export interface Stage {
  request: BookingOptions;
  people: People | null;
}

function priceOf(
  totalPaise: number,
  quantity: number,
  charges: readonly { bookingNumber: string; amount: number }[],
): PriceBreakdown {
  const carried = charges.reduce((sum, charge) => sum + charge.amount, 0);
  return {
    totalServicePrice: totalPaise,
    primeTimeCharge: 0,
    convenienceFee: { amount: 0, info: '' },
    distanceFee: { amount: 0, info: '' },
    tax: { percent: 18, amount: 0, lines: [] },
    couponDiscount: 0,
    previous_cancellation_charges: { amount: carried, details: [...charges] },
    services: [{ subcategoryName: 'Fans', name: 'Fan fitting', quantity, price: totalPaise }],
    rounding: 0,
    totalSaving: 0,
    totalCheckoutValue: totalPaise + carried,
  };
}

const offersOf = ({ offer }: BookingOptions): PriceOffer[] =>
  offer
    ? [
        {
          couponId: randomUUID(),
          code: 'QUIET',
          title: 'Quiet days',
          discount: offer.paise,
          organisationId: offer.organisationId,
          partnerDiscount: offer.partnerPaise,
        },
      ]
    : [];

/** With the offer taken off: the services cost so much more. */
function withOffer(price: PriceBreakdown, request: BookingOptions): PriceBreakdown {
  const offers = offersOf(request);
  const [offer] = offers;
  if (!offer) return price;
  const totalServicePrice = price.totalServicePrice + offer.discount;
  return { ...price, totalServicePrice, couponDiscount: offer.discount, offers };
}

/** A catalogue of one service, which every partner offers. */
export function catalogueOf(stage: Stage): CatalogInterface {
  const partner = ({ organisationId }: TestPartner) => ({
    organisationId,
    pricePaise: 50_000,
    minutes: 60,
    distanceMetres: 500,
    rating: null,
    isGstRegistered: false,
  });
  const named = {
    serviceId: service,
    name: 'Fan fitting',
    categoryId: category,
    categoryName: 'Electrician',
    categoryImage: 'electrician',
    subCategoryId: 'test-fans',
    subcategoryName: 'Fans',
    unit: 'visit',
    minutes: 60,
    typicalPaise: 50_000,
  };
  const publicInterface: Partial<CatalogInterface> = {
    shownPrices: extensionPoint('catalog.shown_prices'),
    recentSales: extensionPoint('catalog.recent_sales'),
    cancelTerms: extensionPoint('catalog.cancel_terms'),
    stars: extensionPoint('catalog.stars'),
    professionals: extensionPoint('catalog.professionals'),
    services: async () => new Map([[service, named]]),
    servicesMeant: async () => [],
    partnersFor: async () => stage.people?.partners.map(partner) ?? [],
  };
  return publicInterface as CatalogInterface;
}

/** A cart whose content is the test's wish; its hold and its charges are real. */
export function cartOf(stage: Stage, schedule: BookingInterfaces['schedule']): CartInterface {
  const place = async (tx: Tx, userId: string, now: Date): Promise<Authorized<PlacedCart>> => {
    const { people, request } = stage;
    if (!people) throw new Error('The world is not built yet.');
    const startsAt = request.startsAt ?? tomorrowOf(now);
    const minutes = request.minutes ?? 60;
    const period = { startsAt, endsAt: new Date(startsAt.getTime() + minutes * minute) };
    const cartId = randomUUID();
    await sql`insert into cart (cart_id, user_id, updated_at) values (${cartId}, ${userId}, ${now}) on conflict (user_id) do update set cart_id = excluded.cart_id`.execute(
      tx,
    );
    const organisationIds = request.chosen
      ? [request.chosen.organisationId]
      : people.partners.map((partner) => partner.organisationId);
    const free = await schedule.findAvailable(tx, {
      organisationIds,
      ...period,
      ...home,
      categoryId: category,
      now,
    });
    const [best] = free.toSorted(
      (a, b) => organisationIds.indexOf(a.organisationId) - organisationIds.indexOf(b.organisationId),
    );
    if (!best) return refuse(bookingErrors.slot_taken);
    const reservationId = await schedule.hold(
      tx,
      permitted({
        ...period,
        ...home,
        staffId: best.staffId,
        organisationId: best.organisationId,
        cartId,
        expiresAt: new Date(now.getTime() + 5 * minute),
        now,
      }),
    );
    const address = {
      addressId: homeId,
      label: 'Home' as const,
      contactName: 'Meera',
      line1: '12, 4th Cross',
      landmark: '',
      locality: 'Indiranagar',
      district: 'Bengaluru Urban',
      state: 'Karnataka',
      stateCode: '29',
      cityCode: people.cityCode,
      isDefault: true,
      formatedAddress: homeWords,
      ...home,
    };
    const line = {
      serviceId: service,
      name: 'Fan fitting',
      subcategoryName: 'Fans',
      categoryImage: 'electrician',
      quantity: request.quantity ?? 1,
      options: [],
      pricePaise: request.totalPaise ?? 50_000,
      minutes,
      sacCode: '998719',
      gstClass: 'standard' as const,
    };
    return permitted({
      cartId,
      lines: [line],
      chosenPartner: request.chosen ? { id: request.chosen.organisationId, name: 'Chosen' } : null,
      offers: offersOf(request),
      address,
      cityCode: people.cityCode,
      categoryId: category,
      slotId: 1120,
      day: '2026-11-24',
      ...period,
      minutes,
      price: withOffer(
        priceOf(request.totalPaise ?? 50_000, request.quantity ?? 1, await listOpenCharges(tx, userId)),
        request,
      ),
      laterPrice: () => priceOf(request.totalPaise ?? 50_000, request.quantity ?? 1, []),
      coupons: [],
      instant: request.instant ?? false,
      reservationId,
      heldOrganisationId: best.organisationId,
      heldStaffId: best.staffId,
      askedStaffId: request.askedStaffId ?? null,
    });
  };
  return {
    holdLimits: extensionPoint('cart.hold_limits'),
    rules: getPriceRules,
    reprice,
    taxOfWork,
    priceRulesOf,
    triedPriceRules,
    anotherTime: () => Promise.resolve(null),
    lockForBooking: (tx, { userId, now }) => place(tx, userId, now),
    empty: async () => undefined,
    collectCharges: async (tx, charges) => void (await setCollected(tx, charges)),
    reopenCharges: clearCollected,
    useCoupon: async () => undefined,
    freeCoupon: async () => undefined,
    carryCharge: insertCharge,
    carriedCharges: findCharges,
    partPrice,
    nearerPrice,
    quote: () => Promise.reject(new Error('The played cart quotes nothing.')),
    priceAddition: async (_reader, { quantity }) => ({
      name: 'Fan fitting',
      subcategoryName: 'Fans',
      options: [],
      servicePaise: 10_000 * quantity,
      taxPaise: 1_800 * quantity,
      totalPaise: 11_800 * quantity,
      minutes: 30,
      taxClass: { gstClass: 'standard', sac: '998719' },
    }),
  };
}

/** Tomorrow, 10:00 IST. */
export function tomorrowOf(now: Date): Date {
  return new Date(
    Math.floor((now.getTime() + 330 * minute) / 86_400_000) * 86_400_000 + 86_400_000 + (600 - 330) * minute,
  );
}
