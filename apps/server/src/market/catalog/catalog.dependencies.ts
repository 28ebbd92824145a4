import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { ProfileInterface } from '../../identity/profile/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';

export interface CatalogInterfaces {
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly geography: GeographyInterface;
  readonly partner: Pick<PartnerInterface, 'holdStatus' | 'publicFace'>;
  /** Left out: profiles count no services. */
  readonly profile?: Pick<ProfileInterface, 'serviceCounts'>;
}
