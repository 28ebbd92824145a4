import {
  getCandidateProfile,
  setCandidatePrivacy,
  withdrawCandidate,
} from '@nukkad/contract/hiring/candidate/candidate.api';
import { getCandidateFiles } from '@nukkad/contract/hiring/candidate/candidate-document.api';
import * as api from '@nukkad/contract/hiring/candidate/video.api';
import { type CandidateVideo, videoLimits } from '@nukkad/contract/hiring/candidate/video.model';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aVideo } from '../../../../test/fixtures/a-video.ts';
import {
  type CandidateFixture,
  type Employer,
  candidateFixture,
  deskOf,
  employer,
  newcomer,
  seeker,
} from '../../../../test/fixtures/candidate-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import { eraseFrom, exportOf } from '../../../platform/personal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { candidatePersonal } from '../candidate-personal.store.ts';
import { findVideo, listKnownVideos } from './video.store.ts';

let fixture: CandidateFixture;
let corner: Employer;
let film: Buffer;
let picture: Buffer;
beforeAll(async () => {
  fixture = await candidateFixture();
  corner = await employer(fixture.app, 'Clean Corner');
  film = await aVideo({ seconds: 8 });
  picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#1d2a6d' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => fixture.app.close());

const as = (viewer: Viewer) => fixture.app.as(viewer);
interface Sent {
  readonly content?: Buffer;
  readonly type?: string;
  readonly still?: Buffer | null;
}
function post(who: Viewer, { content = film, type = 'video/webm', still = picture }: Sent = {}) {
  const body = new FormData();
  body.append(
    'files',
    new Blob([new Uint8Array(content)], { type }),
    `me.${type === 'video/mp4' ? 'mp4' : 'webm'}`,
  );
  if (still) body.append('files', new Blob([new Uint8Array(still)], { type: 'image/jpeg' }), 'me.jpg');
  return as(who).send('POST', 'jobs/video', { body });
}
const own = async (who: Viewer): Promise<CandidateVideo | null> =>
  (await as(who).call(api.getOwnVideo)).video;
const strength = async (who: Viewer) => (await as(who).call(getCandidateProfile)).strength;
const filesFor = (viewer: Viewer, { userId }: Viewer) =>
  as(viewer).ask(getCandidateFiles, { query: { userId } });

test('a video is kept with its picture, plays for its owner by ranges, and makes the profile stronger', async () => {
  const raju = await seeker(fixture.app, 'Raju Yadav');
  const { percent } = await strength(raju);
  const sent = await post(raju);
  expect([sent.status, sent.body]).toMatchObject([
    201,
    { seconds: 8, width: 320, height: 320, mediaType: 'video/webm' },
  ]);
  const video = required(await own(raju));
  const part = await fetch(new URL(video.url, fixture.app.url), { headers: { range: 'bytes=0-3' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-3/${video.bytes}`]);
  const still = await fetch(new URL(video.pictureUrl, fixture.app.url));
  expect([still.status, still.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await strength(raju)).percent).toBe(percent + 5);
}, 120_000);

test('what is no video of a minute is refused with a sentence, and the one before stays', async () => {
  const asha = await newcomer(fixture.app, 'Asha Rao');
  await post(asha);
  const before = required(await own(asha));
  const bad: readonly (readonly [Sent, string])[] = [
    [{ content: await aVideo({ seconds: 75, perSecond: 2 }) }, 'candidate_video_too_long'],
    [{ content: Buffer.from('<html>') }, 'candidate_video_unreadable'],
    [{ type: 'video/mp4' }, 'candidate_video_unreadable'],
    [{ still: null }, 'candidate_video_picture'],
    [{ still: Buffer.from('no picture') }, 'candidate_video_picture'],
    [{ content: picture, type: 'image/jpeg' }, 'candidate_video_unreadable'],
    [{ content: Buffer.alloc(videoLimits.bytes + 1) }, 'body_too_large'],
  ];
  for (const [sent, code] of bad)
    expect((await post({ ...asha, sessionId: crypto.randomUUID() }, sent)).body.code).toBe(code);
  expect((await own(asha))?.videoId).toBe(before.videoId);
}, 240_000);

test('it is played from the shortlist on, before that only where the person wants it, and never once they hide', async () => {
  const raju = await seeker(fixture.app, 'Raju Yadav');
  await post(raju);
  const played = async (viewer: Viewer = corner.owner) => (await filesFor(viewer, raju)).body.video !== null;
  expect(await played()).toBe(false);
  await as(raju).call(setCandidatePrivacy, { body: { videoFor: 'employers' } });
  expect(await played()).toBe(true);
  await as(raju).call(setCandidatePrivacy, { body: { videoFor: 'shortlisted' } });
  fixture.standsAt(corner.organisationId, raju.userId, 'applied');
  expect(await played()).toBe(false);
  fixture.standsAt(corner.organisationId, raju.userId, 'shortlisted');
  expect(await played()).toBe(true);
  const rival = await employer(fixture.app, 'Bright Sparks');
  expect(await played(rival.owner)).toBe(false);
  expect((await filesFor(deskOf(corner, 'booking.view'), raju)).status).toBe(403);
  expect((await as(corner.owner).ask(api.getOwnVideo)).status).toBe(403);
  await as(raju).call(withdrawCandidate);
  expect((await filesFor(corner.owner, raju)).body.code).toBe('candidate_not_found');
}, 120_000);

test('the next one takes its place; removed it is gone at once, also by links from before', async () => {
  const { platform } = fixture.app;
  const [kavita, other] = [
    await newcomer(fixture.app, 'Kavita Joshi'),
    await newcomer(fixture.app, 'Neha Gupta'),
  ];
  await post(kavita);
  const first = required(await findVideo(platform.db, kavita.userId));
  await post(kavita);
  const { videoId, url } = required(await own(kavita));
  expect(videoId).not.toBe(first.videoId);
  expect([
    await platform.storage.get(first.storageKey),
    await platform.storage.get(first.pictureKey),
  ]).toEqual([null, null]);
  expect((await as(other).refused(api.removeVideo, { query: { videoId } })).code).toBe(
    'candidate_video_not_found',
  );
  await as(kavita).call(api.removeVideo, { query: { videoId } });
  expect([await own(kavita), (await fetch(new URL(url, fixture.app.url))).status]).toEqual([null, 404]);
  expect((await as(kavita).refused(api.removeVideo, { query: { videoId } })).status).toBe(404);
}, 120_000);

test('it is in the copy of everything, known to the sweep, and leaves with its person', async () => {
  const { db } = fixture.app.platform;
  const meena = await newcomer(fixture.app, 'Meena Kumari');
  await post(meena);
  const { storageKey, pictureKey } = required(await findVideo(db, meena.userId));
  expect(await candidatePersonal.files?.(db, meena.userId)).toEqual([storageKey, pictureKey]);
  expect(await listKnownVideos(db, [storageKey, pictureKey])).toEqual([storageKey, pictureKey]);
  const copy = await exportOf(candidatePersonal, db, meena.userId);
  expect(copy['The video of your job profile']).toMatchObject([{ seconds: 8 }]);
  await db.transaction().execute((tx) => eraseFrom(candidatePersonal, tx, meena.userId));
  expect(await findVideo(db, meena.userId)).toBeNull();
}, 120_000);
