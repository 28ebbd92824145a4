import * as api from '@nukkad/contract/network/comment/comment.api';
import { createPost } from '@nukkad/contract/network/post/post.api';
import { sql } from 'kysely';
import type { NetworkFixture } from '../../fixtures/network-fixture.ts';
import type { Hostile, Writers } from './hostile-row.ts';

async function aPost({ app }: NetworkFixture, { friend }: Writers): Promise<string> {
  await sql`delete from network_comment`.execute(app.platform.db);
  await sql`delete from network_post`.execute(app.platform.db);
  const { postId } = await app.as(friend.viewer).call(createPost, {
    body: { body: 'The tap drips.', audience: 'everyone', pictures: [] },
  });
  return postId;
}

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
      endpoint: api.editComment,
      example: async (net, writers) => {
        const subjectId = await aPost(net, writers);
        const { commentId, version } = await net.app.as(writers.writer.viewer).call(api.addComment, {
          body: { subject: 'post', subjectId, body: 'Change the tap.' },
        });
        return { commentId, version, body: 'Change the washer.' };
      },
    },
  ],
};
