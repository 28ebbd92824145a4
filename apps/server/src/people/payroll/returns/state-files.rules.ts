/** What the states ask of a month: professional tax and labour welfare, as tables to copy into their returns. Whole rupees. */
import { type ReturnRow, cell } from './return-files.rules.ts';

const rupees = (paise: number): string => String(Math.round(paise / 100));
const csv = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
const byState = (one: Pick<ReturnRow, 'state'>, other: Pick<ReturnRow, 'state'>) =>
  one.state < other.state ? -1 : one.state > other.state ? 1 : 0;

function grouped(rows: readonly ReturnRow[], keyOf: (row: ReturnRow) => string): readonly ReturnRow[][] {
  const groups = new Map<string, ReturnRow[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
}

/** Of each state how many people pay which amount, as its return asks; then each person. */
export function professionalTaxFile(rows: readonly ReturnRow[]): string {
  const paying = rows.filter(({ professionalTax }) => professionalTax > 0).toSorted(byState);
  if (paying.length === 0) return '';
  const groups = grouped(paying, ({ state, professionalTax }) => `${state} ${professionalTax}`);
  const sums = groups.map((people) => {
    const [first] = people;
    const tax = first?.professionalTax ?? 0;
    return [first?.state ?? '', rupees(tax), String(people.length), rupees(tax * people.length)];
  });
  return csv([
    ['State', 'Tax of each person', 'Persons', 'Total'],
    ...sums,
    [],
    ['State', 'Name', 'Wages', 'Professional tax'],
    ...paying.map((row) => [row.state, row.fullName, rupees(row.wages), rupees(row.professionalTax)]),
  ]);
}

/** Both shares of each person, and their sums by state. */
export function labourWelfareFile(rows: readonly ReturnRow[]): string {
  const shared = rows
    .filter(({ welfareEmployee, welfareEmployer }) => welfareEmployee + welfareEmployer > 0)
    .toSorted(byState);
  if (shared.length === 0) return '';
  const sumOf = (people: readonly ReturnRow[], share: 'welfareEmployee' | 'welfareEmployer') =>
    people.reduce((sum, one) => sum + one[share], 0);
  const sums = grouped(shared, ({ state }) => state).map((people) => {
    const state = people[0]?.state ?? '';
    const [employees, employer] = [sumOf(people, 'welfareEmployee'), sumOf(people, 'welfareEmployer')];
    return [state, String(people.length), rupees(employees), rupees(employer), rupees(employees + employer)];
  });
  return csv([
    ['State', 'Persons', 'Employees', 'Employer', 'Total'],
    ...sums,
    [],
    ['State', 'Name', 'Employee', 'Employer'],
    ...shared.map((row) => [
      row.state,
      row.fullName,
      rupees(row.welfareEmployee),
      rupees(row.welfareEmployer),
    ]),
  ]);
}
