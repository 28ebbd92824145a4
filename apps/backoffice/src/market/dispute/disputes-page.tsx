import { Anchor, Badge } from '@mantine/core';
import { disputeKinds } from '@nukkad/contract/market/dispute/dispute.noun';
import type { Column } from '@nukkad/lists/columns';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { Link } from 'react-router';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { momentWords } from '../../ui/moment-words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { kindWords, outcomeWords, stateWords, requestWords } from './dispute-words.ts';
import { type Queued, disputesAddress, disputesList } from './dispute.queries.ts';

const fields: readonly FilterField[] = [
  { kind: 'search', key: 'q', label: t('dispute.search', 'Booking number') },
  {
    kind: 'choice',
    key: 'state',
    label: t('dispute.byState', 'Filter by state'),
    options: [
      { value: 'second', label: stateWords.proposed },
      { value: 'decided', label: stateWords.decided },
    ],
  },
  {
    kind: 'choice',
    key: 'kind',
    label: t('dispute.byKind', 'Filter by kind'),
    options: disputeKinds.map((kind) => ({ value: kind, label: kindWords[kind] })),
  },
  {
    kind: 'choice',
    key: 'assigned',
    label: t('dispute.byAssignee', 'Filter by assignee'),
    options: [
      { value: 'mine', label: t('dispute.mine', 'Assigned to me') },
      { value: 'none', label: t('dispute.ofNoOne', 'Not assigned') },
    ],
  },
];

const stateOf = ({ status, outcome }: Queued) =>
  status === 'decided' && outcome ? outcomeWords[outcome] : stateWords[status];

const columns: readonly Column<Queued>[] = [
  {
    id: 'booking',
    title: t('dispute.booking', 'Booking'),
    text: ({ bookingNumber }) => bookingNumber,
    cell: ({ disputeId, bookingNumber }) => (
      <Anchor component={Link} to={`/disputes/${disputeId}`} fw={650} size="sm" translate="no">
        {bookingNumber}
      </Anchor>
    ),
    fixed: true,
    card: 'heading',
    width: '8.5rem',
  },
  {
    id: 'kind',
    title: t('dispute.claim', 'Claim'),
    text: ({ kind, request }) => `${kindWords[kind]} · ${requestWords[request]}`,
    width: '12.5rem',
  },
  {
    id: 'state',
    title: t('dispute.state', 'State'),
    text: stateOf,
    cell: (one) => <Badge color={one.status === 'answered' ? 'haldi' : 'neel'}>{stateOf(one)}</Badge>,
    card: 'corner',
    width: '10.5rem',
  },
  {
    id: 'customer',
    title: t('dispute.customer', 'Customer'),
    text: ({ customerName }) => customerName,
    startsHidden: true,
  },
  { id: 'company', title: t('common.business', 'Business'), text: ({ companyName }) => companyName },
  {
    id: 'bill',
    title: t('dispute.bill', 'Bill'),
    text: ({ bill }) => inRupees(bill),
    figures: true,
    width: '5rem',
  },
  {
    id: 'opened',
    title: t('dispute.opened', 'Opened'),
    text: ({ openedAt }) => momentWords(openedAt),
    startsHidden: true,
    width: '10.5rem',
  },
  {
    id: 'clock',
    title: t('dispute.clock', 'Partner answers until'),
    text: ({ answered, answerBefore, status }) =>
      answered || status === 'decided' ? '' : momentWords(answerBefore),
    width: '10.5rem',
  },
  {
    id: 'assignee',
    title: t('dispute.assignee', 'Assigned to'),
    text: ({ assignee }) => assignee?.fullName ?? t('dispute.ofNoOne', 'Not assigned'),
    width: '7.5rem',
  },
];

export function DisputesPage() {
  const asked = useListAddress(disputesAddress);
  const { pages: query } = disputesList(asked.filters);
  const pages = useInfiniteQuery(query);
  return (
    <PageFrame
      title={t('dispute.nav', 'Disputes')}
      about={t('dispute.about', 'Finished jobs that customers dispute, longest wait first.')}
    >
      <OfficeList<Queued>
        name="disputes"
        label={t('dispute.nav', 'Disputes')}
        asked={asked}
        fields={fields}
        columns={columns}
        pages={pages}
        keyOf={({ disputeId }) => disputeId}
        nameOf={({ bookingNumber }) => bookingNumber}
        sheet={{ list: 'office_disputes', filters: asked.filters }}
        empty={
          <EmptyNotice
            Icon={IconScale}
            action={
              <Anchor component={Link} to="/disputes?state=decided" size="sm" fw={650}>
                {t('dispute.toDecided', 'View decided disputes')}
              </Anchor>
            }
            title={t('dispute.none', 'No open disputes')}
          >
            {t('dispute.none.about', 'Claims about finished jobs appear here.')}
          </EmptyNotice>
        }
      />
    </PageFrame>
  );
}
