import { leavingsQuery, listLeavings } from '@nukkad/contract/people/leaving/leaving.api';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import { nameLink } from '../../nouns/work-list/columns.tsx';
import { listPart } from '../../nouns/work-list/list-part.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { dayInWords, kindWords, statusWords } from './leaving-words.ts';
import { leavingEmpty } from './leaving.empty.ts';

/** Who is leaving, by their last day. */
export const LeavingList = listPart(listLeavings, {
  name: 'leavings',
  label: ({ t }) => t('leaving.title', 'Who is leaving'),
  address: listAddress(leavingsQuery.shape, ['q', 'state'], {}),
  fields: ({ t }) => [
    search(t('employee.name', 'Name')),
    choice('state', t('leaving.state', 'Show'), ['open', 'over'], {
      open: t('leaving.state.open', 'Leaving now'),
      over: t('leaving.state.over', 'Left or stayed'),
    }),
  ],
  keyOf: ({ leavingId }) => leavingId,
  nameOf: ({ employee }) => employee.fullName,
  columns: ({ t, locale }) => [
    nameLink(
      'name',
      t('employee.name', 'Name'),
      ({ employee }) => employee.fullName,
      ({ employee }) => `/people/employees/${employee.employeeId}?tab=leaving`,
    ),
    told('status', t('leaving.status', 'Status'), ({ status }) => statusWords[status](t), {
      card: 'corner',
      width: '9rem',
    }),
    told('lastDay', t('leaving.lastDay', 'Last day'), ({ lastDayOn }) => dayInWords(lastDayOn, locale), {
      width: '9rem',
    }),
    told('kind', t('leaving.how', 'How'), ({ kind }) => kindWords[kind](t), { width: '12rem' }),
    told('designation', t('employee.designation', 'Role'), ({ employee }) => employee.designation, {
      width: '12rem',
    }),
    told(
      'given',
      t('leaving.given', 'Notice given'),
      ({ noticeGivenOn }) => dayInWords(noticeGivenOn, locale),
      { width: '9rem' },
    ),
  ],
  empty: () => <EmptyScreen screen={leavingEmpty['no-leavings']} />,
});
