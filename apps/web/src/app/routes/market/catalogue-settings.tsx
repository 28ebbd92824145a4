import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { AddProfileItem } from '../../../identity/profile/item/no-profile-items.tsx';
import { OwnItems } from '../../../identity/profile/item/own-items.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('catalogue.yours', 'Your catalogue'), noindex: true }));

/** The person's own catalogue: items that are shown, and items that are archived. */
export default function CatalogueSettings() {
  const { t } = useTranslation();
  return (
    <Page title={t('catalogue.yours', 'Your catalogue')} actions={<AddProfileItem kind="catalogue" />}>
      <OwnItems kind="catalogue" />
    </Page>
  );
}
