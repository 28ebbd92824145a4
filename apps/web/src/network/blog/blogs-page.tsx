import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { FilterChips } from '../../ui/page/filter-chips.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { Page } from '../../ui/page/page.tsx';
import { useMore } from '../../ui/page/use-more.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { BlogCard } from './blog-card.tsx';
import styles from './blogs.module.css';
import { type BlogFilter, type BlogsData, loadBlogPage } from './load-blogs.ts';

function NothingThere({ tag, isTrending }: BlogFilter) {
  const { t } = useTranslation();
  if (tag)
    return (
      <EmptyState
        scene="search"
        title={t('blog.none.tag', 'No blogs with this tag')}
        action={<ButtonLink to="/blogs">{t('blog.all', 'See all blogs')}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      scene="messages"
      title={
        isTrending ? t('blog.none.trending', 'No blogs in the last 30 days') : t('blog.none', 'No blogs yet')
      }
      action={<ButtonLink to="/blogs/write">{t('blog.write', 'Write a blog')}</ButtonLink>}
    >
      {t('blog.none.words', 'Show how you work, or what you learned. Your neighbours will read it.')}
    </EmptyState>
  );
}

function Choices({ tag, isTrending }: BlogFilter) {
  const { t } = useTranslation();
  if (tag)
    return (
      <p className={styles.tagged}>
        <Link to="/blogs">{t('blog.all', 'See all blogs')}</Link>
      </p>
    );
  return (
    <>
      <FilterChips
        name="order"
        label={t('blog.order', 'Order')}
        options={[
          { value: '', label: t('blog.order.latest', 'Latest') },
          { value: 'trending', label: t('blog.order.trending', 'Trending') },
        ]}
      />
      {isTrending && (
        <p className={styles.rule}>
          {t(
            'blog.order.rule',
            'Views of the last 7 days count 1, reactions 3 and comments 5. The sum is halved for every 2 days since a blog was published.',
          )}
        </p>
      )}
    </>
  );
}

/** What members write, for everyone: the latest, what is read most now, or with a tag. */
export function BlogsPage({ data: { filter, page } }: { data: BlogsData }) {
  const { t } = useTranslation();
  const { profile } = useSession();
  const more = useMore(page, (cursor) => loadBlogPage(filter, {}, cursor));
  const takesPart = profile !== null && profile.role !== null && profile.role !== 'Admin';
  return (
    <Page
      title={
        filter.tag ? t('blog.title.tag', 'Blogs: #{{tag}}', { tag: filter.tag }) : t('blog.title', 'Blogs')
      }
      lead={t('blog.lead', 'What people and businesses here write about their work.')}
      narrow
      actions={
        <>
          {takesPart && (
            <ButtonLink to="/blogs/mine" tone="plain">
              {t('blog.mine', 'My blogs')}
            </ButtonLink>
          )}
          <ButtonLink to="/blogs/write">{t('blog.write', 'Write a blog')}</ButtonLink>
        </>
      }
    >
      <link
        rel="alternate"
        type="application/rss+xml"
        title={t('blog.title', 'Blogs')}
        href="/blogs/rss.xml"
      />
      <Choices {...filter} />
      {more.items.length === 0 ? (
        <NothingThere {...filter} />
      ) : (
        <ul className={styles.list}>
          {more.items.map((blog) => (
            <BlogCard key={blog.blogId} blog={blog} />
          ))}
        </ul>
      )}
      {more.hasNextPage && <LoadMore infinite={more} shown={more.items.length} />}
    </Page>
  );
}
