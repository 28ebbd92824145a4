import { countView, listVideos } from '@nukkad/contract/talk/support/video.api';
import {
  addDemoVideo,
  changeDemoVideo,
  listDemoVideos,
  mostVideos,
  removeDemoVideo,
} from '@nukkad/contract/talk/support/video-office.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TalkFixture, talkFixture } from '../../../../test/fixtures/talk-fixture.ts';
import { newId } from '../../../platform/id.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let fixture: TalkFixture;
let app: TalkFixture['app'];
let nandini: Viewer;
beforeAll(async () => {
  fixture = await talkFixture();
  ({ app } = fixture);
  nandini = await fixture.aPerson('Nandini Iyer', 'Admin');
});
beforeEach(async () => {
  await sql`delete from demo_video`.execute(app.platform.db);
});
afterAll(() => app.close());

const written = {
  titleEn: 'How to book a visit',
  titleHi: 'विज़िट कैसे बुक करें',
  url: 'https://www.youtube.com/watch?v=abcdefghijk',
  seconds: 65,
  position: 5,
};
const add = (more: object = {}) =>
  app.as(nandini).askLoosely(addDemoVideo, { body: { ...written, ...more } });
const shown = async (lang = 'en') => (await app.as(null).ask(listVideos, { headers: { lang } })).body.videos;

test('what an Admin adds is on the help page at once, in its order and in the reader’s language', async () => {
  await add({ position: 9 });
  const { videoId } = (await add({ titleEn: 'How to pay', titleHi: 'भुगतान कैसे करें', position: 1 })).body;
  expect((await shown()).map(({ title }) => title)).toEqual(['How to pay', 'How to book a visit']);
  expect((await shown('hi'))[0]).toEqual({
    videoId,
    title: 'भुगतान कैसे करें',
    url: written.url,
    seconds: 65,
    views: 0,
  });
});

test('views are counted, also ten at one instant, and an Admin’s change does not lose them', async () => {
  const { videoId, version } = (await add()).body;
  const view = (id = videoId) => app.as(null).askLoosely(countView, { body: { videoId: id } });
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => view()),
    app
      .as(nandini)
      .askLoosely(changeDemoVideo, { params: { videoId }, body: { ...written, seconds: 70, version } }),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await shown()).toMatchObject([{ seconds: 70, views: 10 }]);
  expect((await view(newId())).body.code).toBe('video_not_found');
});

test('promise 66: no address but of a known video service is taken, and no one but an Admin writes any', async () => {
  for (const url of [
    'http://www.youtube.com/watch?v=1',
    'https://youtube.com.evil.example/watch?v=1',
    'https://youtube.com@evil.example/',
    'javascript:alert(1)//https://youtu.be/x',
    'https://169.254.169.254/latest',
  ])
    expect([url, (await add({ url })).status]).toEqual([url, 400]);
  const asha = await fixture.aPerson();
  expect((await app.as(asha).askLoosely(addDemoVideo, { body: written })).status).toBe(403);
  expect((await app.as(asha).askLoosely(listDemoVideos, { query: {} })).status).toBe(403);
});

test('a change on old words is refused, a removed video is gone, at most fifty are kept', async () => {
  const { videoId, version } = (await add()).body;
  const remove = (seen: number) =>
    app.as(nandini).askLoosely(removeDemoVideo, { params: { videoId }, body: { version: seen } });
  expect((await remove(version + 1)).body.code).toBe('video_changed');
  expect((await remove(version)).body).toEqual({ removed: true });
  expect(await shown()).toEqual([]);
  await sql`insert into demo_video (video_id, title_en, title_hi, url, seconds, position)
    select gen_random_uuid(), 'Video ' || n, 'वीडियो', 'https://youtu.be/x', 60, 5
    from generate_series(1, ${mostVideos - 1}::int) n`.execute(app.platform.db);
  const answers = await Promise.all([add(), add(), add()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});
