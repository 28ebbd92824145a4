import type { AccountInterface } from '../../identity/account/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { CatalogInterface } from '../catalog/index.ts';
import type { countWaitedFor } from './waitlist.store.ts';

export interface WaitlistInterfaces {
  readonly account: Pick<AccountInterface, 'getPeople' | 'maskedNumber'>;
  readonly catalog: Pick<CatalogInterface, 'services' | 'isServed' | 'categoryNames'>;
  readonly geography: Pick<GeographyInterface, 'knownPlaces' | 'placeName' | 'cityNames'>;
}

/** What other domains may ask of the waitlist. */
export interface WaitlistInterface {
  /** How many people wait, by category and PIN code. */
  readonly waitedFor: typeof countWaitedFor;
}
