import { ApiError } from '@nukkad/contract/kernel/client';
import { getBlog, listLatestBlogs, listTrendingBlogs } from '@nukkad/contract/network/blog/blog.api';
import type { Blog, BlogCard } from '@nukkad/contract/network/blog/blog.model';
import { type CallSettings, call } from '../../platform/api/client.ts';

const shown = 12;

/** What the address of the list asks for. */
export interface BlogFilter {
  readonly tag: string;
  readonly isTrending: boolean;
}

export const blogFilterOf = (search: URLSearchParams): BlogFilter => ({
  tag: (search.get('tag') ?? '').slice(0, 40),
  isTrending: search.get('order') === 'trending',
});

/** A tag has no trend of its own. */
export const loadBlogPage = ({ tag, isTrending }: BlogFilter, settings: CallSettings, cursor?: string) =>
  isTrending && tag === ''
    ? call(listTrendingBlogs, { query: { limit: shown, cursor }, ...settings })
    : call(listLatestBlogs, { query: { limit: shown, cursor, ...(tag && { tag }) }, ...settings });

export async function loadBlogs(filter: BlogFilter, settings: CallSettings): Promise<BlogsData> {
  return { filter, page: await loadBlogPage(filter, settings) };
}
export interface BlogsData {
  readonly filter: BlogFilter;
  readonly page: { readonly items: BlogCard[]; readonly nextCursor: string | null };
}

const isSlug = /^[a-z0-9-]{1,120}$/;

/** Null: not there, or not for the one who asks. */
export async function loadBlog(slug: string, settings: CallSettings): Promise<Blog | null> {
  if (!isSlug.test(slug)) return null;
  try {
    return await call(getBlog, { query: { slug }, ...settings });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The server answers by the router's own refusal, the browser by that of the call. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.status === 404
    : typeof error === 'object' && error !== null && 'init' in error && statusOf(error.init) === 404;

const statusOf = (init: unknown): unknown =>
  typeof init === 'object' && init !== null && 'status' in init ? init.status : null;
