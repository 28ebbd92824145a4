import { newMemberUntil } from '@nukkad/contract/network/member/new-member';
import { listComments } from '@nukkad/contract/network/comment/comment.api';
import { getPost } from '@nukkad/contract/network/post/post.api';
import * as api from '@nukkad/contract/network/reaction/reaction.api';
import {
  type ReactionKind,
  type ReactionSubject,
  reactionsADayOfNew,
} from '@nukkad/contract/network/reaction/reaction.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CommentFixture,
  type Member,
  aComment,
  aMember,
  aPost,
  block,
  commentFixture,
} from '../../../test/fixtures/comment-fixture.ts';
import { tripsOfAll } from '../../../test/fixtures/trips.ts';
import { exportOf } from '../../platform/personal.ts';
import { reactionPersonal } from './reaction.store.ts';
import { momentOf } from '../../platform/spoken.rules.ts';

const count = tripsOfAll();
let fixture: CommentFixture;
beforeAll(async () => {
  fixture = await commentFixture();
});
afterAll(() => fixture.app.close());

const reacting = (subjectId: string, kind: ReactionKind | null, subject: ReactionSubject = 'post') => ({
  body: { subject, subjectId, kind },
});
const react = ({ client }: Member, subjectId: string, kind: ReactionKind | null = 'like') =>
  client.call(api.setReaction, reacting(subjectId, kind));
const who = async ({ client }: Member, subjectId: string, more: object = {}) =>
  (await client.call(api.listReactions, { query: { subject: 'post', subjectId, ...more } })).items.map(
    ({ member, kind }) => [member.name, kind],
  );
const seen = async ({ client }: Member, postId: string) => {
  const { reactions, reaction } = await client.call(getPost, { query: { postId } });
  return [reactions, reaction];
};

test('a member reacts, changes it and takes it back; the post counts one, and each reads the own one', async () => {
  const { asha, binod, chetna } = fixture;
  const post = await aPost(asha);
  expect(await react(binod, post)).toEqual({ kind: 'like' });
  await react(chetna, post, 'thanks');
  await react(binod, post, 'well_done');
  expect(await seen(binod, post)).toEqual([2, 'well_done']);
  expect(await seen(asha, post)).toEqual([2, null]);
  expect(await who(asha, post)).toEqual(
    expect.arrayContaining([
      ['Binod K.', 'well_done'],
      ['Chetna J.', 'thanks'],
    ]),
  );
  expect(await who(asha, post, { kind: 'thanks' })).toEqual([['Chetna J.', 'thanks']]);
  expect(await react(binod, post, null)).toEqual({ kind: null });
  await react(binod, post, null);
  expect(await seen(binod, post)).toEqual([1, null]);
});

test('a comment is reacted to as a post is', async () => {
  const { asha, binod } = fixture;
  const post = await aPost(asha);
  const { commentId } = await aComment(binod, post);
  await asha.client.call(api.setReaction, reacting(commentId, 'useful', 'comment'));
  const { items } = await asha.client.call(listComments, { query: { subject: 'post', subjectId: post } });
  expect(items).toMatchObject([{ commentId, reactions: 1, reaction: 'useful' }]);
});

test('40 presses of one member at one instant leave one row, and the post counts one', async () => {
  const { app, asha, binod } = fixture;
  const post = await aPost(asha);
  const kinds = ['like', 'thanks', 'useful', 'well_done'] as const;
  await Promise.all(Array.from({ length: 40 }, (_, turn) => react(binod, post, kinds[turn % kinds.length])));
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from network_reaction where subject_id = ${post}`.execute(app.platform.db);
  expect(rows).toEqual([{ count: 1 }]);
  expect((await seen(asha, post))[0]).toBe(1);
  await Promise.all(Array.from({ length: 10 }, () => react(binod, post, null)));
  expect((await seen(asha, post))[0]).toBe(0);
});

test('what a member may not see takes no reaction, and nothing of it is written', async () => {
  const { app, asha } = fixture;
  const dev = await aMember(app, 'Dev Nair');
  const post = await aPost(asha);
  await block(asha, dev);
  for (const subjectId of [post, asha.memberId]) {
    const { status, code } = await dev.client.refused(api.setReaction, reacting(subjectId, 'like'));
    expect([status, code]).toEqual([404, 'reaction_subject_not_found']);
  }
  expect(await who(dev, post)).toEqual([]);
  const { rows } = await sql`select 1 from network_reaction where member_id = ${dev.memberId}`.execute(
    app.platform.db,
  );
  expect(rows).toEqual([]);
});

test('who reacted is listed without members blocked in either direction', async () => {
  const { app, asha } = fixture;
  const [esha, gita] = [await aMember(app, 'Esha Pal'), await aMember(app, 'Gita Sen')];
  const post = await aPost(asha);
  await react(esha, post);
  await react(gita, post);
  await block(esha, gita);
  expect(await who(esha, post)).toEqual([['Esha Pal', 'like']]);
  expect(await who(gita, post)).toEqual([['Gita Sen', 'like']]);
  expect(await who(asha, post)).toHaveLength(2);
});

test('the author hears of all reactions to a post in one row, and of the own one not at all', async () => {
  const { app } = fixture;
  const [hari, indu, jaya] = [
    await aMember(app, 'Hari Das'),
    await aMember(app, 'Indu Roy'),
    await aMember(app, 'Jaya Bose'),
  ];
  const post = await aPost(hari);
  await react(hari, post);
  await react(indu, post);
  await app.drain();
  app.clock.advance(1_000);
  await react(jaya, post, 'thanks');
  await app.drain();
  const { rows } = await sql<{
    body: string;
  }>`select body_en as body from notification where user_id = ${hari.viewer.userId} and tag = 'network'
    order by created_at desc limit 1`.execute(app.platform.db);
  expect(rows).toEqual([{ body: 'Jaya B. and one other reacted to your post.' }]);
});

test('a new member may react so often a day, and may still take one back', async () => {
  const { app, asha } = fixture;
  const kiran = await aMember(app, 'Kiran Shah');
  const [post, other] = [await aPost(asha), await aPost(asha)];
  await sql`insert into network_reaction (subject, subject_id, member_id, kind, at)
    select 'post', gen_random_uuid(), ${kiran.memberId}, 'like', ${app.clock.now()}
    from generate_series(1, ${reactionsADayOfNew - 1})`.execute(app.platform.db);
  await react(kiran, post);
  const { code, values } = await kiran.client.refused(api.setReaction, reacting(other, 'like'));
  expect([code, values]).toEqual([
    'reaction_limit',
    { limit: reactionsADayOfNew, from: momentOf(newMemberUntil({ createdAt: app.clock.now() })).en },
  ]);
  expect(await react(kiran, post, null)).toEqual({ kind: null });
});

test('a person takes the own reactions along', async () => {
  const { app, asha, chetna } = fixture;
  const post = await aPost(asha);
  await react(chetna, post, 'useful');
  const told = JSON.stringify(await exportOf(reactionPersonal, app.platform.db, chetna.viewer.userId));
  expect(told).toContain(post);
});

test('a reaction takes three trips to the database', async () => {
  const { asha, binod } = fixture;
  const post = await aPost(asha);
  await react(binod, post);
  await react(binod, post, null);
  for (const kind of ['useful', 'thanks', null] as const) {
    const { trips, statements } = await count(() => react(binod, post, kind));
    expect.soft(trips, statements.join('\n')).toBeLessThanOrEqual(3);
  }
});
