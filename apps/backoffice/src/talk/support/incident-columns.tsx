import { Button } from '@mantine/core';
import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import type { Column } from '@nukkad/lists/columns';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { StatusBadge, statusWords } from '../../ui/status-badge.tsx';
import { problemWords } from './problem-words.ts';
import { SlaMark } from './sla-mark.tsx';
import { priorityWords, slaWords, teamWords } from './sla-words.ts';
import { topicWords } from './topic-words.ts';

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
    width: '10rem',
  },
  {
    id: 'topic',
    title: t('support.topic', 'Topic'),
    text: ({ topic, problem }) => (problem ? problemWords[problem] : topicWords[topic]),
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
    text: ({ message, callAt }) =>
      callAt ? `${t('support.callAt', 'Call {{at}}', { at: momentWords(callAt) })}: ${message}` : message,
  },
  {
    id: 'sla',
    title: t('support.answer', 'Answer'),
    text: ({ sla }) => slaWords[sla],
    cell: (incident) => <SlaMark incident={incident} />,
    width: '13rem',
  },
  {
    id: 'priority',
    title: t('support.priority', 'Priority'),
    text: ({ priority }) => priorityWords[priority],
    width: '6rem',
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
