import * as api from '@nukkad/contract/network/job-card/job-card.api';
import type { JobCard } from '@nukkad/contract/network/job-card/job-card.model';
import { blockMember, unblockMember } from '@nukkad/contract/network/connection/connection.api';
import { changeNetworkSettings, getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import type { SeenBy } from '@nukkad/contract/network/member/member.noun';
import {
  createPost,
  getFeeds,
  getPost,
  listSavedPosts,
  savePost,
} from '@nukkad/contract/network/post/post.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grouping, isOldMember } from '../../../test/fixtures/group-fixture.ts';
import { type JobCards, jobCardFixture } from '../../../test/fixtures/job-card-fixture.ts';
import type { TestMember } from '../../../test/fixtures/post-fixture.ts';
import { required } from '../../../test/harness/required.ts';

let play: JobCards;
let asha: TestMember;
let reader: TestMember;
let groupId: string;
beforeAll(async () => {
  play = await jobCardFixture();
  asha = await play.customer();
  reader = await play.customer('Meera Nair');
  await isOldMember(play, play.owner);
  const groups = grouping(play);
  groupId = (await groups.make(play.owner)).groupId;
  await groups.join(reader, groupId);
});
afterAll(() => play.app.close());

/** Below the weekly limit of questions again. */
const weekPasses = () =>
  sql`update network_job_card set asked_at = asked_at - interval '8 days'`.execute(play.app.platform.db);

interface Carried {
  readonly card: JobCard;
  readonly postId: string;
  readonly groupPostId: string;
  readonly tag: string;
}

let made = 0;

/** An agreed card in a post for everyone, in one of a group, and kept by the reader. */
async function carried(): Promise<Carried> {
  await weekPasses();
  // Below the daily limit of posts as well.
  play.app.clock.advance(12 * 3_600_000);
  const card = await play.agreed(play.owner, asha);
  const { cardId: jobCardId } = card;
  const tag = `tap${String(made++)}`;
  const said = { pictures: [], jobCardId };
  const { postId } = await play
    .as(play.owner)
    .call(createPost, { body: { body: `Done today. #${tag}`, audience: 'everyone', ...said } });
  const { postId: groupPostId } = await play
    .as(play.owner)
    .call(createPost, { body: { body: 'For the group.', audience: 'group', groupId, ...said } });
  await play.as(reader).call(savePost, { body: { postId, saved: true } });
  return { card, postId, groupPostId, tag };
}

type Shown = readonly { readonly postId: string; readonly jobCard: unknown }[];
const carries = (items: Shown, wanted: string) =>
  required(items.find(({ postId }) => postId === wanted)).jobCard !== null;
const feed = async (query: Parameters<typeof readFeed>[0]) => (await readFeed(query)).items;
const readFeed = (query: {
  readonly order?: 'latest' | 'relevant';
  readonly of?: string;
  readonly tag?: string;
  readonly groupId?: string;
}) => play.as(reader).call(getFeeds, { query: { limit: 50, ...query } });
const onPage = async (by: TestMember | null, { card: { cardId } }: Pick<Carried, 'card'>) => {
  const asked = { query: { memberId: play.owner.memberId, limit: 50 } };
  const { items } = await play.app.as(by?.viewer ?? null).call(api.listShownJobCards, asked);
  return items.some((one) => one.cardId === cardId);
};
async function lets(seenBy: SeenBy): Promise<void> {
  const { version } = await play.as(play.owner).call(getNetworkSettings);
  await play.as(play.owner).call(changeNetworkSettings, { body: { seenBy, version } });
}

/** Each surface on which others meet a card. */
const surfaces: readonly (readonly [string, (of: Carried) => Promise<boolean>])[] = [
  ['the feed, the latest first', async ({ postId }) => carries(await feed({ order: 'latest' }), postId)],
  ['the feed by relevance', async ({ postId }) => carries(await feed({ order: 'relevant' }), postId)],
  ['the posts of its author', async ({ postId }) => carries(await feed({ of: play.owner.memberId }), postId)],
  ['the search by a tag', async ({ postId, tag }) => carries(await feed({ tag }), postId)],
  ['the feed of a group', async ({ groupPostId }) => carries(await feed({ groupId }), groupPostId)],
  [
    'the post itself',
    async ({ postId }) => (await play.as(reader).call(getPost, { query: { postId } })).jobCard !== null,
  ],
  [
    'posts that were kept for later',
    async ({ postId }) => carries((await play.as(reader).call(listSavedPosts, { query: {} })).items, postId),
  ],
  ['the page of its author, for members', (of) => onPage(reader, of)],
  ['the page of its author, for visitors', (of) => onPage(null, of)],
  [
    'the cards of which its author can write',
    async ({ card: { cardId } }) => {
      const { items } = await play.as(play.owner).call(api.listJobCards, { query: { of: 'agreed' } });
      return items.some((one) => one.cardId === cardId);
    },
  ],
  [
    'the address of a photo that was given out before',
    async ({ card: { photos } }) =>
      (await fetch(new URL(required(photos[0]).url, play.app.url))).status === 200,
  ],
];

/** What ends the consent of a customer. */
const ends: readonly (readonly [string, (of: Carried) => Promise<unknown>])[] = [
  ['is withdrawn', ({ card }) => play.answer(asha, card, 'withdraw')],
  [
    'ends because its author changed the words',
    ({ card: { cardId, version } }) =>
      play.as(play.owner).call(api.updateJobCard, {
        body: { cardId, version, action: 'change', photoIds: [], words: 'Something else.' },
      }),
  ],
];

describe.each(surfaces)('a card is shown only while its customer’s consent lives: %s', (_, shows) => {
  test.each(ends)('before it, and no longer as soon as the consent %s', async (_end, end) => {
    await lets('everyone');
    const of = await carried();
    expect(await shows(of)).toBe(true);
    await end(of);
    expect(await shows(of)).toBe(false);
  });
});

test('a card that was not agreed to, or no longer, is on no page: neither a draft, a question, a refusal nor one without an answer', async () => {
  await lets('everyone');
  await weekPasses();
  const draft = await play.make(play.owner, (await play.aJob(asha)).bookingId);
  const asked = await play.ask(play.owner, asha);
  const declined = await play.answer(asha, await play.ask(play.owner, asha), 'decline');
  for (const by of [null, reader, play.professional])
    for (const card of [draft, asked, declined]) expect(await onPage(by, { card })).toBe(false);
});

test.each([
  ['everyone', [true, true, true]],
  ['members', [false, true, true]],
  ['connections', [false, false, true]],
] as const)(
  'where a page is shown to %s, its cards are shown to a visitor, a member and a connection so',
  async (seenBy, expected) => {
    await weekPasses();
    const card = await play.agreed(play.owner, asha);
    const friend = await play.customer('Ravi Kumar');
    await play.connect(friend, play.owner);
    await lets(seenBy);
    const seen = [null, reader, friend].map((by) => onPage(by, { card }));
    expect(await Promise.all(seen)).toEqual(expected);
    await lets('everyone');
  },
);

test('a member who is blocked, in either direction, reads no card on a page that visitors read', async () => {
  await lets('everyone');
  await weekPasses();
  const card = await play.agreed(play.owner, asha);
  const lata = await play.customer('Lata Joshi');
  for (const [by, other] of [
    [lata, play.owner],
    [play.owner, lata],
  ] as const) {
    expect(await onPage(lata, { card })).toBe(true);
    await play.as(by).call(blockMember, { body: { memberId: other.memberId } });
    expect(await onPage(lata, { card })).toBe(false);
    expect(await onPage(null, { card })).toBe(true);
    await play.as(by).call(unblockMember, { query: { memberId: other.memberId } });
  }
});

test('a notice tells of a card without its words, so nothing is left in a bell', async () => {
  await weekPasses();
  const words = 'A tap that no longer drips at night.';
  const draft = await play.make(play.owner, (await play.aJob(asha)).bookingId, words);
  await play.answer(asha, await play.act(play.owner, draft, 'ask'), 'agree');
  await play.app.drain();
  const { rows } = await sql<{ all: string }>`select coalesce(jsonb_agg(n), '[]')::text as all
    from notification n`.execute(play.app.platform.db);
  expect(rows[0]?.all).toContain('job_card');
  expect(rows[0]?.all).not.toContain(words);
});
