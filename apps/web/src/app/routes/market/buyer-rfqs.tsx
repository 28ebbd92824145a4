import { RfqList } from '../../../market/rfq/rfq-list.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('quote.title', 'Your quote requests'), noindex: true }));

export default function BuyerRfqs() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('quote.title', 'Your quote requests')}
      actions={<ButtonLink to="/buyer/quotes/new">{t('quote.new', 'Get quotes')}</ButtonLink>}
      narrow
    >
      <RfqList />
    </Page>
  );
}
