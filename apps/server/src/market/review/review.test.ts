import {
  changeReview,
  getServiceReviews,
  getVisitReviews,
  listHappyCustomers,
  listPartnerReviews,
  listReviews,
  listReviewsToWrite,
  replyToReview,
  reportReview,
} from '@nukkad/contract/market/review/review.api';
import { getProfessionalDetails } from '@nukkad/contract/market/review/partner-page.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { required } from '../../../test/harness/required.ts';
import { type ReviewFixture, reviewFixture } from '../../../test/fixtures/review-fixture.ts';
import type { Viewer } from '../../platform/viewer.ts';

const day = 86_400_000;
let story: ReviewFixture;
beforeAll(async () => {
  story = await reviewFixture();
});
afterAll(() => story.close());

const visit = async (viewer: Viewer, bookingId: string) =>
  (await story.as(viewer).ask(getVisitReviews, { query: { bookingId } })).body;
const ofPartner = async (query: object = {}) =>
  (
    await story
      .as(null)
      .ask(listReviews, { query: { organisationId: story.partners[0].organisationId, ...query } })
  ).body;
const closesAt = async (bookingId: string): Promise<Date> =>
  (await story.rows(sql`select write_before from review_window where booking_id = ${bookingId}`))[0]
    .write_before;
const statuses = (bookingId: string) =>
  story.rows(sql`select side, status from review where booking_id = ${bookingId} order by side`);

test('Meera rates her visit, and Asha Electricals reads it only when it has rated Meera', async () => {
  const bookingId = await story.finished();
  const wrote = await story.write(story.buyer, bookingId, {
    stars: 4,
    tags: ['on_time', 'clean'],
    words: 'Came at ten and left no dust.',
    showName: true,
  });
  expect([wrote.status, wrote.body.own.status, wrote.body.theirs]).toEqual([201, 'Written', null]);
  expect((await visit(story.owner, bookingId)).theirs).toBeNull();
  expect((await ofPartner()).items).toEqual([]);
  const back = await story.write(story.professional, bookingId, { stars: 5, tags: ['friendly'] });
  expect([back.status, back.body.theirs.words]).toEqual([201, 'Came at ten and left no dust.']);
  expect((await visit(story.buyer, bookingId)).theirs?.tags).toEqual(['friendly']);
  await story.drain();
  const { items, rating } = await ofPartner();
  expect(items).toMatchObject([{ name: 'Meera N.', stars: 4, serviceName: 'Fan fitting', reply: null }]);
  expect(rating).toEqual({ average: 4, count: 1, stars: [0, 0, 0, 1, 0] });
  const { kept, shown } = await story.sums();
  expect(kept).toEqual(shown);
});

test('both sides are asked an hour after the work, the customer once more on day 5, and a side that has written is left alone', async () => {
  const bookingId = await story.finished();
  const end = await closesAt(bookingId);
  const asked = () =>
    story.rows(sql`select payload->>'side' as side, payload->>'isReminder' as again from outbox
      where name = 'review.asked' and payload->>'bookingId' = ${bookingId} order by created_at, 1`);
  await story.drain(new Date(end.getTime() - 6.5 * day));
  expect(await asked()).toEqual([
    { side: 'customer', again: 'false' },
    { side: 'partner', again: 'false' },
  ]);
  await story.drain(new Date(end.getTime() - day));
  expect((await asked()).length).toBe(3);
  const written = await story.finished();
  await story.write(story.buyer, written);
  await story.drain(new Date((await closesAt(written)).getTime() - day));
  const left = await story.rows(
    sql`select payload->>'side' as side from outbox where name = 'review.asked' and payload->>'bookingId' = ${written}`,
  );
  expect(left).toEqual([{ side: 'partner' }]);
});

test('the window is half-open: a millisecond before its end one may write, at its end no longer, and then what was written is shown', async () => {
  const [early, late] = [await story.finished(), await story.finished()];
  const end = await closesAt(early);
  await story.drain(new Date(end.getTime() - 1));
  expect((await story.write(story.buyer, early, { stars: 2, tags: ['late'] })).status).toBe(201);
  expect(await statuses(early)).toEqual([{ side: 'customer', status: 'Written' }]);
  await story.drain(end);
  expect(await statuses(early)).toEqual([{ side: 'customer', status: 'Shown' }]);
  const answer = await story.write(story.owner, early);
  expect([answer.status, answer.body.code]).toEqual([409, 'review_time_over']);
  await story.drain(await closesAt(late));
  expect(await statuses(late)).toEqual([]);
  expect((await visit(story.buyer, late)).can.write).toBe(false);
});

test('both submit at one instant: both are shown, once, and the sums agree', async () => {
  for (let round = 0; round < 5; round += 1) {
    const bookingId = await story.finished();
    const answers = await Promise.all([
      story.write(story.buyer, bookingId, { stars: 3 }),
      story.write(story.owner, bookingId, { stars: 4 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await statuses(bookingId)).map(({ status }) => status)).toEqual(['Shown', 'Shown']);
  }
  await story.drain();
  const { kept, shown } = await story.sums();
  expect(kept).toEqual(shown);
});

test('two tabs: the second review of a side is refused, and a change of what another tab has changed', async () => {
  const bookingId = await story.finished();
  const answers = await Promise.all([1, 2, 3].map(() => story.write(story.buyer, bookingId, { stars: 4 })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const own = required((await visit(story.buyer, bookingId)).own);
  const change = (stars: number) =>
    story.as(story.buyer).askLoosely(changeReview, {
      body: { reviewId: own.reviewId, version: own.version, stars, tags: [], words: '', showName: false },
    });
  const changed = await Promise.all([change(2), change(1)]);
  expect(changed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await story.write(story.owner, bookingId);
  const shown = await change(5);
  expect([shown.status, shown.body.code]).toEqual([409, 'review_moved_on']);
});

test.each([
  ['a link', 'See www.example.in for more'],
  ['a bare address', 'Book at bestclean.com instead'],
  ['a number', 'Call 98765 43210'],
  ['a number in Hindi digits', 'फ़ोन ९८७६५४३२१०'],
  ['an email address', 'write to ravi@example'],
])('%s in the words is refused', async (_, words) => {
  const bookingId = await story.finished();
  const { status, body } = await story.write(story.buyer, bookingId, { words });
  expect([status, body.code]).toEqual([400, 'review_has_contact']);
});

test('tags that do not go with the stars, or are the other side’s, are refused; a price in the words is not', async () => {
  const bookingId = await story.finished();
  for (const said of [
    { stars: 5, tags: ['late'] },
    { stars: 5, tags: ['paid_promptly'] },
    { tags: ['clean', 'clean'] },
  ])
    expect((await story.write(story.buyer, bookingId, said)).body.code).toBe('review_tag_unfit');
  const fair = await story.write(story.buyer, bookingId, { words: 'Paid 1,299 on 22.11.2026. Good.' });
  expect(fair.status).toBe(201);
});

test('no one but the two sides finds a visit’s reviews, and a colleague without the right writes none', async () => {
  const bookingId = await story.finished();
  const { own } = (await story.write(story.buyer, bookingId)).body;
  const others = [story.stranger, story.partners[1].owner, story.partners[0].professionals[1]];
  for (const viewer of others) {
    const read = await story.as(viewer).askLoosely(getVisitReviews, { query: { bookingId } });
    const body = { reviewId: own.reviewId, version: 1, stars: 1, tags: [], words: '', showName: false };
    const changed = await story.as(viewer).askLoosely(changeReview, { body });
    const wrote = await story.write(viewer, bookingId);
    expect([read.status, wrote.status, changed.status]).toEqual([404, 404, 404]);
  }
  expect((await story.write(story.partners[0].desk, bookingId)).status).toBe(201);
});

test('the partner replies once, for everyone to read; the customer and a stranger cannot', async () => {
  const bookingId = await story.finished();
  const { body } = await story.write(story.buyer, bookingId, {
    stars: 2,
    tags: ['late'],
    words: 'An hour late.',
  });
  const reply = (viewer: Viewer, words = 'Sorry, we were held up.') =>
    story.as(viewer).askLoosely(replyToReview, { body: { reviewId: body.own.reviewId, words } });
  expect((await reply(story.owner)).status).toBe(404);
  await story.write(story.owner, bookingId);
  expect((await reply(story.partners[1].owner)).status).toBe(404);
  expect((await reply(story.owner, 'Call 9876543210')).body.code).toBe('review_has_contact');
  const unanswered = (await story.as(story.owner).ask(listPartnerReviews, { query: { answered: 'false' } }))
    .body;
  expect(unanswered.items.map(({ reviewId }: { reviewId: string }) => reviewId)).toContain(body.own.reviewId);
  expect((await reply(story.owner)).status).toBe(200);
  expect((await reply(story.owner)).body.code).toBe('review_replied');
  expect((await ofPartner()).items[0]?.reply?.words).toBe('Sorry, we were held up.');
});

test('the partner’s list has those without a reply first, in pages that hold each once', async () => {
  const ids: string[] = [];
  const answered: boolean[] = [];
  for (let cursor: string | undefined; ids.length === 0 || cursor; ) {
    const query = { limit: 2, ...(cursor && { cursor }) };
    const { body } = await story.as(story.owner).ask(listPartnerReviews, { query });
    for (const item of body.items) {
      ids.push(item.reviewId);
      answered.push(item.reply !== null);
    }
    cursor = body.nextCursor ?? undefined;
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(answered).toEqual(answered.toSorted());
  const [{ count }] = (await story.rows(
    sql`select count(*)::int as count from review where status = 'Shown' and side = 'customer'`,
  )) as [{ count: number }];
  expect(ids.length).toBe(count);
});

test('a finished visit waits for a review on both lists until it is written', async () => {
  const bookingId = await story.finished();
  const waits = async (viewer: Viewer) =>
    (await story.as(viewer).ask(listReviewsToWrite, { query: {} })).body.items
      .map((item: { bookingId: string }) => item.bookingId)
      .includes(bookingId);
  expect([await waits(story.buyer), await waits(story.owner), await waits(story.stranger)]).toEqual([
    true,
    true,
    false,
  ]);
  await story.write(story.buyer, bookingId);
  expect([await waits(story.buyer), await waits(story.owner)]).toEqual([false, true]);
});

test('happy customers are good reviews with words whose customer agreed to the name', async () => {
  const { items } = (await story.as(null).ask(listHappyCustomers, { query: {} })).body;
  expect(items).toMatchObject([{ name: 'Meera N.', stars: 4, companyName: 'Asha Electricals' }]);
});

test('chosen reviews come in their order while three may be shown; one whose name is withdrawn leaves at once, and too few are the newest', async () => {
  const { db } = story.platform;
  const { rows } = await sql<{
    id: string;
    stars: number;
    words: string;
    name: string;
  }>`select review_id as id,
      stars, words, shown_name as name from review
    where side = 'customer' and status = 'Shown' order by review_id limit 4`.execute(db);
  const say = (id: string, stars: number, words: string, name: string) =>
    sql`update review set stars = ${stars}, words = ${words}, shown_name = ${name} where review_id = ${id}`.execute(
      db,
    );
  const [first = '', second = '', ...others] = rows.map(({ id }) => id);
  const shown = async () =>
    (await story.as(null).ask(listHappyCustomers, { query: {} })).body.items.map(({ reviewId }) => reviewId);
  for (const { id } of rows) await say(id, 5, 'Good work.', 'Meera N.');
  story.choose([...others, second, first]);
  expect(await shown()).toEqual([...others, second, first]);
  await say(first, 5, 'Good work.', '');
  expect(await shown()).toEqual([...others, second]);
  await say(second, 5, 'Good work.', '');
  expect(await shown()).toEqual(expect.arrayContaining(others));
  expect(await shown()).not.toContain(second);
  story.choose([]);
  for (const { id, stars, words, name } of rows) await say(id, stars, words, name);
});

test('the page of a partner says its stars, its people by their short names and what it offers; a partner that rests has none', async () => {
  const { organisationId } = story.partners[0];
  const page = () => story.as(null).ask(getProfessionalDetails, { query: { organisationId } });
  const { body } = await page();
  expect(body.rating).toEqual((await ofPartner()).rating);
  expect(body.professionals.map(({ name }) => name)).toEqual(['Asha I.', 'Asha J.']);
  expect([body.companyName, body.services]).toEqual([
    'Asha Electricals',
    [{ serviceId: 'test-fan-fitting', name: 'Fan fitting' }],
  ]);
  const away = sql`update organisation set status = 'Inactive' where organisation_id = ${organisationId}`;
  await away.execute(story.platform.db);
  expect((await page()).status).toBe(404);
  const back = sql`update organisation set status = 'Active' where organisation_id = ${organisationId}`;
  await back.execute(story.platform.db);
});

test('a service’s stars are one number on its card, on its page and above the list of its reviews; what says nothing in words stays out of its page', async () => {
  const silent = await story.finished();
  await story.write(story.buyer, silent, { stars: 2 });
  await story.write(story.professional, silent);
  const query = { serviceId: 'test-fan-fitting' };
  const visitor = story.as(null);
  const listed = (await visitor.ask(listReviews, { query: { ...query, limit: 50 } })).body;
  const onPage = (await visitor.ask(getServiceReviews, { query })).body;
  const { sum, count } = required((await story.stars()).get('test-fan-fitting'));
  expect([count, onPage.rating]).toEqual([listed.items.length, listed.rating]);
  expect(sum).toBe(listed.items.reduce((total, { stars }) => total + stars, 0));
  expect(listed.items[0]?.words).toBe('');
  expect(onPage.items.length).toBeGreaterThan(0);
  expect(onPage.items.every(({ words }) => words !== '')).toBe(true);
});

test('a shown review is reported once by a person, and never by who wrote it', async () => {
  const { reviewId } = required((await ofPartner()).items[0]);
  const report = (viewer: Viewer) =>
    story.as(viewer).askLoosely(reportReview, { body: { reviewId, reason: 'false', note: 'We never met.' } });
  expect((await report(story.buyer)).status).toBe(404);
  expect((await report(story.owner)).status).toBe(201);
  expect((await report(story.owner)).body.code).toBe('review_reported');
});
