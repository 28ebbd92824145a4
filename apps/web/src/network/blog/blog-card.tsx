import type { BlogCard as Card } from '@nukkad/contract/network/blog/blog.model';
import { memo } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { dayFormat } from '../../ui/mark/formats.ts';
import { blogPath } from './blog-paths.ts';
import styles from './blogs.module.css';

/** A blog at a glance; the whole card leads to it. */
export const BlogCard = memo(function BlogCard({ blog }: { blog: Card }) {
  const { plural, locale } = useTranslation();
  const { slug, title, summary, cover, author, publishedAt, minutes, comments, language } = blog;
  return (
    <li className={styles.card}>
      {cover && (
        <img
          src={cover.url}
          alt=""
          width={cover.width}
          height={cover.height}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={styles.said}>
        <h2 lang={language}>
          <Link to={blogPath(slug)} prefetch="intent" translate="no">
            {title}
          </Link>
        </h2>
        <p className={styles.summary} lang={language} translate="no">
          {summary}
        </p>
        <p className={styles.facts}>
          <span translate="no">{author.name}</span>
          <time dateTime={publishedAt}>{dayFormat(locale).format(new Date(publishedAt))}</time>
          <span>
            {plural('blog.minutes', minutes, {
              one: '{{count}} minute to read',
              other: '{{count}} minutes to read',
            })}
          </span>
          {comments > 0 && (
            <span>
              {plural('blog.comments', comments, { one: '{{count}} comment', other: '{{count}} comments' })}
            </span>
          )}
        </p>
      </div>
    </li>
  );
});
