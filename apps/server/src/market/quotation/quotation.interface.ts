import type { ExtensionPoint } from '../../platform/extension.ts';
import type { LeadPurse } from './lead-purse.ts';

/** What other domains may ask of requests for quotations. */
export interface QuotationInterface {
  /** What partners pay for leads with. */
  readonly purse: ExtensionPoint<LeadPurse>;
}
