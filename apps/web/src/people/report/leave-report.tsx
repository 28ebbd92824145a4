import type { PersonBalance } from '@nukkad/contract/people/report/report.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { reportEmpty } from './report.empty.ts';
import { balancesAddress, useBalances } from './report.queries.ts';

type Voice = ReturnType<typeof useTranslation>;

const columnsOf = ({ t, plural }: Voice): readonly Column<PersonBalance>[] => [
  told('name', t('report.name', 'Name'), ({ fullName }) => fullName, heading),
  told('type', t('report.leaveType', 'Leave type'), ({ leaveType }) => leaveType, {
    card: 'line',
    width: '12rem',
  }),
  told(
    'days',
    t('report.daysLeft', 'Days left'),
    ({ halves }) =>
      halves === null
        ? t('report.noLimit', 'No limit')
        : plural('report.days', halves / 2, { one: '{{count}} day', other: '{{count}} days' }),
    { card: 'corner', width: '8rem' },
  ),
  told('department', t('report.department', 'Department'), ({ department }) => department, {
    width: '12rem',
  }),
];

/** What each person has left of each leave type. */
export function LeaveReport() {
  const voice = useTranslation();
  const { t } = voice;
  return (
    <Listing<PersonBalance>
      name="leave-balances"
      label={t('report.leave', 'Leave left')}
      asked={useListAddress(balancesAddress)}
      fields={[]}
      columns={columnsOf(voice)}
      pages={useBalances()}
      sheet={{ list: 'leave_balances', filters: {} }}
      keyOf={({ employeeId, leaveType }) => `${employeeId} ${leaveType}`}
      nameOf={({ fullName, leaveType }) => `${fullName}, ${leaveType}`}
      empty={
        <EmptyScreen
          screen={reportEmpty['no-report']}
          title={t('report.leave.none', 'No leave types yet')}
          words={t('report.leave.none.words', 'Add leave types to see what each person has left.')}
        />
      }
    />
  );
}
