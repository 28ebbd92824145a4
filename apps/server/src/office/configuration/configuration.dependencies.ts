import type { AccountInterface } from '../../identity/account/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { CatalogInterface } from '../../market/catalog/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';

export interface ConfigurationDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly geography: Pick<GeographyInterface, 'cityByCode' | 'cityNames'>;
  readonly catalog: Pick<CatalogInterface, 'categoryNames' | 'knownCategories'>;
  readonly booking: Pick<BookingInterface, 'pastVisits'>;
}
