/** Videos as stories. */
import * as office from '@nukkad/contract/network/moderation/moderation-office.api';
import { reportContent } from '@nukkad/contract/network/moderation/moderation.api';
import type { StoryVideo } from '@nukkad/contract/network/story/story.model';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { aVideo } from '../../../test/fixtures/a-video.ts';
import { type Posting, type TestMember, aMember, postFixture } from '../../../test/fixtures/post-fixture.ts';
import { type Sharing, sharing } from '../../../test/fixtures/story-fixture.ts';
import { type Mounted, aViewer } from '../../../test/harness/mounted.ts';
import { required } from '../../../test/harness/required.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { storyPersonal } from './story-personal.store.ts';
import { sweepStories } from './sweep-stories.ts';

let play: Posting;
let app: Mounted;
let asha: TestMember;
let ravi: TestMember;
let stories: Sharing;
let film: Buffer;
let picture: Buffer;
beforeAll(async () => {
  // First, as a connection that stands still while they are made may be closed unseen.
  film = await aVideo({ seconds: 4, tags: { comment: 'CANARY-OF-THE-PHONE' } });
  picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#124f70' } })
    .jpeg()
    .toBuffer();
  play = await postFixture();
  app = play.app;
  stories = sharing(play);
  [asha, ravi] = [await aMember(play, 'Asha Verma'), await aMember(play, 'Ravi Kumar')];
  await play.connect(asha, ravi);
}, 120_000);
afterAll(() => app.close());

interface Part {
  readonly content: Buffer;
  readonly type: string;
}
const webm = (content: Buffer): Part => ({ content, type: 'video/webm' });
const still = (): Part => ({ content: picture, type: 'image/jpeg' });
async function send({ viewer }: TestMember, parts: readonly Part[]) {
  const body = new FormData();
  for (const { content, type } of parts)
    body.append('files', new Blob([new Uint8Array(content)], { type }), `street.${type.split('/')[1]}`);
  const answer = await app.as(viewer).send('POST', 'stories/videos', { body });
  const video: StoryVideo = answer.body;
  const code: string | undefined = answer.body.code;
  return { status: answer.status, video, code };
}
const add = async (who: TestMember): Promise<string> =>
  (await send(who, [webm(film), still()])).video.videoId;
const said = (videoId: string) => ({ video: { videoId, alternative: 'A swept street; a bell rings' } });
const dayMs = 24 * 3_600_000;
const passes = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));
const kept = async () => {
  const found = [];
  for (const folder of ['story-videos/', 'story-video-pictures/'])
    for await (const { key } of app.platform.storage.list(folder)) found.push(key);
  return found.length;
};

test('a video is a story: written anew, with its length and a picture, played by ranges, seen by who may see the story', async () => {
  const { status, video } = await send(asha, [webm(film), still()]);
  expect([status, video.seconds]).toEqual([201, 4]);
  const shared = await stories.share(asha, 'Our street', said(video.videoId));
  expect(shared).toMatchObject({ colour: null, picture: null, can: { reply: false } });
  const [seen] = await stories.storiesOf(ravi, asha);
  const shown = required(seen?.video);
  expect(shown).toMatchObject({ alternative: 'A swept street; a bell rings', width: 320 });
  expect(seen?.can.reply).toBe(true);
  const part = await fetch(new URL(shown.url, app.url), { headers: { range: 'bytes=0-3' } });
  expect(part.status).toBe(206);
  expect(await (await fetch(new URL(shown.url, app.url))).text()).not.toContain('CANARY');
  const poster = await fetch(new URL(shown.pictureUrl, app.url));
  expect(poster.headers.get('content-type')).toBe('image/webp');
}, 120_000);

test('what is no video is refused with a sentence, and so is a story with a photo and a video, without words for it, or with another’s', async () => {
  passes(dayMs);
  const code = async (parts: readonly Part[]) => {
    const { status, code: refused } = await send(asha, parts);
    return [status, refused];
  };
  expect(await code([webm(picture), still()])).toEqual([415, 'story_video_unreadable']);
  expect(await code([still(), webm(film)])).toEqual([415, 'story_video_unreadable']);
  expect(await code([webm(film)])).toEqual([415, 'story_video_picture']);
  expect(await code([webm(film), { ...still(), content: film }])).toEqual([415, 'story_video_picture']);
  const long = await aVideo({ seconds: 65 });
  expect(await code([webm(long), still()])).toEqual([415, 'story_video_too_long']);
  expect(await code([{ content: film, type: 'text/html' }])).toEqual([415, 'unsupported_media']);
  const videoId = await add(asha);
  const refused = async (body: Parameters<Sharing['refusedShare']>[1], by = asha) =>
    stories.refusedShare(by, body);
  const mute = await refused({ video: { videoId, alternative: '' } });
  expect(Object.keys(mute.fields ?? {})).toEqual(['video.alternative']);
  const photo = { pictureId: videoId, alternative: 'A gate' };
  expect((await refused({ picture: photo, ...said(videoId) })).fields).toHaveProperty('video');
  expect((await refused(said(videoId), ravi)).code).toBe('story_video_not_found');
  await stories.share(asha, '', said(videoId));
  expect((await refused(said(videoId))).code).toBe('story_video_not_found');
}, 240_000);

test('ten videos a day, shared or not; a new member adds one, and hears from when there are more', async () => {
  passes(dayMs);
  const sent = [];
  for (const most of [6, 6]) {
    sent.push(...(await Promise.all(Array.from({ length: most }, () => send(ravi, [webm(film), still()])))));
    // The limit of a minute is another one.
    passes(61_000);
  }
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(sent.flatMap(({ status, code }) => (status === 201 ? [] : code))).toEqual([
    'story_video_limit',
    'story_video_limit',
  ]);
  const nisha = await aMember(play, 'Nisha Rao');
  await sql`update network_member set created_at = ${app.clock.now()} where member_id = ${nisha.memberId}`.execute(
    app.platform.db,
  );
  await add(nisha);
  expect((await send(nisha, [webm(film), still()])).code).toBe('story_video_limit_new');
}, 240_000);

test('files go when no story took them, and a week after the end; what is reported waits until the case is decided', async () => {
  passes(2 * dayMs);
  await sweepStories(app.platform);
  const before = await kept();
  await add(asha);
  const reported = await stories.share(asha, 'Look', said(await add(asha)));
  await stories.share(asha, 'Fine', said(await add(asha)));
  expect(await kept()).toBe(before + 6);
  const { storyId: subjectId } = reported;
  await app.as(ravi.viewer).call(reportContent, { body: { subject: 'story', subjectId, reason: 'abuse' } });
  passes(10 * dayMs);
  await sweepStories(app.platform);
  expect(await kept()).toBe(2);
  const admin = app.as(aViewer({ role: 'Admin', userId: await aUser(app.platform.db, 'Farah Khan') }));
  const { items } = await admin.call(office.listModerationCases, { query: {} });
  const found = required(items.find((one) => one.subjectId === subjectId));
  const params = { caseId: found.caseId };
  const { around } = await admin.call(office.getModerationCase, { params });
  const file = await fetch(new URL(required(around[0]?.carries[0]?.url), app.url));
  expect(file.status).toBe(200);
  await admin.call(office.keepContent, { params, body: { version: found.version } });
  await sweepStories(app.platform);
  expect(await kept()).toBe(0);
}, 240_000);

test('the copy holds the videos without where they lie, and leaving takes rows and files', async () => {
  const { db } = app.platform;
  const gone = await aMember(play, 'Kavya Iyer');
  await stories.share(gone, 'Mine', said(await add(gone)));
  const copy = required((await exportOf(storyPersonal, db, gone.viewer.userId))['Videos of your stories']);
  expect(copy).toHaveLength(1);
  expect(Object.keys(required(copy[0]))).not.toContain('storage_key');
  expect(await required(storyPersonal.files)(db, gone.viewer.userId)).toHaveLength(2);
  await db.transaction().execute((tx) => eraseFrom(storyPersonal, tx, gone.viewer.userId));
  expect(
    (await sql`select 1 from network_story_video where member_id = ${gone.memberId}`.execute(db)).rows,
  ).toEqual([]);
}, 120_000);
