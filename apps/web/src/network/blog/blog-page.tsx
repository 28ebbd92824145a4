import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare3.mjs';
import { countBlogView } from '@nukkad/contract/network/blog/blog.api';
import type { Blog } from '@nukkad/contract/network/blog/blog.model';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { withWords } from '../../platform/i18n/with-words.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Avatar } from '../../ui/mark/avatar.tsx';
import { dayFormat } from '../../ui/mark/formats.ts';
import { Page } from '../../ui/page/page.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { share } from '../../ui/press/sharing.ts';
import { blogPath, tagPath, writePath } from './blog-paths.ts';
import { BlogWords } from './blog-words.tsx';
import styles from './blog-page.module.css';

const BlogAnswers = lazy(() =>
  withWords('network/blog/blog-answers.tsx', () => import('./blog-answers.tsx')).then((part) => ({
    default: part.BlogAnswers,
  })),
);

/** Who stays so long reads it. */
const readAfterMs = 4_000;

/** Counted by the server, once a day for each reader; no script of others takes part. */
function useCountedView(blogId: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void call(countBlogView, { body: { blogId }, quiet: true }).catch(() => undefined);
    }, readAfterMs);
    return () => clearTimeout(timer);
  }, [blogId]);
}

function Byline({ blog }: { blog: Blog }) {
  const { t, plural, locale } = useTranslation();
  const { author, publishedAt, editedAt, minutes } = blog;
  const day = (at: string) => dayFormat(locale).format(new Date(at));
  return (
    <div className={styles.byline}>
      <Avatar name={author.name} src={author.photoUrl} size={44} />
      <p>
        <Link to={`/network/member/${author.handle}`} className={styles.author} translate="no">
          {author.name}
        </Link>
        <span className={styles.facts}>
          <time dateTime={publishedAt}>{day(publishedAt)}</time>
          <span>
            {plural('blog.minutes', minutes, {
              one: '{{count}} minute to read',
              other: '{{count}} minutes to read',
            })}
          </span>
          {editedAt && <span>{t('blog.edited', 'Changed {{day}}', { day: day(editedAt) })}</span>}
        </span>
      </p>
    </div>
  );
}

function Cover({ cover }: { cover: NonNullable<Blog['cover']> }) {
  const { url, alternative, width, height } = cover;
  return (
    <img
      className={styles.cover}
      src={url}
      alt={alternative}
      width={width}
      height={height}
      fetchPriority="high"
      decoding="async"
    />
  );
}

function Author({ blog: { author } }: { blog: Blog }) {
  const { t } = useTranslation();
  const about = [author.headline, author.place].filter(Boolean).join(' · ');
  return (
    <aside className={styles.card} aria-label={t('blog.author', 'The author')}>
      <Avatar name={author.name} src={author.photoUrl} size={56} />
      <div>
        <p className={styles.name} translate="no">
          {author.name}
        </p>
        {about && <p className={styles.about}>{about}</p>}
        <Link to={`/network/member/${author.handle}`}>
          {t('blog.author.page', 'View page of {{name}}', { name: author.name })}
        </Link>
      </div>
    </aside>
  );
}

function Answers({ blog }: { blog: Blog }) {
  const { t } = useTranslation();
  const { status, profile } = useSession();
  const takesPart = profile !== null && profile.role !== null && profile.role !== 'Admin';
  const back = encodeURIComponent(blogPath(blog.slug));
  const url = () => `${window.location.origin}${blogPath(blog.slug)}`;
  return (
    <section className={styles.answers} aria-label={t('blog.answers', 'Reactions and comments')}>
      <div className={styles.ways}>
        <Button
          tone="plain"
          small
          icon={<IconShare size={20} aria-hidden />}
          onClick={() => void share(t, { text: blog.title, url: url() })}
        >
          {t('blog.share', 'Share')}
        </Button>
        {blog.can.edit && (
          <ButtonLink to={writePath(blog.blogId)} tone="plain" small>
            {t('blog.edit', 'Edit')}
          </ButtonLink>
        )}
        {status !== 'signed-in' && (
          <ButtonLink to={`/login?return=${back}`} tone="plain" small>
            {t('blog.logIn', 'Log in to react and comment')}
          </ButtonLink>
        )}
      </div>
      {takesPart && blog.can.answer && (
        <Suspense>
          <BlogAnswers blog={blog} />
        </Suspense>
      )}
    </section>
  );
}

/** A blog as one likes to read it; what can be said about it comes below. */
export function BlogPage({ blog }: { blog: Blog }) {
  const { t } = useTranslation();
  useCountedView(blog.blogId);
  const { title, body, pictures, language, cover, tags } = blog;
  return (
    <Page back={{ to: '/blogs', label: t('blog.title', 'Blogs') }}>
      <article className={styles.blog}>
        <header>
          <h1 lang={language} translate="no">
            {title}
          </h1>
          <Byline blog={blog} />
        </header>
        {cover && <Cover cover={cover} />}
        <BlogWords body={body} pictures={pictures} language={language} />
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label={t('blog.tags', 'Tags')}>
            {tags.map((tag) => (
              <li key={tag}>
                <Link to={tagPath(tag)} translate="no">
                  #{tag}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <Author blog={blog} />
        <Answers blog={blog} />
      </article>
    </Page>
  );
}
