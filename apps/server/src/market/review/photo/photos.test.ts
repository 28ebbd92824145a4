import {
  hideReview,
  hideReviewPhoto,
  listOfficeReviews,
  restoreReviewPhoto,
} from '@nukkad/contract/market/review/review-office.api';
import {
  getServiceReviews,
  getVisitReviews,
  listReviews,
  removeReviewPhoto,
  reportReview,
} from '@nukkad/contract/market/review/review.api';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedUser } from '../../../../seed/account.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import { required } from '../../../../test/harness/required.ts';
import { type ReviewFixture, reviewFixture } from '../../../../test/fixtures/review-fixture.ts';
import { eraseFrom, exportOf } from '../../../platform/personal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { reviewPersonal } from '../review.store.ts';

const admin = aViewer({ role: 'Admin' });
let story: ReviewFixture;
let picture: Buffer;
beforeAll(async () => {
  story = await reviewFixture();
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b5462f' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'CANARY-OF-THE-CAMERA' } })
    .toBuffer();
  const person = { userId: admin.userId, mobileNumber: '9000177001', fullName: 'Farah Admin' };
  await story.platform.db.transaction().execute((tx) => seedUser(tx, person, story.platform.clock.now()));
});
afterAll(() => story.close());

function send(viewer: Viewer, bookingId: string, files: readonly Buffer[] = [picture]) {
  const body = new FormData();
  for (const content of files)
    body.append('photos', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'tap.jpg');
  return story.as(viewer).send('POST', `reviews/photos?bookingId=${bookingId}`, { body });
}
const visit = async (viewer: Viewer, bookingId: string) =>
  (await story.as(viewer).ask(getVisitReviews, { query: { bookingId } })).body;
const publicPhotos = async () => {
  const { organisationId } = story.partners[0];
  const { body } = await story.as(null).ask(listReviews, { query: { organisationId } });
  return body.items.map(({ photos }) => photos.length);
};
const keys = async (bookingId: string) =>
  (
    await story.rows(
      sql`select storage_key as key from review_photo where booking_id = ${bookingId} order by taken_at, 1`,
    )
  ).map(({ key }) => key as string);
const version = async (reviewId: string) =>
  (await story.rows(sql`select version from review where review_id = ${reviewId}`))[0].version as number;

/** Reviewed by both sides, with photos; what the customer reads of it. */
async function shown(photos = 1) {
  const bookingId = await story.finished();
  await send(
    story.buyer,
    bookingId,
    Array.from({ length: photos }, () => picture),
  );
  await story.write(story.buyer, bookingId, { words: 'The fan hums no more.' });
  await story.write(story.owner, bookingId);
  await story.drain();
  const { own } = await visit(story.buyer, bookingId);
  return { bookingId, ...required(own) };
}

test('Meera’s photos are sealed with her review, and shown with it when Asha Electricals has written too', async () => {
  const bookingId = await story.finished();
  const first = await send(story.buyer, bookingId);
  expect([first.status, first.body.photos.length, first.body.own]).toEqual([201, 1, null]);
  await story.write(story.buyer, bookingId);
  expect((await send(story.buyer, bookingId)).body.own.photos).toHaveLength(2);
  const sealed = await visit(story.owner, bookingId);
  expect([sealed.theirs, sealed.photos]).toEqual([null, []]);
  expect(await publicPhotos()).toEqual([]);
  await story.write(story.owner, bookingId);
  expect((await visit(story.owner, bookingId)).theirs?.photos).toHaveLength(2);
  expect(await publicPhotos()).toEqual([2]);
  const late = await send(story.buyer, bookingId);
  expect([late.status, late.body.code]).toEqual([409, 'review_moved_on']);
});

test('a photo is kept without what the camera wrote into it, and its link opens it', async () => {
  const { bookingId, photos } = await shown();
  const [key] = await keys(bookingId);
  const file = required(await story.platform.storage.get(required(key)));
  expect([file.mediaType, file.content.includes('CANARY')]).toEqual(['image/webp', false]);
  const answer = await fetch(new URL(required(photos[0]).url, story.url));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('at most five, also when they come at one instant; what cannot be opened is refused and leaves no file', async () => {
  const bookingId = await story.finished();
  const answers = await Promise.all([1, 2, 3].map(() => send(story.buyer, bookingId, [picture, picture])));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('review_photo_limit');
  const bad = await send(story.buyer, bookingId, [Buffer.from('<svg onload="alert(1)"/>')]);
  expect([bad.status, bad.body.code]).toEqual([400, 'review_photo_unreadable']);
  expect(await keys(bookingId)).toHaveLength(4);
  const files = [];
  for await (const { key } of story.platform.storage.list(`reviews/${bookingId}/`)) files.push(key);
  expect(files.toSorted()).toEqual((await keys(bookingId)).toSorted());
});

test('the partner, strangers and the other side of the window add none and take none away', async () => {
  const bookingId = await story.finished();
  const { body } = await send(story.buyer, bookingId);
  expect((await send(story.stranger, bookingId)).body.code).toBe('review_not_found');
  expect((await send(story.owner, bookingId)).status).toBe(403);
  const query = { photoId: required(body.photos[0]).photoId };
  const others = await story.as(story.stranger).askLoosely(removeReviewPhoto, { query });
  expect([others.status, others.body.code]).toEqual([404, 'review_photo_not_found']);
  const [key] = await keys(bookingId);
  const own = await story.as(story.buyer).askLoosely(removeReviewPhoto, { query });
  expect([own.status, own.body.photos, await story.platform.storage.get(required(key))]).toEqual([
    200,
    [],
    null,
  ]);
});

test('photos without a review go when the time to write is over', async () => {
  const bookingId = await story.finished();
  await send(story.buyer, bookingId);
  const [{ end }] = await story.rows(
    sql`select write_before as end from review_window where booking_id = ${bookingId}`,
  );
  await story.drain(end);
  expect(await keys(bookingId)).toEqual([]);
  expect((await send(story.buyer, bookingId)).body.code).toBe('review_time_over');
});

test('a reported photo waits in the office; hidden, its author reads why and no one else sees it; it can come back', async () => {
  const { bookingId, reviewId, photos } = await shown(2);
  const { photoId } = required(photos[0]);
  const report = (photo: string) =>
    story
      .as(story.owner)
      .askLoosely(reportReview, { body: { reviewId, photoId: photo, reason: 'private', note: '' } });
  expect((await report('00000000-0000-7000-8000-000000000000')).body.code).toBe('review_photo_not_found');
  expect((await report(photoId)).status).toBe(201);
  expect((await report(photoId)).body.code).toBe('review_reported');
  const office = story.as(admin);
  const { items } = (await office.ask(listOfficeReviews, { query: {} })).body;
  expect(items).toMatchObject([{ reviewId, reports: [{ photoId, reason: 'private' }] }]);
  story.sms.length = 0;
  const params = { reviewId, photoId };
  const body = { version: await version(reviewId), reason: 'It shows a child.' };
  const both = await Promise.all([1, 2].map(() => office.askLoosely(hideReviewPhoto, { params, body })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await story.drain();
  expect(story.sms.map(({ variables }) => variables['text'])).toEqual([
    'we hid a photo in your review because it breaks our rules: It shows a child.',
  ]);
  const mine = (await visit(story.buyer, bookingId)).own?.photos.map(({ hiddenReason }) => hiddenReason);
  expect(mine).toEqual(['It shows a child.', '']);
  expect((await visit(story.owner, bookingId)).theirs?.photos).toHaveLength(1);
  expect((await office.ask(listOfficeReviews, { query: {} })).body.items).toEqual([]);
  const [act] = await story.rows(
    sql`select detail from audit_log where action = 'review.hide_photo' order by 1 desc limit 1`,
  );
  expect(act.detail).toMatchObject({ photoId });
  const back = await office.askLoosely(restoreReviewPhoto, {
    params,
    body: { version: await version(reviewId) },
  });
  expect(back.status).toBe(200);
  expect((await visit(story.owner, bookingId)).theirs?.photos).toHaveLength(2);
});

test('the kept answer of a service’s page has the new review at once, without links that end, and loses what is hidden', async () => {
  const ofService = async () =>
    (await story.as(null).ask(getServiceReviews, { query: { serviceId: 'test-fan-fitting' } })).body;
  const before = await ofService();
  expect(await ofService()).toEqual(before);
  const { reviewId, photos } = await shown(2);
  const after = await ofService();
  expect([after.rating.count, after.items.length <= 3]).toEqual([before.rating.count + 1, true]);
  expect(after.items[0]).toMatchObject({ reviewId, photoCount: 2 });
  expect(JSON.stringify(after)).not.toContain('/files/');
  const params = { reviewId, photoId: required(photos[0]).photoId };
  const reason = 'It shows a child.';
  await story
    .as(admin)
    .askLoosely(hideReviewPhoto, { params, body: { version: await version(reviewId), reason } });
  expect((await ofService()).items[0]?.photoCount).toBe(1);
  await story.as(admin).askLoosely(hideReview, {
    params: { reviewId },
    body: { version: await version(reviewId), reason },
  });
  expect(await ofService()).toEqual(before);
});

test('a hidden review hides its photos; the copy of one’s data names them, and leaving takes rows and files', async () => {
  const { db } = story.platform;
  const { userId } = story.buyer;
  const copy = await exportOf(reviewPersonal, db, userId);
  const rows = required(copy['Photos in your reviews']);
  expect(rows.length).toBeGreaterThan(3);
  expect(Object.keys(required(rows[0]))).not.toContain('storage_key');
  const files = await required(reviewPersonal.files)(db, userId);
  expect(files).toHaveLength(rows.length);
  await db.transaction().execute((tx) => eraseFrom(reviewPersonal, tx, userId));
  expect((await story.rows(sql`select 1 from review_photo`)).length).toBe(0);
});
