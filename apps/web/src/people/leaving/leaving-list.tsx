import type { LeavingCard } from '@nukkad/contract/people/leaving/leaving.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { search } from '@nukkad/lists/fields';
import { Link } from 'react-router';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { leavingEmpty } from './leaving.empty.ts';
import { dayInWords, kindWords, statusWords } from './leaving-words.ts';
import { leavingsAddress, useLeavings } from './leaving.queries.ts';

type Voice = ReturnType<typeof useTranslation>;

const columnsOf = ({ t, locale }: Voice): readonly Column<LeavingCard>[] => [
  told('name', t('employee.name', 'Name'), ({ employee }) => employee.fullName, {
    ...heading,
    cell: ({ employee: { employeeId, fullName } }) => (
      <Link to={`/people/employees/${employeeId}?tab=leaving`} translate="no">
        {fullName}
      </Link>
    ),
  }),
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
        search(t('employee.name', 'Name')),
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
