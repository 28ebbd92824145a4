import { PaymentList } from '../../payment/payment-list.tsx';
import { usePayments } from '../../payment/payment.queries.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Page } from '../../ui/page.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('payment.title', 'Your payments'), noindex: true }));

export default function Payments() {
  const { t } = useTranslation();
  const payments = usePayments();
  const orders = payments.data?.pages.flatMap((one) => one.items);
  return (
    <Page title={t('payment.title', 'Your payments')} narrow>
      {payments.error && !orders && (
        <ErrorState
          message={payments.error.message}
          action={<Button onClick={() => void payments.refetch()}>{t('action.retry', 'Try again')}</Button>}
        />
      )}
      {!orders && !payments.error && <ListSkeleton count={4} />}
      {orders?.length === 0 && (
        <EmptyState
          scene="money"
          title={t('payment.none', 'No payment yet')}
          action={<ButtonLink to="/buyer/bookings">{t('payment.none.go', 'My bookings')}</ButtonLink>}
        >
          {t('payment.none.words', 'What you pay online, and what comes back to you, stands here.')}
        </EmptyState>
      )}
      {orders && orders.length > 0 && (
        <>
          <PaymentList orders={orders} />
          <LoadMore infinite={payments} shown={orders.length} />
        </>
      )}
    </Page>
  );
}
