import { t } from '../../platform/words.ts';
import { Anchor } from '@mantine/core';
import { accountStatuses } from '@nukkad/contract/identity/account/account.model';
import type { OfficePerson } from '@nukkad/contract/identity/account/people.api';
import { roles } from '@nukkad/contract/kernel/roles';
import type { Column } from '@nukkad/lists/columns';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import type { OfferedView } from '@nukkad/lists/views-menu';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { Link } from 'react-router';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { Moment } from '../../ui/moment.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { StatusBadge, statusWords } from '../../ui/status-badge.tsx';
import { peopleAddress, peopleList } from './people.queries.ts';
import { roleWords } from './role-words.ts';

const fields: readonly FilterField[] = [
  { kind: 'search', key: 'q', label: t('account.nameOrNumber', 'Name or number') },
  {
    kind: 'choice',
    key: 'status',
    label: t('common.status', 'Status'),
    options: accountStatuses.map((value) => ({ value, label: statusWords(value) })),
  },
  {
    kind: 'choice',
    key: 'role',
    label: t('account.role', 'Role'),
    options: roles.map((value) => ({ value, label: roleWords[value] })),
  },
];

const views: readonly OfferedView[] = [
  {
    id: 'partners',
    name: t('account.view.partners', 'Partner owners'),
    filters: { role: 'Service Partner' },
  },
  { id: 'suspended', name: t('account.view.suspended', 'Suspended'), filters: { status: 'Suspended' } },
  { id: 'blocked', name: t('account.view.blocked', 'Blocked'), filters: { status: 'Blocked' } },
];

const nameOf = ({ fullName }: OfficePerson) => fullName || t('common.noName', 'No name');

const columns: readonly Column<OfficePerson>[] = [
  {
    id: 'name',
    title: t('common.name', 'Name'),
    text: nameOf,
    cell: (person) => (
      <Anchor component={Link} to={`/people/${person.userId}`} fw={650} size="sm">
        {nameOf(person)}
      </Anchor>
    ),
    fixed: true,
    card: 'heading',
  },
  {
    id: 'business',
    title: t('common.business', 'Business'),
    text: ({ companyName }) => companyName ?? '',
  },
  {
    id: 'status',
    title: t('common.status', 'Status'),
    text: ({ status }) => statusWords(status),
    cell: ({ status }) => <StatusBadge status={status} />,
    card: 'corner',
    width: '7.5rem',
  },
  {
    id: 'roles',
    title: t('account.roles', 'Roles'),
    text: (person) => person.roles.map((role) => roleWords[role]).join(', '),
  },
  {
    id: 'mobile',
    title: t('account.mobile', 'Mobile'),
    text: ({ maskedNumber }) => maskedNumber,
    width: '8.5rem',
  },
  {
    id: 'sessions',
    title: t('account.sessions', 'Sessions'),
    text: ({ openSessions }) => openSessions,
    figures: true,
    width: '6rem',
  },
  {
    id: 'joined',
    title: t('account.joined', 'Joined'),
    text: ({ createdAt }) => momentWords(createdAt),
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    sort: ['newest', 'oldest'],
    width: '11rem',
  },
  {
    id: 'userId',
    title: t('account.id', 'ID'),
    text: ({ userId }) => userId,
    startsHidden: true,
    width: '12rem',
  },
];

export function PeoplePage() {
  const asked = useListAddress(peopleAddress);
  const { pages: query, readPage } = peopleList(asked.filters);
  const pages = useInfiniteQuery(query);
  return (
    <PageFrame
      title={t('common.people', 'People')}
      about={t(
        'account.everyoneWithAnAccountMobile',
        'Everyone with an account. Mobile numbers are hidden until you ask to see one.',
      )}
    >
      <OfficeList<OfficePerson>
        name="people"
        label={t('common.people', 'People')}
        asked={asked}
        fields={fields}
        columns={columns}
        views={views}
        pages={pages}
        keyOf={({ userId }) => userId}
        nameOf={nameOf}
        ownSort="newest"
        exported={{ list: 'people', readPage }}
        empty={
          <EmptyNotice Icon={IconUsers} title={t('account.noOneYet', 'No one has an account yet')}>
            {t('account.noOneYetWords', 'People appear here once they sign up.')}
          </EmptyNotice>
        }
      />
    </PageFrame>
  );
}
