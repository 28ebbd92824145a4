import { t } from '../../platform/words.ts';
import { Anchor, Badge } from '@mantine/core';
import type { Column } from '@nukkad/lists/columns';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import { Link } from 'react-router';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { StatusBadge, statusWords } from '../../ui/status-badge.tsx';
import { sinceWords } from './review-checks.ts';
import { type Waiting, queueAddress, queueList } from './review.queries.ts';

const fields: readonly FilterField[] = [
  {
    kind: 'choice',
    key: 'subject',
    label: t('review.filterByType', 'Filter by type'),
    options: [
      { value: 'profile', label: t('review.newProfiles', 'New profiles') },
      { value: 'change', label: t('review.changes', 'Changes') },
    ],
  },
];

const typeWords = ({ subject }: Waiting) =>
  subject === 'change' ? t('review.change', 'Change') : t('review.newProfile', 'New profile');

const columns: readonly Column<Waiting>[] = [
  {
    id: 'business',
    title: t('common.business', 'Business'),
    text: ({ companyName }) => companyName,
    cell: ({ organisationId, companyName }) => (
      <Anchor component={Link} to={`/review/${organisationId}`} fw={650} size="sm">
        {companyName}
      </Anchor>
    ),
    fixed: true,
    card: 'heading',
  },
  { id: 'city', title: t('review.city', 'City'), text: ({ city }) => city, width: '10rem' },
  {
    id: 'type',
    title: t('review.type', 'Type'),
    text: typeWords,
    cell: (one) => <Badge color={one.subject === 'change' ? 'haldi' : 'neel'}>{typeWords(one)}</Badge>,
    card: 'corner',
    width: '8rem',
  },
  {
    id: 'status',
    title: t('common.status', 'Status'),
    text: ({ status }) => statusWords(status),
    cell: ({ status }) => <StatusBadge status={status} />,
    width: '8rem',
  },
  {
    id: 'since',
    title: t('review.waitingSince', 'Waiting since'),
    text: ({ since }) => momentWords(since),
    cell: ({ since }) => sinceWords(since, new Date()),
    width: '15rem',
  },
  {
    id: 'assignee',
    title: t('review.assignee', 'Assigned to'),
    text: ({ assignee }) => assignee?.fullName ?? t('review.unassigned', 'Not assigned'),
    width: '10rem',
  },
];

export function QueuePage() {
  const asked = useListAddress(queueAddress);
  const { pages: query, readPage } = queueList(asked.filters);
  const pages = useInfiniteQuery(query);
  return (
    <PageFrame
      title={t('common.review', 'Review')}
      about={t('review.partnersWaitingForADecision', 'Partners waiting for a decision, longest wait first.')}
    >
      <OfficeList<Waiting>
        name="review"
        label={t('review.waitingPartners', 'Waiting partners')}
        asked={asked}
        fields={fields}
        columns={columns}
        pages={pages}
        keyOf={({ organisationId, changeId }) => `${organisationId} ${changeId ?? ''}`}
        nameOf={({ companyName }) => companyName}
        exported={{ list: 'partners', readPage }}
        empty={
          <EmptyNotice
            Icon={IconClipboardCheck}
            action={
              <Anchor component={Link} to="/support" size="sm" fw={650}>
                {t('review.toSupport', 'View support messages')}
              </Anchor>
            }
            title={t('review.nothingToReview', 'Nothing to review')}
          >
            {t('review.profilesAndChangesFromPartners', 'Profiles and changes from partners appear here.')}
          </EmptyNotice>
        }
      />
    </PageFrame>
  );
}
