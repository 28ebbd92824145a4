import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { EmployeeInterface, ReportHandOver } from './employee.interface.ts';
import { handedLines } from './employee.rules.ts';
import { listById, listLines, lockLines, saveManager, savePlacement } from './employee.store.ts';

/** Those whose manager this employee is, as written, by name. */
export async function directReportsOf(reader: Reader, organisationId: string, employeeId: string) {
  const lines = await listLines(reader, organisationId);
  return lines
    .filter((one) => one.isActive && one.managerId === employeeId)
    .map((one) => ({ employeeId: one.employeeId, fullName: one.fullName }))
    .toSorted((one, other) => one.fullName.localeCompare(other.fullName));
}

/** Within the step of the caller; also those who left before, so that no line goes in a circle. */
export async function handOverReports(
  tx: Tx,
  handOver: Authorized<ReportHandOver>,
  now: Date,
): Promise<number> {
  const { organisationId, employeeId, toEmployeeId } = handOver;
  await lockLines(tx, organisationId);
  const people = new Map((await listLines(tx, organisationId)).map((one) => [one.employeeId, one]));
  const changed = handedLines(employeeId, toEmployeeId, people);
  for (const line of changed) await saveManager(tx, partOf(handOver, { organisationId, ...line }), now);
  return changed.length;
}

/** Within the step of the caller. */
export const setLastDay: EmployeeInterface['setLastDay'] = async (tx, lastDay, now) => {
  const { organisationId, employeeId, lastDayOn } = lastDay;
  await lockLines(tx, organisationId);
  const [before] = await listById(tx, organisationId, [employeeId]);
  if (!before) return;
  await savePlacement(tx, partOf(lastDay, { ...before, lastDayOn, version: before.version + 1 }), now);
};
