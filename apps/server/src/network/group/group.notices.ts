import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import {
  groupMembershipEvents,
  groupRequestEvents,
} from '@nukkad/contract/network/group/group-membership.noun';
import { groupEvents } from '@nukkad/contract/network/group/group.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Grouped, grouped } from '../../platform/notice/grouped.ts';
import { type Notice, type Words, notice, person } from '../../platform/notice/notice.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import { standingIn } from './group.presenter.ts';
import { findSeen } from './group.store.ts';
import type { GroupDependencies } from './group.interface.ts';
import { countRequests, findMembership } from './membership.store.ts';

/** In the list without the link; a name may end as a sentence does, so it cannot be told by one. */
const withLink = ({ en, hi }: Said, link: string): Words => ({
  fills: { text: { en: `${en}: ${link}`, hi: `${hi}: ${link}` } },
  listed: { en: `${en[0]?.toUpperCase()}${en.slice(1)}.`, hi: `${hi}।` },
});

interface Of {
  readonly groupId: string;
}

const askToJoin = (who: Grouped, group: string): Said => ({
  en: `${who.en} ${who.isSeveral ? 'want' : 'wants'} to join ${group}`,
  hi: `${who.hi} “${group}” में शामिल होना चाहते हैं`,
});

const common = {
  tag: 'network',
  kind: 'groups',
  opens: ({ groupId }: Of) => screenAddress.group(groupId),
} as const;

function reads({ platform }: GroupDependencies) {
  const linkTo = (address: string) => `${platform.config.publicOrigin}${address}`;
  const named = async (reader: Reader, memberId: string, groupId: string) => {
    const group = await findSeen(reader, memberId, groupId);
    return group && { group: group.name, link: linkTo(screenAddress.group(groupId)) };
  };
  return { linkTo, named };
}

/** Several who wait for one group are told of in one line, to each who decides as it may see them. */
function ofRequests(deps: GroupDependencies): Notice {
  const { linkTo } = reads(deps);
  return notice('group.tell_deciders', groupRequestEvents.asked, {
    ...common,
    opens: ({ groupId }) => screenAddress.groupRequests(groupId),
    thread: ({ groupId }) => `group_requests:${groupId}`,
    to: async ({ facts }, reader) => person(await deps.member.listenerOf(reader, facts.moderatorId)),
    look: async ({ facts: { groupId, memberId, moderatorId } }, reader) => {
      const [group, row] = [
        await findSeen(reader, moderatorId, groupId),
        await findMembership(reader, { groupId, memberId }),
      ];
      const decides = group && ['owner', 'moderator'].includes(standingIn(group, moderatorId));
      if (!decides || row?.status !== 'requested') return null;
      const card = (await deps.member.cards(reader, moderatorId, [memberId])).get(memberId);
      if (!card) return null;
      const others = (await countRequests(reader, groupId, moderatorId)) - 1;
      return {
        name: card.name,
        others,
        group: group.name,
        link: linkTo(screenAddress.groupRequests(groupId)),
      };
    },
    words: ({ name, others, group, link }) => withLink(askToJoin(grouped(name, others), group), link),
  });
}

/** Who asked hears of the answer. */
function ofAnswers(deps: GroupDependencies): readonly Notice[] {
  const { named } = reads(deps);
  const to = async ({ facts }: { readonly facts: { readonly memberId: string } }, reader: Reader) =>
    person(await deps.member.listenerOf(reader, facts.memberId));
  return [
    notice('group.tell_asker', groupMembershipEvents.accepted, {
      ...common,
      to,
      look: async ({ facts: { groupId, memberId } }, reader) => {
        const row = await findMembership(reader, { groupId, memberId });
        return row?.status === 'member' ? named(reader, memberId, groupId) : null;
      },
      words: ({ group, link }) =>
        withLink({ en: `you are now in the group ${group}`, hi: `अब आप ग्रुप “${group}” में हैं` }, link),
    }),
    notice('group.tell_asker', groupMembershipEvents.declined, {
      ...common,
      weight: 'calm',
      to,
      look: async ({ facts: { groupId, memberId } }, reader) => {
        const row = await findMembership(reader, { groupId, memberId });
        return row?.status === 'declined' ? named(reader, memberId, groupId) : null;
      },
      words: ({ group, link }) =>
        withLink(
          {
            en: `your request to join ${group} was declined`,
            hi: `“${group}” में शामिल होने का आपका अनुरोध स्वीकार नहीं हुआ`,
          },
          link,
        ),
    }),
    notice('group.tell_moderator', groupMembershipEvents.appointed, {
      ...common,
      to,
      look: async ({ facts: { groupId, memberId } }, reader) => {
        const row = await findMembership(reader, { groupId, memberId });
        return row?.role === 'moderator' ? named(reader, memberId, groupId) : null;
      },
      words: ({ group, link }) =>
        withLink({ en: `you are now a moderator of ${group}`, hi: `अब आप “${group}” के मॉडरेटर हैं` }, link),
    }),
  ];
}

function ofOwner(deps: GroupDependencies): Notice {
  const { named } = reads(deps);
  return notice('group.tell_owner', groupEvents.handedOver, {
    ...common,
    to: async ({ facts }, reader) => person(await deps.member.listenerOf(reader, facts.ownerId)),
    look: async ({ facts: { groupId, ownerId } }, reader) => {
      const group = await findSeen(reader, ownerId, groupId);
      return group?.ownerId === ownerId ? named(reader, ownerId, groupId) : null;
    },
    words: ({ group, link }) =>
      withLink({ en: `the group ${group} is yours now`, hi: `ग्रुप “${group}” अब आपका है` }, link),
  });
}

export const groupNotices = (deps: GroupDependencies): readonly Notice[] => [
  ofRequests(deps),
  ...ofAnswers(deps),
  ofOwner(deps),
];
