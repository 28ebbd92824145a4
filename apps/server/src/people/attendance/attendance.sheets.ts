import { listMonthly } from '@nukkad/contract/people/attendance/attendance.api';
import {
  type DayCategory,
  type MonthRowAnswer,
  dayCategories,
  dayLetters,
} from '@nukkad/contract/people/attendance/attendance.model';
import { type Sheet, type SheetColumn, said, searched, sheet } from '../../platform/sheet/sheet.ts';
import type { Said } from '../../platform/spoken.rules.ts';

const words: Readonly<Record<DayCategory, Said>> = {
  present: said('Present', 'हाज़िर'),
  absent: said('Absent', 'ग़ैरहाज़िर'),
  holidays: said('Holiday', 'त्योहार की छुट्टी'),
  weekend: said('Weekend', 'साप्ताहिक छुट्टी'),
  'paid leave': said('Leave', 'छुट्टी'),
  'half day': said('Half day', 'आधा दिन'),
  'over time': said('Overtime', 'ओवरटाइम'),
  none: said('Nothing', 'कुछ नहीं'),
};
const byLetter = new Map(dayCategories.map((category) => [dayLetters[category], words[category]]));

/** A column for each day that a month can have; a shorter month leaves the last ones empty. */
const days = Array.from(
  { length: 31 },
  (_, at): SheetColumn<Pick<MonthRowAnswer, 'days' | 'totals'>> => ({
    title: said(String(at + 1), String(at + 1)),
    kind: 'text',
    of: (row, language) => {
      const letter = row.days[at];
      if (letter === undefined || letter === dayLetters.none) return null;
      return byLetter.get(letter)?.[language] ?? null;
    },
  }),
);

/** How many days of each kind; together the days of the month, which the last column says. */
const sums = dayCategories.map(
  (category): SheetColumn<Pick<MonthRowAnswer, 'days' | 'totals'>> => ({
    title: said(`Days: ${words[category].en}`, `दिन: ${words[category].hi}`),
    kind: 'whole',
    of: ({ totals }) => totals.days[category],
  }),
);

/** The month’s grid, a row for each person. */
export const attendanceMonthSheet: Sheet = sheet(listMonthly, {
  list: 'attendance_month',
  title: said('Attendance of the month', 'महीने की हाज़िरी'),
  columns: [
    { title: said('Name', 'नाम'), kind: 'text', of: (row) => row.fullName },
    { title: said('Department', 'विभाग'), kind: 'text', of: (row) => row.departmentName },
    ...days,
    ...sums,
    { title: said('Days of the month', 'महीने के दिन'), kind: 'whole', of: (row) => row.days.length },
    { title: said('Late days', 'देर के दिन'), kind: 'whole', of: (row) => row.totals.lateDays },
    { title: said('Worked, minutes', 'काम, मिनट'), kind: 'whole', of: (row) => row.totals.workedMinutes },
    {
      title: said('Overtime, minutes', 'ओवरटाइम, मिनट'),
      kind: 'whole',
      of: (row) => row.totals.overtimeMinutes,
    },
  ],
  filters: {
    month: { title: said('Month', 'महीना') },
    year: { title: said('Year', 'साल') },
    q: searched,
  },
});
