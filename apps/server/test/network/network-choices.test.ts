import { addComment } from '@nukkad/contract/network/comment/comment.api';
import { setReaction } from '@nukkad/contract/network/reaction/reaction.api';
import * as notification from '@nukkad/contract/talk/notification/notification.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Posting, type TestMember, aMember, postFixture, writePost } from '../fixtures/post-fixture.ts';

let play: Posting;
beforeAll(async () => {
  play = await postFixture();
});
afterAll(async () => {
  await play.app.close();
});

const as = ({ viewer }: TestMember) => play.app.as(viewer);
const two = async () => [await aMember(play, 'Asha Verma'), await aMember(play, 'Bela Rao')] as const;
const said = async (author: TestMember, words: string) => (await writePost(play, author, words)).body.postId;
async function comment(by: TestMember, subjectId: string): Promise<void> {
  await as(by).call(addComment, { body: { subject: 'post', subjectId, body: 'Well painted.' } });
  await play.app.drain();
}
async function react(by: TestMember, subjectId: string): Promise<void> {
  await as(by).call(setReaction, { body: { subject: 'post', subjectId, kind: 'like' } });
  await play.app.drain();
}
const wordsOf = async (by: TestMember) =>
  (await as(by).call(notification.listNotifications, { query: {} })).items.map(({ body }) => body);
const settingsOf = (by: TestMember) => as(by).call(notification.getNotificationSettings);
const change = (by: TestMember, body: object) =>
  as(by).askLoosely(notification.updateNotificationSettings, { body });

test('all kinds of the network are on until they are turned off, each by itself', async () => {
  const [asha, bela] = await two();
  const { network, mutedPosts } = await settingsOf(asha);
  expect(network.map(({ kind }) => kind)).toEqual([
    'connections',
    'comments',
    'reactions',
    'mentions',
    'polls',
    'groups',
  ]);
  expect(network.every(({ inapp, push, mail }) => inapp && push && mail)).toBe(true);
  expect(mutedPosts).toEqual([]);
  const off = { kind: 'comments', inapp: false, push: false, mail: false };
  expect((await change(asha, { network: [off] })).status).toBe(200);
  const postId = await said(asha, 'The gate is painted.');
  await comment(bela, postId);
  expect(await wordsOf(asha)).toEqual([]);
  await react(bela, postId);
  expect(await wordsOf(asha)).toEqual(['Bela R. reacted to your post.']);
  expect((await settingsOf(asha)).network.find(({ kind }) => kind === 'comments')).toEqual(off);
});

test('a muted post tells nothing of its comments, others do, and it does again once it is no longer muted', async () => {
  const [asha, bela] = await two();
  const [muted, other] = [await said(asha, 'The gate.'), await said(asha, 'The fence.')];
  await change(asha, { post: { postId: muted, muted: true } });
  expect((await settingsOf(asha)).mutedPosts).toEqual([muted]);
  await comment(bela, muted);
  expect(await wordsOf(asha)).toEqual([]);
  await comment(bela, other);
  expect(await wordsOf(asha)).toHaveLength(1);
  await change(asha, { post: { postId: muted, muted: false } });
  await comment(bela, muted);
  expect(await wordsOf(asha)).toHaveLength(2);
  expect((await settingsOf(asha)).mutedPosts).toEqual([]);
});

test('quiet hours stay where only a kind is sent, and unknown kinds are refused', async () => {
  const [asha] = await two();
  const quietHours = { isOn: true, from: '21:00', until: '06:30' };
  await change(asha, { quietHours });
  await change(asha, { network: [{ kind: 'polls', inapp: true, push: false, mail: false }] });
  expect((await settingsOf(asha)).quietHours).toEqual(quietHours);
  const unknown = { network: [{ kind: 'gossip', inapp: true, push: true, mail: true }] };
  expect((await change(asha, unknown)).status).toBe(400);
});

test('at most 200 posts are muted: the oldest is told of again', async () => {
  const [asha] = await two();
  const posts = Array.from(
    { length: 201 },
    (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  );
  for (const postId of posts) {
    play.app.clock.advance(1_000);
    await change(asha, { post: { postId, muted: true } });
  }
  const { mutedPosts } = await settingsOf(asha);
  expect(mutedPosts).toHaveLength(200);
  expect(mutedPosts).not.toContain(posts[0]);
  expect(mutedPosts[0]).toBe(posts[200]);
});
