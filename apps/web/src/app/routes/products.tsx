import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('products.title', 'Products'), noindex: true }));

export default function Products() {
  const { t } = useTranslation();
  return (
    <Page title={t('products.title', 'Products')}>
      <EmptyScreen name="no-products" />
    </Page>
  );
}
