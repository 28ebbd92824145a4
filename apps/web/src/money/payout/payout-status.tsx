import type { PayoutStatus } from '@nukkad/contract/money/payout/payout.noun';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './payout-status.module.css';

const words: Record<PayoutStatus, (t: Translate) => string> = {
  PENDING: (t) => t('payout.status.pending', 'Being sent'),
  PROCESSING: (t) => t('payout.status.processing', 'On its way'),
  PAID: (t) => t('payout.status.paid', 'Paid'),
  FAILED: (t) => t('payout.status.failed', 'Failed'),
  CANCELED: (t) => t('payout.status.canceled', 'Canceled'),
};
export const payoutStatusWords = (t: Translate, status: PayoutStatus) => words[status](t);

export function PayoutStatusBadge({ status }: { status: PayoutStatus }) {
  const { t } = useTranslation();
  return (
    <span className={styles.status} data-status={status}>
      {payoutStatusWords(t, status)}
    </span>
  );
}
