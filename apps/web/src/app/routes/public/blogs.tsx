import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { BlogsPage } from '../../../network/blog/blogs-page.tsx';
import { blogFilterOf, loadBlogs } from '../../../network/blog/load-blogs.ts';
import { tagPath } from '../../../network/blog/blog-paths.ts';
import { useOwnView } from '../../../network/blog/use-own-view.ts';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/blogs.ts';

export const handle = page<typeof loader>(({ data, t }) => {
  const tag = data?.filter.tag;
  return {
    title: tag ? t('blog.title.tag', 'Blogs: #{{tag}}', { tag }) : t('blog.title', 'Blogs'),
    description: t('blog.seo', 'How people and businesses near you work, in their own words.'),
    canonical: tag ? tagPath(tag) : '/blogs',
    noindex: Boolean(tag) && data?.page.items.length === 0,
  };
});

/** What authors allow changes at once, so no cache keeps it. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

const filterAt = (request: Request) => blogFilterOf(new URL(request.url).searchParams);

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  ...(await loadBlogs(filterAt(request), { context })),
  drawnByServer: true,
});

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  ...(await loadBlogs(filterAt(request), { signal: request.signal, quiet: true })),
  drawnByServer: false,
});

export const shouldRevalidate = unlessSameQuestion(({ pathname, searchParams }) => {
  const { tag, isTrending } = blogFilterOf(searchParams);
  return `${pathname} ${tag} ${isTrending}`;
});

export default function Blogs({ loaderData }: Route.ComponentProps) {
  useOwnView(loaderData.drawnByServer);
  return <BlogsPage data={loaderData} />;
}
