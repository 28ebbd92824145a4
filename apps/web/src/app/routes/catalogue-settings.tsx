import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { AddProfileItem, ProfileItemList } from '../../identity/profile/item/profile-item-list.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('catalogue.yours', 'Your catalogue'), noindex: true }));

/** The person's own catalogue: items that are shown, and items that are archived. */
export default function CatalogueSettings() {
  const { t } = useTranslation();
  return (
    <Page title={t('catalogue.yours', 'Your catalogue')} actions={<AddProfileItem kind="catalogue" />}>
      <ProfileItemList kind="catalogue" />
    </Page>
  );
}
