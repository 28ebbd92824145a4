import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogInterface } from '../catalog/index.ts';
import type { BookingHistory } from './coupon.interface.ts';

export interface CouponInterfaces {
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly catalog: Pick<CatalogInterface, 'knownCategories' | 'services'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly geography: Pick<GeographyInterface, 'cityNames' | 'cityOf' | 'nearest'>;
}

export interface CouponDependencies extends CouponInterfaces {
  readonly platform: Platform;
  readonly history: ExtensionPoint<BookingHistory>;
}
