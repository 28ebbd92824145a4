import type { ExtensionPoint } from '../../platform/extension.ts';
import type { LeadPurse } from './lead/lead-purse.ts';
import type { QuotedLeads } from './quoted-leads.interface.ts';

/** What other domains may ask of requests for quotations. */
export interface RfqInterface {
  /** What partners pay for leads with. */
  readonly purse: ExtensionPoint<LeadPurse>;
  /** Leads and their requests as quotes move them. */
  readonly quotes: QuotedLeads;
}
