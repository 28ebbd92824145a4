import type { AccountInterface } from '../account/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { PartnerInterface } from '../partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ProfileInterface } from './profile.interface.ts';
import type { StaffInterface } from '../staff/index.ts';

export interface ProfileInterfaces {
  readonly platform: Platform;
  readonly account: Pick<
    AccountInterface,
    'chooseLanguage' | 'chosenLanguage' | 'getPeople' | 'profile' | 'rename'
  >;
  readonly geography: Pick<GeographyInterface, 'cityByCode' | 'getDefaultAddress' | 'locate'>;
  readonly partner: Pick<PartnerInterface, 'findOwned' | 'getOrganisations' | 'getStaff' | 'hasStaff'>;
  readonly staff: StaffInterface;
}

/** What every verb and read of profiles is built on. */
export interface ProfileDependencies
  extends ProfileInterfaces,
    Pick<ProfileInterface, 'tracks' | 'serviceCounts'> {}
