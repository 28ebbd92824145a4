/** The lines of a final settlement, which payroll asks for with the month of the last day. */
import { addDays, istInstant } from '@nukkad/contract/kernel/time';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { AskedMonth, ConfirmedMonth, Extra, ExtraLines, HeldLine } from '../payroll/index.ts';
import type { LeavingDependencies } from './leaving.interface.ts';
import { shortDaysOf } from './leaving.rules.ts';
import { type LeavingRow, listSettled, lockSettled } from './leaving.store.ts';
import { monthsOfService, settlementLines } from './settlement.rules.ts';

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
const lastDayOf = (month: string): string => addDays(monthOf(addDays(month, 32)), -1);

/** Leave does not accrue beyond the month of the last day. */
const dueBy = (now: Date, month: string): Date =>
  new Date(Math.min(now.getTime(), istInstant(addDays(lastDayOf(month), 1)).getTime() - 1));
const nothingSettled = { notice: 0, gratuity: 0, leave: 0 };

/** False: the last day of one of them was moved to another month, or taken back. */
async function areStillLeaving(
  tx: Tx,
  { organisationId, month }: ConfirmedMonth,
  lines: readonly HeldLine[],
): Promise<boolean> {
  const staffIds = [...new Set(lines.filter(({ id, staffId }) => id === staffId).map(({ id }) => id))];
  const days = { from: month, to: lastDayOf(month) };
  const rows = await lockSettled(tx, organisationId, staffIds, days);
  return new Set(rows.map(({ staffId }) => staffId)).size === staffIds.length;
}

async function linesOf(
  { platform, employee, leave, expense, payroll }: LeavingDependencies,
  reader: Reader,
  rows: readonly LeavingRow[],
  { organisationId, month }: AskedMonth,
): Promise<ReadonlyMap<string, readonly Extra[]>> {
  const staffIds = rows.map(({ staffId }) => staffId);
  const employees = await employee.getEmployees(reader, organisationId, staffIds);
  const people = rows.flatMap(({ staffId, lastDayOn }) => {
    const person = employees.get(staffId);
    return person ? [{ staffId, joinedOn: employee.firstDayOf(person, lastDayOn) }] : [];
  });
  const joined = new Map(people.map(({ staffId, joinedOn }) => [staffId, joinedOn]));
  const [pay, halves, advances, settled] = await Promise.all([
    payroll.monthlyPay(reader, { organisationId, month, staffIds }),
    leave.encashable(reader, organisationId, people, dueBy(platform.clock.now(), month)),
    expense.openAdvances(reader, organisationId, staffIds),
    payroll.settledSince(reader, organisationId, joined),
  ]);
  const earned = (staffId: string) => pay.get(staffId) ?? { earnings: 0, wages: 0 };
  const served = rows.map(({ staffId, lastDayOn }) => {
    const months = monthsOfService(joined.get(staffId) ?? lastDayOn, lastDayOn);
    return [staffId, { wages: earned(staffId).wages, months, on: lastDayOn }] as const;
  });
  const gratuities = await payroll.gratuitiesOf(reader, new Map(served));
  return new Map(
    rows.map((row) => {
      const { staffId, kind, lastDayOn, shortNotice } = row;
      const facts = { staffId, kind, lastDayOn, shortNotice, shortDays: shortDaysOf(row) };
      const more = {
        monthlyPaise: earned(staffId).earnings,
        gratuityPaise: gratuities.get(staffId) ?? 0,
        leaveHalves: halves.get(staffId) ?? 0,
        advances: advances.filter((one) => one.staffId === staffId),
        settled: settled.get(staffId) ?? nothingSettled,
      };
      return [staffId, settlementLines({ ...facts, ...more }, payroll.shareExact)];
    }),
  );
}

export const settlementExtras = (deps: LeavingDependencies): ExtraLines => ({
  of: async (reader, asked) => {
    const days = { from: asked.month, to: lastDayOf(asked.month) };
    const rows = await listSettled(reader, asked.organisationId, asked.staffIds, days);
    return rows.length === 0 ? new Map() : linesOf(deps, reader, rows, asked);
  },
  // What is taken off for advances is given back from then on; the other lines are no one else's.
  hold: async (tx, run, lines) =>
    (await areStillLeaving(tx, run, lines)) &&
    (await deps.expense.recoverAdvances(tx, run.organisationId, lines)),
  paid: async () => undefined,
});
