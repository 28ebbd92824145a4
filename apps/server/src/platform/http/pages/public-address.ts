import type { Reader } from '../../db/database.ts';

/** A public page that search engines may list; the path is below the public origin. */
export interface PublicAddress {
  readonly path: string;
  /** When what it shows last changed; null: not known, so nothing is said. */
  readonly changedAt: Date | null;
}

/** The public pages of one domain, at most so many. */
export type ListAddresses = (reader: Reader, limit: number) => Promise<readonly PublicAddress[]>;
