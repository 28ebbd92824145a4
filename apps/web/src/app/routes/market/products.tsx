import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { AddProfileItem } from '../../../identity/profile/item/no-profile-items.tsx';
import { OwnItems } from '../../../identity/profile/item/own-items.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('products.title', 'Products'), noindex: true }));

/** The specification's address of the own catalogue. */
export default function Products() {
  const { t } = useTranslation();
  return (
    <Page title={t('products.title', 'Products')} actions={<AddProfileItem kind="catalogue" />}>
      <OwnItems kind="catalogue" />
    </Page>
  );
}
