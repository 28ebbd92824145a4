import type { Reader } from '../db/database.ts';
import type { Language } from '../spoken.rules.ts';
import type { Viewer } from '../viewer.ts';
import type { FoundHit } from './rank-hits.rules.ts';
import type { Wanted } from './wanted.rules.ts';

export type { FoundHit } from './rank-hits.rules.ts';

export interface FindCall {
  readonly reader: Reader;
  readonly viewer: Viewer;
  readonly wanted: Wanted;
  /** Of the names of services. */
  readonly lang: Language;
  readonly now: Date;
  /** At most so many of each kind. */
  readonly limit: number;
}

/**
 * What a domain finds for the search across everything. It answers only what this viewer may open, and in the work area
 * only rows of the viewer's organisation.
 */
export interface Finder {
  /** The work area of a partner and its staff, or the back office. */
  readonly room: 'work' | 'office';
  /** The best first. */
  find(call: FindCall): Promise<readonly FoundHit[]>;
}
