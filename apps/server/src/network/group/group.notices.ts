import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import {
  groupMembershipEvents,
  groupNewsEvents,
  groupRequestEvents,
} from '@nukkad/contract/network/group/group-membership.noun';
import { groupEvents } from '@nukkad/contract/network/group/group.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Grouped, grouped } from '../../platform/notice/grouped.ts';
import { type Notice, type Words, notice, person } from '../../platform/notice/notice.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import { reasonSaid } from './group-reasons.ts';
import { standingIn } from './group.presenter.ts';
import { findSeen } from './group.store.ts';
import type { GroupDependencies } from './group.interface.ts';
import { countRequests, findMembership } from './membership.store.ts';

/** In the list without the link; a name may end as a sentence does, so it cannot be told by one. */
export const withLink = ({ en, hi }: Said, link: string): Words => ({
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

interface OfMember extends Of {
  readonly memberId: string;
}

const toMember =
  ({ member }: GroupDependencies) =>
  async ({ facts }: { readonly facts: OfMember }, reader: Reader) =>
    person(await member.listenerOf(reader, facts.memberId));

/** In brackets behind, as a reason may be words of someone. */
const because = ({ en, hi }: Said, reason: Said | null): Said =>
  reason ? { en: `${en} (${reason.en})`, hi: `${hi} (${reason.hi})` } : { en, hi };

/** Who asked hears of the answer, and who was removed of that. */
function ofAnswers(deps: GroupDependencies): readonly Notice[] {
  const { named } = reads(deps);
  const to = toMember(deps);
  const why =
    (status: 'declined' | 'removed') =>
    async ({ facts: { groupId, memberId } }: { readonly facts: OfMember }, reader: Reader) => {
      const row = await findMembership(reader, { groupId, memberId });
      const seen = row?.status === status ? await named(reader, memberId, groupId) : null;
      return seen && { ...seen, reason: reasonSaid(row?.reason ?? null, row?.reasonWords ?? null) };
    };
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
      look: why('declined'),
      words: ({ group, reason, link }) =>
        withLink(
          because(
            {
              en: `your request to join ${group} was declined`,
              hi: `“${group}” में शामिल होने का आपका अनुरोध स्वीकार नहीं हुआ`,
            },
            reason,
          ),
          link,
        ),
    }),
    notice('group.tell_removed', groupMembershipEvents.removed, {
      ...common,
      weight: 'calm',
      to,
      look: why('removed'),
      words: ({ group, reason, link }) =>
        withLink(
          because(
            {
              en: `you are no longer in the group ${group}`,
              hi: `अब आप ग्रुप “${group}” में नहीं हैं`,
            },
            reason,
          ),
          link,
        ),
    }),
  ];
}

function ofModerators(deps: GroupDependencies): Notice {
  const { named } = reads(deps);
  return notice('group.tell_moderator', groupMembershipEvents.appointed, {
    ...common,
    to: toMember(deps),
    look: async ({ facts: { groupId, memberId } }, reader) => {
      const row = await findMembership(reader, { groupId, memberId });
      return row?.role === 'moderator' ? named(reader, memberId, groupId) : null;
    },
    words: ({ group, link }) =>
      withLink({ en: `you are now a moderator of ${group}`, hi: `अब आप “${group}” के मॉडरेटर हैं` }, link),
  });
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

/** Who is in it hears of another owner, and of its end. */
function ofNews(deps: GroupDependencies): readonly Notice[] {
  const { named } = reads(deps);
  const shared = { ...common, weight: 'calm', to: toMember(deps) } as const;
  return [
    notice('group.tell_handed_over', groupNewsEvents.handedOver, {
      ...shared,
      thread: ({ groupId }) => `group_owner:${groupId}`,
      look: async ({ facts: { groupId, memberId, ownerId } }, reader) => {
        const [seen, cards] = [
          await named(reader, memberId, groupId),
          await deps.member.cards(reader, memberId, [ownerId]),
        ];
        const owner = cards.get(ownerId)?.name;
        return seen && owner !== undefined ? { ...seen, owner } : null;
      },
      words: ({ group, owner, link }) =>
        withLink({ en: `${owner} now owns the group ${group}`, hi: `ग्रुप “${group}” अब ${owner} का है` }, link),
    }),
    notice('group.tell_closed', groupNewsEvents.closed, {
      ...shared,
      look: ({ facts: { groupId, memberId } }, reader) => named(reader, memberId, groupId),
      words: ({ group, link }) =>
        withLink(
          {
            en: `the group ${group} was closed by its owner`,
            hi: `ग्रुप “${group}” को उसके मालिक ने बंद कर दिया`,
          },
          link,
        ),
    }),
  ];
}

export const groupNotices = (deps: GroupDependencies): readonly Notice[] => [
  ofRequests(deps),
  ...ofAnswers(deps),
  ofModerators(deps),
  ofOwner(deps),
  ...ofNews(deps),
];
