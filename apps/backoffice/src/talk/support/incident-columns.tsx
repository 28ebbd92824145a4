import { Badge, Button, Group, Text } from '@mantine/core';
import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import type { Column } from '@nukkad/lists/columns';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { StatusBadge, statusWords } from '../../ui/status-badge.tsx';
import { problemWords } from './problem-words.ts';
import { SlaMark } from './sla-mark.tsx';
import { ownerWords, priorityWords, restWords, slaWords, teamWords } from './sla-words.ts';
import { topicWords } from './topic-words.ts';

const topicOf = ({ topic, problem }: OfficeIncident) => (problem ? problemWords[problem] : topicWords[topic]);

const messageOf = ({ message, callAt }: OfficeIncident) =>
  callAt ? `${t('support.callAt', 'Call {{at}}', { at: momentWords(callAt) })}: ${message}` : message;

/** What it is about, the first lines of it, and the labels of staff. */
function Told({ incident }: { incident: OfficeIncident }) {
  const { labels, snoozedUntil } = incident;
  return (
    <div style={{ whiteSpace: 'normal', paddingBlock: '0.35rem' }}>
      <Text size="xs" c="dimmed">
        {topicOf(incident)}
      </Text>
      <Text size="sm" lineClamp={3}>
        {messageOf(incident)}
      </Text>
      <Group gap={4} mt={labels.length > 0 || snoozedUntil ? 4 : 0}>
        {snoozedUntil ? (
          <Badge size="sm" variant="outline" tt="none">
            {restWords.snoozed}: {momentWords(snoozedUntil)}
          </Badge>
        ) : null}
        {labels.map((label) => (
          <Badge key={label} size="sm" variant="light" color="gray" tt="none">
            {label}
          </Badge>
        ))}
      </Group>
    </div>
  );
}

/** `open`: shows one message with its answers. */
export const incidentColumns = (open: (incidentId: string) => void): readonly Column<OfficeIncident>[] => [
  {
    id: 'number',
    title: t('support.number', 'Number'),
    text: ({ incidentNumber }) => incidentNumber,
    cell: ({ incidentId, incidentNumber }) => (
      <Button
        variant="subtle"
        size="compact-sm"
        px={0}
        data-row-link
        onClick={() => open(incidentId)}
        aria-label={t('support.open', 'Open {{number}}', { number: incidentNumber })}
      >
        {incidentNumber}
      </Button>
    ),
    fixed: true,
    card: 'heading',
    width: '8.5rem',
  },
  {
    id: 'person',
    title: t('support.person', 'From'),
    text: ({ fullName }) => fullName || t('common.noName', 'No name'),
    cell: ({ fullName }) => (
      <div style={{ whiteSpace: 'normal' }}>{fullName || t('common.noName', 'No name')}</div>
    ),
    width: '7.5rem',
  },
  {
    id: 'topic',
    title: t('support.topic', 'Topic'),
    text: topicOf,
    startsHidden: true,
    width: '11rem',
  },
  {
    id: 'booking',
    title: t('support.booking', 'Booking'),
    text: ({ bookingNumber }) => bookingNumber ?? '',
    startsHidden: true,
    width: '8.5rem',
  },
  {
    id: 'message',
    title: t('support.message', 'Message'),
    text: messageOf,
    cell: (incident) => <Told incident={incident} />,
  },
  {
    id: 'sla',
    title: t('support.answer', 'Answer'),
    text: ({ sla }) => slaWords[sla],
    cell: (incident) => (
      <div style={{ whiteSpace: 'normal' }}>
        <SlaMark incident={incident} />
      </div>
    ),
    width: '10.5rem',
  },
  {
    id: 'priority',
    title: t('support.priority', 'Priority'),
    text: ({ priority }) => priorityWords[priority],
    width: '6rem',
  },
  {
    id: 'assignee',
    title: t('support.assignee', 'Assigned to'),
    text: ({ assigneeName }) => assigneeName ?? ownerWords.none,
    cell: ({ assigneeName }) => <div style={{ whiteSpace: 'normal' }}>{assigneeName ?? ownerWords.none}</div>,
    width: '7.5rem',
  },
  {
    id: 'labels',
    title: t('support.labels', 'Labels'),
    text: ({ labels }) => labels.join(', '),
    startsHidden: true,
    width: '9rem',
  },
  {
    id: 'team',
    title: t('support.team', 'Team'),
    text: ({ team }) => (team ? teamWords[team] : ''),
    startsHidden: true,
    width: '8rem',
  },
  {
    id: 'received',
    title: t('support.received', 'Received'),
    text: ({ createdAt }) => momentWords(createdAt),
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    startsHidden: true,
    width: '11rem',
  },
  {
    id: 'status',
    title: t('common.status', 'Status'),
    text: ({ status }) => statusWords(status),
    cell: ({ status }) => <StatusBadge status={status} />,
    card: 'corner',
    width: '7.5rem',
  },
];
