import type { MonthTotals } from '@nukkad/contract/people/attendance/attendance.model';
import type { AttendanceShare } from '@nukkad/contract/people/report/report.model';

/** Months until the one of a day, the oldest first: YYYY-MM. */
export function monthsUntil(today: string, count: number): readonly string[] {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, at) => {
    const month = last - count + 1 + at;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** Half days of work, and those of them on which a person was there. Holidays, weekends and leave are neither. */
export function halvesOf({ days }: Pick<MonthTotals, 'days'>): {
  readonly due: number;
  readonly attended: number;
} {
  const attended = 2 * (days.present + days['over time']) + days['half day'];
  return { due: attended + days['half day'] + 2 * days.absent, attended };
}

interface PersonOfMonth {
  readonly departmentName: string | null;
  readonly totals: MonthTotals;
}

/** A month of everyone, added up by department, in the order of their names; those without one come last. */
export function sharesOf(month: string, people: readonly PersonOfMonth[]): readonly AttendanceShare[] {
  const by = new Map<string, AttendanceShare>();
  for (const { departmentName, totals } of people) {
    const department = departmentName ?? '';
    const { due, attended } = halvesOf(totals);
    const sum = by.get(department);
    by.set(department, {
      month,
      department,
      people: (sum?.people ?? 0) + 1,
      dueHalves: (sum?.dueHalves ?? 0) + due,
      attendedHalves: (sum?.attendedHalves ?? 0) + attended,
      lateDays: (sum?.lateDays ?? 0) + totals.lateDays,
      overtimeMinutes: (sum?.overtimeMinutes ?? 0) + totals.overtimeMinutes,
    });
  }
  const name = (share: AttendanceShare) => share.department.toLowerCase() || '\uFFFF';
  return [...by.values()].toSorted((one, other) => (name(one) < name(other) ? -1 : 1));
}
