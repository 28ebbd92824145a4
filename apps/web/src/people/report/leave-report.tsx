import { reportLeaveBalances } from '@nukkad/contract/people/report/report.api';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { listPart } from '../../nouns/work-list/list-part.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { reportEmpty } from './report.empty.ts';

/** What each person has left of each leave type. */
export const LeaveReport = listPart(reportLeaveBalances, {
  name: 'leave-balances',
  label: ({ t }) => t('report.leave', 'Leave left'),
  address: listAddress({}, [], {}),
  keyOf: ({ employeeId, leaveType }) => `${employeeId} ${leaveType}`,
  nameOf: ({ fullName, leaveType }) => `${fullName}, ${leaveType}`,
  columns: ({ t, plural }) => [
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
  ],
  sheet: 'leave_balances',
  empty: ({ t }) => (
    <EmptyScreen
      screen={reportEmpty['no-report']}
      title={t('report.leave.none', 'No leave types yet')}
      words={t('report.leave.none.words', 'Add leave types to see what each person has left.')}
    />
  ),
});
