import { ChargeList } from '../../../money/payment/charge-list.tsx';
import { PaymentList } from '../../../money/payment/payment-list.tsx';
import { usePayments } from '../../../money/payment/payment.queries.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { LoadMore } from '../../../ui/page/load-more.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('payment.title', 'Your payments'), noindex: true }));

export default function Payments() {
  const { t } = useTranslation();
  const payments = usePayments();
  return (
    <Page title={t('payment.title', 'Your payments')} narrow>
      <Loaded query={payments} waiting={<ListSkeleton count={4} />}>
        {({ pages }) => {
          const orders = pages.flatMap((one) => one.items);
          const charges = pages.flatMap((one) => one.charges);
          return (
            <>
              {charges.length > 0 && (
                <Section level={2} title={t('charge.title', 'Cancellation charges')}>
                  <ChargeList charges={charges} />
                </Section>
              )}
              {orders.length === 0 && charges.length === 0 && (
                <EmptyState
                  scene="money"
                  title={t('payment.none', 'No payments yet')}
                  action={<ButtonLink to="/services">{t('payment.none.go', 'Browse services')}</ButtonLink>}
                >
                  {t('payment.none.words', 'Payments and refunds appear here.')}
                </EmptyState>
              )}
              {orders.length > 0 && (
                <Section level={2} title={t('payment.list', 'Payments and refunds')}>
                  <PaymentList orders={orders} />
                  <LoadMore infinite={payments} shown={orders.length} />
                </Section>
              )}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
