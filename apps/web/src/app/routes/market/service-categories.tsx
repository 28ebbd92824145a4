import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import { OwnServicesList } from '../../../market/catalog/partner-service/own-services-list.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('ownServices.title', 'Your services'), noindex: true }));

/** All that the own business offers or has paused. */
export default function ServiceCategories() {
  const { t } = useTranslation();
  const { profile } = useSession();
  const mayAdd = profile !== null && hasFeature(profile.permissions, { key: 'services', action: 'create' });
  return (
    <Page
      title={t('ownServices.title', 'Your services')}
      lead={t('ownServices.lead', 'The services customers can book with you, and your prices.')}
      actions={
        mayAdd && (
          <ButtonLink to="/service-categories/add-service-category" small>
            {t('addService.title', 'Add service')}
          </ButtonLink>
        )
      }
    >
      <OwnServicesList />
    </Page>
  );
}
