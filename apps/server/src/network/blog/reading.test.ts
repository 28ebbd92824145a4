import * as api from '@nukkad/contract/network/blog/blog.api';
import type { Blog, BlogDraft } from '@nukkad/contract/network/blog/blog.model';
import * as commentApi from '@nukkad/contract/network/comment/comment.api';
import { setReaction } from '@nukkad/contract/network/reaction/reaction.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Blogging, blogging } from '../../../test/fixtures/blog-fixture.ts';
import { type Posting, type TestMember, aMember, postFixture } from '../../../test/fixtures/post-fixture.ts';
import type { Mounted } from '../../../test/harness/mounted.ts';
import { listBlogPages } from './blog.pages.ts';
import { sweepBlogs } from './sweep-blogs.ts';

let play: Posting;
let app: Mounted;
let write: Blogging;
let asha: TestMember;
let ravi: TestMember;
let meera: TestMember;
beforeAll(async () => {
  play = await postFixture();
  app = play.app;
  write = blogging(play);
  [asha, ravi, meera] = [
    await aMember(play, 'Asha Verma'),
    await aMember(play, 'Ravi Kumar'),
    await aMember(play, 'Meera Nair'),
  ];
  await write.open(asha);
});
afterAll(() => app.close());
// A member publishes a few a day.
beforeEach(() => {
  hoursOn(25);
});

const hoursOn = (hours: number) => app.clock.set(new Date(app.clock.now().getTime() + hours * 3_600_000));
const viewAs = (who: TestMember | null, { blogId }: BlogDraft, browser = 'A browser') =>
  app.as(who?.viewer ?? null).send('POST', 'stories/updateView', {
    body: JSON.stringify({ blogId }),
    headers: { 'content-type': 'application/json', 'user-agent': browser },
  });
const viewsOf = async ({ slug }: BlogDraft) => ((await write.read(ravi, slug)).body as Blog).views;
const page = (path: string) => fetch(new URL(path, app.url));

test('twenty views of one reader at one instant count once, twenty readers count twenty, the author not at all; the next day all count again', async () => {
  const blog = await write.written(asha, { title: 'Read by many' });
  await Promise.all(Array.from({ length: 20 }, () => viewAs(ravi, blog)));
  expect(await viewsOf(blog)).toBe(1);
  await Promise.all(Array.from({ length: 20 }, (_, at) => viewAs(null, blog, `Browser ${at}`)));
  await viewAs(null, blog, 'Browser 1');
  await viewAs(asha, blog);
  expect(await viewsOf(blog)).toBe(21);
  hoursOn(24);
  expect((await viewAs(ravi, blog)).body).toEqual({ views: 22 });
  const counted = await sql<{
    views: number;
  }>`select views from network_blog_day where blog_id = ${blog.blogId}
    order by day`.execute(app.platform.db);
  expect(counted.rows.map(({ views }) => views)).toEqual([21, 1]);
  hoursOn(48);
  await sweepBlogs(app.platform);
  const kept = await sql`select 1 from network_blog_view where blog_id = ${blog.blogId}`.execute(
    app.platform.db,
  );
  expect(kept.rows).toEqual([]);
});

test('a visitor reads what its author shows to everyone, and nothing that is for members; what is a draft counts no view', async () => {
  const open = await write.written(asha, { title: 'For everyone' });
  const closed = await write.written(ravi, { title: 'For members' });
  expect([(await write.read(null, open.slug)).status, (await write.read(null, closed.slug)).status]).toEqual([
    200, 404,
  ]);
  expect((await write.read(null, open.slug)).body).toMatchObject({
    isListed: true,
    can: { edit: false, answer: false },
  });
  const titles = await write.latest(null);
  expect([titles.includes('For everyone'), titles.includes('For members')]).toEqual([true, false]);
  expect((await viewAs(null, closed)).status).toBe(404);
  expect((await viewAs(ravi, await write.begin(asha))).status).toBe(404);
  await write.open(asha, false);
  expect((await write.read(null, open.slug)).body).toMatchObject({ isListed: false });
  await write.open(asha);
});

test('what is trending: views of a week, reactions and comments, halved every two days; both addresses say the same, page by page', async () => {
  await sql`update network_blog set status = 'deleted'`.execute(app.platform.db);
  const old = await write.written(asha, { title: 'Old and loved' });
  for (const who of [ravi, meera]) {
    await app
      .as(who.viewer)
      .call(setReaction, { body: { subject: 'blog', subjectId: old.blogId, kind: 'like' } });
    await app
      .as(who.viewer)
      .call(commentApi.addBlogComment, { body: { blogId: old.blogId, body: 'Well said.' } });
  }
  hoursOn(4 * 24);
  const quiet = await write.written(asha, { title: 'New and quiet' });
  const read = await write.written(asha, { title: 'New and read' });
  for (let at = 0; at < 5; at += 1) await viewAs(null, read, `Browser ${at}`);
  await viewAs(null, quiet);
  const titles = async (call: typeof api.listTrendingBlogs) => {
    const first = await app.as(null).call(call, { query: { limit: 2 } });
    const cursor = first.nextCursor ?? '';
    const rest = await app.as(null).call(call, { query: { limit: 2, cursor } });
    return [...first.items, ...rest.items].map(({ title }) => title);
  };
  // 16 points were halved twice.
  const order = ['New and read', 'Old and loved', 'New and quiet'];
  expect(await titles(api.listTrendingBlogs)).toEqual(order);
  expect(await titles(api.listTrendingStories)).toEqual(order);
});

test('comments on a blog have the addresses of stories as well; its author hears of them, and they are counted', async () => {
  const blog = await write.written(asha, { title: 'Talked about', tags: ['Talk', 'जल'] });
  const { blogId } = blog;
  const client = app.as(ravi.viewer);
  const comment = await client.call(commentApi.addBlogComment, { body: { blogId, body: 'Which brush?' } });
  const edited = await client.call(commentApi.editBlogComment, {
    body: { commentId: comment.commentId, version: comment.version, body: 'Which brush is it?' },
  });
  expect(edited.body).toBe('Which brush is it?');
  const { items } = await app.as(meera.viewer).call(commentApi.listBlogComments, { query: { blogId } });
  expect(items.map(({ body, author }) => [body, author.name])).toEqual([['Which brush is it?', 'Ravi K.']]);
  expect((await write.read(asha, blog.slug)).body).toMatchObject({ comments: 1, tags: ['talk', 'जल'] });
  expect(await write.latest(null, { tag: 'जल' })).toEqual(['Talked about']);
  await app.drain();
  const heard = await sql<{
    opens: string;
  }>`select opens from notification where user_id = ${asha.viewer.userId}
    and opens = ${`/blogs/${blog.slug}`}`.execute(app.platform.db);
  expect(heard.rows).toHaveLength(1);
  expect(
    (await client.askLoosely(commentApi.addBlogComment, { body: { blogId: ravi.memberId, body: 'Where?' } }))
      .status,
  ).toBe(404);
});

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decoded = (text: string) =>
  text.replaceAll(/&(?<name>[a-z]+);/g, (whole, name: string) => entities[name] ?? whole);

/** What a reader of feeds makes of it: the parts of each item, and where it is no XML. */
function readFeed(xml: string) {
  const faults: string[] = [];
  const items: Record<string, string>[] = [];
  const open: string[] = [];
  for (const piece of xml.slice(xml.indexOf('?>') + 2).split(/(?=<)/)) {
    const tag =
      /^<(?<end>\/?)(?<name>[a-zA-Z:]+)(?: [a-zA-Z:]+="[^"<>]*")*(?<alone>\/?)>(?<text>[^<>]*)$/.exec(
        piece,
      )?.groups;
    if (!tag) {
      if (piece.trim() !== '') faults.push(piece);
      continue;
    }
    const { end, name = '', alone, text = '' } = tag;
    if (/&(?!(?:amp|lt|gt|quot);)/.test(piece)) faults.push(piece);
    if (end && open.pop() !== name) faults.push(piece);
    if (!end && !alone) open.push(name);
    if (name === 'item' && !end) items.push({});
    const item = items.at(-1);
    if (!end && item && open.includes('item')) item[name] = decoded(text);
  }
  return { faults: [...faults, ...open], items };
}

test('the feed is well-formed XML of what search engines may list, whatever is in a title; the map of the site has the same', async () => {
  const title = 'Taps & <pipes> "hot" ]]> नल';
  const blog = await write.written(asha, { title });
  await write.open(ravi, false);
  await write.written(ravi, { title: 'Not for search engines' });
  const answer = await page('/blogs/rss.xml');
  const xml = await answer.text();
  expect(answer.headers.get('content-type')).toContain('application/rss+xml');
  const { faults, items } = readFeed(xml);
  expect(faults).toEqual([]);
  expect(items[0]).toMatchObject({ title, 'dc:creator': 'Asha V.' });
  expect(items[0]?.['link']?.endsWith(`/blogs/${blog.slug}`)).toBe(true);
  expect(xml).not.toContain('Not for search engines');
  const pages = (await listBlogPages(app.platform.db, 10)).map(({ path }) => path);
  expect([pages[0], pages.includes(`/blogs/${blog.slug}`)]).toEqual(['/blogs', true]);
  expect(pages).toHaveLength(1 + items.length);
});
