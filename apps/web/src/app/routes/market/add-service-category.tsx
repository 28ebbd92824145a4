import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import { CatalogueServiceList } from '../../../market/catalog/partner-service/catalogue-service-list.tsx';
import { useSession } from '../../../platform/session/use-session.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('addService.title', 'Add service'), noindex: true }));

export default function AddServiceCategory() {
  const { t } = useTranslation();
  const { profile } = useSession();
  const mayView = profile !== null && hasFeature(profile.permissions, { key: 'services', action: 'view' });
  return (
    <Page
      title={t('addService.title', 'Add service')}
      lead={t('addService.lead', 'Choose a service, set your price, and see what customers pay.')}
      back={
        mayView ? { to: '/service-categories', label: t('ownServices.title', 'Your services') } : undefined
      }
    >
      <CatalogueServiceList onlyNew />
    </Page>
  );
}
