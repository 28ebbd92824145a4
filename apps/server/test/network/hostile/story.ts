import { createStory } from '@nukkad/contract/network/story/story.api';
import { sql } from 'kysely';
import { newId } from '../../../src/platform/id.ts';
import type { NetworkFixture } from '../../fixtures/network-fixture.ts';
import { clear } from './clear.ts';
import type { Hostile, Writers } from './hostile-row.ts';

/** A picture that no story has yet; its file is not asked for. */
async function aPicture({ app }: NetworkFixture, { writer }: Writers): Promise<string> {
  const pictureId = newId();
  await sql`insert into network_story_picture (picture_id, member_id, storage_key, width, height, added_at)
    values (${pictureId}, ${writer.memberId}, ${`story/${pictureId}`}, 8, 8, ${app.clock.now()})`.execute(
    app.platform.db,
  );
  return pictureId;
}

/** The same of a video. */
async function aVideo({ app }: NetworkFixture, { writer }: Writers): Promise<string> {
  const videoId = newId();
  await sql`insert into network_story_video (video_id, member_id, storage_key, picture_key, media_type, bytes, seconds, width,
      height, added_at)
    values (${videoId}, ${writer.memberId}, ${`film/${videoId}`}, ${`still/${videoId}`}, 'video/webm', 8, 1, 8, 8,
      ${app.clock.now()})`.execute(app.platform.db);
  return videoId;
}

export const hostile: Hostile = {
  rows: [
    {
      endpoint: createStory,
      example: async (net, writers, field) => {
        await clear(net);
        const isPhoto = field.startsWith('picture');
        const isVideo = field.startsWith('video');
        return {
          words: 'The tap is mended.',
          audience: 'everyone',
          ...(isPhoto && { picture: { pictureId: await aPicture(net, writers), alternative: 'A tap' } }),
          ...(isVideo && { video: { videoId: await aVideo(net, writers), alternative: 'A tap' } }),
        };
      },
    },
  ],
};
