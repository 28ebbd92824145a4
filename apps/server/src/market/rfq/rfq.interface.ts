import type { ExtensionPoint } from '../../platform/extension.ts';
import type { LeadPurse } from './lead/lead-purse.ts';
import type { QuotedLeads } from './quoted-leads.interface.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogInterface } from '../catalog/index.ts';

/** What other domains may ask of requests for quotations. */
export interface RfqInterface {
  /** What partners pay for leads with. */
  readonly purse: ExtensionPoint<LeadPurse>;
  /** Leads and their requests as quotes move them. */
  readonly quotes: QuotedLeads;
}

export interface RfqInterfaces {
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly catalog: Pick<
    CatalogInterface,
    'services' | 'categoryFaces' | 'knownCategories' | 'partnersOfCategory' | 'pausedCategories'
  >;
  readonly geography: Pick<GeographyInterface, 'knownPlaces' | 'placeName'>;
}

export interface RfqDependencies extends RfqInterfaces, RfqInterface {
  readonly platform: Platform;
}
