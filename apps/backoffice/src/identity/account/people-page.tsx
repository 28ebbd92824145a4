import { t } from '../../platform/words.ts';
import { filled } from '../../platform/paged.query.ts';
import { Anchor, Group, Select, Table } from '@mantine/core';
import { listRow } from '@nukkad/frame/page-keys';
import { accountStatuses } from '@nukkad/contract/identity/account/account.model';
import { roles } from '@nukkad/contract/kernel/roles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Moment } from '../../ui/moment.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { OfficeTable } from '../../ui/office-table.tsx';
import { Listed, EmptyNotice } from '../../ui/query-states.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { StatusBadge, statusWords } from '../../ui/status-badge.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { peopleQuery } from './people.queries.ts';
import { roleWords } from './role-words.ts';

export function PeoplePage() {
  const [filter, change] = useFilter(['q', 'status', 'role']);
  const asked = filled({
    q: filter.q,
    status: accountStatuses.find((one) => one === filter.status) ?? '',
    role: roles.find((one) => one === filter.role) ?? '',
  });
  const pages = useInfiniteQuery(peopleQuery(asked));
  return (
    <PageFrame
      title={t('common.people', 'People')}
      about={t(
        'account.everyoneWithAnAccountMobile',
        'Everyone with an account. Mobile numbers are hidden until you ask to see one.',
      )}
    >
      <Group gap="xs" align="end" role="search" aria-label={t('account.findPeople', 'Find people')}>
        <SearchField
          label={t('account.nameOrNumber', 'Name or number')}
          value={filter.q}
          onSearch={(q) => change({ q })}
        />
        <Select
          label={t('common.status', 'Status')}
          placeholder={t('common.all', 'All')}
          clearable
          data={accountStatuses.map((value) => ({ value, label: statusWords(value) }))}
          value={filter.status || null}
          onChange={(value) => change({ status: value ?? '' })}
          w={150}
        />
        <Select
          label={t('account.role', 'Role')}
          placeholder={t('common.all', 'All')}
          clearable
          data={roles.map((value) => ({ value, label: roleWords[value] }))}
          value={filter.role || null}
          onChange={(value) => change({ role: value ?? '' })}
          w={160}
        />
      </Group>
      <Listed
        pages={pages}
        nothing={
          <EmptyNotice title={t('account.noOneFound', 'No one found')}>
            {t('account.tryAShorterPartOf', 'Try a shorter part of the name, or the first digits.')}
          </EmptyNotice>
        }
      >
        {(people) => (
          <OfficeTable
            label={t('common.people', 'People')}
            width={680}
            heads={[
              t('common.name', 'Name'),
              t('common.status', 'Status'),
              t('account.roles', 'Roles'),
              t('account.mobile', 'Mobile'),
              { figures: t('account.sessions', 'Sessions') },
              t('account.joined', 'Joined'),
            ]}
          >
            {people.map((person) => (
              <Table.Tr key={person.userId} {...listRow}>
                <Table.Td>
                  <Anchor component={Link} to={`/people/${person.userId}`} fw={650} size="sm">
                    {person.fullName || t('common.noName', 'No name')}
                  </Anchor>
                  {person.companyName ? ` · ${person.companyName}` : null}
                </Table.Td>
                <Table.Td>
                  <StatusBadge status={person.status} />
                </Table.Td>
                <Table.Td>{person.roles.map((role) => roleWords[role]).join(', ')}</Table.Td>
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
