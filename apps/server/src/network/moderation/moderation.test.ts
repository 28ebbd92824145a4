import { addComment, deleteComment, listComments } from '@nukkad/contract/network/comment/comment.api';
import * as api from '@nukkad/contract/network/moderation/moderation.api';
import * as office from '@nukkad/contract/network/moderation/moderation-office.api';
import { appealDays, strikeRule } from '@nukkad/contract/network/moderation/moderation.noun';
import { createPost, getPost } from '@nukkad/contract/network/post/post.api';
import { dayMs } from '@nukkad/contract/kernel/time';
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
import { key } from '../../../test/harness/tenant.ts';
import { exportOf } from '../../platform/personal.ts';
import { moderationPersonal } from './moderation-personal.store.ts';
import { momentOf } from '../../platform/spoken.rules.ts';

let fixture: CommentFixture;
beforeAll(async () => {
  fixture = await commentFixture();
});
afterAll(() => fixture.app.close());

type Subject = 'post' | 'comment' | 'member';
const reporting = (subject: Subject, subjectId: string, more: object = {}) => ({
  body: { subject, subjectId, reason: 'spam' as const, ...more },
});
const report = ({ client }: Member, subject: Subject, subjectId: string, more: object = {}) =>
  client.call(api.reportContent, reporting(subject, subjectId, more));
const caseOf = async (subjectId: string, state: 'waiting' | 'all' = 'waiting') => {
  const { items } = await fixture.admin.call(office.listModerationCases, { query: { state, limit: 100 } });
  return items.find((one) => one.subjectId === subjectId);
};
const open = async (subjectId: string) => {
  const found = await caseOf(subjectId, 'all');
  if (!found) throw new Error('There is no case.');
  return found;
};
const removing = { reason: 'abuse', words: 'It insults a person by name.', isStrike: true } as const;
const remove = async (subjectId: string, more: object = {}) => {
  const { caseId, version } = await open(subjectId);
  return fixture.admin.call(office.removeContent, {
    params: { caseId },
    body: { version, ...removing, ...more },
  });
};
const removalsOf = async ({ client }: Member) =>
  (await client.call(api.listOwnRemovals, { query: {} })).items;
const reportsOf = async ({ client }: Member) => (await client.call(api.listOwnReports, { query: {} })).items;
const toldTo = async ({ viewer: { userId } }: Member) => {
  const { rows } = await sql<{
    body: string;
  }>`select body_en as body from notification where user_id = ${userId} and tag = 'network' order by created_at`.execute(
    fixture.app.platform.db,
  );
  return rows.map(({ body }) => body).join('\n');
};

test('reports of several members are one case with the whole context; kept, each of them reads the answer', async () => {
  const { asha, binod, chetna, admin } = fixture;
  const post = await aPost(asha, 'Buy my paint today.');
  await aComment(chetna, post, 'Which one?');
  const answer = await aComment(asha, post, 'The red one.');
  await report(binod, 'comment', answer.commentId, { words: 'An advertisement.' });
  await report(chetna, 'comment', answer.commentId, { reason: 'false' });
  const found = await open(answer.commentId);
  expect(found).toMatchObject({
    subject: 'comment',
    author: { name: 'Asha R.' },
    excerpt: 'The red one.',
    reports: 2,
    reasons: ['false', 'spam'],
    status: 'open',
    can: { keep: true, remove: true, grant: false, refuse: false },
  });
  const params = { caseId: found.caseId };
  const details = await admin.call(office.getModerationCase, { params });
  expect(details.around.map(({ body, isIt }) => [body, isIt])).toEqual([
    ['Buy my paint today.', false],
    ['Which one?', false],
    ['The red one.', true],
  ]);
  expect(details.reported.map(({ reporterName, words }) => [reporterName, words])).toEqual(
    expect.arrayContaining([
      ['Binod K.', 'An advertisement.'],
      ['Chetna J.', ''],
    ]),
  );
  const kept = await admin.call(office.keepContent, { params, body: { version: found.version } });
  expect([kept.status, kept.reports]).toEqual(['kept', 0]);
  expect(await caseOf(answer.commentId)).toBeUndefined();
  expect((await reportsOf(binod))[0]).toMatchObject({ excerpt: 'The red one.', status: 'refused' });
  expect(await removalsOf(asha)).toEqual([]);
});

test('one reports once, never the own, and nothing that one may not see', async () => {
  const { app, asha, binod } = fixture;
  const dev = await aMember(app, 'Dev Nair');
  const post = await aPost(asha);
  await report(binod, 'post', post);
  const codeOf = async ({ client }: Member, ...of: Parameters<typeof reporting>) =>
    (await client.refused(api.reportContent, reporting(...of))).code;
  expect(await codeOf(binod, 'post', post)).toBe('moderation_reported');
  expect(await codeOf(asha, 'post', post)).toBe('moderation_own');
  expect(await codeOf(asha, 'member', asha.memberId)).toBe('moderation_own');
  expect(await codeOf(binod, 'comment', post)).toBe('moderation_subject_not_found');
  await block(asha, dev);
  expect(await codeOf(dev, 'post', post)).toBe('moderation_subject_not_found');
  expect(await codeOf(dev, 'member', asha.memberId)).toBe('moderation_subject_not_found');
});

test('two members who report at one instant make one case', async () => {
  const { asha, binod, chetna } = fixture;
  const post = await aPost(asha);
  await Promise.all([report(binod, 'post', post), report(chetna, 'post', post)]);
  expect(await open(post)).toMatchObject({ reports: 2, version: 2 });
});

test('a removed post is gone for all, its author reads why and appeals; granted, it is there again', async () => {
  const { app, asha, binod, chetna, admin } = fixture;
  const post = await aPost(asha, 'Ravi is a thief.');
  await report(binod, 'post', post);
  expect((await remove(post)).status).toBe('removed');
  const reading = { query: { postId: post } };
  expect((await chetna.client.refused(getPost, reading)).status).toBe(404);
  expect((await reportsOf(binod))[0]?.status).toBe('upheld');
  const [removal] = await removalsOf(asha);
  expect(removal).toMatchObject({
    subject: 'post',
    excerpt: 'Ravi is a thief.',
    reason: 'abuse',
    words: removing.words,
    appeal: null,
    can: { appeal: true },
  });
  expect(await removalsOf(binod)).toEqual([]);
  const { removalId = '', version = 0 } = removal ?? {};
  const words = 'Ravi is the name of my cat.';
  const appealing = { body: { removalId, version, words } };
  expect((await binod.client.refused(api.appealRemoval, appealing)).status).toBe(404);
  const appealed = await asha.client.call(api.appealRemoval, appealing);
  expect(appealed).toMatchObject({ appeal: { words, status: 'open' }, can: { appeal: false } });
  expect((await asha.client.refused(api.appealRemoval, appealing)).code).toBe('moderation_moved_on');
  const { caseId, ...found } = await open(post);
  expect(found).toMatchObject({ status: 'appealed', can: { grant: true, refuse: true, keep: false } });
  const granting = { params: { caseId }, body: { version: found.version, words: 'It is a cat indeed.' } };
  const granted = await admin.call(office.grantAppeal, granting);
  expect(granted.status).toBe('kept');
  expect((await chetna.client.call(getPost, reading)).body).toBe('Ravi is a thief.');
  expect((await removalsOf(asha))[0]).toMatchObject({
    appeal: { status: 'granted', answer: 'It is a cat indeed.' },
  });
  const { strikes, removal: last } = await admin.call(office.getModerationCase, { params: { caseId } });
  expect([strikes, last?.appeal?.status]).toEqual([0, 'granted']);
  await app.drain();
  expect(await toldTo(asha)).toContain(`We removed your post because it breaks our rules: ${removing.words}`);
  expect(await toldTo(asha)).toContain('our decision is undone');
  expect(await toldTo(binod)).toContain('Thank you for reporting.');
  expect(await toldTo(chetna)).not.toContain('Ravi');
});

test('a removed comment leaves with its answers and is counted no more; after a refused appeal it stays so', async () => {
  const { asha, binod, chetna, admin } = fixture;
  const post = await aPost(asha);
  const { commentId } = await aComment(binod, post, 'You are fools.');
  await aComment(chetna, post, 'Stop it.', commentId);
  await report(asha, 'comment', commentId);
  await remove(commentId, { isStrike: false });
  const shown = async () =>
    (await asha.client.call(listComments, { query: { subject: 'post', subjectId: post } })).items;
  expect(await shown()).toEqual([]);
  expect((await asha.client.call(getPost, { query: { postId: post } })).comments).toBe(0);
  const { removalId = '', version = 0 } = (await removalsOf(binod))[0] ?? {};
  await binod.client.call(api.appealRemoval, {
    body: { removalId, version, words: 'I meant it as a joke.' },
  });
  const { caseId, version: now } = await open(commentId);
  const refused = await admin.call(office.refuseAppeal, {
    params: { caseId },
    body: { version: now, words: 'No one could see that.' },
  });
  expect(refused.status).toBe('final');
  expect(await shown()).toEqual([]);
  expect((await removalsOf(binod))[0]).toMatchObject({
    appeal: { status: 'refused', answer: 'No one could see that.' },
    can: { appeal: false },
  });
});

test('what its author has deleted meanwhile is decided about, and stays deleted after an appeal', async () => {
  const { asha, binod, chetna, admin } = fixture;
  const post = await aPost(asha);
  const { commentId } = await aComment(binod, post);
  await report(chetna, 'comment', commentId);
  await binod.client.call(deleteComment, { query: { commentId } });
  await remove(commentId);
  const { removalId = '', version = 0 } = (await removalsOf(binod))[0] ?? {};
  await binod.client.call(api.appealRemoval, { body: { removalId, version, words: 'It was harmless.' } });
  const { caseId, version: now } = await open(commentId);
  await admin.call(office.grantAppeal, {
    params: { caseId },
    body: { version: now, words: 'It was indeed.' },
  });
  const { items } = await asha.client.call(listComments, { query: { subject: 'post', subjectId: post } });
  expect(items).toEqual([]);
  expect((await asha.client.call(getPost, { query: { postId: post } })).comments).toBe(0);
});

test('three strikes within 90 days pause posts and comments for 7 days', async () => {
  const { app, asha, binod } = fixture;
  const esha = await aMember(app, 'Esha Pal');
  const ground = await aPost(asha);
  for (let turn = 0; turn < strikeRule.most; turn += 1) {
    const post = await aPost(esha, `Rude words, ${turn}.`);
    await report(binod, 'post', post);
    await remove(post);
  }
  const commenting = {
    body: { subject: 'post', subjectId: ground, body: 'Once more.' },
    headers: key(),
  } as const;
  const { status, code, values } = await esha.client.refused(addComment, commenting);
  const until = new Date(app.clock.now().getTime() + strikeRule.pauseDays * dayMs);
  expect([status, code, values]).toEqual([403, 'network_paused', { from: momentOf(until).en }]);
  const posting = {
    body: { body: 'Once more.', audience: 'everyone' as const, pictures: [] },
    headers: key(),
  };
  expect((await esha.client.refused(createPost, posting)).code).toBe('network_paused');
  app.clock.advance(strikeRule.pauseDays * dayMs);
  await aComment(esha, ground, 'Kind words.');
});

test('an appeal is too late after 30 days', async () => {
  const { app, asha, binod } = fixture;
  const post = await aPost(asha);
  await report(binod, 'post', post);
  await remove(post);
  const { removalId = '', version = 0 } = (await removalsOf(asha))[0] ?? {};
  app.clock.advance(appealDays * dayMs);
  const { code } = await asha.client.refused(api.appealRemoval, {
    body: { removalId, version, words: 'Please look again at it.' },
  });
  expect(code).toBe('moderation_appeal_over');
  expect((await removalsOf(asha))[0]?.can).toEqual({ appeal: false });
});

test('a reported member keeps the page and reads what breaks the rules', async () => {
  const { app, asha, binod } = fixture;
  const gita = await aMember(app, 'Gita Sen');
  await report(asha, 'member', gita.memberId, { reason: 'fraud' });
  await remove(gita.memberId, { reason: 'fraud', words: 'You pretend to be a business.' });
  expect((await removalsOf(gita))[0]).toMatchObject({ subject: 'member', reason: 'fraud' });
  await report(binod, 'member', gita.memberId);
  expect((await open(gita.memberId)).status).toBe('open');
});

test('two Admins who decide at one instant: one removes it, the other is told that it has changed', async () => {
  const { asha, binod, admin } = fixture;
  const post = await aPost(asha);
  await report(binod, 'post', post);
  const { caseId, version } = await open(post);
  const input = { params: { caseId }, body: { version, ...removing } };
  const answers = await Promise.all([1, 2].map(() => admin.askLoosely(office.removeContent, input)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('members do not read the queue and decide nothing; who reported is named to no member', async () => {
  const { app, asha, binod, chetna } = fixture;
  const post = await aPost(asha);
  await report(binod, 'post', post, { words: 'Words of Binod.' });
  const { caseId, version } = await open(post);
  const params = { caseId };
  for (const { client } of [asha, chetna]) {
    expect((await client.refused(office.listModerationCases, { query: {} })).status).toBe(403);
    expect((await client.refused(office.getModerationCase, { params })).status).toBe(403);
    expect((await client.refused(office.keepContent, { params, body: { version } })).status).toBe(403);
  }
  await remove(post);
  expect(JSON.stringify(await removalsOf(asha))).not.toMatch(/Binod/);
  const told = JSON.stringify(await exportOf(moderationPersonal, app.platform.db, asha.viewer.userId));
  expect(told).toContain(removing.words);
  expect(told).not.toContain('Words of Binod.');
});
