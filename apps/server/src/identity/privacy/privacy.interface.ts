import type { Reader } from '../../platform/db/database.ts';
import type { Notice } from './notice.store.ts';

/** What other domains may ask of privacy. */
export interface PrivacyInterface {
  /** The notice that people consent under at `now`. */
  readNotice(reader: Reader, now: Date): Promise<Notice>;
}
