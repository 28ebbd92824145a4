import { Group } from '@mantine/core';
import {
  type OfficeCashRefund,
  listOfficeCashRefunds,
  officeCashRefundsQuery,
  retryCashRefund,
} from '@nukkad/contract/money/cash-refund/office-cash-refund.api';
import { cashRefundStatuses } from '@nukkad/contract/money/cash-refund/cash-refund.noun';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { search, viewsBy } from '@nukkad/lists/fields';
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs';
import { useState } from 'react';
import {
  accountWords,
  cashRefundColours,
  cashRefundStatusWords,
} from '../../nouns/payment/cash-refund-words.ts';
import {
  RowButton,
  acts,
  badge,
  counted,
  linked,
  moment,
  money,
  pageLink,
} from '../../nouns/work-list/columns.tsx';
import { byStatus } from '../../nouns/work-list/fields.ts';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { WhyForm } from '../../ui/why-form.tsx';
import { DecideCashRefund } from './decide-cash-refund.tsx';

interface Asked {
  readonly refund: OfficeCashRefund;
  readonly onClose: () => void;
}

function Retry({ refund: { refundId, version, bookingNumber: number }, onClose }: Asked) {
  return (
    <WhyForm
      title={t('cashRefund.retryOf', 'Retry refund of {{number}}', { number })}
      doIt={t('cashRefund.retry', 'Retry')}
      endpoint={retryCashRefund}
      params={{ refundId }}
      bodyOf={(why) => ({ why, version })}
      said={({ amount, status }) =>
        status === 'Needs Approval'
          ? t('cashRefund.retryWaits', '{{amount}} needs two approvals first.', { amount: inRupees(amount) })
          : t('cashRefund.retried', '{{amount}} is being sent again.', { amount: inRupees(amount) })
      }
      onClose={onClose}
    />
  );
}

function Acts({ refund, onOpen }: { refund: OfficeCashRefund; onOpen: () => void }) {
  const { can, bookingNumber: number } = refund;
  if (!can.approve && !can.retry) return null;
  return (
    <Group gap="xs" justify="end" wrap="nowrap">
      {can.retry ? (
        <RowButton onClick={onOpen} label={t('cashRefund.retryOf', 'Retry refund of {{number}}', { number })}>
          {t('cashRefund.retry', 'Retry')}
        </RowButton>
      ) : (
        <RowButton
          isMain
          onClick={onOpen}
          label={t('cashRefund.reviewOf', 'Review refund of {{number}}', { number })}
        >
          {t('common.review', 'Review')}
        </RowButton>
      )}
    </Group>
  );
}

function Dialog({ refund, onClose }: Asked) {
  // Stays where a colleague was quicker, and says so.
  const [isRetry] = useState(refund.can.retry);
  if (isRetry) return <Retry refund={refund} onClose={onClose} />;
  return refund.can.approve ? <DecideCashRefund refund={refund} onClose={onClose} /> : null;
}

/** Cash that goes back to customers, by where it is. */
export const CashRefundsPage = listPage(listOfficeCashRefunds, {
  name: 'cash-refunds',
  title: t('cashRefund.title', 'Cash refunds'),
  about: t(
    'cashRefund.about',
    'Customers who paid in cash choose an account or credit. The partner keeps the cash and owes it.',
  ),
  address: listAddress(officeCashRefundsQuery.shape, ['q', 'status', 'bookingId'], {}),
  fields: [
    search(t('cashRefund.number', 'Booking number')),
    byStatus(cashRefundStatuses, cashRefundStatusWords),
  ],
  views: viewsBy('status', ['Needs Approval', 'Checked', 'Failed'], cashRefundStatusWords),
  keyOf: ({ refundId }) => refundId,
  nameOf: ({ bookingNumber }) => bookingNumber,
  columns: ({ turnTo }) => [
    pageLink(
      'booking',
      t('cashRefund.booking', 'Booking'),
      ({ bookingNumber }) => bookingNumber,
      ({ bookingId }) => `/bookings/${bookingId}`,
      { width: '9rem' },
    ),
    linked(
      'customer',
      t('cashRefund.customer', 'Customer'),
      ({ customerName }) => customerName,
      ({ userId }) => `/people/${userId}`,
      { width: '8rem' },
    ),
    money('amount', t('cashRefund.amount', 'Amount'), ({ amount }) => amount, { width: '5.5rem' }),
    badge(
      ({ status }) => cashRefundStatusWords[status],
      ({ status }) => cashRefundColours[status],
      { width: '10rem' },
    ),
    told('account', t('cashRefund.account', 'Account'), accountWords, { width: '13.5rem' }),
    told('failure', t('cashRefund.failure', 'Reason'), ({ failure }) => failure ?? ''),
    moment('asked', t('cashRefund.asked', 'Since'), ({ askedAt }) => askedAt, {
      text: ({ askedAt }) => askedAt,
      startsHidden: true,
    }),
    told('utr', t('cashRefund.utr', 'Bank reference'), ({ utr }) => utr ?? '', { startsHidden: true }),
    counted('tries', t('cashRefund.tries', 'Times sent'), ({ tries }) => tries, { startsHidden: true }),
    acts('6.25rem', (refund) => <Acts refund={refund} onOpen={() => turnTo(refund.refundId)} />),
  ],
  exported: 'cash_refunds',
  empty: {
    Icon: IconReceiptRefund,
    title: t('cashRefund.none', 'No cash refunds yet'),
    words: t('cashRefund.noneAbout', 'They appear here when a cash payment is refunded.'),
  },
  opened: (refund, close) => <Dialog refund={refund} onClose={close} />,
});
