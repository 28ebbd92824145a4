import { pageQuery } from '@nukkad/contract/kernel/page';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Platform } from '../platform.ts';
import { inboxPage } from './inbox.page.ts';
import { type InboxMessage, listMessages } from './inbox.store.ts';

/** An odd query shows the first page: this is a tool for people. */
const orElse = z.catch;

const query = z.object({
  to: orElse(z._default(z.string().check(z.trim(), z.maxLength(200)), ''), ''),
  cursor: orElse(z.optional(z.uuid()), undefined),
  limit: orElse(pageQuery.limit, 20),
});

interface Page {
  readonly to: string;
  readonly items: readonly InboxMessage[];
  readonly nextCursor: string | null;
  readonly first: boolean;
}

async function readPage(platform: Platform, asked: unknown): Promise<Page> {
  const { to, cursor, limit } = z.parse(query, asked ?? {});
  const found = await listMessages(platform.db, {
    to: to === '' ? null : to,
    before: cursor ?? null,
    limit: limit + 1,
  });
  const items = found.slice(0, limit);
  const more = found.length > limit;
  return {
    to,
    items,
    nextCursor: more ? (items.at(-1)?.messageId ?? null) : null,
    first: cursor === undefined,
  };
}

/**
 * What a development server would have sent: `/inbox` for people, `/inbox.json?to=` for programs. Not there at
 * all in production, whatever the providers are.
 */
export function mountInbox(app: FastifyInstance, platform: Platform): void {
  const { config } = platform;
  if (config.production) {
    for (const url of ['/inbox', '/inbox.json'])
      app.get(url, async (_request, reply) =>
        reply.status(404).send({ code: 'not_found', message: 'Resource is not available' }),
      );
    return;
  }
  app.get('/inbox.json', async (request, reply) => {
    const { items, nextCursor } = await readPage(platform, request.query);
    return reply.header('cache-control', 'no-store').send({ items, nextCursor });
  });
  app.get('/inbox', async (request, reply) => {
    const { to, items, nextCursor, first } = await readPage(platform, request.query);
    const nonce = reply.raw.cspNonce ?? '';
    const page = inboxPage({
      brand: config.BRAND_NAME,
      nonce,
      to,
      messages: items,
      next: nextCursor,
      live: first,
    });
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
}
