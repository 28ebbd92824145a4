import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { AddProfileItem, ProfileItemList } from '../../identity/profile/item/profile-item-list.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('catalogue.title', 'Catalogue'), noindex: true }));

export default function ProfileCatalogue() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('catalogue.title', 'Catalogue')}
      lead={t('catalogue.lead', 'What you sell besides your services, each with its price.')}
      actions={<AddProfileItem kind="catalogue" />}
    >
      <ProfileItemList kind="catalogue" />
    </Page>
  );
}
