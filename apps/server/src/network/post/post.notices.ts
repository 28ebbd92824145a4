import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { groupPostEvents, postEvents } from '@nukkad/contract/network/post/post.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, type Words, listener, notice, person, text } from '../../platform/notice/notice.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import { countWaiting } from './group-feed.store.ts';
import type { PostDependencies } from './post.interface.ts';
import { findPost, listReadable } from './post.store.ts';

/** In the list without the link; the name of a group may end as a sentence does. */
const withLink = ({ en, hi }: Said, link: string): Words => ({
  fills: { text: { en: `${en}: ${link}`, hi: `${hi}: ${link}` } },
  listed: { en: `${en[0]?.toUpperCase()}${en.slice(1)}.`, hi: `${hi}।` },
});

const waitingWords = (waiting: number, group: string): Said =>
  waiting === 1
    ? { en: `a post in ${group} needs your approval`, hi: `“${group}” में एक पोस्ट आपकी मंज़ूरी चाहती है` }
    : {
        en: `${waiting} posts in ${group} need your approval`,
        hi: `“${group}” में ${waiting} पोस्ट आपकी मंज़ूरी चाहती हैं`,
      };

/** Who decides in a group hears of posts that wait, all of them in one line; their authors of the answer. */
function groupNotices({ member, group: groups, platform }: PostDependencies): readonly Notice[] {
  const linkTo = (address: string) => `${platform.config.publicOrigin}${address}`;
  const answered = async (reader: Reader, postId: string, status: string) => {
    const post = await findPost(reader, postId);
    if (post?.status !== status || post.groupId === null) return null;
    const group = (await groups.labelsOf(reader, post.authorId, [post.groupId])).get(post.groupId);
    return group
      ? { group: group.name, reason: post.declineReason, link: linkTo(screenAddress.post(postId)) }
      : null;
  };
  const toAuthor = {
    tag: 'network',
    kind: 'groups',
    opens: ({ postId }: { readonly postId: string }) => screenAddress.post(postId),
    to: async ({ facts }: { readonly facts: { readonly authorId: string } }, reader: Reader) =>
      person(await member.listenerOf(reader, facts.authorId)),
  } as const;
  return [
    notice('post.tell_deciders', groupPostEvents.waiting, {
      tag: 'network',
      kind: 'groups',
      opens: ({ groupId }) => screenAddress.groupPosts(groupId),
      thread: ({ groupId }) => `group_posts:${groupId}`,
      to: async ({ facts }, reader) => person(await member.listenerOf(reader, facts.moderatorId)),
      look: async ({ facts: { groupId, moderatorId: memberId } }, reader) => {
        const [waiting, labels] = [
          await countWaiting(reader, { memberId, groupId }),
          await groups.labelsOf(reader, memberId, [groupId]),
        ];
        const group = labels.get(groupId);
        if (waiting === 0 || !group) return null;
        return { waiting, group: group.name, link: linkTo(screenAddress.groupPosts(groupId)) };
      },
      words: ({ waiting, group, link }) => withLink(waitingWords(waiting, group), link),
    }),
    notice('post.tell_author', postEvents.approved, {
      ...toAuthor,
      look: ({ facts }, reader) => answered(reader, facts.postId, 'published'),
      words: ({ group, link }) =>
        withLink(
          { en: `your post in ${group} is published`, hi: `“${group}” में आपकी पोस्ट प्रकाशित हो गई है` },
          link,
        ),
    }),
    notice('post.tell_author', postEvents.declined, {
      ...toAuthor,
      look: ({ facts }, reader) => answered(reader, facts.postId, 'declined'),
      words: ({ group, reason, link }) =>
        withLink(
          {
            en: `your post in ${group} was not published (${reason})`,
            hi: `“${group}” में आपकी पोस्ट प्रकाशित नहीं हुई (${reason})`,
          },
          link,
        ),
    }),
  ];
}

/** Who is named in a post hears of it, once, where they may read it. */
export const postNotices = (deps: PostDependencies): readonly Notice[] => [
  mentionNotice(deps),
  ...groupNotices(deps),
];

const mentionNotice = ({ member, platform }: PostDependencies): Notice =>
  notice('post.tell_mentioned', postEvents.mentioned, {
    tag: 'network',
    kind: 'mentions',
    channels: ['push', 'inapp'],
    opens: ({ postId }) => screenAddress.post(postId),
    to: async ({ facts: { authorId, memberId } }, reader) =>
      listener(await member.listenerOf(reader, memberId), authorId, memberId),
    look: async ({ facts: { postId, memberId } }, reader) => {
      const [post] = await listReadable(reader, memberId, [postId]);
      const card = post && (await member.cards(reader, memberId, [post.authorId])).get(post.authorId);
      if (!card) return null;
      return { name: card.name, link: `${platform.config.publicOrigin}${screenAddress.post(postId)}` };
    },
    words: ({ name, link }) =>
      text({
        en: `${name} mentioned you in a post. Read it: ${link}`,
        hi: `${name} ने एक पोस्ट में आपका ज़िक्र किया है। पढ़ें: ${link}`,
      }),
  });
