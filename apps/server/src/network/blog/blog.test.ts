import * as api from '@nukkad/contract/network/blog/blog.api';
import type { BlogBlock } from '@nukkad/contract/network/blog/blog-body.model';
import type { BlogDraft } from '@nukkad/contract/network/blog/blog.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Blogging, blogging, line, plainBlog } from '../../../test/fixtures/blog-fixture.ts';
import { type Posting, type TestMember, aMember, postFixture } from '../../../test/fixtures/post-fixture.ts';
import type { Mounted } from '../../../test/harness/mounted.ts';
import { required } from '../../../test/harness/required.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { blogPersonal } from './blog-personal.store.ts';

let play: Posting;
let app: Mounted;
let write: Blogging;
let asha: TestMember;
let ravi: TestMember;
beforeAll(async () => {
  play = await postFixture();
  app = play.app;
  write = blogging(play);
  [asha, ravi] = [await aMember(play, 'Asha Verma'), await aMember(play, 'Ravi Kumar')];
});
afterAll(() => app.close());

const code = (answer: { readonly body: unknown }) => (answer.body as { code: string }).code;
const draftOf = ({ viewer }: TestMember, { blogId }: BlogDraft) =>
  app.as(viewer).askLoosely(api.getBlogDraft, { query: { blogId } });
const daysOn = (days: number) => app.clock.set(new Date(app.clock.now().getTime() + days * 86_400_000));
const text = (words: string, marks: object[] = []) => ({ type: 'text', text: words, marks });
const refusedBody = async (body: unknown) =>
  (
    await app.as(asha.viewer).askLoosely(api.createBlogDraft, {
      body: { ...plainBlog, body },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
  ).body;

test('a draft is seen by its author alone; published it has an address of its title, its time to read and its beginning as summary', async () => {
  const draft = await write.begin(asha);
  expect([draft.status, draft.slug, draft.revision]).toEqual(['draft', null, 1]);
  expect([(await draftOf(asha, draft)).status, (await draftOf(ravi, draft)).status]).toEqual([200, 404]);
  expect(await write.latest(ravi)).not.toContain(plainBlog.title);
  const { slug, status, isChanged } = await write.publish(asha, draft);
  expect([slug, status, isChanged]).toEqual([
    expect.stringMatching(/^how-to-keep-a-tank-clean-[0-9a-f]{6}$/),
    'published',
    false,
  ]);
  const { body } = await write.read(ravi, slug);
  expect(body).toMatchObject({
    title: plainBlog.title,
    minutes: 1,
    language: 'en',
    summary: expect.stringMatching(/^A tank is cleaned/),
    author: { name: 'Asha V.' },
    can: { edit: false, answer: true },
  });
  expect(await write.latest(ravi)).toContain(plainBlog.title);
});

test('blocks and marks that are not of the list, attributes too many, javascript and mail links, lists in lists and 1 MB are no blog', async () => {
  const item = (content: unknown) => ({ type: 'bullets', content: [{ type: 'item', content }] });
  const link = (href: string) => [
    { type: 'paragraph', content: [text('here', [{ type: 'link', attrs: { href } }])] },
  ];
  const foreign: readonly unknown[] = [
    [{ type: 'script', content: [text('alert(1)')] }],
    [{ type: 'html', html: '<img src=x onerror=alert(1)>' }],
    [{ ...line('x'), attrs: { onclick: 'alert(1)' } }],
    [{ type: 'paragraph', content: [{ ...text('x'), style: 'position:fixed' }] }],
    [{ type: 'paragraph', content: [text('x', [{ type: 'underline' }])] }],
    [{ type: 'heading', attrs: { level: 1 }, content: [text('x')] }],
    [item([item([line('x')])])],
    link('javascript:alert(1)'),
    link('data:text/html,<script>alert(1)</script>'),
    link('http://example.org'),
    link('mailto:asha@example.org'),
    link('https://asha:secret@example.org'),
    'A text',
    [{ type: 'picture', attrs: { pictureId: 'x', alternative: '' } }],
    Array.from({ length: 1_001 }, () => line('x')),
    [line('x'.repeat(40_001))],
  ];
  for (const body of foreign) expect((await refusedBody(body)).code).toBe('invalid_request');
  expect((await refusedBody([line('x'.repeat(1_100_000))])).code).toBe('body_too_large');
  const deep = (depth: number) =>
    `${'{"type":"bullets","content":[{"type":"item","content":['.repeat(depth)}${']}]}'.repeat(depth)}`;
  const bomb = await app.as(asha.viewer).send('POST', 'blogs/draft', {
    body: JSON.stringify({ ...plainBlog, body: [] }).replace('"body":[]', `"body":[${deep(10_000)}]`),
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  });
  expect([bomb.status, bomb.body.code]).toEqual([400, 'invalid_request']);
  const fit = await write.begin(asha, { body: [line('<script>alert(1)</script> Safe \u202Ewords')] });
  expect(fit.body).toEqual([line('<script>alert(1)</script> Safe words')]);
  await write.change(asha, fit, 'delete');
});

test('of two tabs that save at one instant one is told; what was taken while its answer was lost is taken again', async () => {
  const draft = await write.begin(asha);
  const mine = { title: 'First tab' };
  const both = await Promise.all([
    write.save(asha, draft, mine),
    write.save(asha, draft, { title: 'Second tab' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const lost = required(both.find(({ status }) => status === 409));
  expect(code(lost)).toBe('blog_draft_moved');
  const { title, revision } = (await draftOf(asha, draft)).body as BlogDraft;
  expect(revision).toBe(2);
  const again = await write.save(asha, draft, { title });
  expect([again.status, (again.body as BlogDraft).revision]).toEqual([200, 2]);
  expect((await write.save(ravi, draft, mine)).status).toBe(404);
  await write.change(asha, draft, 'delete');
});

test('readers see a change once it is published; what it said before is kept for its author, and what is published must be what was saved last', async () => {
  const before = await write.written(asha, { title: 'Before' });
  const saved = (await write.save(asha, before, { title: 'After' })).body as BlogDraft;
  expect([saved.isChanged, ((await write.read(ravi, before.slug)).body as { title: string }).title]).toEqual([
    true,
    'Before',
  ]);
  expect(await write.refused(asha, { ...saved, revision: 1 })).toBe('blog_draft_moved');
  const after = await write.publish(asha, saved);
  expect((await write.read(ravi, before.slug)).body).toMatchObject({
    title: 'After',
    editedAt: expect.any(String),
  });
  const { blogId } = before;
  const versions = (await app.as(asha.viewer).call(api.listBlogVersions, { query: { blogId } })).items;
  expect(versions.map(({ number, title }) => [number, title])).toEqual([[1, 'Before']]);
  const one = await app.as(asha.viewer).call(api.getBlogVersion, { query: { blogId, number: 1 } });
  expect(one.body).toEqual(plainBlog.body);
  const other = app.as(ravi.viewer);
  expect((await other.call(api.listBlogVersions, { query: { blogId } })).items).toEqual([]);
  expect((await other.askLoosely(api.getBlogVersion, { query: { blogId, number: 1 } })).status).toBe(404);
  await write.change(asha, after, 'delete');
});

test('taken back it is a draft that no one reads, and published again it keeps address and date; deleted it is nowhere', async () => {
  daysOn(2);
  const shown = await write.written(asha, { title: 'Back and forth' });
  const first = (await write.read(ravi, shown.slug)).body as { publishedAt: string };
  const draft = (await write.change(asha, shown, 'unpublish')).body as BlogDraft;
  expect([draft.status, (await write.read(ravi, shown.slug)).status]).toEqual(['draft', 404]);
  expect(code(await write.change(asha, shown, 'unpublish'))).toBe('blog_moved_on');
  daysOn(1);
  const again = await write.publish(asha, draft);
  expect(again.slug).toBe(shown.slug);
  expect((await write.read(ravi, shown.slug)).body).toMatchObject({ publishedAt: first.publishedAt });
  expect((await write.change(ravi, again, 'delete')).status).toBe(404);
  expect((await write.change(asha, again, 'delete')).status).toBe(200);
  expect([(await write.read(asha, shown.slug)).status, (await draftOf(asha, again)).status]).toEqual([
    404, 404,
  ]);
  const left = await sql`select 1 from network_blog_draft where blog_id = ${again.blogId}`.execute(
    app.platform.db,
  );
  expect(left.rows).toEqual([]);
});

test('contact details are refused and counted, also where marks cut them; without a title, text or words for a picture nothing is published', async () => {
  const bold = (words: string) => text(words, [{ type: 'bold' }]);
  const paragraph = (...content: object[]) => [{ type: 'paragraph', content }] as BlogBlock[];
  const link = (href: string) => paragraph(text('here', [{ type: 'link', attrs: { href } }]));
  const refused = async (more: Parameters<Blogging['begin']>[1]) => {
    const draft = await write.begin(asha, more);
    const found = await write.refused(asha, draft);
    await write.change(asha, draft, 'delete');
    return found;
  };
  expect(await refused({ body: paragraph(text('Call 98450 '), bold('12345')) })).toBe('blog_has_contact');
  expect(await refused({ title: 'Mail asha@example.org' })).toBe('blog_has_contact');
  expect(await refused({ body: link('https://wa.me/919845012345') })).toBe('blog_has_contact');
  expect(await refused({ title: '' })).toBe('blog_empty');
  expect(await refused({ body: [{ type: 'paragraph' }] })).toBe('blog_empty');
  const pictureId = await write.addPicture(asha);
  const bare: BlogBlock = { type: 'picture', attrs: { pictureId, alternative: '' } };
  expect(await refused({ body: [line('See'), bare] })).toBe('blog_undescribed');
  const tries = await sql<{ tries: number }>`select tries from contact_try
    where user_id = ${asha.viewer.userId} and place = 'blog'`.execute(app.platform.db);
  expect(tries.rows).toEqual([{ tries: 3 }]);
});

test('a picture is of its author and of one blog; it is read as far as its blog is, and goes with it', async () => {
  daysOn(2);
  const pictureId = await write.addPicture(asha);
  const picture: BlogBlock = { type: 'picture', attrs: { pictureId, alternative: 'A blue tank' } };
  const body = [line('A tank'), picture];
  const foreign = await app.as(ravi.viewer).askLoosely(api.createBlogDraft, { body: { ...plainBlog, body } });
  expect(code(foreign)).toBe('post_picture_not_found');
  const cover = { pictureId: await write.addPicture(asha), alternative: 'The roof' };
  const draft = await write.begin(asha, { body, cover });
  const open = `/blogs/picture/${pictureId}`;
  expect((await fetch(new URL(open, app.url))).status).toBe(404);
  const blog = await write.publish(asha, draft);
  const { pictures } = (await write.read(ravi, blog.slug)).body as { pictures: { url: string }[] };
  expect((await fetch(new URL(required(pictures[0]).url, app.url))).status).toBe(200);
  expect((await fetch(new URL(open, app.url))).status).toBe(404);
  await write.open(asha);
  expect((await fetch(new URL(open, app.url))).headers.get('content-type')).toBe('image/webp');
  await sql`update network_member set seen_by = 'members', is_listed = false where member_id = ${asha.memberId}`.execute(
    app.platform.db,
  );
  await write.change(asha, blog, 'delete');
  const kept = [];
  for await (const { key } of app.platform.storage.list(`blogs/${asha.memberId}/`)) kept.push(key);
  expect(kept).toHaveLength(0);
});

test('a new member publishes once a day with two links; no one begins the fifty-first draft', async () => {
  const nisha = await aMember(play, 'Nisha Rao');
  await sql`update network_member set created_at = ${app.clock.now()} where member_id = ${nisha.memberId}`.execute(
    app.platform.db,
  );
  const links = ['a', 'b', 'c'].map((name) =>
    text(name, [{ type: 'link', attrs: { href: `https://${name}.example.org/` } }]),
  );
  const many = await write.begin(nisha, { body: [{ type: 'paragraph', content: links }] as BlogBlock[] });
  expect(await write.refused(nisha, many)).toBe('blog_links');
  await write.written(nisha);
  expect(await write.refused(nisha, await write.begin(nisha))).toBe('blog_limit');
  await sql`insert into network_blog (blog_id, author_id, status, created_at, updated_at, version)
    select gen_random_uuid(), ${nisha.memberId}::uuid, 'draft', now(), now(), 1 from generate_series(1, 48)`.execute(
    app.platform.db,
  );
  const answer = await app.as(nisha.viewer).askLoosely(api.createBlogDraft, { body: plainBlog });
  expect(code(answer)).toBe('blog_draft_limit');
});

test('the copy holds blogs, drafts, earlier versions and pictures; leaving takes them, and a blog of a business stays with it', async () => {
  const dev = await aMember(play, 'Dev Patil');
  const blog = await write.written(dev, { title: 'My first tank' });
  const saved = (await write.save(dev, blog, { title: 'My second tank' })).body as BlogDraft;
  await write.publish(dev, saved);
  const { db } = app.platform;
  const { userId } = dev.viewer;
  const copy = JSON.stringify(await exportOf(blogPersonal, db, userId));
  for (const words of ['My first tank', 'My second tank']) expect(copy).toContain(words);
  const shop = await play.business('Lakshmi Home Services');
  const ofShop = await write.written(shop, { title: 'From the shop' });
  await db.transaction().execute((tx) => eraseFrom(blogPersonal, tx, userId));
  expect((await write.read(ravi, blog.slug)).status).toBe(404);
  expect((await write.read(ravi, ofShop.slug)).status).toBe(200);
});
