import { addComment } from '@nukkad/contract/network/comment/comment.api';
import { setReaction } from '@nukkad/contract/network/reaction/reaction.api';
import { countNotifications, listNotifications } from '@nukkad/contract/talk/notification/notification.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Posting, type TestMember, aMember, postFixture, writePost } from '../fixtures/post-fixture.ts';

let play: Posting;
beforeAll(async () => {
  play = await postFixture();
});
afterAll(async () => {
  await play.app.close();
});

const react = (by: TestMember, subjectId: string) =>
  play.app.as(by.viewer).call(setReaction, { body: { subject: 'post', subjectId, kind: 'like' } });
const comment = (by: TestMember, subjectId: string) =>
  play.app.as(by.viewer).call(addComment, { body: { subject: 'post', subjectId, body: 'Well painted.' } });
const listOf = async (by: TestMember, language: 'en' | 'hi' = 'en') => {
  const headers = { lang: language };
  const { items } = await play.app.as(by.viewer).call(listNotifications, { query: {}, headers });
  return items.map(({ body }) => body);
};
const unreadOf = async (by: TestMember) => (await play.app.as(by.viewer).call(countNotifications)).unread;
const said = async (author: TestMember) =>
  (await writePost(play, author, 'The gate is painted.')).body.postId;

test('a row that stands for several is said again without whom one has blocked', async () => {
  const [asha, bela, chitra, divya] = [
    await aMember(play, 'Asha Verma'),
    await aMember(play, 'Bela Rao'),
    await aMember(play, 'Chitra Nair'),
    await aMember(play, 'Divya Iyer'),
  ];
  const postId = await said(asha);
  for (const one of [bela, chitra, divya]) {
    play.app.clock.advance(1_000);
    await react(one, postId);
  }
  await play.app.drain();
  expect(await listOf(asha)).toEqual(['Divya I. and 2 others reacted to your post.']);
  expect(await listOf(asha, 'hi')).toEqual(['Divya I. और 2 अन्य लोगों ने आपकी पोस्ट पर प्रतिक्रिया दी।']);
  await play.block(asha, bela);
  await play.app.drain();
  expect(await listOf(asha)).toEqual(['Divya I. and one other reacted to your post.']);
  expect(await listOf(asha, 'hi')).toEqual(['Divya I. और एक अन्य व्यक्ति ने आपकी पोस्ट पर प्रतिक्रिया दी।']);
  await play.block(divya, asha);
  // At once, before anything is said again.
  expect(await listOf(asha)).toEqual([]);
  expect(await unreadOf(asha)).toBe(0);
  await play.app.drain();
  expect(await listOf(asha)).toEqual(['Chitra N. reacted to your post.']);
  expect(await unreadOf(asha)).toBe(1);
});

test('what a blocked member alone did is listed and counted for neither of both', async () => {
  const [asha, bela] = [await aMember(play, 'Asha Verma'), await aMember(play, 'Bela Rao')];
  const [ofAsha, ofBela] = [await said(asha), await said(bela)];
  await comment(bela, ofAsha);
  await comment(asha, ofBela);
  await play.app.drain();
  expect([await unreadOf(asha), await unreadOf(bela)]).toEqual([1, 1]);
  await play.block(bela, asha);
  expect([await unreadOf(asha), await unreadOf(bela)]).toEqual([0, 0]);
  await play.app.drain();
  expect([await listOf(asha), await listOf(bela)]).toEqual([[], []]);
});

test('requests that were accepted within a week are told of in one line', async () => {
  const [asha, bela, chitra] = [
    await aMember(play, 'Asha Verma'),
    await aMember(play, 'Bela Rao'),
    await aMember(play, 'Chitra Nair'),
  ];
  for (const one of [bela, chitra]) {
    play.app.clock.advance(1_000);
    await play.connect(asha, one);
  }
  await play.app.drain();
  expect(await listOf(asha)).toEqual(['You are now connected with Chitra Nair and one other.']);
});
