import { newMemberUntil } from '@nukkad/contract/network/member/new-member';
import * as api from '@nukkad/contract/network/comment/comment.api';
import { commentsADay } from '@nukkad/contract/network/comment/comment.model';
import { getPost } from '@nukkad/contract/network/post/post.api';
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
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { commentPersonal } from './comment.store.ts';
import { momentOf } from '../../platform/spoken.rules.ts';

let fixture: CommentFixture;
beforeAll(async () => {
  fixture = await commentFixture();
});
afterAll(() => fixture.app.close());

const listed = async ({ client }: Member, subjectId: string, more: object = {}) =>
  (await client.call(api.listComments, { query: { subject: 'post', subjectId, ...more } })).items;
const counted = async ({ client }: Member, postId: string) =>
  (await client.call(getPost, { query: { postId } })).comments;
const writing = (subjectId: string, more: object = {}) => ({
  body: { subject: 'post' as const, subjectId, body: 'Well painted.', ...more },
  headers: key(),
});
const texts = () => fixture.app.sms.map(({ variables }) => variables['text']);

test('a comment and an answer are read by others in the order of time, and both are counted at the post', async () => {
  const { asha, binod, chetna } = fixture;
  const post = await aPost(asha);
  const first = await aComment(binod, post, 'Which paint did you use?');
  expect(first).toMatchObject({
    body: 'Which paint did you use?',
    parentId: null,
    isOfAuthor: false,
    can: { edit: true, delete: true, reply: true, report: false },
  });
  await aComment(asha, post, 'Two coats of enamel.', first.commentId);
  await aComment(chetna, post, 'Lovely colour.');
  expect((await listed(chetna, post)).map(({ body, replies }) => [body, replies])).toEqual([
    ['Which paint did you use?', 1],
    ['Lovely colour.', 0],
  ]);
  const [answer] = await listed(chetna, post, { parentId: first.commentId });
  expect(answer).toMatchObject({
    body: 'Two coats of enamel.',
    isOfAuthor: true,
    can: { edit: false, delete: false, reply: false, report: true },
  });
  expect(await counted(chetna, post)).toBe(3);
});

test('a page ends where it was asked to, and goes on behind its last comment', async () => {
  const { asha, binod } = fixture;
  const post = await aPost(asha);
  for (const body of ['One.', 'Two.', 'Three.']) await aComment(binod, post, body);
  const asked = { subject: 'post', subjectId: post, limit: 2 } as const;
  const page = await asha.client.call(api.listComments, { query: asked });
  expect(page.items.map(({ body }) => body)).toEqual(['One.', 'Two.']);
  const next = await asha.client.call(api.listComments, {
    query: { ...asked, cursor: page.nextCursor ?? '' },
  });
  expect([next.items.map(({ body }) => body), next.nextCursor]).toEqual([['Three.'], null]);
});

test('an answer to an answer, to another post or to nothing is refused', async () => {
  const { asha, binod } = fixture;
  const [post, other] = [await aPost(asha), await aPost(asha)];
  const first = await aComment(binod, post);
  const answer = await aComment(asha, post, 'Thank you.', first.commentId);
  for (const [subjectId, parentId] of [
    [post, answer.commentId],
    [other, first.commentId],
    [post, post],
  ] as const) {
    const { status, code } = await binod.client.refused(api.addComment, {
      ...writing(subjectId),
      body: { subject: 'post', subjectId, parentId, body: 'And so on.' },
    });
    expect([status, code]).toEqual([404, 'comment_not_found']);
  }
  expect(await listed(binod, first.commentId)).toEqual([]);
});

test('empty words, 1,001 letters, a number, an address and a link are refused at the field; marks that turn the page are taken out', async () => {
  const { asha, binod } = fixture;
  const post = await aPost(asha);
  for (const body of ['  ', 'a'.repeat(1_001), 'Call 98450 12345', 'asha@example.in', 'https://example.in']) {
    const { status, body: refused } = await binod.client.askLoosely(api.addComment, writing(post, { body }));
    expect([body, status, Object.keys(refused.fields ?? {})]).toEqual([body, 400, ['body']]);
  }
  const { body } = await aComment(binod, post, '\u202eWell\u2066 painted 🎨');
  expect(body).toBe('Well painted 🎨');
  expect(await listed(asha, post)).toHaveLength(1);
});

test('within a day its author edits it and the words before are kept; a stale version and another member are refused', async () => {
  const { app, asha, binod, chetna } = fixture;
  const post = await aPost(asha);
  const { commentId, version } = await aComment(binod, post, 'Wel painted.');
  const editing = { body: { commentId, version, body: 'Well painted.' } };
  expect((await chetna.client.refused(api.editComment, editing)).status).toBe(404);
  const edited = await binod.client.call(api.editComment, editing);
  expect([edited.body, edited.editedAt === null]).toEqual(['Well painted.', false]);
  expect((await binod.client.refused(api.editComment, editing)).code).toBe('comment_moved_on');
  const { rows } = await sql<{
    body: string;
  }>`select body from network_comment_edit where comment_id = ${commentId}`.execute(app.platform.db);
  expect(rows).toEqual([{ body: 'Wel painted.' }]);
  app.clock.advance(dayMs);
  const late = await binod.client.refused(api.editComment, {
    body: { commentId, version: edited.version, body: 'Best painted.' },
  });
  expect(late.code).toBe('comment_edit_over');
});

test('only its author deletes it, once; its answers leave with it, and the post counts neither', async () => {
  const { asha, binod, chetna } = fixture;
  const post = await aPost(asha);
  const { commentId } = await aComment(binod, post);
  const answer = await aComment(chetna, post, 'I agree.', commentId);
  const removing = (one: string) => ({ query: { commentId: one } });
  expect((await asha.client.refused(api.deleteComment, removing(commentId))).status).toBe(404);
  expect(await counted(asha, post)).toBe(2);
  await binod.client.call(api.deleteComment, removing(commentId));
  expect((await binod.client.refused(api.deleteComment, removing(commentId))).code).toBe('comment_moved_on');
  expect(await listed(asha, post)).toEqual([]);
  expect(await listed(asha, post, { parentId: commentId })).toEqual([]);
  expect(await counted(asha, post)).toBe(0);
  await chetna.client.call(api.deleteComment, removing(answer.commentId));
  expect(await counted(asha, post)).toBe(0);
});

test('who is blocked, in either direction, neither reads nor answers the other’s comments; a third member’s post stays for both', async () => {
  const { app, asha } = fixture;
  const [dev, esha] = [await aMember(app, 'Dev Nair'), await aMember(app, 'Esha Pal')];
  const post = await aPost(asha);
  const { commentId } = await aComment(dev, post, 'By Dev.');
  await aComment(esha, post, 'By Esha.');
  await block(dev, esha);
  expect((await listed(dev, post)).map(({ body }) => body)).toEqual(['By Dev.']);
  expect((await listed(esha, post)).map(({ body }) => body)).toEqual(['By Esha.']);
  expect((await listed(asha, post)).map(({ body }) => body)).toEqual(['By Dev.', 'By Esha.']);
  const answer = await esha.client.refused(api.addComment, {
    body: { subject: 'post', subjectId: post, parentId: commentId, body: 'To you.' },
  });
  expect([answer.status, answer.code]).toEqual([404, 'comment_not_found']);
  expect(await listed(esha, post, { parentId: commentId })).toEqual([]);
  const own = await aPost(dev);
  expect((await esha.client.refused(api.addComment, writing(own))).code).toBe('comment_subject_not_found');
});

test('the author of the post hears of all comments in one row, the author of a comment of its answers', async () => {
  const { app } = fixture;
  const [gita, hari, indu] = [
    await aMember(app, 'Gita Sen'),
    await aMember(app, 'Hari Das'),
    await aMember(app, 'Indu Roy'),
  ];
  const post = await aPost(gita);
  await app.drain();
  app.sms.length = 0;
  const { commentId } = await aComment(hari, post);
  await aComment(indu, post);
  await aComment(gita, post, 'My own words.');
  await aComment(gita, post, 'Thank you.', commentId);
  await app.drain();
  const { rows } = await sql<{
    body: string;
  }>`select body_en as body from notification where user_id = ${gita.viewer.userId} and tag = 'network'`.execute(
    app.platform.db,
  );
  expect(rows.map(({ body }) => body)).toEqual(['Indu R. and one other commented on your post.']);
  expect(texts().join()).not.toContain('My own words');
});

test('a new member may comment so often a day, and later more often', async () => {
  const { app, asha } = fixture;
  const post = await aPost(asha);
  const jaya = await aMember(app, 'Jaya Bose');
  await sql`insert into network_comment (comment_id, subject, subject_id, author_id, body, status, created_at, updated_at)
    select gen_random_uuid(), 'post', gen_random_uuid(), ${jaya.memberId}, 'Before.', 'deleted', ${app.clock.now()}, ${app.clock.now()}
    from generate_series(1, ${commentsADay.new - 1})`.execute(app.platform.db);
  await aComment(jaya, post);
  const { code, values } = await jaya.client.refused(api.addComment, writing(post));
  expect([code, values]).toEqual([
    'comment_limit_new',
    { limit: commentsADay.new, from: momentOf(newMemberUntil({ createdAt: app.clock.now() })).en },
  ]);
});

test('a person takes the own comments along and out, and those of others stay', async () => {
  const { app, asha } = fixture;
  const kiran = await aMember(app, 'Kiran Shah');
  const post = await aPost(asha);
  await aComment(kiran, post, 'A word of Kiran.');
  await aComment(asha, post, 'A word of Asha.');
  const { db } = app.platform;
  const { userId } = kiran.viewer;
  expect(JSON.stringify(await exportOf(commentPersonal, db, userId))).toContain('A word of Kiran.');
  expect(JSON.stringify(await exportOf(commentPersonal, db, userId))).not.toContain('A word of Asha.');
  await db.transaction().execute((tx) => eraseFrom(commentPersonal, tx, userId));
  expect((await listed(asha, post)).map(({ body }) => body)).toEqual(['A word of Asha.']);
});
