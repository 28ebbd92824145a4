import { countView, listVideos } from '@nukkad/contract/talk/support/video.api';
import { listDemoVideos } from '@nukkad/contract/talk/support/video-office.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TalkFixture, talkFixture } from '../../../../test/fixtures/talk-fixture.ts';
import { newId } from '../../../platform/id.ts';

let fixture: TalkFixture;
let app: TalkFixture['app'];
beforeAll(async () => {
  fixture = await talkFixture();
  ({ app } = fixture);
});
beforeEach(async () => {
  await sql`delete from demo_video`.execute(app.platform.db);
});
afterAll(() => app.close());

/** As publishing writes it. */
async function aVideo(title: string, position: number): Promise<string> {
  const videoId = newId();
  await sql`insert into demo_video (video_id, title_en, title_hi, url, seconds, position)
    values (${videoId}, ${title}, 'वीडियो', 'https://youtu.be/x', 60, ${position})`.execute(app.platform.db);
  return videoId;
}
const shown = async (lang = 'en') => (await app.as(null).ask(listVideos, { headers: { lang } })).body.videos;
const view = (videoId: string) => app.as(null).askLoosely(countView, { body: { videoId } });

test('the help page has those that are shown, in their order; the back office has all, with their views', async () => {
  await aVideo('How to book', 9);
  const first = await aVideo('How to pay', 1);
  expect((await shown()).map(({ title }) => title)).toEqual(['How to pay', 'How to book']);
  expect(
    (await Promise.all(Array.from({ length: 10 }, () => view(first)))).map(({ status }) => status),
  ).toEqual(Array(10).fill(200));
  await sql`update demo_video set is_shown = false where video_id = ${first}`.execute(app.platform.db);
  expect((await shown()).map(({ title }) => title)).toEqual(['How to book']);
  for (const id of [first, newId()]) expect((await view(id)).body.code).toBe('video_not_found');
  const nandini = await fixture.aPerson('Nandini Iyer', 'Admin');
  const { body } = await app.as(nandini).ask(listDemoVideos, { query: {} });
  expect(body.items.map(({ titleEn, isShown, views }) => [titleEn, isShown, views])).toEqual([
    ['How to pay', false, 10],
    ['How to book', true, 0],
  ]);
  expect((await app.as(await fixture.aPerson()).askLoosely(listDemoVideos, { query: {} })).status).toBe(403);
});
