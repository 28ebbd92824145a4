import { approvalsQuery, listReviews } from '@nukkad/contract/people/approval/approval.api';
import type { ApprovalCard, ApprovalKindName } from '@nukkad/contract/people/approval/approval.model';
import { listAddress } from '@nukkad/lists/address';
import type { BulkAct } from '@nukkad/lists/bulk-act';
import { type Column, told } from '@nukkad/lists/columns';
import { choice } from '@nukkad/lists/fields';
import { ApprovalPill } from '../../nouns/approval/approval-pill.tsx';
import {
  daysInWords,
  halvesInWords,
  kindWords,
  statusWords,
  type Voice,
} from '../../nouns/approval/approval-words.ts';
import { useApprovalsLive } from '../../nouns/approval/approval.queries.ts';
import { nameLink } from '../../nouns/work-list/columns.tsx';
import { listPartOf } from '../../nouns/work-list/list-part.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Money } from '../../ui/mark/money.tsx';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { TimeAgo } from '../../ui/time/date-time.tsx';
import { approvalEmpty } from './approval.empty.ts';
import { decideMany } from './approval.queries.ts';

/** What waits for the reader, for an owner also what waits for others, and what was decided, by its end. */
const tabs = ['waiting', 'pending', 'approved', 'rejected', 'Cancelled', 'Completed'] as const;
type Tab = (typeof tabs)[number];
/** Of a reason: the server asks for as many characters. */
const leastReason = 10;

const columnsOf = (voice: Voice, tab: Tab): readonly Column<ApprovalCard>[] => {
  const { t, locale } = voice;
  return [
    nameLink(
      'who',
      t('approval.who', 'Employee'),
      ({ employee }) => employee.fullName,
      ({ requestId }) => `/approvals/${requestId}`,
    ),
    told('state', t('approval.state', 'Status'), ({ status }) => statusWords[status](t), {
      cell: (request) => <ApprovalPill request={request} />,
      card: 'corner',
      width: '11rem',
    }),
    told(
      'what',
      t('approval.what', 'Request'),
      ({ kind, title }) => [kindWords[kind](t), title].filter(Boolean).join(': '),
      { width: '14rem' },
    ),
    told(
      'days',
      t('approval.when', 'Days'),
      ({ startsOn, endsOn }) => daysInWords(startsOn, endsOn, locale),
      { width: '13rem' },
    ),
    told(
      'amount',
      t('approval.amount', 'Amount'),
      ({ halfDays }) => (halfDays === null ? '' : halvesInWords(voice, halfDays)),
      {
        cell: ({ halfDays, amount }) =>
          halfDays !== null ? halvesInWords(voice, halfDays) : amount !== null && <Money paise={amount} />,
        width: '7rem',
      },
    ),
    ...(tab === 'waiting'
      ? [
          told(
            'since',
            t('approval.since', 'Waiting since'),
            ({ waitingSince }: ApprovalCard) => waitingSince,
            {
              cell: ({ waitingSince }: ApprovalCard) => <TimeAgo at={waitingSince} />,
              width: '13rem' as const,
            },
          ),
        ]
      : []),
  ];
};

const actsOf = ({ t, plural }: Voice): readonly BulkAct<ApprovalCard>[] => [
  {
    id: 'approve',
    label: t('approval.approve', 'Approve'),
    fits: ({ can }) => can.review,
    said: (count) =>
      plural('approval.many.approved', count, {
        one: '{{count}} request approved',
        other: '{{count}} requests approved',
      }),
    foresee: () => null,
    send: (requests) => decideMany('approved', requests, ''),
  },
  {
    id: 'reject',
    label: t('approval.reject', 'Reject'),
    fits: ({ can }) => can.review,
    said: (count) =>
      plural('approval.many.rejected', count, {
        one: '{{count}} request rejected',
        other: '{{count}} requests rejected',
      }),
    foresee: () => null,
    send: (requests, reason) => decideMany('rejected', requests, reason),
    reason: { label: t('approval.reason', 'Reason, which the employee reads'), least: leastReason },
    danger: true,
  },
];

function Empty({ tab }: { tab: Tab }) {
  const { t } = useTranslation();
  if (tab === 'waiting') return <EmptyScreen screen={approvalEmpty['no-approvals']} />;
  return (
    <EmptyState scene="done" title={t('approval.none', 'No requests here')}>
      {t('approval.none.words', 'Requests of your team that ended this way appear here.')}
    </EmptyState>
  );
}

function tabWords(tab: Tab, t: Voice['t']): string {
  if (tab === 'waiting') return t('approval.tab.waiting', 'Waiting');
  return tab === 'pending' ? t('approval.tab.pending', 'All open') : statusWords[tab](t);
}

function useTab({ kinds }: { kinds: readonly ApprovalKindName[] }) {
  useApprovalsLive();
  return { kinds, tab: useUrlTab(tabs) };
}

function Tabs({ kinds }: { kinds: readonly ApprovalKindName[] }) {
  const { t } = useTranslation();
  const isOwner = useSession().profile?.role === 'Service Partner';
  const isPaid = kinds.some((one) => one === 'expense' || one === 'travel');
  return (
    <UrlTabs
      label={t('approval.title', 'Approvals')}
      tabs={tabs
        .filter((value) => isPaid || value !== 'Completed')
        .filter((value) => isOwner || value !== 'pending')
        .map((value) => ({ value, label: tabWords(value, t) }))}
    />
  );
}

/** What waits for the reader's decision and what was decided; `kinds`: those that people can ask for here. */
export const ApprovalInbox = listPartOf(listReviews, useTab, {
  name: 'approvals',
  label: ({ t }) => t('approval.title', 'Approvals'),
  address: listAddress(approvalsQuery.shape, ['kind'], {}),
  query: (filters, { tab }) => ({ ...filters, ...(tab !== 'waiting' && { status: tab }) }),
  tab: ({ given }) => given.tab,
  above: ({ given }) => <Tabs kinds={given.kinds} />,
  fields: ({ t, given: { kinds } }) =>
    kinds.length < 2
      ? []
      : [choice('kind', t('approval.kind', 'Kind'), kinds, (value) => kindWords[value](t))],
  keyOf: ({ requestId }) => requestId,
  nameOf: ({ employee }) => employee.fullName,
  columns: ({ voice, given }) => columnsOf(voice, given.tab),
  acts: ({ voice, given }) => (given.tab === 'waiting' ? actsOf(voice) : []),
  empty: ({ given }) => <Empty tab={given.tab} />,
});
