import { SavedSearches } from '../../../hiring/saved-search/saved-searches.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('savedSearch.title', 'Saved searches'), noindex: true }));

export default function SavedSearchesRoute() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('savedSearch.title', 'Saved searches')}
      lead={t('savedSearch.lead', 'You hear about new jobs at most once a day.')}
      narrow
    >
      <SavedSearches />
    </Page>
  );
}
