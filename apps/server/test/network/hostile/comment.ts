import * as api from '@nukkad/contract/network/comment/comment.api';
import { createPost } from '@nukkad/contract/network/post/post.api';
import { blogging } from '../../fixtures/blog-fixture.ts';
import type { NetworkFixture } from '../../fixtures/network-fixture.ts';
import { clear } from './clear.ts';
import type { Hostile, HostileRow, Writers } from './hostile-row.ts';

async function aPost(net: NetworkFixture, { friend }: Writers): Promise<string> {
  await clear(net);
  const { postId } = await net.app.as(friend.viewer).call(createPost, {
    body: { body: 'The tap drips.', audience: 'everyone', pictures: [] },
  });
  return postId;
}

const editing: HostileRow['example'] = async (net, writers) => {
  const subjectId = await aPost(net, writers);
  const { commentId, version } = await net.app.as(writers.writer.viewer).call(api.addComment, {
    body: { subject: 'post', subjectId, body: 'Change the tap.' },
  });
  return { commentId, version, body: 'Change the washer.' };
};

export const hostile: Hostile = {
  rows: [
    {
      endpoint: api.addComment,
      example: async (net, writers) => ({
        subject: 'post',
        subjectId: await aPost(net, writers),
        body: 'Change the washer.',
      }),
    },
    {
      endpoint: api.addBlogComment,
      example: async (net, { friend }) => {
        await clear(net);
        const { blogId } = await blogging(net).written(friend);
        return { blogId, body: 'Change the washer.' };
      },
    },
    { endpoint: api.editComment, example: editing },
    { endpoint: api.editBlogComment, example: editing },
  ],
};
