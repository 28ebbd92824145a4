import { blogErrors } from '@nukkad/contract/network/blog/blog.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import { createHmac } from 'node:crypto';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Call } from '../../platform/http/route.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { readingAs } from './acting.ts';
import type { BlogDependencies } from './blog.interface.ts';
import { listReadable } from './blog.store.ts';
import { countView } from './view.store.ts';

/** With another key each day: what is kept says of no one that they were here before. */
function readerOf({ viewer, request }: Call, secret: string, day: string): Buffer {
  const key = createHmac('sha256', secret).update(`blog: readers of ${day}`).digest();
  const who = viewer
    ? ['account', viewer.userId]
    : ['visitor', request.ip, request.headers['user-agent'] ?? ''];
  return createHmac('sha256', key).update(JSON.stringify(who)).digest();
}

/** Once a day for each reader; what its author reads is not counted. */
export async function countBlogView(
  deps: BlogDependencies,
  call: Call,
  blogId: string,
): Promise<{ views: number }> {
  const { config, db } = deps.platform;
  const { viewerId } = await readingAs(deps, call);
  const [row] = await listReadable(db, viewerId, [blogId]);
  if (!row) return refuse(blogErrors.blog_not_found);
  if (row.authorId === viewerId) return { views: row.views };
  const day = istDay(call.now);
  const view = systemAuthorized(
    { blogId, day, reader: readerOf(call, config.secret, day) },
    'Who reads it may read it.',
  );
  return { views: await deps.platform.write(system, (tx) => countView(tx, view)) };
}
