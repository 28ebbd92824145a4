import type { Reader } from '../db/database.ts';
import type { Language } from '../spoken.rules.ts';
import type { Viewer } from '../viewer.ts';
import type { FoundHit } from './rank-hits.rules.ts';
import type { Wanted } from './wanted.rules.ts';

export type { FoundHit } from './rank-hits.rules.ts';

/** `viewer`: null for a visitor, whom the search for everyone alone answers. */
export interface OpenFindCall {
  readonly reader: Reader;
  readonly viewer: Viewer | null;
  readonly wanted: Wanted;
  /** Of the names of services. */
  readonly lang: Language;
  readonly now: Date;
  /** At most so many of each kind. */
  readonly limit: number;
}

export interface FindCall extends OpenFindCall {
  readonly viewer: Viewer;
}

interface FinderFor<Room extends string, Asked> {
  readonly room: Room;
  /** The best first. */
  find(call: Asked): Promise<readonly FoundHit[]>;
}

/**
 * What a domain finds for the search across everything: in the work area of a partner and its staff, in the back office, or
 * for everyone. It answers only what this viewer may open; in the work area only rows of the viewer's organisation, for
 * everyone what is public and what is the viewer's own.
 */
export type Finder = FinderFor<'work' | 'office', FindCall> | FinderFor<'everyone', OpenFindCall>;

/** Of someone's own things: a visitor has none. */
export const forSignedIn =
  (find: (call: FindCall) => Promise<readonly FoundHit[]>) =>
  (call: OpenFindCall): Promise<readonly FoundHit[]> =>
    call.viewer ? find({ ...call, viewer: call.viewer }) : Promise.resolve([]);
