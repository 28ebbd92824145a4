import { CashRefundCard } from '../../../money/cash-refund/cash-refund-card.tsx';
import { useCashRefunds } from '../../../money/cash-refund/cash-refund.queries.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { CardList } from '../../../ui/page/card-list.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { useSession } from '../../../platform/session/use-session.ts';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/booking-cash-refund.ts';

export const handle = page(({ t }) => ({ title: t('cashRefund.page', 'Your refund'), noindex: true }));

export default function BookingCashRefund({ params: { bookingId } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const refunds = useCashRefunds(bookingId);
  const name = useSession().profile?.fullName ?? '';
  const booking = `/buyer/bookings/${bookingId}`;
  const back = { to: booking, label: t('cashRefund.back', 'Back to the booking') };
  return (
    <Page
      title={t('cashRefund.page', 'Your refund')}
      lead={
        refunds.data?.items.some(({ canChoose }) => canChoose) &&
        t('cashRefund.lead', 'You paid in cash, so tell us where to send the money.')
      }
      back={back}
      narrow
    >
      <Loaded query={refunds} waiting={<ListSkeleton count={1} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              scene="money"
              title={t('cashRefund.none', 'Nothing to refund')}
              action={<ButtonLink to={booking}>{back.label}</ButtonLink>}
            >
              {t('cashRefund.none.words', 'This booking has no refund of cash.')}
            </EmptyState>
          ) : (
            <CardList>
              {items.map((refund) => (
                <CashRefundCard key={refund.refundId} refund={refund} holderName={name} />
              ))}
            </CardList>
          )
        }
      </Loaded>
    </Page>
  );
}
