import type { Reader } from '../../platform/db/database.ts';
import type { Notice } from './notice.store.ts';
import type { AccountInterface } from '../account/index.ts';
import type { PersonalPort } from '../../platform/personal.ts';
import type { Platform } from '../../platform/platform.ts';

/** What other domains may ask of privacy. */
export interface PrivacyInterface {
  /** The notice that people consent under at `now`. */
  readNotice(reader: Reader, now: Date): Promise<Notice>;
}

export interface PrivacyDependencies {
  readonly platform: Platform;
  /** Every domain that keeps something of a person, those that others build on first. */
  readonly ports: readonly PersonalPort[];
  readonly account: Pick<AccountInterface, 'closeSessions' | 'listSessionIds' | 'lock'>;
}
