import { accountStatuses } from '@nukkad/contract/identity/account/account.model';
import { type OfficePerson, listPeople, peopleQuery } from '@nukkad/contract/identity/account/people.api';
import { roles } from '@nukkad/contract/kernel/roles';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { moment, pageLink, standing } from '../../nouns/work-list/columns.tsx';
import { byStatus } from '../../nouns/work-list/fields.ts';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { roleWords } from './role-words.ts';

const nameOf = ({ fullName }: OfficePerson) => fullName || t('common.noName', 'No name');

/** Everyone with an account. */
export const PeoplePage = listPage(listPeople, {
  name: 'people',
  title: t('common.people', 'People'),
  about: t(
    'account.everyoneWithAnAccountMobile',
    'Everyone with an account. Mobile numbers are hidden until you ask to see one.',
  ),
  address: listAddress(peopleQuery.shape, ['q', 'status', 'role', 'sort'], {}),
  fields: [
    search(t('account.nameOrNumber', 'Name or number')),
    byStatus(accountStatuses),
    choice('role', t('account.role', 'Role'), roles, roleWords),
  ],
  views: [
    {
      id: 'partners',
      name: t('account.view.partners', 'Partner owners'),
      filters: { role: 'Service Partner' },
    },
    { id: 'suspended', name: t('account.view.suspended', 'Suspended'), filters: { status: 'Suspended' } },
    { id: 'blocked', name: t('account.view.blocked', 'Blocked'), filters: { status: 'Blocked' } },
  ],
  ownSort: 'newest',
  keyOf: ({ userId }) => userId,
  nameOf,
  columns: [
    pageLink('name', t('common.name', 'Name'), nameOf, ({ userId }) => `/people/${userId}`),
    told('business', t('common.business', 'Business'), ({ companyName }) => companyName ?? ''),
    standing('7.5rem'),
    told('roles', t('account.roles', 'Roles'), (person) =>
      person.roles.map((role) => roleWords[role]).join(', '),
    ),
    told('mobile', t('account.mobile', 'Mobile'), ({ maskedNumber }) => maskedNumber, { width: '8.5rem' }),
    told('sessions', t('account.sessions', 'Sessions'), ({ openSessions }) => openSessions, {
      figures: true,
      width: '6rem',
    }),
    moment('joined', t('account.joined', 'Joined'), ({ createdAt }) => createdAt, {
      sort: ['newest', 'oldest'],
      width: '11rem',
    }),
    told('userId', t('account.id', 'ID'), ({ userId }) => userId, { startsHidden: true, width: '12rem' }),
  ],
  exported: 'people',
  empty: {
    Icon: IconUsers,
    title: t('account.noOneYet', 'No one has an account yet'),
    words: t('account.noOneYetWords', 'People appear here once they sign up.'),
  },
});
