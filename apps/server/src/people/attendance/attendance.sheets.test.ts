import { askExport, getExport } from '@nukkad/contract/office/list-export/list-export.api';
import {
  type MonthRow,
  dayCategories,
  dayLetters,
} from '@nukkad/contract/people/attendance/attendance.model';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWorkbook } from '../../../test/harness/read-sheet.ts';
import { fetchExport } from '../../../test/harness/fetch-export.ts';
import { type Tenants, twoTenants } from '../../../test/walks/two-tenants.ts';
import { attendanceMonthSheet } from './attendance.sheets.ts';
import { daysOfMonth } from './day/month.rules.ts';

let tenants: Tenants;
beforeAll(async () => {
  tenants = await twoTenants();
}, 120_000);
afterAll(() => tenants.app.close());

const aMonth = fc.record({
  year: fc.integer({ min: 2000, max: 2199 }),
  month: fc.integer({ min: 1, max: 12 }),
});
const cellsOf = (row: MonthRow) => attendanceMonthSheet.columns.map(({ of }) => of(row as never, 'en'));

test('the days of each kind sum to the month, also in February of a leap year', () => {
  const leap = { year: 2028, month: 2 };
  fc.assert(
    fc.property(
      fc.oneof(fc.constant(leap), aMonth),
      fc.array(fc.constantFrom(...dayCategories), { minLength: 31, maxLength: 31 }),
      ({ year, month }, categories) => {
        const days = daysOfMonth(year, month).map((_, at) => categories[at] ?? 'none');
        const count = (category: (typeof dayCategories)[number]) =>
          days.filter((day) => day === category).length;
        const cells = cellsOf({
          employeeId: '' as MonthRow['employeeId'],
          fullName: 'Ravi Kumar',
          departmentName: null,
          days: days.map((day) => dayLetters[day]).join(''),
          totals: {
            days: Object.fromEntries(dayCategories.map((one) => [one, count(one)])) as never,
            workedMinutes: 0,
            overtimeMinutes: 0,
            lateDays: 0,
          },
          isExempt: false,
        });
        const named = cells.slice(2, 33);
        const sums = cells.slice(33, 33 + dayCategories.length) as number[];
        expect(sums.reduce((sum, one) => sum + one, 0)).toBe(days.length);
        expect(cells[33 + dayCategories.length]).toBe(days.length);
        expect(named.filter((cell) => cell !== null)).toHaveLength(days.length - count('none'));
        expect(named.filter((cell) => cell === 'Present')).toHaveLength(count('present'));
        expect(named.slice(days.length).every((cell) => cell === null)).toBe(true);
      },
    ),
  );
});

test('the lists of people become files for who may read them', async () => {
  const { client } = tenants.a.owner;
  const month = { month: '11', year: '2026' };
  const lists = [
    ['attendance_month', month],
    ['headcount', { months: '3' }],
    ['attendance_report', { months: '1' }],
    ['leave_balances', {}],
    ['leave_taken', {}],
    ['salary_cost', {}],
  ] as const;
  for (const [list, filters] of lists) {
    const { body } = await client.ask(askExport, { body: { list, format: 'xlsx', filters } });
    await tenants.app.drain();
    const made = (await client.ask(getExport, { params: { exportId: body.exportId } })).body;
    expect([list, made.state]).toEqual([list, 'ready']);
    if (list !== 'attendance_month' && list !== 'headcount') continue;
    const file = await fetchExport(tenants.app, made.link);
    const { rows } = await readWorkbook(Buffer.from(await file.arrayBuffer()));
    expect([list, rows.length]).toEqual([list, made.rows + 1]);
    expect(made.rows).toBeGreaterThan(0);
  }
});
