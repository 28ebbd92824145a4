import { t } from '../../platform/words.ts';
import { Anchor, Badge, SegmentedControl, Table } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Moment } from '../../ui/moment.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { OfficeTable } from '../../ui/office-table.tsx';
import { Listed, EmptyNotice } from '../../ui/query-states.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { queueQuery } from './review.queries.ts';

const subjects = [
  { value: '', label: t('common.all', 'All') },
  { value: 'profile', label: t('review.newProfiles', 'New profiles') },
  { value: 'change', label: t('review.changes', 'Changes') },
];

export function QueuePage() {
  const [{ subject }, change] = useFilter(['subject']);
  const pages = useInfiniteQuery(queueQuery(subject));
  return (
    <PageFrame
      title={t('common.review', 'Review')}
      about={t('review.partnersWaitingForADecision', 'Partners waiting for a decision, longest wait first.')}
    >
      <SegmentedControl
        aria-label={t('review.filterByType', 'Filter by type')}
        data={subjects}
        value={subject}
        onChange={(value) => change({ subject: value })}
        style={{ alignSelf: 'start' }}
      />
      <Listed
        pages={pages}
        nothing={
          <EmptyNotice title={t('review.nothingToReview', 'Nothing to review')}>
            {t('review.profilesAndChangesFromPartners', 'Profiles and changes from partners appear here.')}
          </EmptyNotice>
        }
      >
        {(waiting) => (
          <OfficeTable
            label={t('review.waitingPartners', 'Waiting partners')}
            width={560}
            heads={[
              t('common.business', 'Business'),
              t('review.type', 'Type'),
              t('common.status', 'Status'),
              t('review.waitingSince', 'Waiting since'),
            ]}
          >
            {waiting.map((one) => (
              <Table.Tr key={`${one.organisationId} ${one.changeId ?? ''}`}>
                <Table.Td>
                  <Anchor component={Link} to={`/review/${one.organisationId}`} fw={650} size="sm">
                    {one.companyName}
                  </Anchor>
                  {one.city ? ` · ${one.city}` : null}
                </Table.Td>
                <Table.Td>
                  <Badge color={one.subject === 'change' ? 'haldi' : 'neel'}>
                    {one.subject === 'change'
                      ? t('review.change', 'Change')
                      : t('review.newProfile', 'New profile')}
                  </Badge>
                </Table.Td>
                <Table.Td>
                  <StatusBadge status={one.status} />
                </Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>
                  <Moment at={one.since} />
                </Table.Td>
              </Table.Tr>
            ))}
          </OfficeTable>
        )}
      </Listed>
    </PageFrame>
  );
}
