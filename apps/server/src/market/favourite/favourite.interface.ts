import type { Reader } from '../../platform/db/database.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogInterface } from '../catalog/index.ts';
import type { ScheduleInterface } from '../schedule/index.ts';

/** What other domains may ask of favourites. */
export interface FavouriteInterface {
  /** The ids of a person's favourite professionals, the newest first. */
  professionalsOf(reader: Reader, userId: string): Promise<readonly string[]>;
}

export interface FavouriteInterfaces {
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'getStaff' | 'isActive'>;
  readonly geography: Pick<GeographyInterface, 'cityNames'>;
  readonly catalog: Pick<CatalogInterface, 'services' | 'offersAt'>;
  readonly schedule: Pick<ScheduleInterface, 'nextFree'>;
}

export interface FavouriteDependencies extends FavouriteInterfaces {
  readonly platform: Platform;
}
