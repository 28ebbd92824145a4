import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { LoadMore } from '../../../ui/page/load-more.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import { loadServicePage, type ServicesData } from '../load-services.ts';
import { ServiceGrid } from '../service-grid.tsx';
import { useMore } from '../../../ui/page/use-more.ts';
import styles from './service-list.module.css';

/** As many as fill two rows of a phone. */
const categoriesOffered = 6;

function NoServices({ question, categories }: { question: string; categories: ServicesData['categories'] }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      scene="search"
      title={
        question
          ? t('services.none.for', 'No services for “{{question}}”', { question })
          : t('services.none', 'No services found')
      }
      action={
        <>
          <ButtonLink to="/services">{t('services.none.all', 'See all services')}</ButtonLink>
          {question && (
            <ButtonLink to="/help/support?topic=other" tone="plain">
              {t('services.none.ask', 'Ask for this service')}
            </ButtonLink>
          )}
        </>
      }
    >
      <span>
        {question
          ? t('services.none.spelling', 'Check the spelling, or choose a category.')
          : t('services.none.words', 'Try fewer words, or remove a filter.')}
      </span>
      {question && (
        <ul className={styles.instead} aria-label={t('services.trades', 'Categories')}>
          {categories.slice(0, categoriesOffered).map((category) => (
            <li key={category.categoryId}>
              <Link to={`/services?category=${category.categoryId}`}>{category.categoryName}</Link>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}

/** No partner serves the place for any of these: shown once, above the cards that are shown anyway. */
function NotServed({ place }: { place: string }) {
  const { t } = useTranslation();
  const dialog = useDialogLink('location');
  return (
    <div className={styles.notServed} role="status">
      <p>
        <b>{t('services.notServed', 'Not available in {{place}} yet.', { place })}</b>{' '}
        {t('services.notServed.words', 'Need it at another address?')}
      </p>
      <ButtonLink {...dialog} small>
        {t('place.change', 'Change location')}
      </ButtonLink>
    </div>
  );
}

/** The services found, how many, and more of them when asked. */
export function ServiceList({
  data,
  place,
  coming,
}: {
  data: ServicesData;
  place: string | null;
  coming: boolean;
}) {
  const { t, plural } = useTranslation();
  const more = useMore(data.page, (cursor) => loadServicePage(data.filter, {}, cursor));
  const count = more.items.length;
  const served = more.items.some((service) => service.partnerCount > 0);
  if (count === 0) return <NoServices question={data.filter.q} categories={data.categories} />;
  return (
    <section className={styles.list} aria-busy={coming} aria-labelledby="found">
      <h2 id="found" className={styles.count}>
        <span role="status">
          {more.hasNextPage
            ? t('services.countMore', 'The first {{count}} services', { count })
            : plural('services.count', count, { one: '{{count}} service', other: '{{count}} services' })}
        </span>
      </h2>
      {!served && place && <NotServed place={place} />}
      <ServiceGrid services={more.items} place={place} />
      {more.hasNextPage && <LoadMore infinite={more} shown={count} />}
    </section>
  );
}
