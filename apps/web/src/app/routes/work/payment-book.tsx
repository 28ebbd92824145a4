import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Settled } from '../../../ui/state/settled.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { PaymentBookPage } from '../../../work/payment-book/payment-book-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('book.title', 'Payment book'), noindex: true }));

export default function PaymentBook() {
  const { t } = useTranslation();
  return (
    <Page title={t('book.title', 'Payment book')}>
      <Settled waiting={<ListSkeleton />}>
        <PaymentBookPage />
      </Settled>
    </Page>
  );
}
