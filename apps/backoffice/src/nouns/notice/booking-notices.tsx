import { Button, Group, Stack, Text } from '@mantine/core';
import { type NoticeDelivery, listBookingNotices } from '@nukkad/contract/talk/notification/notice-desk.api';
import { useState } from 'react';
import { usePages } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../ui/query-states.tsx';
import { reasonWords, stateWords, wayOf } from './notice-words.ts';
import { SendAgainDialog } from './send-again-dialog.tsx';

function Row({ delivery, onAgain }: { delivery: NoticeDelivery; onAgain: () => void }) {
  const { at, fullName, said, state, reason, isRead, can } = delivery;
  const became = [
    wayOf(delivery),
    reason ? `${stateWords[state]}: ${reasonWords[reason]}` : stateWords[state],
    isRead ? t('notice.read', 'read in the app') : null,
  ].filter(Boolean);
  return (
    <Group component="li" justify="space-between" wrap="nowrap" align="start">
      <div>
        <Text size="sm" fw={650}>
          {fullName ?? t('notice.guest', 'No account')}
        </Text>
        {said ? (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {said}
          </Text>
        ) : null}
        <Text size="xs" c="dimmed">
          {became.join(' · ')} · <Moment at={at} />
        </Text>
      </div>
      {can.sendAgain ? (
        <Button variant="default" size="xs" onClick={onAgain} style={{ flex: 'none' }}>
          {t('notice.again', 'Send again')}
        </Button>
      ) : null}
    </Group>
  );
}

/** Who was told what of a booking, by which way, and what became of it; the newest first. */
export function BookingNotices({ bookingId }: { bookingId: string }) {
  const [again, sendAgain] = useState<NoticeDelivery | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePages(
    listBookingNotices,
    { limit: 10 },
    { params: { bookingId } },
  );
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Panel title={t('notice.title', 'Notifications')}>
      {error && !data ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {data || error ? null : <LoadingSkeleton rows={2} />}
      {data && rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('notice.none', 'No messages have been sent yet.')}
        </Text>
      ) : null}
      <Stack gap="md" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {rows.map((delivery) => (
          <Row key={delivery.deliveryId} delivery={delivery} onAgain={() => sendAgain(delivery)} />
        ))}
      </Stack>
      {hasNextPage ? (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('notice.more', 'Show earlier')}
        </Button>
      ) : null}
      {again ? <SendAgainDialog delivery={again} onClose={() => sendAgain(null)} /> : null}
    </Panel>
  );
}
