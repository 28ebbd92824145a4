import type { CatalogInterface } from '../../market/catalog/index.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { ConnectionInterface } from '../connection/index.ts';
import type { MemberInterface } from '../member/index.ts';
import type { ModerationInterface } from '../moderation/index.ts';

/** A group beside what is said in it, for one who looks. */
export interface GroupLabel {
  readonly groupId: string;
  readonly slug: string;
  readonly name: string;
  readonly approvesPosts: boolean;
  /** The one who looks decides in it. */
  readonly isDecider: boolean;
}

/** What other domains may ask of groups. A statement over rows asks `network_in_group`. */
export interface GroupInterface {
  /** For a member who writes in it now; null: not in it. Who is being removed at the same moment waits for this. */
  placeOf(tx: Tx, memberId: string, groupId: string): Promise<GroupLabel | null>;
  /** Those of these that are there, open or not, by id. */
  labelsOf(
    reader: Reader,
    memberId: string,
    groupIds: readonly string[],
  ): Promise<ReadonlyMap<string, GroupLabel>>;
  /** Who decides about what this member does in the group: owner and moderators, without blocked ones and itself. */
  decidersAbout(reader: Reader, groupId: string, memberId: string): Promise<readonly string[]>;
  /** Ids of who is in it, behind `after`, by id, at most `limit`: for what is done in lots. */
  membersOf(reader: Reader, groupId: string, after: string | null, limit: number): Promise<readonly string[]>;
}

export interface GroupInterfaces {
  readonly catalog: Pick<CatalogInterface, 'categoryNames' | 'knownCategories'>;
  readonly connection: Pick<ConnectionInterface, 'areConnected' | 'isBlocked'>;
  readonly geography: Pick<GeographyInterface, 'cityByCode' | 'cityNames'>;
  readonly member: Pick<MemberInterface, 'memberOf' | 'lookerOf' | 'cards' | 'listenerOf'>;
  readonly moderation: Pick<ModerationInterface, 'subjects' | 'refusePaused'>;
}

export interface GroupDependencies extends GroupInterfaces {
  readonly platform: Platform;
}
