import * as polls from '@nukkad/contract/network/poll/poll.api';
import * as api from '@nukkad/contract/network/post/post.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainPoll, polling, voting } from '../../../../test/fixtures/poll-fixture.ts';
import {
  type PostSent,
  type Posting,
  type TestMember,
  aMember,
  postFixture,
  refusedPost,
  writePost,
} from '../../../../test/fixtures/post-fixture.ts';
import type { Mounted } from '../../../../test/harness/mounted.ts';
import { required } from '../../../../test/harness/required.ts';

let play: Posting;
let app: Mounted;
let asha: TestMember;
let ravi: TestMember;
let meera: TestMember;
beforeAll(async () => {
  play = await postFixture();
  app = play.app;
  [asha, ravi, meera] = [
    await aMember(play, 'Asha Verma'),
    await aMember(play, 'Ravi Kumar'),
    await aMember(play, 'Meera Nair'),
  ];
  await play.connect(asha, ravi);
});
afterAll(() => app.close());

const { audience: _ofPost, ...newPoll } = plainPoll;
const pollOf = async ({ viewer }: TestMember, postId: string) =>
  (await app.as(viewer).call(api.getPost, { query: { postId } })).poll;

test('a poll is made with its post, for the same audience; a vote in it is the vote in the poll', async () => {
  const { body } = await writePost(play, asha, 'Cleaning day', { poll: newPoll, audience: 'connections' });
  const poll = required(body.poll);
  expect([poll.question, poll.audience, poll.can.end]).toEqual([plainPoll.question, 'connections', true]);
  expect((await pollOf(ravi, body.postId))?.votes).toBeNull();
  await app.as(ravi.viewer).call(polls.updatePoll, voting(poll.pollId, 2));
  expect(await pollOf(ravi, body.postId)).toMatchObject({ choice: 2, voters: 1, votes: [0, 1, 0] });
  const away = await app.as(meera.viewer).ask(api.getPost, { query: { postId: body.postId } });
  expect([
    away.status,
    (await app.as(meera.viewer).refused(polls.updatePoll, voting(poll.pollId, 1))).code,
  ]).toEqual([404, 'poll_not_found']);
});

test('an own open poll can be shown; one of another, one that is over and two kinds are refused', async () => {
  const { ask } = polling(play);
  const open = await ask(asha);
  const over = await ask(asha);
  await app
    .as(asha.viewer)
    .call(polls.updatePoll, { body: { pollId: over.pollId, version: 1, action: 'end' } });
  const shown = (await writePost(play, asha, 'Vote', { pollId: open.pollId })).body;
  expect(shown.poll?.pollId).toBe(open.pollId);
  const refused = (who: TestMember, more: Partial<PostSent>) => refusedPost(play, who, 'Vote', more);
  expect(await refused(asha, { pollId: over.pollId })).toBe('post_poll_not_open');
  expect(await refused(meera, { pollId: open.pollId })).toBe('post_poll_not_open');
  expect(await refused(asha, { pollId: open.pollId, poll: newPoll })).toBe('post_attached_kinds');
  const publishAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  expect(await refused(asha, { poll: newPoll, publishAt })).toBe('post_poll_now');
});

test('the rules of the poll hold wherever it is shown: for connections alone, or deleted, the post stays without it', async () => {
  const { ask } = polling(play);
  const forFriends = await ask(asha, { audience: 'connections' });
  const { postId } = (await writePost(play, asha, 'For all', { pollId: forFriends.pollId })).body;
  expect([(await pollOf(ravi, postId))?.pollId, await pollOf(meera, postId)]).toEqual([
    forFriends.pollId,
    null,
  ]);
  await app
    .as(asha.viewer)
    .call(polls.updatePoll, { body: { pollId: forFriends.pollId, version: 1, action: 'delete' } });
  expect(await pollOf(ravi, postId)).toBeNull();
});

test('a post whose words are refused leaves no poll behind', async () => {
  const count = async () =>
    (await app.as(asha.viewer).call(polls.listPolls, { query: { of: 'mine', limit: 100 } })).items.length;
  const before = await count();
  expect(await refusedPost(play, asha, 'Call 98450 12345', { poll: newPoll })).toBe('post_has_contact');
  expect(await refusedPost(play, asha, 'Vote', { poll: { ...newPoll, options: ['One', 'one'] } })).toBe(
    'invalid_request',
  );
  expect(await count()).toBe(before);
});
