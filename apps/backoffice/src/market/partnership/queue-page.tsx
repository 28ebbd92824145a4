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
  { value: '', label: 'All' },
  { value: 'profile', label: 'New profiles' },
  { value: 'change', label: 'Changes' },
];

export function QueuePage() {
  const [{ subject }, change] = useFilter(['subject']);
  const pages = useInfiniteQuery(queueQuery(subject));
  return (
    <PageFrame title="Review" about="Partners waiting for a decision, the longest waiting first.">
      <SegmentedControl
        aria-label="Waiting for"
        data={subjects}
        value={subject}
        onChange={(value) => change({ subject: value })}
        style={{ alignSelf: 'start' }}
      />
      <Listed
        pages={pages}
        nothing={
          <EmptyNotice title="Nothing to review">Profiles and changes from partners appear here.</EmptyNotice>
        }
      >
        {(waiting) => (
          <OfficeTable
            label="Waiting partners"
            width={560}
            heads={['Business', 'Subject', 'Status', 'Waiting since']}
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
                    {one.subject === 'change' ? 'Change' : 'New profile'}
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
