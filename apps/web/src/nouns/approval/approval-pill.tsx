import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './approval.module.css';
import { statusWords } from './approval-words.ts';

/** Where a request stands, and whether its owner wants it otherwise. */
export function ApprovalPill({
  request: { status, isChange, cancelAsked },
}: {
  request: Pick<ApprovalCard, 'status' | 'isChange' | 'cancelAsked'>;
}) {
  const { t } = useTranslation();
  if (cancelAsked)
    return (
      <span className={styles.pill} data-status="pending">
        {t('approval.cancel.asked', 'Cancellation asked')}
      </span>
    );
  return (
    <span className={styles.pill} data-status={status}>
      {isChange ? t('approval.change.asked', 'Change asked') : statusWords[status](t)}
    </span>
  );
}
