import {
  hideReview,
  keepReview,
  listOfficeReviews,
  restoreReview,
} from '@nukkad/contract/market/review/review-office.api';
import { getVisitReviews, listReviews, reportReview } from '@nukkad/contract/market/review/review.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aViewer } from '../../../../test/harness/mounted.ts';
import { type ReviewFixture, reviewFixture } from '../../../../test/fixtures/review-fixture.ts';
import { seedUser } from '../../../../seed/account.ts';

let story: ReviewFixture;
const admin = aViewer({ role: 'Admin' });
let bookingId: string;
let reviewId: string;
beforeAll(async () => {
  story = await reviewFixture();
  const { db, clock } = story.platform;
  await db
    .transaction()
    .execute((tx) =>
      seedUser(
        tx,
        { userId: admin.userId, mobileNumber: '9000177001', fullName: 'Farah Admin' },
        clock.now(),
      ),
    );
  bookingId = await story.finished();
  const { body } = await story.write(story.buyer, bookingId, {
    stars: 1,
    tags: ['rude'],
    words: 'Awful people.',
  });
  ({ reviewId } = body.own);
  await story.write(story.owner, bookingId);
  await story.drain();
});
afterAll(() => story.close());

const office = () => story.as(admin);
const queue = async (state: 'reported' | 'hidden' | 'all' = 'reported') =>
  (await office().ask(listOfficeReviews, { query: { state, count: 'true' } })).body;
const report = () =>
  story
    .as(story.owner)
    .askLoosely(reportReview, { body: { reviewId, reason: 'abusive', note: 'Insults our people.' } });
const agree = async () => {
  await story.drain();
  const { kept, shown } = await story.sums();
  expect(kept).toEqual(shown);
};
const version = async () =>
  (await story.rows(sql`select version from review where review_id = ${reviewId}`))[0].version as number;

test('a reported review waits in the office with its reports, and leaves the queue when it may stay', async () => {
  expect((await queue()).items).toEqual([]);
  await report();
  const { items, total } = await queue();
  expect(items).toMatchObject([
    {
      reviewId,
      words: 'Awful people.',
      reports: [{ reason: 'abusive', note: 'Insults our people.', isDecided: false }],
    },
  ]);
  expect(total).toEqual({ count: 1, isMore: false });
  const kept = await office().askLoosely(keepReview, {
    params: { reviewId },
    body: { version: await version() },
  });
  expect([kept.status, kept.body.reportedAt, kept.body.reports[0]?.isDecided]).toEqual([200, null, true]);
  expect((await queue()).items).toEqual([]);
});

test('a hidden review counts no longer, no one reads it, and its author is told why; restored it counts again', async () => {
  story.sms.length = 0;
  const body = { version: await version(), reason: 'It insults people by name.' };
  const stale = await office().askLoosely(hideReview, {
    params: { reviewId },
    body: { ...body, version: body.version - 1 },
  });
  expect([stale.status, stale.body.code]).toEqual([409, 'review_moved_on']);
  const hidden = await office().askLoosely(hideReview, { params: { reviewId }, body });
  expect([hidden.status, hidden.body.status]).toEqual([200, 'Hidden']);
  await agree();
  expect(story.sms.map(({ variables }) => variables['text'])).toEqual([
    'we hid your review because it breaks our rules: It insults people by name.',
  ]);
  const { body: read } = await story
    .as(null)
    .ask(listReviews, { query: { organisationId: story.partners[0].organisationId } });
  expect([read.items, read.rating.count]).toEqual([[], 0]);
  const own = (await story.as(story.buyer).ask(getVisitReviews, { query: { bookingId } })).body.own;
  expect(own?.hiddenReason).toBe('It insults people by name.');
  expect((await story.as(story.owner).ask(getVisitReviews, { query: { bookingId } })).body.theirs).toBeNull();
  const again = await office().askLoosely(restoreReview, {
    params: { reviewId },
    body: { version: await version() },
  });
  expect([again.status, again.body.status]).toEqual([200, 'Shown']);
  await agree();
});

test('two Admins who decide at one instant: one hides it, the other is told that it has changed', async () => {
  const body = { version: await version(), reason: 'It insults people by name.' };
  const answers = await Promise.all(
    [1, 2].map(() => office().askLoosely(hideReview, { params: { reviewId }, body })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await agree();
});

test('no one but an Admin decides, and an Admin does not find what is not shown yet', async () => {
  const refused = await story.as(story.owner).askLoosely(listOfficeReviews, { query: {} });
  expect(refused.status).toBe(403);
  const unseen = await story.finished();
  const { body } = await story.write(story.buyer, unseen);
  const hidden = await office().askLoosely(hideReview, {
    params: { reviewId: body.own.reviewId },
    body: { version: 1, reason: 'It insults people by name.' },
  });
  expect(hidden.status).toBe(404);
  expect((await queue('all')).items.map((item: { reviewId: string }) => item.reviewId)).not.toContain(
    body.own.reviewId,
  );
});
