import type { DriveInterface } from '../../files/drive/index.ts';
import type { ShareInterface } from '../../files/share/index.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PartyInterface } from '../party/index.ts';
import type { ProjectInterface } from '../project/index.ts';

export interface PaymentBookDependencies {
  readonly platform: Platform;
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'logos'>;
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly geography: Pick<GeographyInterface, 'locate' | 'stateNames' | 'listStates'>;
  readonly party: PartyInterface;
  readonly project: ProjectInterface;
  readonly drive: Pick<DriveInterface, 'records'>;
  readonly share: Pick<ShareInterface, 'subjects' | 'send' | 'open'>;
}
