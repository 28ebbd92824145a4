import {
  type OfficeIncident,
  answerWays,
  getOfficeIncident,
  incidentOwners,
  incidentRests,
  incidentsQuery,
  listOfficeIncidents,
} from '@nukkad/contract/talk/support/incident.api';
import { listIncidentChoices } from '@nukkad/contract/talk/support/incident-handling.api';
import { incidentPriorities, slaStates, supportTeams } from '@nukkad/contract/talk/support/incident-sla';
import { incidentStatuses } from '@nukkad/contract/talk/support/incident.noun';
import { incidentTopics } from '@nukkad/contract/talk/support/support.model';
import { listAddress } from '@nukkad/lists/address';
import { choice, search } from '@nukkad/lists/fields';
import type { FilterField } from '@nukkad/lists/filter-field';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { byStatus } from '../../nouns/work-list/fields.ts';
import { type At, listPage } from '../../nouns/work-list/list-page.tsx';
import { useAsked } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { statusWords } from '../../ui/status-badge.tsx';
import { incidentColumns } from './incident-columns.tsx';
import { IncidentDialog } from './incident-dialog.tsx';
import { ownerWords, priorityWords, restWords, slaWords, teamWords, wayWords } from './sla-words.ts';
import { topicWords } from './topic-words.ts';

const address = listAddress(
  incidentsQuery.shape,
  ['q', 'status', 'topic', 'sla', 'priority', 'team', 'way', 'whose', 'label', 'rest'],
  {},
);
type Shown = At<OfficeIncident, ReturnType<typeof address.read>>;

function useFields({ filters: { label: chosen } }: Shown): readonly FilterField[] {
  const labels = useAsked(listIncidentChoices).data?.labels ?? [];
  const all = chosen && !labels.includes(chosen) ? [chosen, ...labels] : labels;
  return [
    search(t('support.numberOrWords', 'Number or words')),
    byStatus(incidentStatuses),
    choice('topic', t('support.topic', 'Topic'), incidentTopics, topicWords),
    choice('sla', t('support.answer', 'Answer'), slaStates, slaWords),
    choice('priority', t('support.priority', 'Priority'), incidentPriorities, priorityWords),
    choice('team', t('support.team', 'Team'), supportTeams, teamWords),
    choice('way', t('support.way', 'Answered by'), answerWays, wayWords),
    choice('whose', t('support.assignee', 'Assigned to'), incidentOwners, ownerWords),
    choice('label', t('support.label', 'Label'), all, (value) => value),
    choice('rest', t('support.rest', 'Snoozed'), incidentRests, restWords),
  ];
}

/** By its own call: it stays open when it leaves the list, and a link opens one that is on no page yet. */
function Opened({ at: { rows, open, close } }: { at: Shown }) {
  const { data } = useAsked(getOfficeIncident, open ? { params: { incidentId: open } } : null);
  const incident = data ?? rows.find(({ incidentId }) => incidentId === open);
  return incident ? <IncidentDialog key={incident.incidentId} incident={incident} onClose={close} /> : null;
}

/** What people told support, the longest waiting first. */
export const IncidentsPage = listPage(listOfficeIncidents, {
  name: 'support',
  title: t('common.support', 'Support'),
  about: t(
    'support.messagesFromCustomersPartnersAnd',
    'Messages from customers, partners and visitors, longest wait first.',
  ),
  label: t('common.messages', 'Messages'),
  address,
  fields: useFields,
  views: [
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
    {
      id: 'calls',
      name: t('support.view.calls', 'Calls to make'),
      filters: { status: 'Open', way: 'call' },
    },
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
  ],
  keyOf: ({ incidentId }) => incidentId,
  nameOf: ({ incidentNumber }) => incidentNumber,
  columns: ({ turnTo }) => incidentColumns(turnTo),
  empty: {
    Icon: IconMessage,
    title: t('support.noMessagesFound', 'No messages yet'),
    words: t('support.noMessagesYetWords', 'Messages to support appear here.'),
  },
  dialogs: (at) => <Opened at={at} />,
});
