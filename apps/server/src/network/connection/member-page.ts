import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { getMember } from '@nukkad/contract/network/connection/connection.api';
import type { MemberPage } from '@nukkad/contract/network/connection/connection.model';
import { memberErrors } from '@nukkad/contract/network/member/member.noun';
import type { Reader } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Acting, ConnectionDependencies, Member } from './connection.interface.ts';
import { maySee, pairOf } from './connection.rules.ts';
import {
  type ConnectionRow,
  countAccepted,
  countMutual,
  findConnection,
  listMentionable,
} from './connection.store.ts';
import { movesWith, noMoves } from './member-moves.ts';
import { readWork } from './member-work.ts';
import { noteVisit } from './visit/record-visit.ts';

interface Looking {
  /** Null: a visitor, or someone who takes no part. */
  readonly who: Acting | null;
  readonly isSignedIn: boolean;
  readonly member: Member;
  readonly now: Date;
  readonly lang: 'en' | 'hi';
}

/** What the one who looks has with the member. */
async function withMember(reader: Reader, { who, member, now }: Looking) {
  if (!who) return { row: null, mutual: 0, canMention: false, can: noMoves };
  const { memberId } = member;
  const [row, mutuals, mentionable] = await Promise.all([
    findConnection(reader, pairOf(who.memberId, memberId)),
    countMutual(reader, who.memberId, [memberId]),
    listMentionable(reader, who.memberId, [memberId]),
  ]);
  const mutual = mutuals.get(memberId) ?? 0;
  const can = movesWith(who, { other: member, row, mutual }, now);
  return { row, mutual, canMention: mentionable.length > 0, can };
}

/** The words of a request that waits, to both. */
const requestOf = (row: ConnectionRow | null): MemberPage['request'] =>
  row?.status === 'Requested' ? { note: row.note, askedAt: row.askedAt.toISOString() } : null;

export async function presentMember(
  deps: ConnectionDependencies,
  reader: Reader,
  looking: Looking,
): Promise<MemberPage> {
  const { who, member, isSignedIn, lang } = looking;
  const [cards, tied, connections, work, names] = await Promise.all([
    deps.member.cards(reader, who?.memberId ?? null, [member.memberId]),
    withMember(reader, looking),
    countAccepted(reader, member.memberId),
    readWork(deps, reader, member),
    deps.catalog.categoryNames(lang),
  ]);
  const card = cards.get(member.memberId);
  if (!card || !maySee(member, card.tie, isSignedIn)) return refuse(memberErrors.member_not_found);
  const { row, mutual, canMention, can } = tied;
  return {
    member: card,
    trades: member.tradeIds.flatMap((id) => names.get(id) ?? []),
    ...work,
    connections,
    mutual,
    since: member.createdAt.toISOString(),
    seenBy: member.seenBy,
    isListed: member.isListed,
    request: requestOf(row),
    canMention,
    can,
    version: row?.version ?? 0,
  };
}

/** By id or address: of a member that is blocked, away or not to be seen no more is said than of none. */
export async function readMember(
  deps: ConnectionDependencies,
  { viewer, now, lang }: Call,
  { memberId, handle = '' }: EndpointParsed<typeof getMember>['query'],
): Promise<MemberPage> {
  const { db } = deps.platform;
  const [acting, found] = await Promise.all([
    deps.member.viewingMember(viewer, db),
    memberId === undefined
      ? deps.member.byHandle(db, handle)
      : deps.member.membersOf(db, [memberId]).then((members) => members.get(memberId)),
  ]);
  const member = found ?? refuse(memberErrors.member_not_found);
  const who = viewer && acting ? { viewer, memberId: acting.memberId } : null;
  const page = await presentMember(deps, db, { who, isSignedIn: viewer !== null, member, now, lang });
  if (who && who.memberId !== member.memberId)
    await noteVisit(deps, { memberId: member.memberId, visitorId: who.memberId }, now);
  return page;
}
