import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Form, Link } from 'react-router';
import { Awning } from '../../ui/mark/awning.tsx';
import shop from '../../ui/mark/hero.svg?url';
import { Sunburst } from '../../ui/mark/sunburst.tsx';
import { useSuggestions } from '../../market/catalog/suggest/use-suggestions.tsx';
import styles from './home-hero.module.css';

/** The painted board over the shop: what we are, and where to begin. */
export function HomeHero() {
  const { t } = useTranslation();
  const suggestions = useSuggestions();
  const asked = [
    { label: t('home.ask.fan', 'Fan fitting'), q: 'ceiling fan' },
    { label: t('home.ask.tap', 'Leaking tap'), q: 'tap repair' },
    { label: t('home.ask.clean', 'Deep cleaning'), q: 'deep cleaning' },
    { label: t('home.ask.ac', 'AC service'), q: 'AC service' },
  ];
  return (
    <>
      <Sunburst paint="board" className={styles.hero}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <h1 className={styles.title}>
              <span>{t('home.title.first', 'Ghar ka kaam?')}</span>{' '}
              <span className={styles.shout}>{t('home.title.second', 'Ask at the corner.')}</span>
            </h1>
            <p className={styles.lead}>
              {t(
                'home.lead',
                'Electricians, cleaners, carpenters and cooks from your part of town. See the full price before you book.',
              )}
            </p>
            <Form action="/services" role="search" className={styles.search}>
              <IconSearch size={24} aria-hidden />
              <input
                type="search"
                name="q"
                maxLength={80}
                {...suggestions.field}
                aria-label={t('home.search', 'Search services')}
                placeholder={t('home.search.hint', 'Leaking tap, deep cleaning…')}
              />
              <button type="submit">{t('home.search.go', 'Search')}</button>
            </Form>
            {suggestions.list}
            <ul className={styles.asked} aria-label={t('home.asked', 'Popular searches')}>
              {asked.map((item) => (
                <li key={item.q}>
                  <Link to={`/services?q=${encodeURIComponent(item.q)}`}>{item.label}</Link>
                </li>
              ))}
            </ul>
          </div>
          {/* A phone's first screen has categories and prices instead: no source, nothing fetched. */}
          <picture className={styles.shop}>
            <source media="(min-width: 48em)" srcSet={shop} />
            <img width={520} height={400} alt="" fetchPriority="high" />
          </picture>
        </div>
      </Sunburst>
      <Awning />
    </>
  );
}
