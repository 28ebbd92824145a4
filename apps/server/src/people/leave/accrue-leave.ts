/** Days accrue by the clock, and before leave is asked for; each month or leave year once. */
import { istDay } from '@nukkad/contract/kernel/time';
import { type Authorized, systemAuthorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { system } from '../../platform/platform.ts';
import {
  type AccountRow,
  type NewEntry,
  listAccounts,
  openAccounts,
  writeEntries,
} from './leave-account.store.ts';
import { type LeaveTypeRow, listAccruing, listLeaveTypeRows } from './leave-type.store.ts';
import type { LeaveDependencies } from './leave.interface.ts';
import { entriesDue, hasBalance } from './leave.rules.ts';

export interface Joined {
  readonly staffId: string;
  /** YYYY-MM-DD in Asia/Kolkata. */
  readonly joinedOn: string;
}

const atOnce = 100;

/** What is due of each account, whether or not it has been made. */
export function dueEntries(
  types: readonly LeaveTypeRow[],
  people: readonly Joined[],
  accounts: readonly AccountRow[],
  now: Date,
): NewEntry[] {
  const today = istDay(now);
  const accountOf = new Map(accounts.map((one) => [`${one.staffId} ${one.leaveTypeId}`, one]));
  return people.flatMap(({ staffId, joinedOn }) =>
    types.flatMap((type) => {
      const found = accountOf.get(`${staffId} ${type.leaveTypeId}`);
      const account = {
        balance: found?.balance ?? 0,
        joinedOn,
        accrued: new Set(found?.accrued ?? []),
      };
      return entriesDue(type, account, today).map((entry) => ({
        ...entry,
        staffId,
        leaveTypeId: type.leaveTypeId,
        requestId: null,
      }));
    }),
  );
}

const limitedOf = (types: readonly LeaveTypeRow[]) =>
  types.filter((type) => type.isActive && hasBalance(type));

/** Balances as they are with what is due, without writing it. */
export async function balancesWithDue(
  reader: Reader,
  organisationId: string,
  types: readonly LeaveTypeRow[],
  person: Joined,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const leaveTypeIds = types.map(({ leaveTypeId }) => leaveTypeId);
  const accounts = await listAccounts(reader, {
    organisationId,
    staffIds: [person.staffId],
    leaveTypeIds,
  });
  const due = dueEntries(limitedOf(types), [person], accounts, now);
  const balances = new Map(accounts.map(({ leaveTypeId, balance }) => [leaveTypeId, balance]));
  for (const { leaveTypeId, halves } of due)
    balances.set(leaveTypeId, (balances.get(leaveTypeId) ?? 0) + halves);
  return balances;
}

/** Writes what is due for these people. Their accounts stay locked until the transaction ends. */
export async function accrueFor(
  tx: Tx,
  organisationId: string,
  types: readonly LeaveTypeRow[],
  people: readonly Joined[],
  now: Date,
): Promise<void> {
  const limited = limitedOf(types);
  if (limited.length === 0 || people.length === 0) return;
  const asked = {
    organisationId,
    staffIds: people.map(({ staffId }) => staffId),
    leaveTypeIds: limited.map(({ leaveTypeId }) => leaveTypeId),
  };
  const allowed: Authorized<typeof asked> = systemAuthorized(asked, 'Days accrue by the calendar.');
  await openAccounts(tx, allowed);
  const entries = dueEntries(limited, people, await listAccounts(tx, asked), now);
  await writeEntries(tx, systemAuthorized({ organisationId, entries, now }, 'Days accrue by the calendar.'));
}

/** The person whose account it is, as the organisation employs them. */
export async function joinedOf(
  { employee }: LeaveDependencies,
  reader: Reader,
  organisationId: string,
  staffId: string,
  now: Date,
): Promise<Joined> {
  const found = (await employee.getEmployees(reader, organisationId, [staffId])).get(staffId);
  return { staffId, joinedOn: found?.joinedOn ?? istDay(now) };
}

/** Everyone whom an organisation employs today. */
export async function accrueForTeam(
  { employee }: LeaveDependencies,
  tx: Tx,
  organisationId: string,
  types: readonly LeaveTypeRow[],
  now: Date,
): Promise<void> {
  const employed = await employee.listActive(tx, organisationId, istDay(now));
  const people = employed.map(({ employeeId, joinedOn }) => ({ staffId: employeeId, joinedOn }));
  await accrueFor(tx, organisationId, types, people, now);
}

/** By the clock, once a day. */
export async function accrueAll(deps: LeaveDependencies): Promise<void> {
  const { platform } = deps;
  const now = platform.clock.now();
  for (let after: string | null = null; ; ) {
    const organisations = await listAccruing(platform.db, after, atOnce);
    for (const organisationId of organisations)
      await platform.write(system, async (tx) =>
        accrueForTeam(
          deps,
          tx,
          organisationId,
          await listLeaveTypeRows(tx, organisationId, null, atOnce),
          now,
        ),
      );
    const last = organisations.at(-1);
    if (organisations.length < atOnce || last === undefined) return;
    after = last;
  }
}
