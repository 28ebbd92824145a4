import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { catalogErrors } from '@nukkad/contract/market/catalog/catalog.noun';
import { defaultPriceRules } from './price.rules.ts';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { anotherTime } from './another-time.ts';
import type { CartInterface, RefuseHold } from './cart.interface.ts';
import { cartRoutes } from './cart.routes.ts';
import { emptyCart, cartPersonal } from './cart.store.ts';
import { clearCollected, findCharges, insertCharge, setCollected } from './charge.store.ts';
import { nearerPrice } from './nearer-price.rules.ts';
import { partPrice } from './part-price.rules.ts';
import { lockForBooking } from './place-cart.ts';
import { getPriceRules, priceRulesOf } from './price.store.ts';
import { reprice, triedPriceRules } from './reprice.ts';
import { priceAddition } from './price-addition.ts';
import type { CartDependencies } from './quote-cart.ts';
import { quoteWanted } from './quote-wanted.ts';
import { openShownPrices } from './shown-price.ts';
import { taxOfWork } from './work-tax.rules.ts';

export type {
  AdditionRequest,
  AskPlaced,
  CarriedCharge,
  CarriedState,
  CartInterface,
  PlacedCart,
  PlacedAnswer,
  PlacedLine,
  PricedAddition,
  QuotedCart,
  RefuseHold,
  WantedCart,
} from './cart.interface.ts';
export type { FeeRules, GstClass } from './price.rules.ts';

function createInterface(deps: CartDependencies): CartInterface {
  return {
    holdLimits: deps.holdLimits,
    rules: getPriceRules,
    reprice,
    taxOfWork,
    priceRulesOf,
    triedPriceRules,
    lockForBooking: (tx, ask) => lockForBooking(tx, deps, ask),
    anotherTime: (reader, ask) => anotherTime(reader, deps, ask),
    empty: emptyCart,
    collectCharges: async (tx, charges) => {
      const { length } = charges.bookingNumbers;
      if (length > 0 && (await setCollected(tx, charges)) !== length) refuse(kernelErrors.stale_state);
    },
    reopenCharges: clearCollected,
    useCoupon: (tx, use) => deps.coupon.use(tx, use),
    freeCoupon: (tx, booking, now) => deps.coupon.free(tx, booking, now),
    carryCharge: insertCharge,
    carriedCharges: findCharges,
    quote: (reader, wanted, asker) => quoteWanted(reader, deps, wanted, asker),
    priceAddition: (reader, request) => priceAddition(reader, deps, request),
    partPrice,
    nearerPrice,
  };
}

/** What a buyer is about to book, what it costs, and the time held for it. */
export function createCartDomain(
  platform: Platform,
  interfaces: Omit<CartDependencies, 'holdLimits'>,
): Domain & CartInterface {
  const deps = { ...interfaces, holdLimits: extensionPoint<RefuseHold>('cart.hold_limits') };
  return {
    name: 'cart',
    settings: { 'price.fees': defaultPriceRules.fees, 'price.tax': defaultPriceRules.taxes.at(-1) ?? {} },
    personal: cartPersonal,
    routes: cartRoutes(platform, deps),
    constraints: {
      cart_organisation_id_fkey: bookingErrors.cart_not_serviceable,
      cart_line_service_id_fkey: catalogErrors.service_not_found,
    },
    extensions: [interfaces.catalog.shownPrices.answeredBy(openShownPrices())],
    ...createInterface(deps),
  };
}

export const cart = domainOn({
  needs: ['catalog', 'coupon', 'geography', 'partner', 'schedule'],
  create: createCartDomain,
});
