import type { AccountDoor } from '../account/index.ts';
import type { BookingDoor } from '../../market/booking/index.ts';
import type { GeographyDoor } from '../../places/geography/index.ts';
import type { PartnerDoor } from '../partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StaffDoor } from '../staff/index.ts';

export interface ProfileParts {
  readonly platform: Platform;
  readonly account: Pick<AccountDoor, 'getPeople'>;
  readonly booking: Pick<BookingDoor, 'track'>;
  readonly geography: Pick<GeographyDoor, 'cityByCode' | 'getDefaultAddress' | 'locate'>;
  readonly partner: Pick<PartnerDoor, 'findOwned' | 'getOrganisations' | 'getStaff' | 'hasStaff'>;
  readonly staff: StaffDoor;
}
