import {
  type OfficeIncident,
  answerWays,
  incidentOwners,
  incidentRests,
} from '@nukkad/contract/talk/support/incident.api';
import { incidentStatuses } from '@nukkad/contract/talk/support/incident.noun';
import { incidentPriorities, slaStates, supportTeams } from '@nukkad/contract/talk/support/incident-sla';
import { incidentTopics } from '@nukkad/contract/talk/support/support.model';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import type { OfferedView } from '@nukkad/lists/views-menu';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { useSearchParams } from 'react-router';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { t } from '../../platform/words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { statusWords } from '../../ui/status-badge.tsx';
import { incidentColumns } from './incident-columns.tsx';
import { IncidentDialog } from './incident-dialog.tsx';
import { incidentChoices, incidentQuery, incidentsAddress, incidentsList } from './incident.queries.ts';
import { ownerWords, priorityWords, restWords, slaWords, teamWords, wayWords } from './sla-words.ts';
import { topicWords } from './topic-words.ts';

const fieldsOf = (labels: readonly string[]): readonly FilterField[] => [
  { kind: 'search', key: 'q', label: t('support.numberOrWords', 'Number or words') },
  {
    kind: 'choice',
    key: 'status',
    label: t('common.status', 'Status'),
    options: incidentStatuses.map((value) => ({ value, label: statusWords(value) })),
  },
  {
    kind: 'choice',
    key: 'topic',
    label: t('support.topic', 'Topic'),
    options: incidentTopics.map((value) => ({ value, label: topicWords[value] })),
  },
  {
    kind: 'choice',
    key: 'sla',
    label: t('support.answer', 'Answer'),
    options: slaStates.map((value) => ({ value, label: slaWords[value] })),
  },
  {
    kind: 'choice',
    key: 'priority',
    label: t('support.priority', 'Priority'),
    options: incidentPriorities.map((value) => ({ value, label: priorityWords[value] })),
  },
  {
    kind: 'choice',
    key: 'team',
    label: t('support.team', 'Team'),
    options: supportTeams.map((value) => ({ value, label: teamWords[value] })),
  },
  {
    kind: 'choice',
    key: 'way',
    label: t('support.way', 'Answered by'),
    options: answerWays.map((value) => ({ value, label: wayWords[value] })),
  },
  {
    kind: 'choice',
    key: 'whose',
    label: t('support.assignee', 'Assigned to'),
    options: incidentOwners.map((value) => ({ value, label: ownerWords[value] })),
  },
  {
    kind: 'choice',
    key: 'label',
    label: t('support.label', 'Label'),
    options: labels.map((value) => ({ value, label: value })),
  },
  {
    kind: 'choice',
    key: 'rest',
    label: t('support.rest', 'Snoozed'),
    options: incidentRests.map((value) => ({ value, label: restWords[value] })),
  },
];

const views: readonly OfferedView[] = [
  { id: 'open', name: statusWords('Open'), filters: { status: 'Open', rest: 'awake' } },
  { id: 'mine', name: t('support.view.mine', 'Mine'), filters: { whose: 'me', rest: 'awake' } },
  {
    id: 'unassigned',
    name: t('support.view.unassigned', 'Unassigned'),
    filters: { status: 'Open', whose: 'none', rest: 'awake' },
  },
  { id: 'snoozed', name: restWords.snoozed, filters: { rest: 'snoozed' } },
  { id: 'late', name: slaWords.late, filters: { sla: 'late' } },
  { id: 'soon', name: slaWords.soon, filters: { sla: 'soon' } },
  { id: 'calls', name: t('support.view.calls', 'Calls to make'), filters: { status: 'Open', way: 'call' } },
  {
    id: 'complaints',
    name: t('support.view.complaints', 'Open complaints'),
    filters: { status: 'Open', topic: 'complaint' },
  },
  {
    id: 'services',
    name: t('support.view.services', 'Service requests'),
    filters: { status: 'Open', topic: 'services' },
  },
];

/** What people told support, the longest waiting first. */
export function IncidentsPage() {
  const asked = useListAddress(incidentsAddress);
  const open = useSearchParams()[0].get('open');
  const pages = useInfiniteQuery(incidentsList(asked.filters).pages);
  const incidents = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const inList = incidents.find(({ incidentId }) => incidentId === open);
  // By its own call: it stays open when it leaves the list, and a link opens one that is on no page yet.
  const opened = useQuery(incidentQuery(open)).data ?? inList ?? null;
  const labels = useQuery(incidentChoices).data?.labels ?? [];
  const chosen = asked.filters.label;
  return (
    <PageFrame
      title={t('common.support', 'Support')}
      about={t(
        'support.messagesFromCustomersPartnersAnd',
        'Messages from customers, partners and visitors, longest wait first.',
      )}
    >
      <OfficeList<OfficeIncident>
        name="support"
        label={t('common.messages', 'Messages')}
        asked={asked}
        fields={fieldsOf(chosen && !labels.includes(chosen) ? [chosen, ...labels] : labels)}
        columns={incidentColumns((incidentId) => asked.change({ open: incidentId }))}
        views={views}
        pages={pages}
        keyOf={({ incidentId }) => incidentId}
        nameOf={({ incidentNumber }) => incidentNumber}
        empty={
          <EmptyNotice Icon={IconMessage} title={t('support.noMessagesFound', 'No messages yet')}>
            {t('support.noMessagesYetWords', 'Messages to support appear here.')}
          </EmptyNotice>
        }
      />
      {opened ? (
        <IncidentDialog
          key={opened.incidentId}
          incident={opened}
          onClose={() => asked.change({ open: '' })}
        />
      ) : null}
    </PageFrame>
  );
}
