import * as api from '@nukkad/contract/people/report/report.api';
import { type Sheet, type SheetColumn, type SheetFilter, said, sheet } from '../../platform/sheet/sheet.ts';
import { monthIn } from '../../platform/spoken.rules.ts';

const months: Readonly<Record<string, SheetFilter>> = { months: { title: said('Months', 'महीने') } };

const month: SheetColumn<{ readonly month: string }> = {
  title: said('Month', 'महीना'),
  kind: 'text',
  of: (row, language) => monthIn(language, row.month),
};
const department: SheetColumn<{ readonly department: string }> = {
  title: said('Department', 'विभाग'),
  kind: 'text',
  of: (row) => row.department,
};
const people: SheetColumn<{ readonly people: number }> = {
  title: said('People', 'लोग'),
  kind: 'whole',
  of: (row) => row.people,
};
const leaveType: SheetColumn<{ readonly leaveType: string }> = {
  title: said('Leave type', 'छुट्टी का प्रकार'),
  kind: 'text',
  of: (row) => row.leaveType,
};
/** Half days as days: 2.5. */
const days = (halves: number) => String(halves / 2);
const share = ({
  dueHalves,
  attendedHalves,
}: {
  readonly dueHalves: number;
  readonly attendedHalves: number;
}) => (dueHalves === 0 ? null : `${Math.round((attendedHalves / dueHalves) * 1_000) / 10} %`);

const headcount = sheet(api.reportHeadcount, {
  list: 'headcount',
  title: said('Headcount', 'लोगों की संख्या'),
  columns: [
    month,
    people,
    { title: said('Joined', 'जुड़े'), kind: 'whole', of: (row) => row.joined },
    { title: said('Left', 'छोड़ गए'), kind: 'whole', of: (row) => row.left },
  ],
  filters: months,
});

const attendance = sheet(api.reportAttendance, {
  list: 'attendance_report',
  title: said('Attendance by month and department', 'महीने और विभाग की हाज़िरी'),
  columns: [
    month,
    department,
    people,
    { title: said('Days of work', 'काम के दिन'), kind: 'text', of: (row) => days(row.dueHalves) },
    { title: said('Days at work', 'हाज़िर दिन'), kind: 'text', of: (row) => days(row.attendedHalves) },
    { title: said('Attendance', 'हाज़िरी'), kind: 'text', of: share },
    { title: said('Late days', 'देर के दिन'), kind: 'whole', of: (row) => row.lateDays },
    { title: said('Overtime, minutes', 'ओवरटाइम, मिनट'), kind: 'whole', of: (row) => row.overtimeMinutes },
  ],
  filters: months,
});

const balances = sheet(api.reportLeaveBalances, {
  list: 'leave_balances',
  title: said('Leave balances', 'बची छुट्टियाँ'),
  columns: [
    { title: said('Name', 'नाम'), kind: 'text', of: (row) => row.fullName },
    department,
    leaveType,
    {
      title: said('Days left', 'बचे दिन'),
      kind: 'text',
      of: ({ halves }, language) =>
        halves === null ? said('No limit', 'कोई सीमा नहीं')[language] : days(halves),
    },
  ],
  filters: {},
});

const taken = sheet(api.reportLeaveTaken, {
  list: 'leave_taken',
  title: said('Leave taken', 'ली गई छुट्टियाँ'),
  columns: [
    month,
    leaveType,
    { title: said('Days', 'दिन'), kind: 'text', of: (row) => days(row.halves) },
    people,
  ],
  filters: months,
});

const cost = sheet(api.reportCost, {
  list: 'salary_cost',
  title: said('Cost by department', 'विभाग की लागत'),
  columns: [
    month,
    department,
    people,
    { title: said('Cost', 'लागत'), kind: 'rupees', of: (row) => row.cost },
    {
      title: said('Of it, employer adds', 'इसमें नियोक्ता का हिस्सा'),
      kind: 'rupees',
      of: (row) => row.employer,
    },
  ],
  filters: months,
});

export const reportSheets: readonly Sheet[] = [headcount, attendance, balances, taken, cost];
