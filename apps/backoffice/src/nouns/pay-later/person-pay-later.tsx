import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { getOfficePayLater } from '@nukkad/contract/money/pay-later/office-pay-later.api';
import type { PayLaterDebt } from '@nukkad/contract/money/pay-later/pay-later.model';
import { Link, useSearchParams } from 'react-router';
import { usePages } from '../../platform/asked.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../ui/query-states.tsx';
import { DecideLimit } from './decide-limit.tsx';
import { LimitDialog } from './limit-dialog.tsx';
import { debtWords, standingWords } from './pay-later-words.ts';

function Debt({ debt: { bookingId, bookingNumber, state, amount, left, dueAt } }: { debt: PayLaterDebt }) {
  return (
    <Group justify="space-between" wrap="nowrap" align="start">
      <div>
        <Anchor component={Link} to={`/bookings/${bookingId}`} size="sm">
          {bookingNumber}
        </Anchor>
        <Text size="xs" c="dimmed">
          {debtWords[state]} {dueAt ? <Moment at={dueAt} /> : null}
        </Text>
      </div>
      <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
        {inRupees(left > 0 ? left : amount)}
      </Text>
    </Group>
  );
}

/** What a customer may pay later: the limit, what is open, and another limit. The open dialog is in the address. */
export function PersonPayLater({ userId }: { userId: string }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePages(
    getOfficePayLater,
    { limit: 5 },
    { params: { userId } },
  );
  const [search, setSearch] = useSearchParams();
  const open = search.get('dialog');
  const turn = (dialog: string | null) =>
    setSearch(dialog ? { dialog } : {}, { replace: true, preventScrollReset: true });
  const first = data?.pages[0];
  const debts = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Panel
      title={t('payLater.title', 'Pay later')}
      beside={first ? <Text size="sm">{standingWords[first.state]}</Text> : null}
    >
      {error && !data ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {data || error ? null : <LoadingSkeleton rows={2} />}
      {first ? (
        <Facts
          columns={{ base: 2, sm: 4 }}
          facts={[
            [t('payLater.limit', 'Limit'), inRupees(first.limit)],
            [t('payLater.used', 'Used'), inRupees(first.used)],
            [t('payLater.dueNow', 'Due'), inRupees(first.due)],
            [
              t('payLater.setBy', 'Set by'),
              first.byStaff ? first.byStaff.askedBy : t('payLater.byRules', 'The rules'),
            ],
          ]}
        />
      ) : null}
      {first?.byStaff ? (
        <Text size="sm" c="dimmed">
          {first.byStaff.why}
        </Text>
      ) : null}
      {first?.waiting ? (
        <Text size="sm">
          {t(
            'payLater.waits',
            '{{name}} asked for a limit of {{sum}}. It’s awaiting approval by another Admin.',
            {
              sum: inRupees(first.waiting.limit),
              name: first.waiting.askedBy,
            },
          )}
        </Text>
      ) : null}
      {debts.length > 0 ? (
        <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {debts.map((debt) => (
            <li key={debt.bookingId}>
              <Debt debt={debt} />
            </li>
          ))}
        </Stack>
      ) : null}
      {first ? (
        <Group gap="xs">
          {first.waiting ? null : (
            <Button variant="default" onClick={() => turn('limit')}>
              {t('payLater.setLimit', 'Set limit')}
            </Button>
          )}
          {first.waiting && !first.waiting.mine ? (
            <Button variant="default" onClick={() => turn('decide-limit')}>
              {t('payLater.decide', 'Decide on a limit')}
            </Button>
          ) : null}
          {hasNextPage ? (
            <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('payLater.earlier', 'Earlier')}
            </Button>
          ) : null}
        </Group>
      ) : null}
      {open === 'limit' ? <LimitDialog userId={userId} onClose={() => turn(null)} /> : null}
      {open === 'decide-limit' && first?.waiting && !first.waiting.mine ? (
        <DecideLimit userId={userId} waiting={first.waiting} onClose={() => turn(null)} />
      ) : null}
    </Panel>
  );
}
