import { Badge, Group, Text } from '@mantine/core';
import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import { type Column, told } from '@nukkad/lists/columns';
import { moment, opener, standing } from '../../nouns/work-list/columns.tsx';
import { t } from '../../platform/words.ts';
import { momentWords } from '../../ui/moment-words.ts';
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

const nameOf = ({ fullName }: OfficeIncident) => fullName || t('common.noName', 'No name');
const assigneeOf = ({ assigneeName }: OfficeIncident) => assigneeName ?? ownerWords.none;
const wrapped = { whiteSpace: 'normal' } as const;

/** `open`: shows one message with its answers. */
export const incidentColumns = (open: (incidentId: string) => void): readonly Column<OfficeIncident>[] => [
  opener('number', t('support.number', 'Number'), ({ incidentNumber }) => incidentNumber, {
    open: ({ incidentId }) => open(incidentId),
    label: ({ incidentNumber: number }) => t('support.open', 'Open {{number}}', { number }),
    width: '8.5rem',
  }),
  told('person', t('support.person', 'From'), nameOf, {
    cell: (incident) => <div style={wrapped}>{nameOf(incident)}</div>,
    width: '7.5rem',
  }),
  told('topic', t('support.topic', 'Topic'), topicOf, { startsHidden: true, width: '11rem' }),
  told('booking', t('support.booking', 'Booking'), ({ bookingNumber }) => bookingNumber ?? '', {
    startsHidden: true,
    width: '8.5rem',
  }),
  told('message', t('support.message', 'Message'), messageOf, {
    cell: (incident) => <Told incident={incident} />,
  }),
  told('sla', t('support.answer', 'Answer'), ({ sla }) => slaWords[sla], {
    cell: (incident) => (
      <div style={wrapped}>
        <SlaMark incident={incident} />
      </div>
    ),
    width: '10.5rem',
  }),
  told('priority', t('support.priority', 'Priority'), ({ priority }) => priorityWords[priority], {
    width: '6rem',
  }),
  told('assignee', t('support.assignee', 'Assigned to'), assigneeOf, {
    cell: (incident) => <div style={wrapped}>{assigneeOf(incident)}</div>,
    width: '7.5rem',
  }),
  told('labels', t('support.labels', 'Labels'), ({ labels }) => labels.join(', '), {
    startsHidden: true,
    width: '9rem',
  }),
  told('team', t('support.team', 'Team'), ({ team }) => (team ? teamWords[team] : ''), {
    startsHidden: true,
    width: '8rem',
  }),
  moment('received', t('support.received', 'Received'), ({ createdAt }) => createdAt, {
    startsHidden: true,
    width: '11rem',
  }),
  standing('7.5rem'),
];
