import { CategoryList } from '../../catalog/category-list.tsx';
import { useCategories } from '../../catalog/category.queries.ts';
import { OwnServices } from '../../catalog/own-services.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('serviceCategories.title', 'Service categories'),
  noindex: true,
}));

function AllTrades() {
  const { t } = useTranslation();
  const { data, error, refetch } = useCategories();
  if (data)
    return (
      <CategoryList
        categories={data.items}
        to={({ categoryId }) => `/services?category=${encodeURIComponent(categoryId)}`}
      />
    );
  if (!error) return <ListSkeleton count={6} />;
  return (
    <ErrorState
      message={error.message}
      action={<Button onClick={() => void refetch()}>{t('action.retry', 'Try again')}</Button>}
    />
  );
}

/** What the own firm offers, and every trade there is; each leads to its services as customers see them. */
export default function ServiceCategories() {
  const { t } = useTranslation();
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
      <Section title={t('ownServices.title', 'What you offer')}>
        <OwnServices />
      </Section>
      <Section title={t('serviceCategories.all', 'All trades')}>
        <AllTrades />
      </Section>
    </Page>
  );
}
