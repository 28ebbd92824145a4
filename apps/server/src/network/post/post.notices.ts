import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { postEvents } from '@nukkad/contract/network/post/post.noun';
import { type Notice, listener, notice, text } from '../../platform/notice/notice.ts';
import type { PostDependencies } from './post.interface.ts';
import { listReadable } from './post.store.ts';

/** Who is named in a post hears of it, once, where they may read it. */
export const postNotices = ({ member, platform }: PostDependencies): readonly Notice[] => [
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
  }),
];
