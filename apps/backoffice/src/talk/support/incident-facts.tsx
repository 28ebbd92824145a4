import { Anchor, Group, Stack } from '@mantine/core';
import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import { Link } from 'react-router';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { statusWords } from '../../ui/status-badge.tsx';
import { problemWords, sideWords } from './problem-words.ts';
import { SlaMark } from './sla-mark.tsx';
import { priorityWords, teamWords } from './sla-words.ts';

/** The booking that was reported, and the people on both sides of it. */
export function Reported({
  incident: { problem, bookingNumber, answerBy },
  booking: { bookingId, side, status, startsAt, total, buyerId, organisationId },
}: {
  incident: OfficeIncident;
  booking: NonNullable<OfficeIncident['booking']>;
}) {
  const facts = [
    [t('support.problem', 'Problem'), problem ? problemWords[problem] : ''],
    [t('support.reportedBy', 'Reported by'), sideWords[side]],
    [
      t('support.booking', 'Booking'),
      <Anchor key="booking" component={Link} to={`/bookings/${bookingId}`} size="sm">
        {bookingNumber}
      </Anchor>,
    ],
    [t('common.status', 'Status'), statusWords(status)],
    [t('support.startsAt', 'Starts'), <Moment key="starts" at={startsAt} />],
    [t('support.total', 'Total'), inRupees(total)],
    [t('support.answerBy', 'Answer by'), answerBy ? <Moment key="answer" at={answerBy} /> : ''],
  ] as const;
  return (
    <Stack gap="xs">
      <Facts facts={facts} />
      <Group gap="md">
        <Anchor component={Link} to={`/people/${buyerId}`} size="sm">
          {t('support.viewCustomer', 'View customer')}
        </Anchor>
        {organisationId ? (
          <Anchor component={Link} to={`/partners/${organisationId}`} size="sm">
            {t('support.viewPartner', 'View partner')}
          </Anchor>
        ) : null}
      </Group>
    </Stack>
  );
}

/** Until when an answer is promised, and the team that has it. */
export function Clock({ incident }: { incident: OfficeIncident }) {
  const { priority, team, forwardReason, files, callAt, sid } = incident;
  const facts = [
    ...(callAt ? ([[t('support.callTime', 'Call at'), <Moment key="call" at={callAt} />]] as const) : []),
    [t('support.answer', 'Answer'), <SlaMark key="sla" incident={incident} />],
    [t('support.priority', 'Priority'), priorityWords[priority]],
    ...(team
      ? ([
          [t('support.team', 'Team'), teamWords[team]],
          [t('support.forwardReason', 'Forwarded because'), forwardReason],
        ] as const)
      : []),
  ] as const;
  return (
    <Stack gap="xs">
      <Facts facts={facts} />
      {sid ? (
        <Anchor component={Link} to={`/desk?show=all&sid=${sid}`} size="sm">
          {t('support.viewChat', 'View the chat it was made of')}
        </Anchor>
      ) : null}
      {files.length > 0 ? (
        <Group gap="xs">
          {files.map(({ fileId, fileName, url }) => (
            <Anchor key={fileId} href={url} target="_blank" rel="noreferrer" size="sm">
              {fileName}
            </Anchor>
          ))}
        </Group>
      ) : null}
    </Stack>
  );
}
