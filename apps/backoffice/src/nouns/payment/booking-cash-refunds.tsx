import { Anchor, Group, Stack, Text } from '@mantine/core';
import { listOfficeCashRefunds } from '@nukkad/contract/money/cash-refund/office-cash-refund.api';
import { Link } from 'react-router';
import { useAsked } from '../../platform/asked.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { cashRefundStatusWords } from './cash-refund-words.ts';

/** Cash of one booking that goes back, with the way to the list; nothing where none does. */
export function BookingCashRefunds({ bookingId }: { bookingId: string }) {
  const { data } = useAsked(listOfficeCashRefunds, { query: { bookingId } });
  if (!data?.items.length) return null;
  return (
    <Panel title={t('bookingCash.title', 'Cash refunds')}>
      <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {data.items.map(({ refundId, amount, status, askedAt, failure }) => (
          <li key={refundId}>
            <Group gap="xs">
              <Anchor component={Link} to={`/cash-refunds?bookingId=${bookingId}`} size="sm" fw={650}>
                {inRupees(amount)}
              </Anchor>
              <Text size="sm">{cashRefundStatusWords[status]}</Text>
            </Group>
            <Text size="xs" c="dimmed">
              <Moment at={askedAt} />
              {failure ? ` · ${failure}` : ''}
            </Text>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
