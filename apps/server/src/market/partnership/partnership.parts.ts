import type { Paise } from '@nukkad/contract/kernel/money';
import type { AccountDoor } from '../../identity/account/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { GeographyDoor } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';

export interface PartnershipDoors {
  readonly account: AccountDoor;
  readonly geography: GeographyDoor;
  /** How many bookings this partner has still to do or to settle. */
  readonly countOpenWork: (reader: Reader, organisationId: string) => Promise<number>;
  /** Paise that we owe this partner; negative: that it owes us, as of cash it took. */
  readonly balanceOf: (reader: Reader, organisationId: string) => Promise<Paise>;
  /** How many jobs this professional still has. */
  readonly countOpenJobs: (reader: Reader, staffId: string) => Promise<number>;
}

/** What every verb here is built on. */
export interface PartnershipParts extends PartnershipDoors {
  readonly platform: Platform;
}
