import IconFilter from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { lazy, memo, Suspense } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useDialogLink, useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import type { ServicesData } from '../load-services.ts';
import { filterCount } from '../search-filter.ts';
import { FilterFields } from './filter-fields.tsx';
import { CategoryFilters } from './category-filters.tsx';
import { CustomerLink } from '../customer-link.tsx';
import { SearchBox } from './search-box.tsx';
import { ServiceList } from './service-list.tsx';
import styles from './services-page.module.css';
import { TradeList } from './trade-list.tsx';
import { useComingFilter } from './use-list-address.ts';

const FilterSheet = lazy(() => import('./filter-sheet.tsx').then((part) => ({ default: part.FilterSheet })));

/** Search, filter, compare. On a desktop the filters are beside the list, on a phone they are a sheet. */
export const ServicesPage = memo(function ServicesPage({
  data,
  place,
  said,
}: {
  data: ServicesData;
  place: string | null;
  /** What operators say of the category; empty words: those of the catalogue. */
  said?: { readonly title: string; readonly words: string } | undefined;
}) {
  const { t } = useTranslation();
  const { filter, coming } = useComingFilter(data.filter);
  const sheet = useUrlDialog('filters');
  const link = useDialogLink('filters');
  const count = filterCount(filter);
  const rated =
    filter.sort === 'rating' ||
    filter.minRating !== undefined ||
    data.page.items.some(({ rating }) => rating !== null);
  const category = data.categories.find(({ categoryId }) => categoryId === data.filter.categoryId);
  const group = data.groups.find(({ groupId }) => groupId === data.filter.groupId);
  return (
    <Page
      title={
        said?.title || (category?.categoryName ?? group?.name ?? t('services.title', 'What needs doing?'))
      }
      lead={(said?.words || place) && <Lead words={said?.words} place={place} />}
      actions={
        category && (
          <CustomerLink to={`/buyer/quotes/new?category=${category.categoryId}`} tone="plain">
            {t('categories.quotes', 'Get quotes')}
          </CustomerLink>
        )
      }
    >
      <div className={styles.tools}>
        <SearchBox question={data.filter.q} />
        <ButtonLink
          {...link}
          tone="plain"
          className={styles.open}
          icon={<IconFilter size={20} aria-hidden />}
        >
          {t('filter.open', 'Filter')}
          {count > 0 && <b className={styles.badge}>{count}</b>}
        </ButtonLink>
      </div>
      <CategoryFilters data={data} />
      <div className={styles.columns}>
        <aside className={styles.side} aria-label={t('filter.title', 'Filter and sort')}>
          <Card quiet>
            <FilterFields filter={filter} rated={rated} />
          </Card>
          <Card quiet>
            <TradeList data={data} />
          </Card>
        </aside>
        <ServiceList data={data} place={place} coming={coming} />
      </div>
      {sheet.opened && (
        <Suspense>
          <FilterSheet filter={filter} rated={rated} onClose={sheet.close} />
        </Suspense>
      )}
    </Page>
  );
});

/** What operators say comes first, then where the prices are from. */
function Lead({ words, place }: { words: string | undefined; place: string | null }) {
  const { t } = useTranslation();
  const priced = place && t('services.lead', 'Services and prices in {{place}}', { place });
  return words && priced ? (
    <>
      {words} <span className={styles.priced}>{priced}</span>
    </>
  ) : (
    words || priced
  );
}
