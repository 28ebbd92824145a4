import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { postErrors } from '@nukkad/contract/network/post/post.noun';
import type { FastifyInstance } from 'fastify';
import type { ListAddresses } from '../../platform/http/pages/public-address.ts';
import { refuse } from '../../platform/refusal.ts';
import type { BlogDependencies } from './blog.interface.ts';
import { openPicturePath } from './blog.presenter.ts';
import { feedXml } from './feed.rules.ts';
import { listForVisitors } from './list.store.ts';
import { findOpenKey } from './picture.store.ts';

const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** So many are in the feed. */
const mostInFeed = 50;

/** Blogs that search engines may list, and the page of all. */
export const listBlogPages: ListAddresses = async (reader, limit) => {
  const rows = await listForVisitors(reader, { isListed: true, limit });
  return [
    { path: screenAddress.blogs, changedAt: rows[0]?.publishedAt ?? null },
    ...rows.map(({ slug, publishedAt, editedAt }) => ({
      path: screenAddress.blog(slug ?? ''),
      changedAt: editedAt ?? publishedAt,
    })),
  ];
};

async function feedOf({ member, platform }: BlogDependencies): Promise<string> {
  const { config, db } = platform;
  const rows = await listForVisitors(db, { isListed: true, limit: mostInFeed });
  const cards = await member.cards(db, null, [...new Set(rows.map(({ authorId }) => authorId))]);
  const items = rows.flatMap(({ authorId, ...row }) => {
    const author = cards.get(authorId)?.name;
    return author === undefined ? [] : [{ ...row, author }];
  });
  return feedXml(items, { brand: config.BRAND_NAME, origin: config.publicOrigin });
}

/** /blogs/rss.xml, and the pictures of blogs that visitors may read: what is taken back is gone from caches in minutes. */
export const blogPages =
  (deps: BlogDependencies) =>
  (app: FastifyInstance): void => {
    app.get('/blogs/rss.xml', async (_request, reply) =>
      reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .send(await feedOf(deps)),
    );
    app.get<{ Params: { readonly pictureId: string } }>(
      `${openPicturePath}:pictureId`,
      { exposeHeadRoute: false },
      async ({ params: { pictureId } }, reply) => {
        const { db, storage } = deps.platform;
        const key = isId.test(pictureId) ? await findOpenKey(db, pictureId) : null;
        const file = key === null ? null : await storage.get(key);
        if (!file) return refuse(postErrors.post_picture_not_found);
        return reply
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('x-content-type-options', 'nosniff')
          .header('cache-control', 'public, max-age=600')
          .type(file.mediaType)
          .send(file.content);
      },
    );
  };
