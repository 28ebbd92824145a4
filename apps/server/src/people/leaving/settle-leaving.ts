/** The lines of a final settlement, which payroll asks for with the month of the last day. */
import { addDays } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../platform/db/database.ts';
import type { AskedMonth, Extra, ExtraLines } from '../payroll/index.ts';
import type { LeavingDependencies } from './leaving.dependencies.ts';
import { shortDaysOf } from './leaving.rules.ts';
import { type LeavingRow, listSettled } from './leaving.store.ts';
import { monthsOfService, settlementLines } from './settlement.rules.ts';

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
const lastDayOf = (month: string): string => addDays(monthOf(addDays(month, 32)), -1);

async function linesOf(
  { platform, employee, leave, expense, payroll }: LeavingDependencies,
  reader: Reader,
  rows: readonly LeavingRow[],
  { organisationId, month }: AskedMonth,
): Promise<ReadonlyMap<string, readonly Extra[]>> {
  const staffIds = rows.map(({ staffId }) => staffId);
  const employees = await employee.getEmployees(reader, organisationId, staffIds);
  const people = [...employees.values()].map(({ employeeId, joinedOn }) => ({
    staffId: employeeId,
    joinedOn,
  }));
  const [pay, halves, advances] = await Promise.all([
    payroll.monthlyPay(reader, { organisationId, month, staffIds }),
    leave.encashable(reader, organisationId, people, platform.clock.now()),
    expense.openAdvances(reader, organisationId, staffIds),
  ]);
  const lines = new Map<string, readonly Extra[]>();
  for (const row of rows) {
    const { staffId, kind, lastDayOn, shortNotice } = row;
    const { earnings, wages } = pay.get(staffId) ?? { earnings: 0, wages: 0 };
    const joinedOn = employees.get(staffId)?.joinedOn ?? lastDayOn;
    const months = monthsOfService(joinedOn, lastDayOn);
    const gratuityPaise = await payroll.gratuityOf(reader, { wages, months, on: lastDayOn });
    const own = advances.filter((one) => one.staffId === staffId);
    const facts = { staffId, kind, lastDayOn, shortNotice, shortDays: shortDaysOf(row), gratuityPaise };
    const more = { monthlyPaise: earnings, leaveHalves: halves.get(staffId) ?? 0, advances: own };
    lines.set(staffId, settlementLines({ ...facts, ...more }, payroll.shareExact));
  }
  return lines;
}

export const settlementExtras = (deps: LeavingDependencies): ExtraLines => ({
  of: async (reader, asked) => {
    const days = { from: asked.month, to: lastDayOf(asked.month) };
    const rows = await listSettled(reader, asked.organisationId, asked.staffIds, days);
    return rows.length === 0 ? new Map() : linesOf(deps, reader, rows, asked);
  },
  // What is taken off for advances is given back from then on; the other lines are no one else's.
  hold: (tx, { organisationId }, lines) => deps.expense.recoverAdvances(tx, organisationId, lines),
  paid: async () => undefined,
});
