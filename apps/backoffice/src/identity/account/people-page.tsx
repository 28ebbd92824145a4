import { filled } from '../../platform/paged.query.ts';
import { Anchor, Group, Select, Table } from '@mantine/core';
import { accountStatuses } from '@nukkad/contract/identity/account/account.model';
import { roles } from '@nukkad/contract/kernel/roles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Moment } from '../../ui/moment.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { OfficeTable } from '../../ui/office-table.tsx';
import { Listed, EmptyNotice } from '../../ui/query-states.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { peopleQuery } from './people.queries.ts';

export function PeoplePage() {
  const [filter, change] = useFilter(['q', 'status', 'role']);
  const asked = filled({
    q: filter.q,
    status: accountStatuses.find((one) => one === filter.status) ?? '',
    role: roles.find((one) => one === filter.role) ?? '',
  });
  const pages = useInfiniteQuery(peopleQuery(asked));
  return (
    <PageFrame title="People" about="Everyone with an account. Numbers stay hidden until you ask to see one.">
      <Group gap="xs" align="end" role="search" aria-label="Find people">
        <SearchField label="Name or number" value={filter.q} onSearch={(q) => change({ q })} />
        <Select
          label="Status"
          placeholder="Any"
          clearable
          data={[...accountStatuses]}
          value={filter.status || null}
          onChange={(value) => change({ status: value ?? '' })}
          w={150}
        />
        <Select
          label="Role"
          placeholder="Any"
          clearable
          data={[...roles]}
          value={filter.role || null}
          onChange={(value) => change({ role: value ?? '' })}
          w={160}
        />
      </Group>
      <Listed
        pages={pages}
        nothing={
          <EmptyNotice title="No one found">Try a shorter part of the name, or the first digits.</EmptyNotice>
        }
      >
        {(people) => (
          <OfficeTable
            label="People"
            width={680}
            heads={['Name', 'Status', 'Roles', 'Mobile', { figures: 'Sessions' }, 'Since']}
          >
            {people.map((person) => (
              <Table.Tr key={person.userId}>
                <Table.Td>
                  <Anchor component={Link} to={`/people/${person.userId}`} fw={650} size="sm">
                    {person.fullName || 'No name'}
                  </Anchor>
                  {person.companyName ? ` · ${person.companyName}` : null}
                </Table.Td>
                <Table.Td>
                  <StatusBadge status={person.status} />
                </Table.Td>
                <Table.Td>{person.roles.join(', ')}</Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>{person.maskedNumber}</Table.Td>
                <Table.Td ta="end">{person.openSessions}</Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>
                  <Moment at={person.createdAt} />
                </Table.Td>
              </Table.Tr>
            ))}
          </OfficeTable>
        )}
      </Listed>
    </PageFrame>
  );
}
