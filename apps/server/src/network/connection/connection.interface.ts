import type { CandidateInterface } from '../../hiring/candidate/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { CatalogInterface } from '../../market/catalog/index.ts';
import type { EmployeeInterface } from '../../people/employee/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Member, MemberInterface } from '../member/index.ts';

/** What other domains may ask of connections. A statement over rows asks `network_connected` and `network_blocked`. */
export interface ConnectionInterface {
  /** Of these others those who are connected with `memberId`. */
  areConnected(reader: Reader, memberId: string, others: readonly string[]): Promise<ReadonlySet<string>>;
  /** The connection of two members who are connected and not apart by a block; null: there is none. */
  connectionOf(reader: Reader, memberId: string, other: string): Promise<string | null>;
  /** Ids of connections behind `after`, by id, at most `limit`: for what is done in lots. */
  connectionsOf(
    reader: Reader,
    memberId: string,
    after: string | null,
    limit: number,
  ): Promise<readonly string[]>;
  /** Whether one of both has blocked the other. */
  isBlocked(reader: Reader, memberId: string, other: string): Promise<boolean>;
  /** Of these others those who let themselves be mentioned by `memberId`: their setting, no block in between. */
  mayMention(reader: Reader, memberId: string, others: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Who acts, and for which member. */
export interface Acting {
  readonly viewer: Viewer;
  readonly memberId: string;
}

export interface ConnectionInterfaces {
  readonly booking: Pick<BookingInterface, 'workedWith'>;
  readonly candidate: Pick<CandidateInterface, 'looked'>;
  readonly catalog: Pick<CatalogInterface, 'categoryNames'>;
  readonly employee: Pick<EmployeeInterface, 'membershipsOf'>;
  readonly member: MemberInterface;
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'getStaff' | 'isActive' | 'members'>;
}

export interface ConnectionDependencies extends ConnectionInterfaces {
  readonly platform: Platform;
}

export type { Member };
