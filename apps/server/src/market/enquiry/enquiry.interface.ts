import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogInterface } from '../catalog/index.ts';

export interface EnquiryInterfaces {
  readonly account: Pick<AccountInterface, 'namesOf' | 'getPeople'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly catalog: Pick<CatalogInterface, 'services' | 'partnersFor'>;
  readonly geography: Pick<GeographyInterface, 'knownPlaces' | 'placeName'>;
}

export interface EnquiryDependencies extends EnquiryInterfaces {
  readonly platform: Platform;
}
