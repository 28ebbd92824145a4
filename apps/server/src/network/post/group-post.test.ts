/** Posts in groups: who reads them on each surface, and those that are looked at first. */
import { addComment } from '@nukkad/contract/network/comment/comment.api';
import * as api from '@nukkad/contract/network/post/post.api';
import { reportContent } from '@nukkad/contract/network/moderation/moderation.api';
import { setReaction } from '@nukkad/contract/network/reaction/reaction.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grouping } from '../../../test/fixtures/group-fixture.ts';
import {
  type Posting,
  type TestMember,
  aMember,
  postFixture,
  refusedPost,
} from '../../../test/fixtures/post-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import type { Mounted } from '../../../test/harness/mounted.ts';

let play: Posting;
let app: Mounted;
let groups: ReturnType<typeof grouping>;
let owner: TestMember;
let asha: TestMember;
let ravi: TestMember;
let outside: TestMember;
beforeAll(async () => {
  play = await postFixture();
  app = play.app;
  groups = grouping(play);
  [owner, asha, ravi, outside] = [
    await aMember(play, 'Lata Owner'),
    await aMember(play, 'Asha Verma'),
    await aMember(play, 'Ravi Kumar'),
    await aMember(play, 'Omar Outside'),
  ];
  await play.connect(asha, outside);
});
afterAll(() => app.close());

async function aGroup(approvesPosts = false, members = [asha, ravi]) {
  const maker = await aMember(play, 'Maker Of Groups');
  const { groupId } = await groups.make(maker, { approvesPosts });
  for (const one of members) await groups.join(one, groupId);
  return { maker, groupId };
}
const bodies = (said: readonly (readonly [string, string])[]) => said.map(([body]) => body);

test('what is said in a group is in the feeds of its members, with the reason, and in no other feed', async () => {
  const { groupId } = await aGroup();
  await groups.write(asha, groupId, 'Who has a pipe cutter? #tools');
  await app.drain();
  expect(await groups.said(ravi)).toContainEqual(['Who has a pipe cutter? #tools', 'group']);
  expect(await groups.said(ravi, { groupId })).toEqual([['Who has a pipe cutter? #tools', 'group']]);
  expect(bodies(await groups.said(outside))).not.toContain('Who has a pipe cutter? #tools');
  expect(await groups.said(outside, { groupId })).toEqual([]);
  await groups.leave(ravi, groupId);
  await app.drain();
  expect(bodies(await groups.said(ravi))).not.toContain('Who has a pipe cutter? #tools');
  await groups.join(ravi, groupId);
  await app.drain();
  expect(bodies(await groups.said(ravi))).toContain('Who has a pipe cutter? #tools');
});

test('no surface shows it to a connection of its author who is not in the group', async () => {
  const { groupId } = await aGroup();
  await app
    .as(outside.viewer)
    .call(api.createPost, { body: { body: 'Control #leaks', audience: 'everyone', pictures: [] } });
  const { postId } = await groups.write(asha, groupId, `Price list of the week #leaks @${outside.handle}`);
  await app.drain();
  const as = app.as(outside.viewer);
  const refused = async (answer: Promise<{ readonly status: number }>) => (await answer).status;
  expect(await refused(as.askLoosely(api.getPost, { query: { postId } }))).toBe(404);
  expect(await refused(as.askLoosely(api.listPostEdits, { query: { postId } }))).toBe(404);
  expect(await refused(as.askLoosely(api.savePost, { body: { postId, saved: true } }))).toBe(404);
  const tagged = await as.call(api.getFeeds, { query: { tag: 'leaks' } });
  expect(tagged.items.map(({ body }) => body)).toEqual(['Control #leaks']);
  const ofAuthor = await as.call(api.getFeeds, { query: { of: asha.memberId } });
  expect(ofAuthor.items.map((post) => post.postId)).not.toContain(postId);
  const relevant = await as.call(api.getFeeds, { query: { order: 'relevant' } });
  expect(relevant.items.map((post) => post.postId)).not.toContain(postId);
  const comment = { subject: 'post', subjectId: postId, body: 'Nice.' };
  expect(await refused(as.askLoosely(addComment, { body: comment }))).toBe(404);
  const reaction = { subject: 'post', subjectId: postId, kind: 'like' };
  expect(await refused(as.askLoosely(setReaction, { body: reaction }))).toBe(404);
  const report = { subject: 'post', subjectId: postId, reason: 'spam' };
  expect(await refused(as.askLoosely(reportContent, { body: report }))).toBe(404);
  const { rows } = await sql`select 1 from notification
    where user_id = ${outside.viewer.userId} and body_en like '%mentioned%'`.execute(app.platform.db);
  expect(rows).toEqual([]);
  expect((await app.as(ravi.viewer).call(api.getPost, { query: { postId } })).group?.groupId).toBe(groupId);
});

test('a saved post is gone from the list of who left, and is there again on coming back', async () => {
  const { groupId } = await aGroup();
  const { postId } = await groups.write(asha, groupId, 'Saved for later.');
  await app.as(ravi.viewer).call(api.savePost, { body: { postId, saved: true } });
  const saved = async () =>
    (await app.as(ravi.viewer).call(api.listSavedPosts, { query: {} })).items.map((post) => post.postId);
  expect(await saved()).toContain(postId);
  await groups.leave(ravi, groupId);
  expect(await saved()).not.toContain(postId);
});

test('only who is in a group writes in it, and not for later', async () => {
  const { groupId } = await aGroup();
  expect(await refusedPost(play, outside, 'Let me in.', { audience: 'group', groupId })).toBe(
    'post_group_not_joined',
  );
  expect(await refusedPost(play, asha, 'No group named.', { audience: 'group' })).toBe(
    'post_group_not_joined',
  );
  expect(await refusedPost(play, asha, 'To all of them.', { audience: 'everyone', groupId })).toBe(
    'post_group_not_joined',
  );
  const publishAt = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  expect(await refusedPost(play, asha, 'Later.', { audience: 'group', groupId, publishAt })).toBe(
    'post_group_later',
  );
});

test('a group that looks first: the post waits, is approved once under racing, and is not edited afterwards', async () => {
  const { maker, groupId } = await aGroup(true);
  const waits = await groups.write(asha, groupId, 'A good plumber for Ulsoor?');
  expect([waits.status, waits.publishedAt]).toEqual(['waiting', null]);
  await app.drain();
  expect(await groups.said(ravi, { groupId })).toEqual([]);
  expect(
    (await app.as(ravi.viewer).askLoosely(api.getPost, { query: { postId: waits.postId } })).status,
  ).toBe(404);
  const mine = await app.as(asha.viewer).call(api.getFeeds, { query: { status: 'waiting' } });
  expect(mine.items.map(({ postId }) => postId)).toEqual([waits.postId]);
  expect(await groups.waiting(ravi, groupId)).toEqual([]);
  const [seen] = await groups.waiting(maker, groupId);
  expect((await app.as(maker.viewer).call(api.getPost, { query: { postId: waits.postId } })).status).toBe(
    'waiting',
  );
  const { postId, version } = required(seen);
  expect((await groups.decidePost(ravi, { postId, version, action: 'approve' })).status).toBe(404);
  expect((await groups.decidePost(asha, { postId, version, action: 'approve' })).status).toBe(404);
  const answers = await Promise.all(
    ['approve', 'decline', 'approve', 'decline'].map((action) =>
      groups.decidePost(maker, { postId, version, action, reason: 'Not about the trade.' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  const next = await groups.write(asha, groupId, 'Looked at and fine.');
  const asked = { postId: next.postId, version: next.version };
  await groups.decidePost(maker, { ...asked, action: 'approve' });
  await app.drain();
  expect(bodies(await groups.said(ravi, { groupId }))).toContain('Looked at and fine.');
  const published = await app.as(asha.viewer).call(api.getPost, { query: { postId: next.postId } });
  expect(published.can.edit).toBe(false);
  const edit = { postId: next.postId, version: published.version, action: 'edit', body: 'Something else.' };
  expect((await app.as(asha.viewer).askLoosely(api.updatePost, { body: edit })).body).toMatchObject({
    code: 'post_edit_approved',
  });
});

test('a declined post says why to its author alone, who may delete it; owner and moderators are published at once', async () => {
  const { maker, groupId } = await aGroup(true);
  const { postId, version } = await groups.write(asha, groupId, 'Buy my old pipes.');
  const refused = await groups.decidePost(maker, { postId, version, action: 'decline' });
  expect(refused.body).toMatchObject({ code: 'invalid_request' });
  await groups.decidePost(maker, { postId, version, action: 'decline', reason: 'No advertising here.' });
  const declined = await app.as(asha.viewer).call(api.getPost, { query: { postId } });
  expect([declined.status, declined.declineReason]).toEqual(['declined', 'No advertising here.']);
  expect((await app.as(maker.viewer).askLoosely(api.getPost, { query: { postId } })).status).toBe(404);
  const gone = { postId, version: declined.version, action: 'delete' } as const;
  expect((await app.as(asha.viewer).call(api.updatePost, { body: gone })).status).toBe('deleted');
  expect((await groups.write(maker, groupId, 'Welcome.')).status).toBe('published');
});

test('a waiting post of who is apart from one that decides is decided by another one', async () => {
  const { maker, groupId } = await aGroup(true);
  await groups.decide(maker, groupId, ravi, 'appoint');
  const apart = await aMember(play, 'Zoya Apart');
  await groups.join(apart, groupId);
  const { postId, version } = await groups.write(apart, groupId, 'Two taps for one.');
  await play.block(maker, apart);
  expect(await groups.waiting(maker, groupId)).toEqual([]);
  expect((await groups.decidePost(maker, { postId, version, action: 'approve' })).status).toBe(404);
  expect((await groups.decidePost(ravi, { postId, version, action: 'approve' })).status).toBe(200);
  await app.drain();
  expect(bodies(await groups.said(maker, { groupId }))).not.toContain('Two taps for one.');
  expect(bodies(await groups.said(asha, { groupId }))).toContain('Two taps for one.');
});

test('a connection that begins or ends leaves posts of groups where they are', async () => {
  const { groupId } = await aGroup(false, [asha, ravi]);
  await groups.write(asha, groupId, 'Stays in the feed.');
  await app.drain();
  await play.connect(asha, ravi);
  await app.drain();
  await play.decide(asha, ravi, 'remove', 2);
  await app.drain();
  expect(await groups.said(ravi)).toContainEqual(['Stays in the feed.', 'group']);
  expect(owner.memberId).toBeTruthy();
});
