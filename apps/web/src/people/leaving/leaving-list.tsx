import type { LeavingCard } from '@nukkad/contract/people/leaving/leaving.model';
import type { Column } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { Link } from 'react-router';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { leavingEmpty } from './leaving.empty.ts';
import { dayInWords, kindWords, statusWords } from './leaving-words.ts';
import { leavingsAddress, useLeavings } from './leaving.queries.ts';

type Voice = ReturnType<typeof useTranslation>;

const columnsOf = ({ t, locale }: Voice): readonly Column<LeavingCard>[] => [
  {
    id: 'name',
    title: t('employee.name', 'Name'),
    text: ({ employee }) => employee.fullName,
    cell: ({ employee: { employeeId, fullName } }) => (
      <Link to={`/people/employees/${employeeId}?tab=leaving`} translate="no">
        {fullName}
      </Link>
    ),
    fixed: true,
    card: 'heading',
  },
  {
    id: 'status',
    title: t('leaving.status', 'Status'),
    text: ({ status }) => statusWords[status](t),
    card: 'corner',
    width: '9rem',
  },
  {
    id: 'lastDay',
    title: t('leaving.lastDay', 'Last day'),
    text: ({ lastDayOn }) => dayInWords(lastDayOn, locale),
    width: '9rem',
  },
  {
    id: 'kind',
    title: t('leaving.how', 'How'),
    text: ({ kind }) => kindWords[kind](t),
    width: '12rem',
  },
  {
    id: 'designation',
    title: t('employee.designation', 'Role'),
    text: ({ employee }) => employee.designation,
    width: '12rem',
  },
  {
    id: 'given',
    title: t('leaving.given', 'Notice given'),
    text: ({ noticeGivenOn }) => dayInWords(noticeGivenOn, locale),
    width: '9rem',
  },
];

/** Who is leaving, by their last day. */
export function LeavingList() {
  const voice = useTranslation();
  const { t } = voice;
  const asked = useListAddress(leavingsAddress);
  return (
    <Listing<LeavingCard>
      name="leavings"
      label={t('leaving.title', 'Who is leaving')}
      asked={asked}
      fields={[
        { kind: 'search', key: 'q', label: t('employee.name', 'Name') },
        {
          kind: 'choice',
          key: 'state',
          label: t('leaving.state', 'Show'),
          options: [
            { value: 'open', label: t('leaving.state.open', 'Leaving now') },
            { value: 'over', label: t('leaving.state.over', 'Left or stayed') },
          ],
        },
      ]}
      columns={columnsOf(voice)}
      pages={useLeavings(asked.filters)}
      keyOf={({ leavingId }) => leavingId}
      nameOf={({ employee }) => employee.fullName}
      empty={<EmptyScreen screen={leavingEmpty['no-leavings']} />}
    />
  );
}
