import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogInterface } from '../catalog/index.ts';
import type { RfqInterface } from './rfq.interface.ts';

export interface RfqInterfaces {
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly catalog: Pick<
    CatalogInterface,
    'services' | 'categoryFaces' | 'knownCategories' | 'partnersOfCategory'
  >;
  readonly geography: Pick<GeographyInterface, 'knownPlaces' | 'placeName'>;
}

export interface RfqDependencies extends RfqInterfaces, RfqInterface {
  readonly platform: Platform;
}
