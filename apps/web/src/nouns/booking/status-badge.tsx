import { type LabelledStatus, labelOf, type SeenBy } from '@nukkad/contract/market/booking/status-labels';
import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import styles from './status-badge.module.css';

/** The paint of each label: who it waits for, or how it ended. */
const colours: Record<LabelledStatus, string> = {
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
  'Requested for More Info': 'haldi-soft',
  'Sent for Details': 'haldi-soft',
  'Project Created': 'neel-soft',
  'Project Submitted For Review': 'neel-line',
  'Activation Accepted By You': 'peepal-line',
};

/** The words people read where the wire's are misspelt or stiff. */
const corrected: Partial<Record<LabelledStatus, string>> = {
  Forwaded: 'Forwarded',
  'Qoutation Sent': 'Quotation Sent',
  Inprogress: 'Ongoing',
  'Need To Forward': 'Finding Another Partner',
  // A partner is assigned only once it has answered.
  'Partner Assigned': 'Partner Asked',
};

/** Whether it has a label. */
export const isKnownStatus = (status: string): status is LabelledStatus => status in colours;

/** A status in words: by the contract's table of labels, then by the dictionary, else corrected. */
export function statusLabel(t: Translate, status: LabelledStatus, seenBy: SeenBy = 'raiser'): string {
  const shown = labelOf(status, seenBy);
  return t(`status.${shown}`, corrected[shown] ?? shown);
}

/**
 * The label of a booking. It is Refunded once that is decided; where nothing went back (what was put on Pay later never
 * was with anyone), its label doesn't say so.
 */
export function labelledStatus({ status, money }: Pick<BookingCard, 'status' | 'money'>): LabelledStatus {
  if (status !== 'Refunded' || !money || money.returned + money.returning > 0) return status;
  return money.entries.some(({ cause }) => cause === 'complaint') ? 'Closed' : 'Cancelled';
}

/** The status as a painted label; the wire's value stays untouched in `data-status`. */
export function StatusBadge({ status, seenBy = 'raiser' }: { status: LabelledStatus; seenBy?: SeenBy }) {
  const { t } = useTranslation();
  return (
    <span className={styles.badge} data-paint={colours[labelOf(status, seenBy)]} data-status={status}>
      {statusLabel(t, status, seenBy)}
    </span>
  );
}
