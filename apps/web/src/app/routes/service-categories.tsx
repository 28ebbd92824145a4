import { CategoryList } from '../../catalog/category-list.tsx';
import { useCategories } from '../../catalog/category.queries.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('serviceCategories.title', 'Service categories'),
  noindex: true,
}));

/** The trades there are; each leads to its services as customers see them. */
export default function ServiceCategories() {
  const { t } = useTranslation();
  const { data, error, refetch } = useCategories();
  return (
    <Page
      title={t('serviceCategories.title', 'Service categories')}
      lead={t('serviceCategories.lead', 'The trades that customers book here, with what each is made of.')}
      actions={
        <ButtonLink to="/service-categories/add-service-category" small>
          {t('addService.title', 'Add a service')}
        </ButtonLink>
      }
    >
      {error && !data && (
        <ErrorState
          message={error.message}
          action={<Button onClick={() => void refetch()}>{t('action.retry', 'Try again')}</Button>}
        />
      )}
      {!error && !data && <ListSkeleton count={6} />}
      {data?.items.length === 0 && <EmptyScreen name="no-services" />}
      {data && (
        <CategoryList
          categories={data.items}
          to={({ categoryId }) => `/services?category=${encodeURIComponent(categoryId)}`}
        />
      )}
    </Page>
  );
}
