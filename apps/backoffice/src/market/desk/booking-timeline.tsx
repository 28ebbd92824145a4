import { Stack, Text } from '@mantine/core';
import type { DeskBooking } from '@nukkad/contract/market/desk/desk.model';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { attemptOf } from './attempt-words.ts';
import { capacityWords, moveWords } from './desk-words.ts';

/** Every move with who made it and when, the latest first. */
export function BookingTimeline({ booking }: { booking: DeskBooking }) {
  return (
    <Panel title={t('desk.timeline', 'What happened')}>
      <Stack gap="sm" component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
        {booking.timeline.toReversed().map((moment) => {
          const attempt = attemptOf(moment, booking);
          return (
            <li key={`${moment.at} ${moment.verb}`}>
              <Text size="sm" fw={650}>
                {attempt?.title ?? moveWords(moment.verb, moment.status)}
              </Text>
              {attempt?.reason ? <Text size="sm">{attempt.reason}</Text> : null}
              <Text size="xs" c="dimmed">
                <Moment at={moment.at} />
                {' · '}
                {[capacityWords(moment.actorKind), moment.actorName].filter(Boolean).join(': ')}
              </Text>
            </li>
          );
        })}
      </Stack>
    </Panel>
  );
}
