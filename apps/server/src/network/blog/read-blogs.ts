import type { Blog, BlogCard, LatestBlogsQuery } from '@nukkad/contract/network/blog/blog.model';
import { blogErrors } from '@nukkad/contract/network/blog/blog.noun';
import { blogPictures } from '@nukkad/contract/network/blog/blog-body.model';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { nextCursor, readCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { Call } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Reading, readingAs } from './acting.ts';
import type { BlogDependencies } from './blog.interface.ts';
import { type Around, presentBlog, presentCard } from './blog.presenter.ts';
import { type BlogRow, findBySlug } from './blog.store.ts';
import { listLatest, listTrending } from './list.store.ts';
import { listPictures } from './picture.store.ts';

async function readAround(
  { member }: BlogDependencies,
  reader: Reader,
  { viewerId }: Reading,
  rows: readonly BlogRow[],
  pictureIds: readonly string[],
): Promise<Around> {
  const ids = [...new Set(rows.map(({ authorId }) => authorId))];
  const covers = rows.flatMap(({ coverId }) => coverId ?? []);
  const [cards, authors, pictures] = await Promise.all([
    member.cards(reader, viewerId, ids),
    member.membersOf(reader, ids),
    listPictures(reader, [...new Set([...covers, ...pictureIds])]),
  ]);
  return { cards, authors, pictures };
}

/** A blog whose author has just blocked the reader is left out. */
async function presentCards(
  deps: BlogDependencies,
  reading: Reading,
  rows: readonly BlogRow[],
): Promise<BlogCard[]> {
  if (rows.length === 0) return [];
  const { config, db } = deps.platform;
  const around = await readAround(deps, db, reading, rows, []);
  return rows.flatMap((row) => presentCard(row, around, reading, config.secret) ?? []);
}

export async function readLatest(
  deps: BlogDependencies,
  call: Call,
  { tag = '', of, ...asked }: LatestBlogsQuery,
): Promise<Page<BlogCard>> {
  const { db } = deps.platform;
  const reading = await readingAs(deps, call);
  const wanted = {
    viewerId: reading.viewerId,
    tag: tag === '' ? null : tag.toLowerCase().normalize('NFC'),
    authorId: of ?? null,
  };
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listLatest(db, wanted, after, most),
    key: (row) => [row.publishedAt ?? row.createdAt, row.blogId],
    items: (rows) => presentCards(deps, reading, rows),
  });
}

const rankKey = z.tuple([z.iso.datetime({ precision: 3 }), z.number(), z.uuid()]);

/** By the rule of `listTrending`, as of the moment when the first page was read. */
export async function readTrending(
  deps: BlogDependencies,
  call: Call,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<BlogCard>> {
  const reading = await readingAs(deps, call);
  const key = readCursor(cursor, rankKey);
  const at = key ? new Date(key[0]) : reading.now;
  const after = key ? { score: key[1], id: key[2] } : null;
  const rows = await listTrending(deps.platform.db, { viewerId: reading.viewerId, at, after }, limit + 1);
  return {
    items: await presentCards(deps, reading, rows.slice(0, limit)),
    nextCursor: nextCursor(rows, limit, ({ score, blogId }) => [at.toISOString(), score, blogId]),
  };
}

export async function getBlog(deps: BlogDependencies, call: Call, slug: string): Promise<Blog> {
  const { config, db } = deps.platform;
  const reading = await readingAs(deps, call);
  const { viewerId } = reading;
  const row = (await findBySlug(db, viewerId, slug)) ?? refuse(blogErrors.blog_not_found);
  const ids = blogPictures(row.body).map(({ pictureId }) => pictureId);
  const [around, own] = await Promise.all([
    readAround(deps, db, reading, [row], ids),
    viewerId === null ? null : deps.reaction.ownOf(db, viewerId, 'blog', [row.blogId]),
  ]);
  const reaction = own?.get(row.blogId) ?? null;
  return (
    presentBlog(row, around, reading, { secret: config.secret, reaction }) ??
    refuse(blogErrors.blog_not_found)
  );
}
