import { aGround } from './ground.ts';
import { recentDiscount } from '../src/market/booking/recent-sales.store.ts';
import { sql } from 'kysely';
import { createCartDomain } from '../src/market/cart/index.ts';
import { createCouponDomain } from '../src/market/coupon/index.ts';
import { createGeographyDomain } from '../src/places/geography/index.ts';
import { createPartnerDomain } from '../src/identity/partner/index.ts';
import { system } from '../src/platform/platform.ts';
import { Refusal } from '../src/platform/refusal.ts';
import { createScheduleDomain } from '../src/market/schedule/index.ts';
import { type PartnerOptions, type TestPartner, aPartner, aUser, anAddress } from './a-partner.ts';
import { answering } from './played-domains.ts';
import { type FixedCatalog, fixedCatalog, saveFixedServices } from './fixed-catalog.ts';
import { type Mounted, aViewer, mounted } from './mounted.ts';
import type { TestClient } from './test-client.ts';

export const bathroom = { serviceId: 'bathroom-cleaning', quantity: 1 };
export const sofa = { serviceId: 'sofa-cleaning', quantity: 1 };
/** The day after that of the tests' clock. */
export const day = '2026-11-24';
/** 10 AM. */
export const ten = { slotId: 1120, day };
export const path = 'service/cart/service';

const usual = {
  'bathroom-cleaning': { price: 44_900, minutes: 60 },
  'sofa-cleaning': { price: 79_900, minutes: 90 },
};

export interface Buyer {
  readonly userId: string;
  readonly client: TestClient;
  readonly addressId: string | null;
}

/** Carts and the professionals' time behind HTTP, on a catalogue of three services. */
export interface CartFixture extends Mounted {
  readonly schedule: ReturnType<typeof createScheduleDomain>;
  readonly cart: ReturnType<typeof createCartDomain>;
  readonly coupon: ReturnType<typeof createCouponDomain>;
  readonly catalog: FixedCatalog;
  /** A partner, the best match after those made before it. */
  aShop(
    options?: PartnerOptions,
    offer?: Record<string, { price: number; minutes: number }>,
  ): Promise<TestPartner>;
  aBuyer(withAddress?: boolean): Promise<Buyer>;
  /** What booking does with a buyer's cart. */
  place(userId: string): ReturnType<CartFixture['cart']['lockForBooking']>;
  holdOf(userId: string): Promise<{ staffId: string; minutes: number } | null>;
}

/** The code of a refusal, or done. */
export function outcome(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.fact.code : String(error)),
  );
}

async function holdOf(app: Mounted, userId: string): ReturnType<CartFixture['holdOf']> {
  const { rows } = await sql<{ staffId: string; minutes: number }>`
    select r.staff_id as "staffId", (extract(epoch from upper(during) - lower(during)) / 60)::int as minutes
    from professional_reservation r join cart c on c.cart_id = r.cart_id where c.user_id = ${userId}`.execute(
    app.platform.db,
  );
  return rows[0] ?? null;
}

async function openDomains(catalog: FixedCatalog) {
  let domains: Pick<CartFixture, 'schedule' | 'cart' | 'coupon'> | undefined;
  const app = await mounted((platform) => {
    const geography = createGeographyDomain(platform);
    const schedule = createScheduleDomain(platform, { geography, catalog });
    const partner = createPartnerDomain(platform);
    const coupon = createCouponDomain(platform, { ...aGround(platform), catalog });
    const cart = createCartDomain(platform, {
      catalog,
      coupon,
      geography,
      partner,
      schedule,
    });
    domains = { schedule, cart, coupon };
    const history = {
      hasBooked: async () => false,
      recentDiscount,
      costsOf: async () => new Map(),
    };
    return [geography, schedule, coupon, cart, answering(coupon.history.answeredBy(history))];
  });
  if (!domains) throw new Error('Nothing was composed.');
  return { ...app, ...domains };
}

export async function cartFixture(): Promise<CartFixture> {
  const catalog = fixedCatalog();
  const app = await openDomains(catalog);
  const { db, clock } = app.platform;
  await saveFixedServices(db);
  return {
    ...app,
    catalog,
    aShop: async (options = {}, offer = usual) => {
      const partner = await aPartner(db, options);
      catalog.offers.set(partner.organisationId, offer);
      return partner;
    },
    aBuyer: async (withAddress = true) => {
      const userId = await aUser(db);
      const addressId = withAddress ? await anAddress(db, userId) : null;
      return { userId, addressId, client: app.as(aViewer({ userId, role: 'Buyer' })) };
    },
    place: (userId) =>
      app.platform.write(system, (tx) =>
        app.cart.lockForBooking(tx, { userId, now: clock.now(), lang: 'en' }),
      ),
    holdOf: (userId) => holdOf(app, userId),
  };
}
