import { Group, Stack, Text } from '@mantine/core';
import { getBookingLedger } from '@nukkad/contract/money/ledger/office-ledger.api';
import { useAsked } from '../../platform/asked.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../ui/query-states.tsx';

/** `partner_payable` as a person reads it. */
const plainName = (code: string) => {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What was posted for a booking, oldest first. */
export function BookingLedger({ bookingId }: { bookingId: string }) {
  const { data, error, refetch } = useAsked(getBookingLedger, { params: { bookingId } });
  return (
    <Panel title={t('ledger.title', 'Ledger')}>
      {error && !data ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {data || error ? null : <LoadingSkeleton rows={2} />}
      {data?.items.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('ledger.none', 'Nothing was posted yet.')}
        </Text>
      ) : null}
      <Stack gap="md" component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
        {data?.items.map(({ transactionId, kind, postedAt, postings }) => (
          <li key={transactionId}>
            <Text size="sm" fw={650}>
              {plainName(kind)}
            </Text>
            <Text size="xs" c="dimmed">
              <Moment at={postedAt} />
            </Text>
            {postings.map(({ line, account, companyName, amount }) => (
              <Group key={line} justify="space-between" wrap="nowrap">
                <Text size="sm">{[plainName(account), companyName].filter(Boolean).join(', ')}</Text>
                <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
                  {inRupees(amount)}
                </Text>
              </Group>
            ))}
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
