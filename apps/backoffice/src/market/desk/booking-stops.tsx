import { Stack, Text } from '@mantine/core';
import type { DeskBooking, DeskStop } from '@nukkad/contract/market/desk/desk.model';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';

const reasons: Readonly<Record<DeskStop['reason'], string>> = {
  safety: t('desk.stop.safety', 'It was not safe to continue'),
  cannot_finish: t('desk.stop.cannotFinish', 'The work could not be finished'),
  customer_asked: t('desk.stop.customerAsked', 'The customer wanted to stop'),
  other: t('desk.stop.other', 'Another reason'),
};

const outcomes: Readonly<Record<DeskStop['status'], string>> = {
  open: t('desk.stop.open', 'Awaiting the other side'),
  agreed: t('desk.stop.agreed', 'Agreed'),
  at_once: t('desk.stop.atOnce', 'Ended at once, for safety'),
  stood: t('desk.stop.stood', 'Not answered in time: the part bill counts'),
  contested: t('desk.stop.contested', 'Not agreed: in dispute'),
  withdrawn: t('desk.stop.withdrawn', 'Taken back: the visit went on'),
};

function Stop({ stop }: { stop: DeskStop }) {
  const { by, reason, words, status, lines, agreed, bill, askedAt, answerWords } = stop;
  return (
    <Stack gap={4} component="li">
      <Text size="sm" fw={650}>
        {by === 'customer'
          ? t('desk.stop.byCustomer', 'The customer asked to end the visit')
          : t('desk.stop.byPartner', 'The partner asked to end the visit')}
      </Text>
      <Text size="xs" c="dimmed">
        <Moment at={askedAt} /> · {reasons[reason]} · {outcomes[status]}
      </Text>
      {lines.map(({ lineId, name, quantity, done }) => (
        <Text key={lineId} size="sm">
          {t('desk.stop.done', '{{name}}: {{done}} of {{quantity}} done', { name, done, quantity })}
        </Text>
      ))}
      <Text size="sm">
        {t('desk.stop.bill', 'Bill {{bill}} instead of {{agreed}}', {
          bill: inRupees(bill),
          agreed: inRupees(agreed),
        })}
      </Text>
      {[words, answerWords].filter(Boolean).map((said) => (
        <Text key={said} size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {`“${said}”`}
        </Text>
      ))}
    </Stack>
  );
}

/** A visit that could not go on: who said so and why, what was done, and what it costs. Nothing where no one said so. */
export function BookingStops({ booking: { stops } }: { booking: DeskBooking }) {
  if (stops.length === 0) return null;
  return (
    <Panel title={t('desk.stops', 'Ended early')}>
      <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {stops.map((stop) => (
          <Stop key={stop.stopId} stop={stop} />
        ))}
      </Stack>
    </Panel>
  );
}
