import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { AddProfileItem } from '../../../identity/profile/item/no-profile-items.tsx';
import { OwnItems } from '../../../identity/profile/item/own-items.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('catalogue.title', 'Catalogue'), noindex: true }));

export default function ProfileCatalogue() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('catalogue.title', 'Catalogue')}
      lead={t('catalogue.lead', 'What you sell besides your services, each with its price.')}
      actions={<AddProfileItem kind="catalogue" />}
    >
      <OwnItems kind="catalogue" />
    </Page>
  );
}
