import type { LegalPage } from '@nukkad/contract/office/legal/legal-pages';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { Notice } from './notice.store.ts';
import type { AccountInterface } from '../account/index.ts';
import type { PersonalPort } from '../../platform/personal.ts';
import type { Platform } from '../../platform/platform.ts';
import type { TermsVersion } from './terms/terms.store.ts';

export type { TermsVersion } from './terms/terms.store.ts';

/** What other domains may ask of privacy. */
export interface PrivacyInterface {
  /** The notice that people consent under at `now`. */
  readNotice(reader: Reader, now: Date): Promise<Notice>;
  /** In the transaction that publishes the words of a legal page, behind the lock of the page. */
  publishTerms(tx: Tx, version: Authorized<Omit<TermsVersion, 'number'>>, now: Date): Promise<void>;
  /** Published versions of a legal page, the newest first; the one that came with the product is not among them. */
  listVersions(reader: Reader, page: LegalPage): Promise<TermsVersion[]>;
}

export interface PrivacyDependencies {
  readonly platform: Platform;
  /** Every domain that keeps something of a person, those that others build on first. */
  readonly ports: readonly PersonalPort[];
  readonly account: Pick<AccountInterface, 'closeSessions' | 'forgetSession' | 'listSessionIds' | 'lock'>;
}
