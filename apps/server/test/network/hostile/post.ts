import * as api from '@nukkad/contract/network/post/post.api';
import { sql } from 'kysely';
import { newId } from '../../../src/platform/id.ts';
import type { NetworkFixture } from '../../fixtures/network-fixture.ts';
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

async function clear({ app: { platform } }: NetworkFixture): Promise<void> {
  await sql`delete from network_post_picture`.execute(platform.db);
  await sql`delete from network_post`.execute(platform.db);
}

export const hostile: Hostile = {
  rows: [
    {
      endpoint: api.createPost,
      example: async (net, writers) => {
        await clear(net);
        const pictureId = await aPicture(net, writers);
        const pictures = [{ pictureId, alternative: 'A clean basin' }];
        return { body: 'The tap is mended.', audience: 'everyone', pictures };
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
  ],
};
