import type { RequestStatus } from '@nukkad/contract/booking/booking.model';
import type { Translate } from '../platform/i18n/i18n.ts';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import styles from './status-badge.module.css';

/** Each status's pot of paint: who it waits for, or how it ended. */
const colours: Record<RequestStatus, string> = {
  'New Request': 'haldi',
  'Request Sent': 'neel-soft',
  'Request Delivered': 'neel-line',
  Open: 'haldi-line',
  Urgent: 'rani',
  Pending: 'mitti-soft',
  'Payment Pending': 'mitti',
  'Need To Forward': 'mitti-line',
  Forwaded: 'slate-soft',
  Booked: 'neel',
  'Partner Matched': 'mor-line',
  'Partner Assigned': 'mor-soft',
  Assigned: 'mor',
  Accepted: 'peepal-soft',
  'Accepted By Partner': 'peepal-line',
  'Accepted By User': 'mor-dash',
  Unlocked: 'haldi-soft',
  'Qoutation Sent': 'rani-soft',
  Agreed: 'peepal-dash',
  Inprogress: 'rani-line',
  Completed: 'peepal',
  Resolved: 'neel-dash',
  Closed: 'slate',
  Disputed: 'sindoor-soft',
  Cancelled: 'sindoor-line',
  Rejected: 'sindoor',
  Refunded: 'slate-line',
};

/** The words people read where the wire's are misspelt or stiff. */
const corrected: Partial<Record<RequestStatus, string>> = {
  Forwaded: 'Forwarded',
  'Qoutation Sent': 'Quotation Sent',
  Inprogress: 'In Progress',
  'Need To Forward': 'Finding Another Partner',
};

/** A status in words: by the dictionary, else corrected. `Request Sent` is a `New Request` to its receiver. */
export function statusLabel(
  t: Translate,
  status: RequestStatus,
  seenBy: 'raiser' | 'receiver' = 'raiser',
): string {
  const shown: RequestStatus = seenBy === 'receiver' && status === 'Request Sent' ? 'New Request' : status;
  return t(`status.${shown}`, corrected[shown] ?? shown);
}

/** The status as a painted label; the wire's value stays untouched in `data-status`. */
export function StatusBadge({
  status,
  seenBy = 'raiser',
}: {
  status: RequestStatus;
  seenBy?: 'raiser' | 'receiver';
}) {
  const { t } = useTranslation();
  return (
    <span className={styles.badge} data-paint={colours[status]} data-status={status}>
      {statusLabel(t, status, seenBy)}
    </span>
  );
}
