import type { MemberCard } from '@nukkad/contract/network/member/member.model';
import type { PermissionAction } from '@nukkad/contract/kernel/roles';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { ProfileInterface } from '../../identity/profile/index.ts';
import type { CatalogInterface } from '../../market/catalog/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Reader, Sought } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { MemberRow } from './member.store.ts';

/** Who takes part: a person (`userId`) or a business (`organisationId`). */
export type Member = Readonly<MemberRow>;

/** As much of a call as says who acts. */
interface ByViewer {
  readonly viewer: Viewer;
}

/** `memberId` null: a visitor, or someone who takes part and has no row yet (`isMember`). */
export interface Looker {
  readonly memberId: string | null;
  readonly isMember: boolean;
}

/** What other domains may ask of members. Maps leave out ids that are not there. */
export interface MemberInterface {
  /**
   * The member for whom this caller acts, made at first use. An owner acts for the business; staff for themselves, or for
   * the business where they chose so: then 403 without `network.<action>` ('view' where left out). Admins: 403.
   */
  memberOf(call: ByViewer, reader: Reader, action?: PermissionAction): Promise<Member>;
  /** The same without refusing: null for visitors, Admins, and who may not read for the business that they act for. */
  viewingMember(viewer: Viewer | null, reader: Reader): Promise<Member | null>;
  /** The same where it is there already: a look at a badge makes no one a member. */
  ownMember(viewer: Viewer, reader: Reader): Promise<Member | null>;
  /** Who looks for others in a search; it makes no one a member. */
  lookerOf(viewer: Viewer | null, reader: Reader): Promise<Looker>;
  /**
   * As `viewerMemberId` sees them (null: a visitor): people by first name and initial unless connected; absent where one
   * has blocked the other.
   */
  cards(
    reader: Reader,
    viewerMemberId: string | null,
    memberIds: Sought<readonly string[]>,
  ): Promise<ReadonlyMap<string, MemberCard>>;
  /** As they are; never shown to others. */
  membersOf(reader: Reader, memberIds: readonly string[]): Promise<ReadonlyMap<string, Member>>;
  byHandle(reader: Reader, handle: string): Promise<Member | null>;
  /** Those of these people and businesses that are members, by the id of the person or business. */
  ofOwners(
    reader: Reader,
    owners: { readonly userIds: readonly string[]; readonly organisationIds: readonly string[] },
  ): Promise<ReadonlyMap<string, Member>>;
  /** Who hears of what concerns a member: the person, or the owner of the business; null: no one any more. */
  listenerOf(reader: Reader, memberId: string): Promise<string | null>;
  /** Ids of members whom this one may mention, by what was typed of name or address; connections first. */
  mentionable(reader: Reader, memberId: string, typed: string, limit: number): Promise<readonly string[]>;
}

export interface MemberInterfaces {
  readonly account: Pick<AccountInterface, 'getPeople' | 'nameOf'>;
  readonly catalog: Pick<CatalogInterface, 'offeredServices' | 'services'>;
  readonly geography: Pick<GeographyInterface, 'cityNameOf' | 'getDefaultAddress'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'isActive' | 'logos'>;
  readonly profile: Pick<ProfileInterface, 'pictureOf'>;
}

export interface MemberDependencies extends MemberInterfaces {
  readonly platform: Platform;
}
