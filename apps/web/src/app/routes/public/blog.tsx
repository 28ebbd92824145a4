import { data } from 'react-router';
import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { blogJsonLd } from '../../../network/blog/blog-json-ld.ts';
import { BlogPage } from '../../../network/blog/blog-page.tsx';
import { blogPath } from '../../../network/blog/blog-paths.ts';
import { loadBlog } from '../../../network/blog/load-blogs.ts';
import { useOwnView } from '../../../network/blog/use-own-view.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { pageContextOf } from '../../../platform/page-context.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Page } from '../../../ui/page/page.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/blog.ts';

export const handle = page<typeof clientLoader>(({ data: shown, t }) => {
  const blog = shown?.blog;
  if (!blog) return { title: t('blog.one', 'Blog'), noindex: true };
  return {
    title: blog.title,
    description: blog.summary,
    noindex: !blog.isListed,
    ...(blog.tags.length > 0 && { keywords: blog.tags.join(', ') }),
    ...(blog.cover && { image: blog.cover.url }),
    ...(shown.jsonLd && { jsonLd: shown.jsonLd }),
  };
});

/** What its author allows changes at once, so no cache keeps it. */
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** As a visitor reads it: who is signed in is known in the browser alone. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const blog = await loadBlog(params.slug, { context });
  const jsonLd = blog && blogJsonLd(blog, pageContextOf(context).publicOrigin);
  return data({ blog, jsonLd, drawnByServer: true }, { status: blog ? 200 : 404 });
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const blog = await loadBlog(params.slug, { signal: request.signal, quiet: true });
  return { blog, jsonLd: blog && blogJsonLd(blog, new URL(request.url).origin), drawnByServer: false };
}

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

function NotShown({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const { status } = useSession();
  const back = encodeURIComponent(blogPath(slug));
  return (
    <Page narrow>
      <EmptyState
        heading
        scene="search"
        title={t('blog.notShown', 'This blog isn’t shown here')}
        action={
          status === 'signed-in' ? (
            <ButtonLink to="/blogs">{t('blog.all', 'See all blogs')}</ButtonLink>
          ) : (
            <ButtonLink to={`/login?return=${back}`}>{t('blog.notShown.logIn', 'Log in')}</ButtonLink>
          )
        }
      >
        {t('blog.notShown.words', 'It may have been taken back, or its author shows it only to members.')}
      </EmptyState>
    </Page>
  );
}

export default function OneBlog({ loaderData: { blog, drawnByServer }, params }: Route.ComponentProps) {
  useOwnView(drawnByServer);
  return blog ? <BlogPage key={blog.blogId} blog={blog} /> : <NotShown slug={params.slug} />;
}
