import { Anchor, Group, Stack, Text } from '@mantine/core';
import { listOfficePayments } from '@nukkad/contract/money/payment/office-payment.api';
import { Link } from 'react-router';
import { usePages } from '../../platform/asked.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Listed } from '../../ui/query-states.tsx';
import { paymentWords } from './order-words.ts';

/** Payments and refunds of one booking. */
export function BookingPayments({ bookingId }: { bookingId: string }) {
  const pages = usePages(listOfficePayments, { limit: 20, bookingId });
  const nothing = (
    <Text size="sm" c="dimmed">
      {t('bookingPayments.none', 'No payment was begun.')}
    </Text>
  );
  return (
    <Panel title={t('common.payments', 'Payments')}>
      <Listed pages={pages} nothing={nothing}>
        {(payments) => (
          <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
            {payments.map(({ orderId, amount, refunded, returned, method, createdAt, ...payment }) => (
              <li key={orderId}>
                <Group gap="xs">
                  <Anchor component={Link} to={`/payments/${orderId}`} size="sm" fw={650}>
                    {inRupees(amount)}
                  </Anchor>
                  <Text size="sm">{paymentWords({ ...payment, returned })}</Text>
                </Group>
                <Text size="xs" c="dimmed">
                  <Moment at={createdAt} />
                  {method ? ` · ${method}` : ''}
                  {returned > 0
                    ? ` · ${t('bookingPayments.refunded', '{{amount}} refunded', { amount: inRupees(returned) })}`
                    : ''}
                  {refunded > returned
                    ? ` · ${t('bookingPayments.refundDue', '{{amount}} refund due', { amount: inRupees(refunded - returned) })}`
                    : ''}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Listed>
    </Panel>
  );
}
