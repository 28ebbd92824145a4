import { listTrendingBlogs } from '@nukkad/contract/network/blog/blog.api';
import { Link } from 'react-router';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useAnswer } from '../../ui/state/use-answer.ts';
import styles from './home-blogs.module.css';

const shown = 3;

/** What people of the trades write; nothing until someone has. */
export function HomeBlogs() {
  const { t, language } = useTranslation();
  const { value } = useAnswer(`blogs ${language}`, (signal) =>
    call(listTrendingBlogs, { query: { limit: shown }, quiet: true, signal }),
  );
  const items = value?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="blogs">
      <h2 id="blogs" className={styles.title}>
        {t('home.blogs', 'From the people who do the work')}
      </h2>
      <ul className={styles.list}>
        {items.map(({ blogId, slug, title, cover, author, language: lang }) => (
          <li key={blogId}>
            {cover && <img src={cover.url} alt="" width={cover.width} height={cover.height} loading="lazy" />}
            <h3 lang={lang}>
              <Link to={`/blogs/${slug}`} translate="no">
                {title}
              </Link>
            </h3>
            <p translate="no">{author.name}</p>
          </li>
        ))}
      </ul>
      <Link to="/blogs" className={styles.all}>
        {t('home.blogs.all', 'All blogs')}
      </Link>
    </section>
  );
}
