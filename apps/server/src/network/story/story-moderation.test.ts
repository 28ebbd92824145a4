/** What members report of stories, and what moderators decide. */
import * as api from '@nukkad/contract/network/moderation/moderation.api';
import * as office from '@nukkad/contract/network/moderation/moderation-office.api';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { type Posting, type TestMember, aMember, postFixture } from '../../../test/fixtures/post-fixture.ts';
import { type Sharing, sharing } from '../../../test/fixtures/story-fixture.ts';
import { type Mounted, aViewer } from '../../../test/harness/mounted.ts';
import { required } from '../../../test/harness/required.ts';

let play: Posting;
let app: Mounted;
let asha: TestMember;
let ravi: TestMember;
let stories: Sharing;
let admin: ReturnType<Mounted['as']>;
beforeAll(async () => {
  play = await postFixture();
  app = play.app;
  stories = sharing(play);
  [asha, ravi] = [await aMember(play, 'Asha Verma'), await aMember(play, 'Ravi Kumar')];
  admin = app.as(aViewer({ role: 'Admin', userId: await aUser(app.platform.db, 'Farah Khan') }));
});
afterAll(() => app.close());

const hourMs = 3_600_000;
const report = ({ viewer }: TestMember, subjectId: string) =>
  app.as(viewer).askLoosely(api.reportContent, { body: { subject: 'story', subjectId, reason: 'abuse' } });
async function caseOf(storyId: string) {
  const { items } = await admin.call(office.listModerationCases, {
    query: { subject: 'story', state: 'all' },
  });
  return required(items.find(({ subjectId }) => subjectId === storyId));
}
async function remove(storyId: string): Promise<void> {
  const { caseId, version } = await caseOf(storyId);
  await admin.call(office.removeContent, {
    params: { caseId },
    body: { version, reason: 'abuse', words: 'It shows a neighbour who did not want it.', isStrike: false },
  });
}
async function appealAndGrant(storyId: string): Promise<void> {
  const { items } = await app.as(asha.viewer).call(api.listOwnRemovals, { query: {} });
  const { removalId, version } = required(items[0]);
  await app.as(asha.viewer).call(api.appealRemoval, {
    body: { removalId, version, words: 'He stands beside me and agreed to it.' },
  });
  const appealed = await caseOf(storyId);
  await admin.call(office.grantAppeal, {
    params: { caseId: appealed.caseId },
    body: { version: appealed.version, words: 'You are right, it is shown again.' },
  });
}
async function aPhotoStory(): Promise<string> {
  const body = new FormData();
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#7d2a1d' } })
    .jpeg()
    .toBuffer();
  body.append('photos', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'us.jpg');
  const { pictureId } = (await app.as(asha.viewer).send('POST', 'stories/pictures', { body })).body.items[0];
  const picture = { pictureId, alternative: 'Two neighbours at the gate' };
  return (await stories.share(asha, 'Look at him', { picture })).storyId;
}

test('a moderator reads words and photo of a reported story; removed, no one sees it, and its author reads why', async () => {
  const storyId = await aPhotoStory();
  expect((await report(ravi, storyId)).status).toBe(201);
  const { caseId, excerpt } = await caseOf(storyId);
  expect(excerpt).toMatch(/^Look at him/);
  const { around } = await admin.call(office.getModerationCase, { params: { caseId } });
  const [line] = around;
  expect(line).toMatchObject({ kind: 'story', authorName: 'Asha V.', isShown: true, isIt: true });
  const file = await fetch(new URL(required(line?.carries[0]?.url), app.url));
  expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  await remove(storyId);
  expect(await stories.storiesOf(ravi, asha)).toEqual([]);
  expect(required((await stories.mine(asha))[0])).toMatchObject({
    status: 'removed',
    can: { delete: true, react: false },
  });
  const { items } = await app.as(asha.viewer).call(api.listOwnRemovals, { query: {} });
  expect(required(items[0]).words).toBe('It shows a neighbour who did not want it.');
  app.clock.advance(24 * hourMs);
});

test('an appeal that is granted shows it again for the rest of its 24 hours, and no longer', async () => {
  const { storyId } = await stories.share(asha, 'A word too many');
  await report(ravi, storyId);
  await remove(storyId);
  app.clock.advance(20 * hourMs);
  await appealAndGrant(storyId);
  expect((await stories.storiesOf(ravi, asha)).map((one) => one.storyId)).toEqual([storyId]);
  app.clock.advance(4 * hourMs);
  expect(await stories.storiesOf(ravi, asha)).toEqual([]);
});

test('what one has deleted stays deleted, and what is over cannot be reported', async () => {
  const [kept, deleted] = [await stories.share(asha, 'Stays'), await stories.share(asha, 'Goes')];
  await report(ravi, deleted.storyId);
  await stories.remove(asha, deleted.storyId);
  await remove(deleted.storyId);
  expect((await stories.mine(asha)).some((one) => one.storyId === deleted.storyId)).toBe(false);
  app.clock.advance(24 * hourMs);
  expect((await report(ravi, kept.storyId)).status).toBe(404);
});
