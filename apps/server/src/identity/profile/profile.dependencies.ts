import type { AccountInterface } from '../account/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { PartnerInterface } from '../partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StaffInterface } from '../staff/index.ts';

export interface ProfileDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly booking: Pick<BookingInterface, 'track'>;
  readonly geography: Pick<GeographyInterface, 'cityByCode' | 'getDefaultAddress' | 'locate'>;
  readonly partner: Pick<PartnerInterface, 'findOwned' | 'getOrganisations' | 'getStaff' | 'hasStaff'>;
  readonly staff: StaffInterface;
}
