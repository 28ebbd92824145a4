import type { AccountInterface } from '../../identity/account/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { CatalogInterface } from '../../market/catalog/index.ts';
import type { ReviewInterface } from '../../market/review/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SupportInterface } from '../../talk/support/index.ts';
import type { BackofficeInterface } from '../backoffice/index.ts';

export interface PieceDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly backoffice: Pick<BackofficeInterface, 'adminNow'>;
  readonly geography: Pick<GeographyInterface, 'cityNames'>;
  readonly catalog: Pick<CatalogInterface, 'categoryFaces'>;
  readonly review: Pick<ReviewInterface, 'chosenHappy' | 'happyOf' | 'newestHappy'>;
  readonly support: Pick<SupportInterface, 'help'>;
}
