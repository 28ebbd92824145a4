import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import styles from './cash-refund.module.css';
import { useCashRefunds } from './cash-refund.queries.ts';
import { standingOf } from './cash-refund-words.ts';

/** On the page of a booking: cash that goes back, and the way to say where to. Nothing where none does. */
export function CashRefundPart({ bookingId }: { bookingId: string }) {
  const { t, locale } = useTranslation();
  const [refund] = useCashRefunds(bookingId).data?.items ?? [];
  if (!refund) return null;
  const to = `/buyer/bookings/${bookingId}/refund`;
  return (
    <Card className={styles.part}>
      <p>
        <b>{t('cashRefund.sum', 'Refund of {{sum}}', { sum: formatMoney(refund.amount, locale) })}</b>
        <span>{standingOf(t, refund)}</span>
      </p>
      <ButtonLink to={to} tone={refund.canChoose ? 'neel' : 'plain'}>
        {refund.canChoose ? t('cashRefund.choose', 'Choose') : t('cashRefund.details', 'View details')}
      </ButtonLink>
    </Card>
  );
}
