import type { QuotationInterface } from '../../market/quotation/index.ts';
import type { Platform } from '../../platform/platform.ts';

export interface LeadCreditDependencies {
  readonly platform: Platform;
  readonly quotation: Pick<QuotationInterface, 'purse'>;
}
