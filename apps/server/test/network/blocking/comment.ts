import { addComment, listComments } from '@nukkad/contract/network/comment/comment.api';
import { reportContent } from '@nukkad/contract/network/moderation/moderation.api';
import { createPost } from '@nukkad/contract/network/post/post.api';
import { listReactions, setReaction } from '@nukkad/contract/network/reaction/reaction.api';
import type { InNetwork, NetworkFixture } from '../../fixtures/network-fixture.ts';
import type { Blocking, Three } from './blocking-row.ts';

const as = (net: NetworkFixture, { viewer }: InNetwork) => net.app.as(viewer);

/** What the rows of one try speak of, by the member who looks. */
const posts = new Map<string, string>();
const postOf = ({ looker }: Three): string => posts.get(looker.memberId) ?? '';

const write = async (net: NetworkFixture, { looker }: Three, author: InNetwork) => {
  const body = { body: 'The gate is painted.', audience: 'everyone' as const, pictures: [] };
  const { postId } = await as(net, author).call(createPost, { body });
  posts.set(looker.memberId, postId);
  return postId;
};
const byThird = (net: NetworkFixture, three: Three) => write(net, three, three.third);
const byOther = (net: NetworkFixture, three: Three) => write(net, three, three.other);
const say = async (net: NetworkFixture, by: InNetwork, subjectId: string) =>
  as(net, by).askLoosely(addComment, { body: { subject: 'post', subjectId, body: 'Well painted.' } });
const commentOf = async (net: NetworkFixture, three: Three) => {
  await say(net, three.other, await byThird(net, three));
};
const reactionOf = async (net: NetworkFixture, three: Three) => {
  const subjectId = await byThird(net, three);
  await as(net, three.other).call(setReaction, { body: { subject: 'post', subjectId, kind: 'like' } });
};

export const blocking: Blocking = {
  rows: [
    {
      call: 'GET /comments',
      arrange: commentOf,
      shows: async (net, three) => {
        const query = { subject: 'post' as const, subjectId: postOf(three) };
        const { items } = await as(net, three.looker).call(listComments, { query });
        return items.some(({ author }) => author.memberId === three.other.memberId);
      },
    },
    {
      call: 'POST /comments',
      arrange: byOther,
      shows: async (net, three) => (await say(net, three.looker, postOf(three))).status === 201,
    },
    {
      call: 'PUT /network/reaction',
      arrange: byOther,
      shows: async (net, three) => {
        const body = { subject: 'post', subjectId: postOf(three), kind: 'like' };
        return (await as(net, three.looker).askLoosely(setReaction, { body })).status === 200;
      },
    },
    {
      call: 'GET /network/reactions',
      arrange: reactionOf,
      shows: async (net, three) => {
        const query = { subject: 'post' as const, subjectId: postOf(three) };
        const { items } = await as(net, three.looker).call(listReactions, { query });
        return items.some(({ member }) => member.memberId === three.other.memberId);
      },
    },
    {
      call: 'POST /network/report',
      arrange: byOther,
      shows: async (net, three) => {
        const body = { subject: 'post', subjectId: postOf(three), reason: 'spam' };
        return (await as(net, three.looker).askLoosely(reportContent, { body })).status === 201;
      },
    },
  ],
  without: {
    'PATCH /comments': 'The own comment alone.',
    'DELETE /comments': 'The own comment alone.',
    'GET /network/reports': 'The own reports, in the words that were reported; names no member.',
    'GET /network/removals': 'Of the own posts and comments.',
    'POST /network/appeal': 'Of the own posts and comments.',
  },
};
