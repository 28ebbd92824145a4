import type { Reader } from '../../platform/db/database.ts';

/** What other domains may ask of favourites. */
export interface FavouriteInterface {
  /** The ids of a person's favourite professionals, the newest first. */
  professionalsOf(reader: Reader, userId: string): Promise<readonly string[]>;
}
