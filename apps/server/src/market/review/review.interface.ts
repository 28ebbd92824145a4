import type { Page } from '@nukkad/contract/kernel/page';
import type { HappyCustomer } from '@nukkad/contract/market/review/review.model';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
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
  readonly chosenHappy: ExtensionPoint<ReadChosenHappy>;
}

/** For whom it is read. */
export type Lang = 'en' | 'hi';

/** The reviews that the home page is to show, in their order; none: no Admin has chosen any. */
export type ReadChosenHappy = (reader: Reader, now: Date) => Promise<readonly string[]>;

/** What other domains may ask of reviews. */
export interface ReviewInterface {
  /** Answered by the domain in which operators choose. */
  readonly chosenHappy: ExtensionPoint<ReadChosenHappy>;
  /** Of these reviews those that the home page may show now, in the order of the ids. */
  readonly happyOf: (reader: Reader, reviewIds: readonly string[], lang: Lang) => Promise<HappyCustomer[]>;
  /** All that the home page may show, the newest first. */
  readonly newestHappy: (
    reader: Reader,
    asked: { readonly cursor?: string | undefined; readonly limit: number },
    lang: Lang,
  ) => Promise<Page<HappyCustomer>>;
  /** Stars that customers gave these visits, where everyone reads them. */
  readonly shownStars: (
    reader: Reader,
    bookingIds: readonly string[],
  ) => Promise<ReadonlyMap<string, number>>;
}
