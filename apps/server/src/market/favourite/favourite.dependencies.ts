import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogInterface } from '../catalog/index.ts';
import type { ScheduleInterface } from '../schedule/index.ts';

export interface FavouriteInterfaces {
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'getStaff' | 'isActive'>;
  readonly geography: Pick<GeographyInterface, 'cityNames'>;
  readonly catalog: Pick<CatalogInterface, 'services' | 'offersAt'>;
  readonly schedule: Pick<ScheduleInterface, 'nextFree'>;
}

export interface FavouriteDependencies extends FavouriteInterfaces {
  readonly platform: Platform;
}
