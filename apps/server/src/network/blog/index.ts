import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { BlogDependencies } from './blog.interface.ts';
import { blogPages, listBlogPages } from './blog.pages.ts';
import { blogPersonal } from './blog-personal.store.ts';
import { blogRoutes } from './blog.routes.ts';
import { blogAnswers } from './blog-subject.ts';
import { blogFinders } from './find-blogs.ts';
import { listKnownPictures } from './picture.store.ts';
import { sweepBlogs } from './sweep-blogs.ts';

/** Long posts of members: drafts that save themselves, what is published of them, and who reads it. */
export const createBlogDomain = (deps: BlogDependencies): Domain => ({
  name: 'blog',
  routes: blogRoutes(deps),
  pages: blogPages(deps),
  addresses: listBlogPages,
  personal: blogPersonal,
  finders: blogFinders(deps),
  keptFiles: [{ prefixes: ['blogs/'], listKnown: listKnownPictures }],
  extensions: blogAnswers(deps),
  cron: [{ name: 'blog.sweep', match: '50 21 * * *', run: () => sweepBlogs(deps.platform) }],
});

export const blog = domain({
  needs: ['comment', 'member', 'moderation', 'reaction'],
  create: createBlogDomain,
});
