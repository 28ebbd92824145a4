import type { DocumentInterface } from '../../files/document/index.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerAccounts, PartnerInterface } from '../../identity/partner/index.ts';
import type { CatalogInterface } from '../catalog/index.ts';
import type { ScheduleInterface } from '../schedule/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PartnershipInterface } from './partnership.interface.ts';

export interface PartnershipInterfaces {
  readonly account: AccountInterface;
  readonly catalog: CatalogInterface;
  readonly document: DocumentInterface;
  readonly partner: PartnerInterface;
  readonly schedule: ScheduleInterface;
  readonly geography: GeographyInterface;
}

/** What every verb here is built on. */
export interface PartnershipDependencies
  extends PartnershipInterfaces,
    Pick<PartnershipInterface, 'balances'> {
  readonly platform: Platform;
  readonly partners: PartnerAccounts;
}
