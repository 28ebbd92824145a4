import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('addService.title', 'Add a service'), noindex: true }));

export default function AddServiceCategory() {
  const { t } = useTranslation();
  return (
    <Page title={t('addService.title', 'Add a service')}>
      <EmptyScreen
        name="no-services"
        action={
          <ButtonLink to="/service-categories">{t('addService.categories', 'See the categories')}</ButtonLink>
        }
      />
    </Page>
  );
}
