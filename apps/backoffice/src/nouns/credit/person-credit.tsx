import { Button, Group, Stack, Text } from '@mantine/core';
import type { CreditEntry } from '@nukkad/contract/money/credit/credit.model';
import { getOfficeCredit } from '@nukkad/contract/money/credit/office-credit.api';
import { useLocation, useSearchParams } from 'react-router';
import { usePages } from '../../platform/asked.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../ui/query-states.tsx';
import { creditKindWords } from './credit-words.ts';
import { DecideCredit } from './decide-credit.tsx';
import { type CreditOwner, GiveCreditDialog } from './give-credit-dialog.tsx';

function Entry({ entry: { kind, amount, bookingNumber, createdAt } }: { entry: CreditEntry }) {
  return (
    <Group justify="space-between" wrap="nowrap" align="start">
      <div>
        <Text size="sm">{creditKindWords[kind]}</Text>
        <Text size="xs" c="dimmed">
          <Moment at={createdAt} />
          {bookingNumber ? ` · ${bookingNumber}` : ''}
        </Text>
      </div>
      <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
        {amount > 0 ? '+' : ''}
        {inRupees(amount)}
      </Text>
    </Group>
  );
}

/** A customer's credit: what there is and until when, what changed it, and more of it. The open dialog is in the address. */
export function PersonCredit({ owner }: { owner: CreditOwner }) {
  const credit = usePages(getOfficeCredit, { limit: 5 }, { params: { userId: owner.userId } });
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const open = search.get('dialog');
  const turn = (dialog: string | null) =>
    setSearch(dialog ? { dialog } : {}, { replace: true, preventScrollReset: true, state });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = credit;
  const first = data?.pages[0];
  const entries = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Panel title={t('credit.title', 'Credit')} beside={first ? <b>{inRupees(first.balance)}</b> : null}>
      {error && !data ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {data || error ? null : <LoadingSkeleton rows={2} />}
      {first?.expiries.map(({ amount, at }) => (
        <Text key={at} size="sm">
          {t('credit.expires', '{{sum}} expires', { sum: inRupees(amount) })} <Moment at={at} />
        </Text>
      ))}
      {first?.waiting ? (
        <Text size="sm">
          {t('credit.waits', '{{name}} asked for {{sum}}. It’s awaiting approval by another Admin.', {
            sum: inRupees(first.waiting.amount),
            name: first.waiting.askedBy,
          })}
        </Text>
      ) : null}
      {entries.length > 0 ? (
        <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {entries.map((entry) => (
            <li key={entry.creditEntryId}>
              <Entry entry={entry} />
            </li>
          ))}
        </Stack>
      ) : null}
      {first && entries.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('credit.none', 'This customer has had no credit yet.')}
        </Text>
      ) : null}
      {first ? (
        <Group gap="xs">
          {first.waiting ? null : (
            <Button variant="default" onClick={() => turn('credit')}>
              {t('credit.give', 'Give credit')}
            </Button>
          )}
          {first.waiting && !first.waiting.mine ? (
            <Button variant="default" onClick={() => turn('decide-credit')}>
              {t('credit.decide', 'Decide on credit')}
            </Button>
          ) : null}
          {hasNextPage ? (
            <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('credit.earlier', 'Earlier')}
            </Button>
          ) : null}
        </Group>
      ) : null}
      {open === 'credit' ? <GiveCreditDialog owner={owner} onClose={() => turn(null)} /> : null}
      {open === 'decide-credit' && first?.waiting && !first.waiting.mine ? (
        <DecideCredit userId={owner.userId} waiting={first.waiting} onClose={() => turn(null)} />
      ) : null}
    </Panel>
  );
}
