import type { AccountDoor } from '../account/index.ts';
import type { PartnerDoor } from '../partner/index.ts';
import type { Platform } from '../platform/platform.ts';

export interface ProfileParts {
  readonly platform: Platform;
  readonly account: AccountDoor;
  readonly partner: Pick<PartnerDoor, 'getOrganisations' | 'getStaff'>;
}
