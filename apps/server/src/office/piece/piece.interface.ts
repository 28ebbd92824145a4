import type { AccountInterface } from '../../identity/account/index.ts';
import type { PrivacyInterface } from '../../identity/privacy/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { CatalogInterface } from '../../market/catalog/index.ts';
import type { ReviewInterface } from '../../market/review/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BackofficeInterface } from '../backoffice/index.ts';
import type { LegalPage } from '@nukkad/contract/office/legal/legal-pages';
import type { LegalVersion } from '@nukkad/contract/office/legal/legal.model';
import type { Language } from '../../platform/spoken.rules.ts';
import type { LegalPoint } from './legal/legal-point.ts';
import type { LegalRow } from './legal/legal.store.ts';

/** What other domains may ask of public content. */
export interface PieceInterface {
  /** Answered by the domain of the pages of words. */
  readonly legalWords: LegalPoint;
  /** The version of a legal page that is in force, and what operators wrote; no row: what came with the product. */
  legalNow(
    reader: Reader,
    page: LegalPage,
    lang: Language,
  ): Promise<{ readonly version: LegalVersion | null; readonly row: LegalRow | null }>;
}

export interface PieceDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly backoffice: Pick<BackofficeInterface, 'adminNow'>;
  readonly privacy: Pick<PrivacyInterface, 'listVersions' | 'publishTerms'>;
  readonly geography: Pick<GeographyInterface, 'cityNames'>;
  readonly catalog: Pick<CatalogInterface, 'categoryFaces'>;
  readonly review: Pick<ReviewInterface, 'chosenHappy' | 'happyOf' | 'newestHappy'>;
}
