import { t } from '../platform/words.ts';
import { Badge } from '@mantine/core';

const colours: Readonly<Record<string, string>> = {
  Active: 'peepal',
  Approved: 'peepal',
  Pending: 'haldi',
  Open: 'haldi',
  Inprogress: 'neel',
  Resolved: 'peepal',
  Created: 'neel',
  Paused: 'haldi',
  Waiting: 'haldi',
  Asked: 'haldi',
  Ended: 'slate',
  Inactive: 'slate',
  Deactivated: 'slate',
  Suspended: 'sindoor',
  Blocked: 'sindoor',
  Rejected: 'sindoor',
  'Payment Pending': 'haldi',
  'Need To Forward': 'sindoor',
  Forwaded: 'haldi',
  'Partner Assigned': 'haldi',
  Accepted: 'neel',
  Assigned: 'neel',
  Completed: 'peepal',
  Disputed: 'sindoor',
};

const words: Readonly<Record<string, string>> = {
  Active: t('status.active', 'Active'),
  Approved: t('status.approved', 'Approved'),
  Pending: t('status.pending', 'Pending'),
  Created: t('status.created', 'Incomplete'),
  Rejected: t('status.rejected', 'Rejected'),
  Inactive: t('status.inactive', 'Inactive'),
  Suspended: t('status.suspended', 'Suspended'),
  Blocked: t('status.blocked', 'Blocked'),
  Deactivated: t('status.deactivated', 'Deactivated'),
  PendingForDeactivation: t('status.closing', 'Closing'),
  Open: t('status.open', 'Open'),
  Inprogress: t('status.inProgress', 'Ongoing'),
  Forwaded: t('status.forwarded', 'Forwarded'),
  Resolved: t('status.resolved', 'Resolved'),
  Closed: t('status.closed', 'Closed'),
  Cancelled: t('status.cancelled', 'Cancelled'),
  Waiting: t('status.waiting', 'Needs approval'),
  Asked: t('status.asked', 'With the partner'),
  Paused: t('status.paused', 'Paused'),
  Ended: t('status.ended', 'Ended'),
  'Payment Pending': t('status.paymentPending', 'Payment pending'),
  Booked: t('status.booked', 'Booked'),
  'Partner Matched': t('status.partnerMatched', 'Partner matched'),
  'Partner Assigned': t('status.partnerAsked', 'Partner asked'),
  Accepted: t('status.accepted', 'Accepted'),
  'Need To Forward': t('status.needsPartner', 'Needs a partner'),
  Assigned: t('status.assigned', 'Assigned'),
  Completed: t('status.completed', 'Completed'),
  Disputed: t('status.disputed', 'Disputed'),
  Refunded: t('status.refunded', 'Refunded'),
};

/** A status of the wire as the screen calls it. */
export const statusWords = (status: string) => words[status] ?? status;

export function StatusBadge({ status }: { status: string }) {
  return (
    <Badge color={colours[status] ?? 'slate'} miw="max-content">
      {statusWords(status)}
    </Badge>
  );
}
