import { jobCardLifecycle } from '@nukkad/contract/network/job-card/job-card.noun';
import * as api from '@nukkad/contract/network/job-card/job-card.api';
import { type JobCard, jobCardDays, jobCardsAWeek } from '@nukkad/contract/network/job-card/job-card.model';
import { createPost, getFeeds, getPost } from '@nukkad/contract/network/post/post.api';
import { blockMember } from '@nukkad/contract/network/connection/connection.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type JobCards, jobCardFixture, written } from '../../../test/fixtures/job-card-fixture.ts';
import type { TestMember } from '../../../test/fixtures/post-fixture.ts';
import { required } from '../../../test/harness/required.ts';

let play: JobCards;
let asha: TestMember;
beforeAll(async () => {
  play = await jobCardFixture();
  asha = await play.customer();
});
afterAll(() => play.app.close());

const dayMs = 86_400_000;
const passes = (days: number) => play.app.drain(new Date(play.app.clock.now().getTime() + days * dayMs));
const codeOf = async (answer: Promise<{ status: number; body: unknown }>): Promise<string> => {
  const { status, body } = await answer;
  return status < 400 ? String(status) : (body as { code: string }).code;
};
const answering = (by: TestMember, { cardId, version }: Pick<JobCard, 'cardId' | 'version'>, said: string) =>
  codeOf(play.as(by).askLoosely(api.answerJobCard, { body: { cardId, version, answer: said } }));
const acting = (
  by: TestMember,
  { cardId, version }: Pick<JobCard, 'cardId' | 'version'>,
  action: string,
  more = {},
) => codeOf(play.as(by).askLoosely(api.updateJobCard, { body: { cardId, version, action, ...more } }));
const making = (by: TestMember, bookingId: string, photoIds: readonly string[] = []) =>
  codeOf(
    play.as(by).askLoosely(api.createJobCard, { body: { bookingId, photoIds, words: 'A fan, put up.' } }),
  );
const post = (by: TestMember, jobCardId: string, body = 'Done today.') =>
  play.as(by).call(createPost, { body: { body, audience: 'everyone', pictures: [], jobCardId } });
const loads = async (url: string) => (await fetch(new URL(url, play.app.url))).status;

test('the owner shows a finished job: the customer agrees to what is on the screen, and a post carries it', async () => {
  const { bookingId } = await play.aJob(asha);
  const draft = await play.make(play.owner, bookingId);
  expect(draft).toMatchObject({
    status: 'draft',
    services: ['Fan fitting'],
    place: 'Indiranagar, Bengaluru',
  });
  expect(draft.photos.map(({ stage }) => stage)).toEqual(['before', 'before', 'after', 'after']);
  expect(await codeOf(play.as(asha).askLoosely(api.getJobCard, { query: { cardId: draft.cardId } }))).toBe(
    'job_card_not_found',
  );

  const asked = await play.act(play.owner, draft, 'ask');
  const seen = await play.read(asha, asked.cardId);
  expect(seen).toMatchObject({ status: 'asked', can: { answer: true, withdraw: false, ask: false } });
  expect(
    await codeOf(
      play.as(play.owner).askLoosely(createPost, {
        body: { body: 'Too early.', audience: 'everyone', pictures: [], jobCardId: asked.cardId },
      }),
    ),
  ).toBe('job_card_not_agreed');

  const agreed = await play.answer(asha, seen, 'agree');
  expect(agreed).toMatchObject({ status: 'agreed', can: { withdraw: true, answer: false } });
  const { postId, jobCard } = await post(play.owner, agreed.cardId);
  expect(jobCard).toMatchObject({ words: draft.words, month: draft.month });
  const other = await play.customer('Meera Nair');
  const shown = required((await play.as(other).call(getPost, { query: { postId } })).jobCard);
  expect(await loads(required(shown.photos[0]).url)).toBe(200);
});

test('no answer about a card holds address, locality as written, name, price or day', async () => {
  const card = await play.agreed(play.owner, asha);
  const other = await play.customer('Meera Nair');
  const { postId } = await post(play.owner, card.cardId);
  const { memberId } = play.owner;
  const links = /\/files\/[^"]{0,600}/g;
  const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
  const answers = JSON.stringify([
    await play.as(other).call(getPost, { query: { postId } }),
    await play.as(other).call(api.listShownJobCards, { query: { memberId } }),
    await play.as(play.owner).call(api.listJobCards, { query: {} }),
    await play.as(play.owner).call(api.listFinishedJobs, { query: {} }),
    await play.read(asha, card.cardId),
  ])
    .replaceAll(links, '')
    .replaceAll(ids, '');
  for (const hidden of [...Object.values(written), '98765432', '987654', '560038'])
    expect(answers).not.toContain(hidden);
});

test('every move by every side: only those of the table are taken', async () => {
  const states: Record<string, () => Promise<JobCard>> = {
    draft: async () => play.make(play.owner, (await play.aJob(asha)).bookingId),
    asked: () => play.ask(play.owner, asha),
    agreed: () => play.agreed(play.owner, asha),
    declined: async () => play.answer(asha, await play.ask(play.owner, asha), 'decline'),
    withdrawn: async () => play.answer(asha, await play.agreed(play.owner, asha), 'withdraw'),
  };
  for (const [state, arrive] of Object.entries(states)) {
    await sql`update network_job_card set asked_at = asked_at - interval '8 days'`.execute(
      play.app.platform.db,
    );
    const may = (verb: keyof typeof jobCardLifecycle.moves) =>
      jobCardLifecycle.moves[verb].from.some((from) => from === state);
    for (const said of ['agree', 'decline', 'withdraw'] as const) {
      const card = await arrive();
      const expected = may(said) ? '200' : state === 'draft' ? 'job_card_not_found' : 'job_card_moved_on';
      expect([state, said, await answering(asha, card, said)]).toEqual([state, said, expected]);
      expect(await answering(play.professional, card, said)).toBe('job_card_not_found');
    }
    for (const action of ['ask', 'change', 'delete'] as const) {
      const card = await arrive();
      await sql`update network_job_card set asked_at = asked_at - interval '8 days'`.execute(
        play.app.platform.db,
      );
      // A change of what was agreed to asks again.
      const allowed = may(action) || (action === 'change' && state === 'agreed');
      const code = await acting(play.owner, card, action, { words: 'Changed.' });
      expect([state, action, code === '200']).toEqual([state, action, allowed]);
      expect(await acting(play.professional, card, action)).toBe('job_card_not_found');
    }
  }
});

test('a card that was changed is agreed to as it is now, or not at all', async () => {
  const asked = await play.ask(play.owner, asha);
  const seen = await play.read(asha, asked.cardId);
  const body = {
    cardId: asked.cardId,
    version: asked.version,
    action: 'change' as const,
    words: 'Two fans.',
  };
  await play.as(play.owner).call(api.updateJobCard, { body });
  expect(await answering(asha, seen, 'agree')).toBe('job_card_moved_on');
  const agreed = await play.answer(asha, await play.read(asha, asked.cardId), 'agree');
  expect(agreed).toMatchObject({ status: 'agreed', words: 'Two fans.' });

  const { postId } = await post(play.owner, agreed.cardId);
  const again = await play.as(play.owner).call(api.updateJobCard, {
    body: { cardId: agreed.cardId, version: agreed.version, action: 'change', words: 'Three fans.' },
  });
  expect(again.status).toBe('asked');
  expect((await play.as(play.owner).call(getPost, { query: { postId } })).jobCard).toBeNull();
  await play.answer(asha, again, 'agree');
  expect((await play.as(asha).call(getPost, { query: { postId } })).jobCard).toMatchObject({
    words: 'Three fans.',
  });
});

test('who agrees without photos shows none, and their files are gone', async () => {
  const asked = await play.ask(play.owner, asha);
  const { url } = required((await play.read(asha, asked.cardId)).photos[0]);
  expect(await loads(url)).toBe(200);
  const agreed = await play.answer(asha, asked, 'agree_without_photos');
  expect(agreed).toMatchObject({ status: 'agreed', photos: [] });
  expect(await loads(url)).toBe(404);
});

test('a withdrawal takes the card from posts, feeds and the page at once, and old addresses of photos lead nowhere', async () => {
  const card = await play.agreed(play.owner, asha);
  const other = await play.customer('Ravi Kumar');
  const { postId } = await post(play.owner, card.cardId, 'Look at this fan.');
  const read = async () => (await play.as(other).call(getPost, { query: { postId } })).jobCard;
  const { url } = required(required(await read()).photos[0]);
  const { memberId } = play.owner;
  const shown = async () =>
    (await play.as(other).call(api.listShownJobCards, { query: { memberId } })).items.map(
      ({ cardId }) => cardId,
    );
  expect(await shown()).toContain(card.cardId);

  // From an old screen as well.
  await play.answer(asha, { ...card, version: 1 }, 'withdraw');
  expect(await read()).toBeNull();
  expect(await shown()).not.toContain(card.cardId);
  expect(await loads(url)).toBe(404);
  const feed = await play.as(other).call(getFeeds, { query: { of: memberId } });
  const found = required(feed.items.find((one) => one.postId === postId));
  expect([found.body, found.jobCard]).toEqual(['Look at this fan.', null]);
  expect(await making(play.professional, (await play.read(asha, card.cardId)).bookingId)).toBe(
    'job_card_answered',
  );
});

test('of a post and a withdrawal at one instant, nothing is shown afterwards', async () => {
  for (let round = 0; round < 5; round += 1) {
    const card = await play.agreed(play.owner, asha);
    await sql`update network_job_card set asked_at = asked_at - interval '8 days'`.execute(
      play.app.platform.db,
    );
    const [posted, withdrawn] = await Promise.all([
      play.as(play.owner).askLoosely(createPost, {
        body: { body: 'At one instant.', audience: 'everyone', pictures: [], jobCardId: card.cardId },
      }),
      answering(asha, card, 'withdraw'),
    ]);
    expect(withdrawn).toBe('200');
    expect([201, 409]).toContain(posted.status);
    if (posted.status !== 201) continue;
    const { postId } = posted.body as { postId: string };
    expect((await play.as(asha).call(getPost, { query: { postId } })).jobCard).toBeNull();
  }
});

test('of two who ask about one booking at one instant one may', async () => {
  const { bookingId } = await play.aJob(asha);
  const [one, two] = [await play.make(play.owner, bookingId), await play.make(play.professional, bookingId)];
  const codes = await Promise.all([acting(play.owner, one, 'ask'), acting(play.professional, two, 'ask')]);
  expect([...codes].sort()).toEqual(['200', 'job_card_open']);
});

test('only who did the work or its business makes a card, of a finished visit without an open claim', async () => {
  const { bookingId } = await play.aJob(asha);
  const running = await play.aJob(asha, 'Inprogress');
  const stranger = await play.business('Quick Fix');
  expect(await making(stranger, bookingId)).toBe('job_card_no_job');
  expect(await making(asha, bookingId)).toBe('job_card_no_job');
  expect(await making(play.owner, running.bookingId)).toBe('job_card_no_job');
  expect(await making(play.owner, bookingId, [stranger.memberId])).toBe('job_card_photo_not_found');
  expect(await making(play.professional, bookingId)).toBe('201');
  const disputed = await play.aJob(asha);
  await sql`update booking set status = 'Disputed' where booking_id = ${disputed.bookingId}`.execute(
    play.app.platform.db,
  );
  expect(await making(play.owner, disputed.bookingId)).toBe('job_card_no_job');
});

test('a customer who has blocked the member is not asked', async () => {
  const lata = await play.customer('Lata Joshi');
  const draft = await play.make(play.owner, (await play.aJob(lata)).bookingId);
  await play.as(lata).call(blockMember, { body: { memberId: play.owner.memberId } });
  expect(await acting(play.owner, draft, 'ask')).toBe('job_card_blocked');
});

test('a question that is not answered within 14 days expires, and can be asked once more', async () => {
  const omar = await play.customer('Omar Sheikh');
  const { bookingId } = await play.aJob(omar);
  const first = await play.act(play.owner, await play.make(play.owner, bookingId), 'ask');
  await passes(jobCardDays - 1);
  expect((await play.read(omar, first.cardId)).status).toBe('asked');
  await passes(2);
  expect((await play.read(omar, first.cardId)).status).toBe('expired');
  expect(await answering(omar, first, 'agree')).toBe('job_card_moved_on');
  await play.act(play.owner, await play.make(play.owner, bookingId), 'ask');
  await passes(jobCardDays + 1);
  expect(await making(play.owner, bookingId)).toBe('job_card_answered');
});

test('at most ten customers are asked in a week', async () => {
  const { db } = play.app.platform;
  await sql`update network_job_card set asked_at = asked_at - interval '8 days'`.execute(db);
  for (let asked = 0; asked < jobCardsAWeek; asked += 1) await play.ask(play.owner, asha);
  const draft = await play.make(play.owner, (await play.aJob(asha)).bookingId);
  expect(await acting(play.owner, draft, 'ask')).toBe('job_card_limit');
  await sql`update network_job_card set asked_at = asked_at - interval '8 days'`.execute(db);
});
