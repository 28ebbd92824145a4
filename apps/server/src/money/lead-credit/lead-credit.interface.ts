import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { CartInterface } from '../../market/cart/index.ts';
import type { RfqInterface } from '../../market/rfq/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentInterface } from '../payment/index.ts';

export interface LeadCreditDependencies {
  readonly platform: Platform;
  readonly rfq: Pick<RfqInterface, 'purse'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly cart: Pick<CartInterface, 'rules'>;
  readonly geography: Pick<GeographyInterface, 'knownPlaces'>;
  readonly payment: Pick<PaymentInterface, 'goods' | 'openPurchase' | 'findPurchase' | 'isOwnPurchase'>;
}
