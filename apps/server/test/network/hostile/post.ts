import { changeOwnMembership, createGroup } from '@nukkad/contract/network/group/group.api';
import { decideGroupPost } from '@nukkad/contract/network/post/group-post.api';
import * as api from '@nukkad/contract/network/post/post.api';
import { sql } from 'kysely';
import { newId } from '../../../src/platform/id.ts';
import { plainGroup } from '../../fixtures/group-fixture.ts';
import type { NetworkFixture } from '../../fixtures/network-fixture.ts';
import { plainPoll } from '../../fixtures/poll-fixture.ts';
import { clear } from './clear.ts';
import type { Hostile, Writers } from './hostile-row.ts';

/** A picture that no post took yet; its file is not asked for. */
async function aPicture({ app }: NetworkFixture, { writer }: Writers): Promise<string> {
  const pictureId = newId();
  await sql`insert into network_post_picture (picture_id, member_id, storage_key, width, height, added_at)
    values (${pictureId}, ${writer.memberId}, ${`post/${pictureId}`}, 8, 8, ${app.clock.now()})`.execute(
    app.platform.db,
  );
  return pictureId;
}

async function aDocument({ app }: NetworkFixture, { writer }: Writers): Promise<string> {
  const fileId = newId();
  await sql`insert into network_post_file (file_id, member_id, kind, storage_key, media_type, name, bytes, added_at)
    values (${fileId}, ${writer.memberId}, 'document', ${`post/${fileId}`}, 'application/pdf', 'Bill.pdf', 9, ${app.clock.now()})`.execute(
    app.platform.db,
  );
  return fileId;
}

/** A post carries one of these. */
async function carried(net: NetworkFixture, writers: Writers, field: string): Promise<object> {
  if (field.startsWith('poll')) {
    const { audience: _, ...poll } = plainPoll;
    return { pictures: [], poll };
  }
  if (field.startsWith('file'))
    return { pictures: [], file: { fileId: await aDocument(net, writers), description: 'A bill' } };
  return { pictures: [{ pictureId: await aPicture(net, writers), alternative: 'A clean basin' }] };
}

/** A post of the friend that waits in a group of the writer. */
async function aWaitingPost({ app }: NetworkFixture, { writer, friend }: Writers) {
  const { groupId } = await app
    .as(writer.viewer)
    .call(createGroup, { body: { ...plainGroup, approvesPosts: true } });
  await app.as(friend.viewer).call(changeOwnMembership, { body: { groupId, action: 'join' } });
  return app.as(friend.viewer).call(api.createPost, {
    body: { body: 'Buy my paint today.', audience: 'group', groupId, pictures: [] },
  });
}

export const hostile: Hostile = {
  rows: [
    {
      endpoint: api.createPost,
      example: async (net, writers, field) => {
        await clear(net);
        return { body: 'The tap is mended.', audience: 'everyone', ...(await carried(net, writers, field)) };
      },
    },
    {
      endpoint: api.updatePost,
      example: async (net, { writer }) => {
        await clear(net);
        const { postId, version } = await net.app.as(writer.viewer).call(api.createPost, {
          body: { body: 'The tap drips.', audience: 'everyone', pictures: [] },
        });
        return { postId, version, action: 'edit', body: 'The tap is mended.' };
      },
    },
    {
      endpoint: decideGroupPost,
      example: async (net, writers) => {
        await clear(net);
        const { postId, version } = await aWaitingPost(net, writers);
        return { postId, version, action: 'decline', reason: 'No advertising.' };
      },
      kept: {
        reason: async ({ app }, { friend }, { postId }) => {
          const { declineReason } = await app
            .as(friend.viewer)
            .call(api.getPost, { query: { postId: String(postId) } });
          return declineReason ?? '';
        },
      },
    },
  ],
};
