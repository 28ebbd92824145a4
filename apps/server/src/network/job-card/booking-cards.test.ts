import * as api from '@nukkad/contract/network/job-card/job-card.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { type JobCards, jobCardFixture } from '../../../test/fixtures/job-card-fixture.ts';
import type { TestMember } from '../../../test/fixtures/post-fixture.ts';
import { aViewer } from '../../../test/harness/mounted.ts';

let play: JobCards;
let asha: TestMember;
beforeAll(async () => {
  play = await jobCardFixture();
  asha = await play.customer();
});
afterAll(() => play.app.close());

const cardsOf = async (by: Pick<TestMember, 'viewer'>, of: 'mine' | 'about_me', bookingId: string) =>
  (await play.as(by).call(api.listJobCards, { query: { of, bookingId } })).items.map(({ status }) => status);
const offered = async (by: TestMember, bookingId: string) => (await play.find(by, bookingId))?.can.make;
const members = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from network_member`.execute(
    play.app.platform.db,
  );
  return rows[0]?.count ?? 0;
};

test('a finished booking offers its work to be shown until there is a card, and says how the card stands to both sides', async () => {
  const { bookingId } = await play.aJob(asha);
  const other = await play.aJob(asha);
  expect(await offered(play.owner, bookingId)).toBe(true);
  const draft = await play.make(play.owner, bookingId);
  expect(await offered(play.owner, bookingId)).toBe(false);
  // The professional may still ask for the own page, until someone has asked.
  expect(await offered(play.professional, bookingId)).toBe(true);
  expect([await cardsOf(play.owner, 'mine', bookingId), await cardsOf(asha, 'about_me', bookingId)]).toEqual([
    ['draft'],
    [],
  ]);

  const asked = await play.act(play.owner, draft, 'ask');
  expect(await offered(play.professional, bookingId)).toBe(false);
  expect(await cardsOf(asha, 'about_me', bookingId)).toEqual(['asked']);
  expect(await cardsOf(asha, 'about_me', other.bookingId)).toEqual([]);
  const agreed = await play.answer(asha, asked, 'agree');
  await play.answer(asha, agreed, 'withdraw');
  for (const by of [play.owner, play.professional]) expect(await offered(by, bookingId)).toBe(false);
  expect(await cardsOf(play.owner, 'mine', bookingId)).toEqual(['withdrawn']);
  expect(await cardsOf(play.professional, 'mine', bookingId)).toEqual([]);
  expect(await cardsOf(asha, 'about_me', bookingId)).toEqual(['withdrawn']);
});

test('a question without an answer can be asked once more from the booking, and a card that was deleted made again', async () => {
  const { bookingId } = await play.aJob(asha);
  await play.act(play.owner, await play.make(play.owner, bookingId), 'delete');
  expect(await offered(play.owner, bookingId)).toBe(true);
  const expires = async () => {
    await play.act(play.owner, await play.make(play.owner, bookingId), 'ask');
    await play.app.drain(new Date(play.app.clock.now().getTime() + 15 * 86_400_000));
  };
  await expires();
  expect([await offered(play.owner, bookingId), await cardsOf(play.owner, 'mine', bookingId)]).toEqual([
    true,
    ['expired'],
  ]);
  await expires();
  expect(await offered(play.owner, bookingId)).toBe(false);
});

test('cards of a booking are read by its two sides alone', async () => {
  const { bookingId } = await play.aJob(asha);
  await play.act(play.owner, await play.make(play.owner, bookingId), 'ask');
  const [stranger, rival] = [await play.customer('Meera Nair'), await play.business('Quick Fix')];
  for (const by of [stranger, rival, play.professional]) {
    expect(await cardsOf(by, 'mine', bookingId)).toEqual([]);
    expect(await cardsOf(by, 'about_me', bookingId)).toEqual([]);
  }
  expect(await play.find(rival, bookingId)).toBeUndefined();
});

test('to look at a finished booking, or at what is said of it, makes no one a member', async () => {
  const { bookingId } = await play.aJob(asha);
  const viewer = aViewer({ role: 'Buyer', userId: await aUser(play.app.platform.db, 'Omar Sheikh') });
  const before = await members();
  await cardsOf({ viewer }, 'about_me', bookingId);
  await cardsOf({ viewer }, 'mine', bookingId);
  await play.as({ viewer }).call(api.listFinishedJobs, { query: { bookingId } });
  await play.as({ viewer }).call(api.listJobCards, { query: { of: 'about_me' } });
  expect(await members()).toBe(before);
});
