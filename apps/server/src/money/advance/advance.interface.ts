import type { QuoteInterface } from '../../market/quote/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentInterface } from '../payment/index.ts';

export interface AdvanceDependencies {
  readonly platform: Platform;
  readonly quote: QuoteInterface;
  readonly payment: Pick<PaymentInterface, 'goods' | 'openPurchase' | 'findPurchase' | 'isOwnPurchase'>;
}
