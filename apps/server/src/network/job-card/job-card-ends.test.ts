import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import * as api from '@nukkad/contract/network/job-card/job-card.api';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { createPost, getPost } from '@nukkad/contract/network/post/post.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingFacts } from '../../../test/fixtures/booking-facts.ts';
import { type JobCards, jobCardFixture } from '../../../test/fixtures/job-card-fixture.ts';
import type { TestMember } from '../../../test/fixtures/post-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { jobCardPersonal } from './job-card-personal.store.ts';

let play: JobCards;
let asha: TestMember;
beforeAll(async () => {
  play = await jobCardFixture();
  asha = await play.customer();
});
afterAll(() => play.app.close());

test('customer and author are told: of the question, of the answer, and when it is shown no more', async () => {
  const lines = async ({ viewer }: TestMember) => {
    await play.app.drain();
    const { rows } = await sql<{
      mark: string;
    }>`select mark from notification where user_id = ${viewer.userId}`.execute(play.app.platform.db);
    return rows.map(({ mark }) => mark);
  };
  const usha = await play.customer('Usha Rao');
  const asked = await play.ask(play.owner, usha);
  expect(await lines(usha)).toContain('job_card.tell_customer');
  const agreed = await play.answer(usha, asked, 'agree');
  expect(await lines(play.owner)).toContain('job_card.tell_agreed');
  // Both are told in one row of the card, which the later one replaces.
  play.app.clock.set(new Date(play.app.clock.now().getTime() + 60_000));
  await play.answer(usha, agreed, 'withdraw');
  expect(await lines(play.owner)).toContain('job_card.tell_withdrawn');
});

test('a claim that was right ends the consent, and so does a wish to leave; a claim that was dismissed does not', async () => {
  const { db } = play.app.platform;
  const now = play.app.clock.now();
  const resolved = (outcome: 'rework' | 'dismissed', bookingId: string) => {
    const facts = { ...bookingFacts({ bookingId }), disputeId: bookingId, outcome, chooseBefore: null };
    return db.transaction().execute((tx) => publish(tx, now, bookingEvents.resolved, facts));
  };
  const [right, dismissed] = [await play.agreed(play.owner, asha), await play.agreed(play.owner, asha)];
  await sql`update booking set status = 'Resolved' where booking_id = ${right.bookingId}`.execute(db);
  await resolved('rework', right.bookingId);
  await resolved('dismissed', dismissed.bookingId);
  await play.app.drain();
  expect((await play.read(asha, right.cardId)).status).toBe('withdrawn');
  expect((await play.read(asha, dismissed.cardId)).status).toBe('agreed');

  const leaving = await play.customer('Nisha Paul');
  const { cardId } = await play.agreed(play.owner, leaving);
  const facts = { userId: leaving.viewer.userId, verb: 'askToLeave', from: 'Active', to: 'Pending' } as const;
  await db.transaction().execute((tx) => publish(tx, now, accountEvents.statusChanged, facts));
  await play.app.drain();
  expect((await play.read(play.owner, cardId)).status).toBe('withdrawn');
});

test('who leaves takes the cards about their bookings along, and reads them in the copy of everything before', async () => {
  const dev = await play.customer('Dev Mehta');
  const card = await play.agreed(play.owner, dev);
  const { postId } = await play.as(play.owner).call(createPost, {
    body: { body: 'Done today.', audience: 'everyone', pictures: [], jobCardId: card.cardId },
  });
  const { db } = play.app.platform;
  const copy = JSON.stringify(await exportOf(jobCardPersonal, db, dev.viewer.userId));
  expect(copy).toContain(card.cardId);
  expect(await required(jobCardPersonal.files)(db, dev.viewer.userId)).toHaveLength(4);
  await db.transaction().execute((tx) => eraseFrom(jobCardPersonal, tx, dev.viewer.userId));
  expect((await play.as(asha).call(getPost, { query: { postId } })).jobCard).toBeNull();
  const { rows } = await sql`select from network_job_card where card_id = ${card.cardId}`.execute(db);
  expect(rows).toEqual([]);
});

test('a professional who leaves takes the own cards along and reads them before; what they made for the business stays with it, without their name', async () => {
  const { db } = play.app.platform;
  const { userId } = play.professional.viewer;
  const own = await play.agreed(play.professional, asha);
  const ofBusiness = await play.agreed(play.owner, asha);
  await sql`update network_job_card set written_by = ${userId} where card_id = ${ofBusiness.cardId}`.execute(
    db,
  );
  const copy = await exportOf(jobCardPersonal, db, userId);
  const told = JSON.stringify(copy);
  for (const { cardId } of [own, ofBusiness]) expect(told).toContain(cardId);
  // Whose home it was is not a matter of the professional's copy.
  expect(told).not.toContain(asha.viewer.userId);
  await db.transaction().execute((tx) => eraseFrom(jobCardPersonal, tx, userId));
  const { rows } = await sql<{ cardId: string; writtenBy: string | null }>`select card_id as "cardId",
      written_by as "writtenBy" from network_job_card where card_id in (${own.cardId}, ${ofBusiness.cardId})`.execute(
    db,
  );
  expect(rows).toEqual([{ cardId: ofBusiness.cardId, writtenBy: null }]);
  const query = { memberId: play.owner.memberId, limit: 50 };
  const { items } = await play.as(asha).call(api.listShownJobCards, { query });
  expect(items.map(({ cardId }) => cardId)).toContain(ofBusiness.cardId);
});

test.each([
  ['<script>alert(1)</script> A fan, put up.', '<script>alert(1)</script> A fan, put up.'],
  ['{{ 7 * 7 }} ![x](javascript:alert(1))', '{{ 7 * 7 }} ![x](javascript:alert(1))'],
  ['A fan \u202Eput up.', 'A fan put up.'],
  ['पंखा लगाया 👨‍👩‍👧', 'पंखा लगाया 👨‍👩‍👧'],
])('words of a card are kept as the letters they are: %s', async (words, kept) => {
  const { bookingId } = await play.aJob(asha);
  const made = await play
    .as(play.owner)
    .call(api.createJobCard, { body: { bookingId, photoIds: [], words } });
  expect(made.words).toBe(kept);
  const { cardId, version } = made;
  const changed = await play.as(play.owner).call(api.updateJobCard, {
    body: { cardId, version, action: 'change', photoIds: [], words: `${words} Twice.` },
  });
  expect(changed.words).toBe(`${kept} Twice.`);
});

test.each(['Call 98765 43210', 'Write to asha@example.com', 'x'.repeat(301), ' '])(
  'words that hold a way around the product, too many or none are refused: %s',
  async (words) => {
    const { bookingId } = await play.aJob(asha);
    const answer = await play
      .as(play.owner)
      .askLoosely(api.createJobCard, { body: { bookingId, photoIds: [], words } });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid_request' }]);
  },
);
