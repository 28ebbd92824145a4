import type { AccountDoor } from '../account/index.ts';
import type { Reader } from '../platform/db/database.ts';
import type { GeographyDoor } from '../geography/index.ts';
import type { Platform } from '../platform/platform.ts';

export interface PartnershipDoors {
  readonly account: AccountDoor;
  readonly geography: GeographyDoor;
  /** Has this partner anything to do or to settle still? */
  readonly hasOpenBookings: (reader: Reader, organisationId: string) => Promise<boolean>;
}

/** What every verb here is built on. */
export interface PartnershipParts extends PartnershipDoors {
  readonly platform: Platform;
}
