import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Money } from '../../../ui/money.tsx';
import styles from '../job.module.css';
import { PayByLink } from '../pay-by-link.tsx';
import { TakeCash } from '../take-cash.tsx';

function titleOf(t: Translate, { amountDue, paymentMode }: BookingDetails): string {
  if (amountDue > 0) return t('payStep.notHere', 'The work is done. Don’t collect cash.');
  return paymentMode !== 'cash'
    ? t('payStep.online', 'Paid online. Don’t collect cash.')
    : t('payStep.done', 'Everything is paid');
}

/** The cash that is due, or that there is none to take; a payment in the app shows here by itself. */
export function PayStep({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  if (booking.can.collectCash)
    return (
      <div className={styles.stack}>
        <TakeCash booking={booking} />
        <PayByLink booking={booking} />
      </div>
    );
  return (
    <EmptyState
      scene="done"
      title={titleOf(t, booking)}
      action={<ButtonLink to="/sub-user">{t('job.toDay', 'Back to my day')}</ButtonLink>}
    >
      <Money paise={booking.total} strong /> · {t('payStep.thanks', 'Well done.')}
    </EmptyState>
  );
}
