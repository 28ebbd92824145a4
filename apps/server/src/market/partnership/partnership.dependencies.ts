import type { Paise } from '@nukkad/contract/kernel/money';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';

export interface PartnershipInterfaces {
  readonly account: AccountInterface;
  readonly geography: GeographyInterface;
  /** How many bookings this partner has still to do or to settle. */
  readonly countOpenWork: (reader: Reader, organisationId: string) => Promise<number>;
  /** Paise that we owe this partner; negative: that it owes us, as of cash it took. */
  readonly balanceOf: (reader: Reader, organisationId: string) => Promise<Paise>;
  /** How many jobs this professional still has. */
  readonly countOpenJobs: (reader: Reader, staffId: string) => Promise<number>;
}

/** What every verb here is built on. */
export interface PartnershipDependencies extends PartnershipInterfaces {
  readonly platform: Platform;
}
