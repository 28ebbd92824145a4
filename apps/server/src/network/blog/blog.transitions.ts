/** How a blog moves: its table is `blog.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { blogErrors, blogEvents, blogLifecycle } from '@nukkad/contract/network/blog/blog.noun';
import { actorOf } from '../../platform/audit.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import { type BlogActor, blogCapacities, holdsBlog } from './blog.policy.ts';
import { type BlogRow, lockBlog, saveBlog } from './blog.store.ts';

interface BlogMove {
  readonly changes?: Partial<BlogRow>;
}

export const blogTransitions = transitions({
  table: blogLifecycle,
  notFound: blogErrors.blog_not_found,
  movedOn: blogErrors.blog_moved_on,
  lock: lockBlog,
  sees: (actor: BlogActor, row) => holdsBlog(actor, row) && row.status !== 'deleted',
  capacities: (actor: BlogActor, row: Pick<BlogRow, 'authorId'>, verb) => blogCapacities(actor, row, verb),
  next: nextRow<BlogRow, BlogMove>,
  save: saveBlog,
  logged: logOf(blogLifecycle, 'blog', 'blogId', {
    actor: ({ viewer }: BlogActor) => actorOf(viewer),
    kind: 'network_blog',
  }),
  tells: tellsOf(blogLifecycle, blogEvents),
});
