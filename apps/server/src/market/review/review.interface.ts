import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { BookingInterface } from '../booking/index.ts';
import type { CatalogInterface } from '../catalog/index.ts';

export interface ReviewInterfaces {
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly partner: Pick<
    PartnerInterface,
    'getOrganisations' | 'getStaff' | 'isActive' | 'listProfessionals' | 'publicFace'
  >;
  readonly geography: Pick<GeographyInterface, 'cityNames'>;
  readonly catalog: Pick<CatalogInterface, 'services' | 'offeredServices' | 'stars'>;
  readonly booking: Pick<BookingInterface, 'payable' | 'bookingNumbers'>;
}

export interface ReviewDependencies {
  readonly platform: Platform;
  readonly parts: ReviewInterfaces;
}

/** For whom it is read. */
export type Lang = 'en' | 'hi';

/** What other domains may ask of reviews. */
export interface ReviewInterface {
  /** Stars that customers gave these visits, where everyone reads them. */
  readonly shownStars: (
    reader: Reader,
    bookingIds: readonly string[],
  ) => Promise<ReadonlyMap<string, number>>;
}
