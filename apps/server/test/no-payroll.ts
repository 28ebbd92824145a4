import type { AttendanceForPay } from '../src/people/payroll/index.ts';
import { extensionPoint } from '../src/platform/extension.ts';

/** For compositions without salaries: what payroll asks of others, asked by no one. */
export const noPayroll = () => ({
  days: extensionPoint<AttendanceForPay>('payroll.days'),
  confirmedTo: () => Promise.resolve(null),
});
