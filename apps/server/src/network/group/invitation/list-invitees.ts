import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { listInvitees as endpoint } from '@nukkad/contract/network/group/group-invitation.api';
import type { Invitee } from '@nukkad/contract/network/group/group-invitation.model';
import * as z from 'zod/mini';
import type { Reader } from '../../../platform/db/database.ts';
import { readCursor } from '../../../platform/http/cursor.ts';
import { listOf } from '../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { wantedOf } from '../../../platform/search/wanted.rules.ts';
import { shortName } from '../../../platform/short-name.rules.ts';
import type { GroupDependencies } from '../group.interface.ts';
import { isInside } from '../group.policy.ts';
import { standingIn } from '../group.presenter.ts';
import { findSeen } from '../group.store.ts';
import { viewingAs } from '../read-groups.ts';
import { type AfterName, type InviteeRow, listInvitees as listRows } from './invitation.store.ts';

const nameKey = z.tuple([z.string(), z.uuid()]);

function readAfter(cursor: string | undefined): AfterName | null {
  const key = readCursor(cursor, nameKey);
  return key && { name: key[0], id: key[1] };
}

function namesOf(typed: string | undefined) {
  const { text } = wantedOf(typed ?? '');
  if (text === '') return null;
  return [...new Set([text, shortName(text)])].map((one) => ({ text: one, words: one.split(' ') }));
}

export async function presentInvitees(
  { member }: Pick<GroupDependencies, 'member'>,
  reader: Reader,
  viewerId: string,
  rows: readonly InviteeRow[],
): Promise<Invitee[]> {
  const cards = await member.cards(
    reader,
    viewerId,
    rows.map(({ memberId }) => memberId),
  );
  return rows.flatMap(({ memberId, state, isOwn }) => {
    const card = cards.get(memberId);
    if (!card) return [];
    return { member: card, state, can: { invite: state === 'free', withdraw: state === 'invited' && isOwn } };
  });
}

/** Own connections, for who is in the group; to others the list is empty. */
export async function listInvitees(
  deps: GroupDependencies,
  call: SignedInCall,
  { groupId, q, ...asked }: EndpointParsed<typeof endpoint>['query'],
): Promise<Page<Invitee>> {
  const { db } = deps.platform;
  const { member, now } = await viewingAs(deps, call);
  const viewerId = member.memberId;
  const group = await findSeen(db, viewerId, groupId);
  const isIn = group?.status === 'open' && isInside({ standing: standingIn(group, viewerId) });
  return listOf(asked, {
    after: readAfter,
    rows: async (after, limit) =>
      isIn ? listRows(db, { groupId, viewerId, now, names: namesOf(q), memberId: null }, after, limit) : [],
    key: ({ name, memberId }) => [name, memberId],
    items: (rows) => presentInvitees(deps, db, viewerId, rows),
  });
}
