import type {
  Group,
  GroupCard,
  GroupMember,
  GroupStanding,
} from '@nukkad/contract/network/group/group.model';
import type { MemberCard } from '@nukkad/contract/network/member/member.model';
import type { PostPicture } from '@nukkad/contract/network/post/post.model';
import { signLink } from '../../platform/storage/links.ts';
import type { Member } from '../member/index.ts';
import { type GroupActor, type MembershipActor, decides, isInside, mayWriteIn } from './group.policy.ts';
import { mustWait } from './group.rules.ts';
import type { GroupRow, SeenGroup } from './group.store.ts';
import { groupTransitions, membershipTransitions } from './group.transitions.ts';
import type { PictureRow } from './picture.store.ts';
import type { MembershipRow } from './membership.store.ts';

export interface Viewing {
  readonly actor: GroupActor;
  readonly member: Member;
  readonly now: Date;
  /** Names of categories by their ids. */
  readonly trades: ReadonlyMap<string, string>;
}

/** What a member with this membership is to the group. */
export function standingOf(
  { ownerId }: Pick<GroupRow, 'ownerId'>,
  memberId: string,
  own: { readonly status: MembershipRow['status']; readonly role: MembershipRow['role'] } | null,
): GroupStanding {
  if (own?.status === 'requested') return 'requested';
  if (own?.status !== 'member') return 'none';
  if (ownerId === memberId) return 'owner';
  return own.role;
}

const ownOf = ({ ownStatus, ownRole }: SeenGroup) =>
  ownStatus === null || ownRole === null ? null : { status: ownStatus, role: ownRole };

export const standingIn = (row: SeenGroup, memberId: string): GroupStanding =>
  standingOf(row, memberId, ownOf(row));

function movesFor(row: SeenGroup, viewing: Viewing, standing: GroupStanding): GroupCard['can'] {
  const { actor, now } = viewing;
  const isOpen = row.status === 'open';
  const isOutside = isOpen && standing === 'none' && !mustWait(row, now) && mayWriteIn(actor);
  return {
    join: isOutside && row.joining === 'open',
    ask: isOutside && row.joining === 'request',
    leave: isOpen && standing !== 'none',
    post: isOpen && standing !== 'none' && standing !== 'requested' && mayWriteIn(actor),
    decide: isOpen && decides({ standing }),
    change: groupTransitions.movesOf(actor, row).change,
    report: isOpen && standing !== 'owner',
    accept: isOpen && row.invitedBy !== null && !isInside({ standing }) && mayWriteIn(actor),
    invite: isOpen && isInside({ standing }) && mayWriteIn(actor),
    close: groupTransitions.movesOf(actor, row).close,
  };
}

/** What the cards of a page are made of besides their rows. */
export interface Around {
  readonly cities: ReadonlyMap<string, string>;
  readonly covers: ReadonlyMap<string, PictureRow>;
  readonly secret: string;
}

export const presentCover = (
  { pictureId, storageKey, alternative, width, height }: PictureRow,
  { secret, now }: { readonly secret: string; readonly now: Date },
): PostPicture => ({
  pictureId,
  url: signLink(secret, storageKey, 'group', now),
  alternative,
  width,
  height,
});

export function presentCard(row: SeenGroup, viewing: Viewing, { cities, covers, secret }: Around): GroupCard {
  const cover = covers.get(row.groupId);
  const standing = standingIn(row, viewing.member.memberId);
  return {
    groupId: row.groupId,
    slug: row.slug,
    name: row.name,
    description: row.description,
    tradeId: row.tradeId,
    trade: viewing.trades.get(row.tradeId ?? '') ?? '',
    cityCode: row.cityCode,
    city: cities.get(row.cityCode) ?? '',
    colour: row.colour,
    cover: cover ? presentCover(cover, { secret, now: viewing.now }) : null,
    joining: row.joining,
    forVisitors: row.forVisitors,
    approvesPosts: row.approvesPosts,
    members: row.members,
    standing,
    invitedBy: row.invitedBy,
    can: movesFor(row, viewing, standing),
  };
}

/** To the one concerned alone, while it is not in the group. */
function refusalOf({ ownStatus, ownReason, ownReasonWords, againFrom }: SeenGroup): Group['refusal'] {
  if (ownStatus !== 'declined' && ownStatus !== 'removed') return null;
  return {
    status: ownStatus,
    reason: ownReason ?? 'other',
    words: ownReasonWords,
    againFrom: againFrom?.toISOString() ?? null,
  };
}

export const presentGroup = (
  row: SeenGroup,
  viewing: Viewing,
  found: Around & {
    readonly owner: MemberCard | null;
    readonly inviter: MemberCard | null;
    readonly requests: number | null;
  },
): Group => ({
  ...presentCard(row, viewing, found),
  status: row.status,
  rules: [...row.rules],
  owner: found.owner,
  inviter: found.inviter,
  refusal: refusalOf(row),
  madeAt: row.createdAt.toISOString(),
  changedHands: row.handedAt?.toISOString() ?? null,
  closedAt: row.closedAt?.toISOString() ?? null,
  requests: found.requests,
  version: row.version,
});

/** Null: not there for the one who looks. */
export function presentMember(
  row: MembershipRow,
  card: MemberCard | undefined,
  actor: MembershipActor,
): GroupMember | null {
  if (!card) return null;
  const { accept, decline, remove, appoint, dismiss } = membershipTransitions.movesOf(actor, row);
  const isModerator = row.role === 'moderator';
  return {
    member: card,
    status: row.status,
    standing: standingOf(actor, row.memberId, row),
    since: row.since.toISOString(),
    version: row.version,
    can: {
      accept,
      decline,
      remove,
      appoint: appoint && !isModerator,
      dismiss: dismiss && isModerator,
      handOver: appoint,
    },
  };
}
