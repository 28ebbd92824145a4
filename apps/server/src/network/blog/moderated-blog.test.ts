import * as api from '@nukkad/contract/network/blog/blog.api';
import type { Blog } from '@nukkad/contract/network/blog/blog.model';
import * as moderation from '@nukkad/contract/network/moderation/moderation.api';
import * as office from '@nukkad/contract/network/moderation/moderation-office.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedScripts } from '../../../../../e2e/pages/stored-scripts.ts';
import { line, plainBlog } from '../../../test/fixtures/blog-fixture.ts';
import { type CommentFixture, type Member, commentFixture } from '../../../test/fixtures/comment-fixture.ts';

let fixture: CommentFixture;
beforeAll(async () => {
  fixture = await commentFixture();
});
afterAll(() => fixture.app.close());

async function publish({ client }: Member, more: Partial<typeof plainBlog> = {}): Promise<Blog> {
  const { blogId, version, revision } = await client.call(api.createBlogDraft, {
    body: { ...plainBlog, ...more },
  });
  const body = { blogId, version, revision, action: 'publish' as const };
  const { slug } = await client.call(api.updateBlog, { body });
  return client.call(api.getBlog, { query: { slug: slug ?? '' } });
}
const statusOf = async ({ client }: Member, { slug }: Blog) =>
  (await client.ask(api.getBlog, { query: { slug } })).status;

test('a reported blog is read whole by an Admin, removed with reason and words, and shown again after an appeal', async () => {
  const { asha, binod, admin } = fixture;
  const blog = await publish(asha, { body: [line('Buy from my cousin.'), line('x'.repeat(9_000))] });
  const { blogId: subjectId } = blog;
  await binod.client.call(moderation.reportContent, {
    body: { subject: 'blog', subjectId, reason: 'spam' },
  });
  const caseNow = async () => {
    const { items } = await admin.call(office.listModerationCases, { query: { state: 'all', limit: 100 } });
    const found = items.find((one) => one.subjectId === subjectId);
    if (!found) throw new Error('There is no case.');
    return found;
  };
  const { caseId, version } = await caseNow();
  const params = { caseId };
  const [seen] = (await admin.call(office.getModerationCase, { params })).around;
  expect([seen?.kind, seen?.body.includes('Buy from my cousin.'), (seen?.body.length ?? 0) > 9_000]).toEqual([
    'blog',
    true,
    true,
  ]);
  const removing = { version, reason: 'spam' as const, words: 'It only sells something.', isStrike: true };
  await admin.call(office.removeContent, { params, body: removing });
  expect(await statusOf(binod, blog)).toBe(404);
  const own = await asha.client.call(api.listOwnBlogs, { query: { of: 'removed' } });
  expect(own.items.map(({ blogId, can }) => [blogId, can.delete])).toEqual([[subjectId, true]]);
  const draft = await asha.client.call(api.getBlogDraft, { query: { blogId: subjectId } });
  expect(draft.can).toMatchObject({ save: false, publish: false });
  const [removal] = (await asha.client.call(moderation.listOwnRemovals, { query: {} })).items;
  if (!removal) throw new Error('Nothing was removed.');
  await asha.client.call(moderation.appealRemoval, {
    body: {
      removalId: removal.removalId,
      version: removal.version,
      words: 'My cousin is not in it any more.',
    },
  });
  const granting = { version: (await caseNow()).version, words: 'It may stay as it is now.' };
  await admin.call(office.grantAppeal, { params, body: granting });
  expect(await statusOf(binod, blog)).toBe(200);
});

test('400 scripts as title, summary, text, heading and words of links come back as the texts they are', async () => {
  const { asha } = fixture;
  const { client } = asha;
  let draft = await client.call(api.createBlogDraft, { body: plainBlog });
  for (const script of storedScripts) {
    const text = script.slice(0, 120);
    const marks = [{ type: 'link' as const, attrs: { href: 'https://example.org/' } }];
    const heading = { type: 'heading' as const, attrs: { level: 2 as const } };
    const body = [line(script), { ...heading, content: [{ type: 'text' as const, text, marks }] }];
    const { blogId, revision } = draft;
    const answer = await client.askLoosely(api.saveBlogDraft, {
      body: { blogId, revision, ...plainBlog, title: text, summary: text, body },
    });
    expect([200, 400]).toContain(answer.status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    if (answer.status !== 200) continue;
    draft = await client.call(api.getBlogDraft, { query: { blogId } });
    expect(draft.body).toEqual(body);
  }
  expect(draft.revision).toBeGreaterThan(300);
}, 60_000);
