import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { formatMoney } from '../../../ui/mark/money.tsx';

/** Everything is done at the door; the payment is known once the work was sent. */
export function FinishedOffline({ booking }: { booking: Pick<BookingDetails, 'amountDue'> }) {
  const { t, locale } = useTranslation();
  return (
    <EmptyState
      scene="done"
      heading
      title={t('offlineWork.done', 'Job finished on this phone')}
      action={<ButtonLink to="/sub-user">{t('job.toDay', 'Back to my day')}</ButtonLink>}
    >
      {booking.amountDue > 0
        ? t(
            'offlineWork.due',
            '{{amount}} was due when you were last online. If you collect cash now, confirm it here once you’re back online.',
            { amount: formatMoney(booking.amountDue, locale) },
          )
        : t('payStep.done', 'Everything is paid')}
    </EmptyState>
  );
}
