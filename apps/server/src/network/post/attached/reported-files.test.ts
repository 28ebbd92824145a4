/** What moderators need of posts that their authors delete. */
import { reportContent } from '@nukkad/contract/network/moderation/moderation.api';
import * as office from '@nukkad/contract/network/moderation/moderation-office.api';
import * as attached from '@nukkad/contract/network/post/post-attached.api';
import type { PostFile } from '@nukkad/contract/network/post/post-attached.model';
import * as api from '@nukkad/contract/network/post/post.api';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../../test/fixtures/a-partner.ts';
import { aVideo } from '../../../../test/fixtures/a-video.ts';
import { aPdf } from '../../../../test/fixtures/partner-fixture.ts';
import {
  type Posting,
  type TestMember,
  aMember,
  postFixture,
  writePost,
} from '../../../../test/fixtures/post-fixture.ts';
import { type Mounted, aViewer } from '../../../../test/harness/mounted.ts';
import { required } from '../../../../test/harness/required.ts';
import { sweepPosts } from '../sweep-posts.ts';

let play: Posting;
let app: Mounted;
let asha: TestMember;
let meera: TestMember;
let film: Buffer;
let picture: Buffer;
let pdf: Buffer;
beforeAll(async () => {
  film = await aVideo({ seconds: 3 });
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#1d2a6d' } })
    .jpeg()
    .toBuffer();
  pdf = await aPdf();
  play = await postFixture();
  app = play.app;
  [asha, meera] = [await aMember(play, 'Asha Verma'), await aMember(play, 'Meera Nair')];
}, 120_000);
afterAll(() => app.close());

async function send(path: 'video' | 'document', parts: readonly (readonly [Buffer, string])[]) {
  const body = new FormData();
  for (const [content, type] of parts)
    body.append('files', new Blob([new Uint8Array(content)], { type }), `sent.${type.split('/')[1]}`);
  const file: PostFile = (await app.as(asha.viewer).send('POST', `feed/${path}`, { body })).body;
  return file;
}
const addVideo = () =>
  send('video', [
    [film, 'video/webm'],
    [picture, 'image/jpeg'],
  ]);
const addDocument = () => send('document', [[pdf, 'application/pdf']]);
const described = ({ fileId }: PostFile) => ({ fileId, description: 'What our street looks like now' });
const open = ({ viewer }: TestMember, postId: string) =>
  app.as(viewer).ask(attached.openPostFile, { query: { postId } });
const kept = async () => {
  const found = [];
  for (const folder of ['post-files/', 'post-video-pictures/'])
    for await (const { key } of app.platform.storage.list(folder)) found.push(key);
  return found.length;
};
const nextDay = () => app.clock.set(new Date(app.clock.now().getTime() + 24 * 3_600_000 + 1_000));

test('what a reported post carried waits for the moderator when its author deletes the post, and goes when the case is closed', async () => {
  nextDay();
  const admin = app.as(aViewer({ role: 'Admin', userId: await aUser(app.platform.db, 'Leela Office') }));
  await sweepPosts(app.platform);
  const before = await kept();
  const file = await addVideo();
  const { postId } = (await writePost(play, asha, 'Reported too', { file: described(file) })).body;
  await app
    .as(meera.viewer)
    .call(reportContent, { body: { subject: 'post', subjectId: postId, reason: 'abuse' } });
  await app.as(asha.viewer).call(api.updatePost, { body: { postId, version: 1, action: 'delete' } });
  expect((await open(meera, postId)).status).toBe(404);
  for (let day = 0; day < 31; day += 1) nextDay();
  await sweepPosts(app.platform);
  expect(await kept()).toBe(before + 2);
  const { items } = await admin.call(office.listModerationCases, { query: {} });
  const found = required(items.find(({ subjectId }) => subjectId === postId));
  const params = { caseId: found.caseId };
  const { around } = await admin.call(office.getModerationCase, { params });
  const [carried] = required(around[0]).carries;
  expect((await fetch(new URL(required(carried?.url), app.url))).status).toBe(200);
  await admin.call(office.keepContent, { params, body: { version: found.version } });
  await app.drain();
  expect(await kept()).toBe(before);
}, 120_000);

test('of a removed post that its author deletes the file stays while an appeal may come, and no longer', async () => {
  const admin = app.as(aViewer({ role: 'Admin', userId: await aUser(app.platform.db, 'Omar Office') }));
  await sweepPosts(app.platform);
  const before = await kept();
  const file = await addDocument();
  const { postId } = (await writePost(play, asha, 'Removed', { file: described(file) })).body;
  await app
    .as(meera.viewer)
    .call(reportContent, { body: { subject: 'post', subjectId: postId, reason: 'spam' } });
  const { items } = await admin.call(office.listModerationCases, { query: {} });
  const { caseId, version } = required(items.find(({ subjectId }) => subjectId === postId));
  const body = { version, reason: 'spam', words: 'It is an advertisement.', isStrike: false } as const;
  await admin.call(office.removeContent, { params: { caseId }, body });
  await app.as(asha.viewer).call(api.updatePost, { body: { postId, version: 2, action: 'delete' } });
  await app.drain();
  await sweepPosts(app.platform);
  expect(await kept()).toBe(before + 1);
  for (let day = 0; day < 31; day += 1) nextDay();
  await sweepPosts(app.platform);
  expect(await kept()).toBe(before);
}, 120_000);
