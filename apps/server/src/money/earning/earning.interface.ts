import type { DriveInterface } from '../../files/drive/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { CatalogInterface } from '../../market/catalog/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** What every reading of earnings works with. */
export interface EarningDependencies {
  readonly platform: Platform;
  readonly booking: Pick<BookingInterface, 'numberBeginnings'>;
  readonly catalog: Pick<CatalogInterface, 'services'>;
  readonly drive: Pick<DriveInterface, 'records'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
}
