import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { CartInterface } from '../../market/cart/index.ts';
import type { QuotationInterface } from '../../market/quotation/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentInterface } from '../payment/index.ts';

export interface LeadCreditDependencies {
  readonly platform: Platform;
  readonly quotation: Pick<QuotationInterface, 'purse'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly cart: Pick<CartInterface, 'rules'>;
  readonly geography: Pick<GeographyInterface, 'knownPlaces'>;
  readonly payment: Pick<PaymentInterface, 'goods' | 'openPurchase' | 'findPurchase' | 'isOwnPurchase'>;
}
