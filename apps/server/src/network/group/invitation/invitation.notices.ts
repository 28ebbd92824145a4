import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { groupInvitationEvents } from '@nukkad/contract/network/group/group-invitation.noun';
import type { Reader } from '../../../platform/db/database.ts';
import { type Notice, listener, notice } from '../../../platform/notice/notice.ts';
import type { GroupDependencies } from '../group.interface.ts';
import { withLink } from '../group.notices.ts';
import { findSeen } from '../group.store.ts';
import { findMembership } from '../membership.store.ts';
import { findInviter } from './invitation.store.ts';

const common = { tag: 'network', kind: 'groups', weight: 'calm' } as const;

interface Of {
  readonly groupId: string;
  readonly memberId: string;
  readonly byId: string;
}

/** The name of the group and of the other one, as the one who is told may see both. */
async function named(
  { member, platform }: GroupDependencies,
  reader: Reader,
  { groupId, told, other }: { readonly groupId: string; readonly told: string; readonly other: string },
) {
  const [group, cards] = await Promise.all([
    findSeen(reader, told, groupId),
    member.cards(reader, told, [other]),
  ]);
  const name = cards.get(other)?.name;
  const link = `${platform.config.publicOrigin}${screenAddress.group(groupId)}`;
  return group && name !== undefined ? { name, group: group.name, link } : null;
}

/** Who is invited hears of it, and who invited of what was accepted; of a refusal no one does. */
export const invitationNotices = (deps: GroupDependencies): readonly Notice[] => [
  notice('group.tell_invited', groupInvitationEvents.sent, {
    ...common,
    weight: 'usual',
    opens: ({ groupId }: Of) => screenAddress.group(groupId),
    thread: ({ groupId }) => `group_invitation:${groupId}`,
    to: async ({ facts: { memberId, byId } }, reader) =>
      listener(await deps.member.listenerOf(reader, memberId), byId, memberId),
    look: async ({ facts: { groupId, memberId, byId } }, reader) => {
      const inviter = await findInviter(reader, { groupId, memberId });
      if (inviter?.byId !== byId) return null;
      return named(deps, reader, { groupId, told: memberId, other: byId });
    },
    words: ({ name, group, link }) =>
      withLink(
        {
          en: `${name} invites you to the group ${group}`,
          hi: `${name} ने आपको ग्रुप “${group}” में बुलाया है`,
        },
        link,
      ),
  }),
  notice('group.tell_inviter', groupInvitationEvents.accepted, {
    ...common,
    opens: ({ groupId }: Of) => screenAddress.group(groupId),
    to: async ({ facts: { memberId, byId } }, reader) =>
      listener(await deps.member.listenerOf(reader, byId), memberId, byId),
    look: async ({ facts: { groupId, memberId, byId } }, reader) => {
      const row = await findMembership(reader, { groupId, memberId });
      if (row?.status !== 'member') return null;
      return named(deps, reader, { groupId, told: byId, other: memberId });
    },
    words: ({ name, group, link }) =>
      withLink(
        {
          en: `${name} is now in ${group}, as you invited them`,
          hi: `आपके बुलावे पर ${name} अब “${group}” में हैं`,
        },
        link,
      ),
  }),
];
