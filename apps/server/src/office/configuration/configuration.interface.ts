import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { CartInterface } from '../../market/cart/index.ts';
import type { CatalogInterface } from '../../market/catalog/index.ts';
import type { ScheduleInterface } from '../../market/schedule/index.ts';
import type { LedgerInterface } from '../../money/ledger/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Platform } from '../../platform/platform.ts';

export interface ConfigurationDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly geography: Pick<GeographyInterface, 'cityByCode' | 'cityNames'>;
  readonly catalog: Pick<CatalogInterface, 'categoryNames' | 'knownCategories'>;
  readonly booking: Pick<BookingInterface, 'pastVisits' | 'cancellationFee'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
  readonly schedule: Pick<ScheduleInterface, 'isPrimeTime'>;
  readonly cart: Pick<CartInterface, 'reprice' | 'priceRulesOf' | 'triedPriceRules'>;
  readonly ledger: Pick<LedgerInterface, 'divide' | 'feeShareOf'>;
}
