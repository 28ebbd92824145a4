import { getAttendance } from '@nukkad/contract/people/attendance/attendance.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/people/attendance/attendance.test.ts';
const correctionTest = 'src/people/attendance/correction/corrections.test.ts';
const month = 'month=11&year=2026';

export const calls: DomainCalls = {
  tries: () => ({
    'GET /user/attendance': {
      right: 'owner',
      send: ({ client }, _, { staffIds }) =>
        client.ask(getAttendance, { query: { month: 11, year: 2026, employeeId: staffIds.professional } }),
    },
  }),
  triedAtHome: {
    'GET /user/attendance/monthly': ownTest,
    'GET /user/attendance/dailyAdmin': ownTest,
    'PATCH /user/employee/attendanceSetting': ownTest,
    'PATCH /user/employee/attendanceExemption': 'src/people/payroll/payroll-attendance.test.ts',
    'PATCH /user/workSite': ownTest,
    'DELETE /user/workSite': ownTest,
    'GET /user/attendance/correction/{requestId}': correctionTest,
    'PATCH /user/attendance/correction': correctionTest,
    'PATCH /user/attendance/correction/review': correctionTest,
  },
  lists: {
    'GET /user/attendance/monthly': { query: month, who: 'owner' },
    'GET /user/attendance/dailyAdmin': { query: `day=24&${month}`, who: 'owner' },
    'GET /user/employee/attendanceSetting': { query: '', who: 'owner' },
    'GET /user/workSite': { query: '', who: 'owner', empty: true },
    'GET /user/attendance/correction': { query: '', who: 'owner', empty: true },
  },
};
