import { istDay } from '@nukkad/contract/kernel/time';
import type { LetterBody } from '@nukkad/contract/people/leaving/letter.model';
import type { Reader } from '../../../platform/db/database.ts';
import type { LeavingDependencies } from '../leaving.interface.ts';
import type { LeavingRow } from '../leaving.store.ts';
import { monthOf } from '../settle-leaving.ts';
import { salaryDueOf } from './letter.rules.ts';
import { nextVersion } from './letter.store.ts';
import type { LetterContent } from './letter.words.ts';

/** The last salary, as far as a letter speaks of it. */
async function salaryOf({ payroll }: LeavingDependencies, reader: Reader, row: LeavingRow, now: Date) {
  const { organisationId, staffId, lastDayOn } = row;
  return salaryDueOf(
    await payroll.foresee(reader, { organisationId, staffId, month: monthOf(lastDayOn), now }),
  );
}

/** What a letter would say now: from the file of the employee, and what is still to be paid. */
export async function contentOf(
  deps: LeavingDependencies,
  reader: Reader,
  row: LeavingRow,
  { kind, lang, place, signatoryName, signatoryTitle = '' }: Omit<LetterBody, 'leavingId'>,
  now: Date,
): Promise<LetterContent> {
  const { organisationId, staffId, leavingId, lastDayOn } = row;
  const asked = { organisationId, kind, lang };
  const [people, departments, organisations, money, loans, salaryDue, versionNumber, paper] =
    await Promise.all([
      deps.employee.getEmployees(reader, organisationId, [staffId]),
      deps.department.listDepartments(reader, organisationId),
      deps.partner.getOrganisations(reader, [organisationId]),
      deps.expense.openMoneyOf(reader, row),
      deps.loan.owedBy(reader, row),
      salaryOf(deps, reader, row, now),
      nextVersion(reader, { leavingId, kind }),
      deps.template.paper.chosen(reader, asked),
    ]);
  const person = people.get(staffId);
  return {
    kind,
    versionNumber,
    lang,
    companyName: organisations.get(organisationId)?.companyName ?? '',
    fullName: person?.fullName ?? '',
    designation: person?.designation ?? '',
    department: departments.find(({ departmentId }) => departmentId === person?.departmentId)?.name ?? '',
    joinedOn: person ? deps.employee.firstDayOf(person, lastDayOn) : lastDayOn,
    lastDayOn,
    salaryDue,
    advancesDuePaise: money.advances,
    expensesDuePaise: money.expenses,
    loansDuePaise: loans,
    place,
    signatoryName,
    signatoryTitle,
    issuedOn: istDay(now),
    ...paper,
  };
}
