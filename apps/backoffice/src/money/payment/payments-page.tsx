import {
  type OfficePayment,
  paymentProviders,
  paymentTroubles,
} from '@nukkad/contract/money/payment/office-payment.api';
import { orderStatuses } from '@nukkad/contract/money/payment/order.noun';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import type { OfferedView } from '@nukkad/lists/views-menu';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconPayments from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { orderWords } from '../../nouns/payment/order-words.ts';
import { t } from '../../platform/words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { paymentsAddress, paymentsList } from './payment.queries.ts';
import { providerWords, troubleWords } from './payment-words.ts';

const fields: readonly FilterField[] = [
  { kind: 'search', key: 'q', label: t('payment.find', 'Booking number or gateway ID') },
  {
    kind: 'choice',
    key: 'trouble',
    label: t('payment.problem', 'Problem'),
    options: paymentTroubles.map((value) => ({ value, label: troubleWords[value] })),
  },
  {
    kind: 'choice',
    key: 'status',
    label: t('common.status', 'Status'),
    options: orderStatuses.map((value) => ({ value, label: orderWords[value] })),
  },
  {
    kind: 'choice',
    key: 'provider',
    label: t('payment.gateway', 'Gateway'),
    options: paymentProviders.map((value) => ({ value, label: providerWords[value] })),
  },
  { kind: 'day', key: 'from', label: t('payment.from', 'Opened from') },
  { kind: 'day', key: 'to', label: t('payment.to', 'Opened to') },
];

/** The longest waiting first. */
const views: readonly OfferedView[] = paymentTroubles.map((trouble) => ({
  id: trouble,
  name: troubleWords[trouble],
  filters: { trouble, sort: 'oldest' },
}));

/** Every payment, the newest first; what hangs is a view of its own. */
export function PaymentsPage() {
  const asked = useListAddress(paymentsAddress);
  const { pages, query } = paymentsList(asked.filters);
  return (
    <PageFrame
      title={t('common.payments', 'Payments')}
      about={t(
        'payment.about',
        'Every payment and its refunds. Those that are stuck have a view of their own.',
      )}
    >
      <OfficeList<OfficePayment>
        name="payments"
        label={t('common.payments', 'Payments')}
        asked={asked}
        fields={fields}
        columns={paymentColumns}
        views={views}
        pages={useInfiniteQuery(pages)}
        keyOf={({ orderId }) => orderId}
        nameOf={({ providerOrderId, bookingNumber }) => providerOrderId ?? bookingNumber}
        ownSort="newest"
        sheet={{ list: 'office_payments', filters: query }}
        empty={
          <EmptyNotice Icon={IconPayments} title={t('payment.none', 'No payments yet')}>
            {t('payment.noneWords', 'Payments appear here as soon as customers begin to pay.')}
          </EmptyNotice>
        }
      />
    </PageFrame>
  );
}
