import { createLeadCreditDomain } from '../src/money/lead-credit/index.ts';
import type { RfqInterface } from '../src/market/rfq/index.ts';
import { defaultPriceRules } from '../src/market/cart/price.rules.ts';
import { extensionPoint } from '../src/platform/extension.ts';
import type { Platform } from '../src/platform/platform.ts';
import type { aGround } from './ground.ts';

/** The purses of partners, without a gateway: packs cannot be bought. */
export const leadPurse = (
  platform: Platform,
  ground: ReturnType<typeof aGround>,
  rfq: Pick<RfqInterface, 'purse'>,
) =>
  createLeadCreditDomain({
    ...ground,
    platform,
    rfq,
    cart: { rules: async () => defaultPriceRules },
    payment: {
      goods: extensionPoint('test.goods'),
      openPurchase: () => Promise.reject(new Error('There is no gateway here.')),
      findPurchase: async () => null,
      isOwnPurchase: () => false,
    },
  });
