import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BookingInterface } from '../booking/index.ts';
import type { CartInterface } from '../cart/index.ts';
import type { CatalogInterface } from '../catalog/index.ts';
import type { FavouriteInterface } from '../favourite/index.ts';
import type { ScheduleInterface } from '../schedule/index.ts';

export interface AgainInterfaces {
  readonly favourite: Pick<FavouriteInterface, 'professionalsOf'>;
  readonly booking: Pick<BookingInterface, 'past'>;
  readonly cart: Pick<CartInterface, 'quote'>;
  readonly catalog: Pick<CatalogInterface, 'priceLines' | 'partnersFor'>;
  readonly geography: Pick<GeographyInterface, 'findAddressAt' | 'getDefaultAddress'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'getStaff' | 'isActive'>;
  readonly schedule: Pick<ScheduleInterface, 'daySlots' | 'findAvailable' | 'instant' | 'partnersConsidered'>;
}

export interface AgainDependencies extends AgainInterfaces {
  readonly platform: Platform;
}
