import type { CashRefund } from '@nukkad/contract/money/cash-refund/cash-refund.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { CashRefundForm } from './cash-refund-form.tsx';
import { Note } from '../../ui/page/parts.tsx';
import styles from './cash-refund.module.css';
import { standingOf } from './cash-refund-words.ts';

/** One refund of cash: how much, where it is, and the question where to, while it is open. */
export function CashRefundCard({ refund, holderName }: { refund: CashRefund; holderName: string }) {
  const { t, locale } = useTranslation();
  const { status, failure, utr, paidAt } = refund;
  return (
    <Card as="li" className={styles.card}>
      <h2 className={styles.sum}>
        <Money paise={refund.amount} />
      </h2>
      {status !== 'Waiting For Customer' && (
        <p role="status" className={styles.standing} data-status={status}>
          {standingOf(t, refund)}
        </p>
      )}
      {failure && <Note size="sm">{t('cashRefund.said', 'Reason: {{why}}', { why: failure })}</Note>}
      {paidAt && utr && (
        <Note size="sm">
          {t('cashRefund.utr', '{{day}}, bank reference {{utr}}', {
            day: formatInstant(paidAt, 'day', locale),
            utr,
          })}
        </Note>
      )}
      {refund.canChoose && <CashRefundForm refund={refund} holderName={holderName} />}
    </Card>
  );
}
