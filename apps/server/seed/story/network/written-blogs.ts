/** Blogs of businesses of the demo city: rows, as the product would have written them, over three weeks. */
import type { BlogBlock } from '@nukkad/contract/network/blog/blog-body.model';
import { blogText } from '@nukkad/contract/network/blog/blog-body.model';
import { languageOf, readingMinutes } from '@nukkad/contract/network/blog/reading-time';
import { sql } from 'kysely';
import { slugFrom, summaryOf } from '../../../src/network/blog/blog.rules.ts';
import { newId } from '../../../src/platform/id.ts';
import type { Platform } from '../../../src/platform/platform.ts';
import type { DemoCity } from '../../city/demo-city.ts';
import { seededRandom } from '../../random.ts';
import { isOfSomeSize } from '../larger-work.ts';
import type { Stage } from '../stage.ts';
import { type BlogText, blogTexts } from './blog-texts.ts';
import { drawnWork } from './drawn-work.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
});

function blocksOf(lines: readonly string[]): readonly BlogBlock[] {
  const blocks: BlogBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const item = line.startsWith('- ') && { type: 'item' as const, content: [paragraph(line.slice(2))] };
    if (line.startsWith('## '))
      blocks.push({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: line.slice(3) }] });
    else if (line.startsWith('> ')) blocks.push({ type: 'quote', content: [paragraph(line.slice(2))] });
    else if (item && last?.type === 'bullets') last.content.push(item);
    else if (item) blocks.push({ type: 'bullets', content: [item] });
    else blocks.push(paragraph(line));
  }
  return blocks;
}

interface Written {
  readonly organisationId: string;
  readonly text: BlogText;
  readonly at: Date;
  readonly views: number;
}

const rowOf = ({
  organisationId,
  text: { title, tags, cover, coverAlternative, lines },
  at,
  views,
}: Written) => {
  const blogId = newId();
  const coverId = newId();
  const body = blocksOf(lines);
  const words = blogText(body);
  const language = languageOf(words);
  return {
    blogId,
    coverId,
    coverKey: `blogs/${organisationId}/${coverId}`,
    cover,
    coverAlternative,
    organisationId,
    title,
    tags,
    body,
    language,
    at,
    views,
    slug: slugFrom(title, blogId),
    summary: summaryOf(lines[0] ?? ''),
    minutes: readingMinutes(words),
  };
};

const drawn = { width: 1280, height: 960, mediaType: 'image/jpeg' };

async function write({ db, storage }: Platform, written: readonly Written[]): Promise<void> {
  const all = written.map(rowOf);
  for (const { cover, coverKey } of all) {
    const file = await drawnWork(cover);
    await storage.put(coverKey, Buffer.from(await file.arrayBuffer()), drawn.mediaType);
  }
  const rows = JSON.stringify(all);
  const columns = sql`jsonb_to_recordset(${rows}::jsonb) as r("blogId" uuid, "organisationId" uuid, title text, tags jsonb,
    body jsonb, language text, at timestamptz, views int, slug text, summary text, minutes int,
    "coverId" uuid, "coverKey" text, "coverAlternative" text)`;
  await sql`insert into network_blog (blog_id, author_id, slug, title, summary, cover_id, cover_alternative, tags, language, minutes,
      body, status, published_at, views, created_at, updated_at, version)
    select r."blogId", m.member_id, r.slug, r.title, r.summary, r."coverId", r."coverAlternative", array(select jsonb_array_elements_text(r.tags)), r.language,
      r.minutes, r.body, 'published', r.at, r.views, r.at, r.at, 2
    from ${columns} join network_member m on m.organisation_id = r."organisationId"`.execute(db);
  await sql`insert into network_blog_draft (blog_id, revision, title, summary, cover_id, cover_alternative, tags, body, minutes, is_changed,
      saved_at)
    select b.blog_id, 1, b.title, b.summary, b.cover_id, b.cover_alternative, b.tags, b.body, b.minutes, false, b.published_at
    from network_blog b join ${columns} on r."blogId" = b.blog_id`.execute(db);
  await sql`insert into network_blog_picture (picture_id, member_id, blog_id, storage_key, width, height, added_at)
    select r."coverId", b.author_id, b.blog_id, r."coverKey", ${drawn.width}::int, ${drawn.height}::int, b.published_at
    from network_blog b join ${columns} on r."blogId" = b.blog_id`.execute(db);
  await sql`insert into network_blog_day (blog_id, day, views)
    select b.blog_id, (b.published_at at time zone 'Asia/Kolkata')::date, b.views
    from network_blog b join ${columns} on r."blogId" = b.blog_id where b.views > 0`.execute(db);
}

/** Told of a city of some size, once its members are there. */
export function planBlogs({ app, timeline }: Stage, city: DemoCity, present: Date): void {
  if (!isOfSomeSize(city)) return;
  timeline.plan(new Date(present.getTime() - hourMs), async () => {
    const random = seededRandom(1_460);
    const written = blogTexts.flatMap((text, place): Written[] => {
      const fit = city.shops.filter(({ categories }) => categories.includes(text.trade));
      const shop = (fit.length > 0 ? fit : city.shops)[place % Math.max(1, fit.length)];
      const at = new Date(present.getTime() - (1 + 3 * (blogTexts.length - 1 - place)) * dayMs);
      return shop ? [{ organisationId: shop.organisationId, text, at, views: random.between(18, 140) }] : [];
    });
    await write(app.platform, written);
  });
}
