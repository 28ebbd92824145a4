import { memberErrors } from '@nukkad/contract/network/member/member.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { memberFinders } from './find-members.ts';
import { cardsFor } from './member-cards.ts';
import { lookerOf, memberOf, ownMember, viewingMember } from './member-of.ts';
import { memberConsumers } from './member.consumers.ts';
import type { MemberInterface, MemberInterfaces } from './member.interface.ts';
import { listMentionableIds } from './mentionable.store.ts';
import { memberPersonal } from './member-personal.store.ts';
import { memberRoutes } from './member.routes.ts';
import { findByHandle, listMemberPages, listMembers, listOfOwners } from './member.store.ts';
import { ownerListens } from './owner-listens.ts';

export type { Looker, Member, MemberInterface } from './member.interface.ts';

/** Who takes part in the network: people and businesses, their addresses, and what they allow others. */
export function createMemberDomain(platform: Platform, parts: MemberInterfaces): Domain & MemberInterface {
  const deps = { platform, ...parts };
  return {
    name: 'member',
    routes: memberRoutes(deps),
    personal: memberPersonal,
    consumers: memberConsumers(deps),
    addresses: listMemberPages,
    finders: memberFinders(deps),
    constraints: { network_member_handle_key: memberErrors.handle_taken },
    memberOf: ({ viewer }, reader, action) => memberOf(deps, viewer, reader, action),
    viewingMember: (viewer, reader) => viewingMember(deps, viewer, reader),
    ownMember,
    lookerOf,
    cards: (reader, viewerMemberId, memberIds) => cardsFor(deps, reader, viewerMemberId, memberIds),
    membersOf: async (reader, memberIds) =>
      new Map((await listMembers(reader, memberIds)).map((row) => [row.memberId, row])),
    byHandle: findByHandle,
    ofOwners: async (reader, { userIds, organisationIds }) =>
      new Map(
        (await listOfOwners(reader, userIds, organisationIds)).map((row) => [
          row.userId ?? row.organisationId ?? '',
          row,
        ]),
      ),
    listenerOf: (reader, memberId) => ownerListens(deps, reader, memberId),
    mentionable: listMentionableIds,
  };
}

export const member = domainOn({
  needs: ['account', 'catalog', 'geography', 'partner', 'profile'],
  create: createMemberDomain,
});
