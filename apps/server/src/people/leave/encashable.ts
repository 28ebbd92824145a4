import type { Reader } from '../../platform/db/database.ts';
import { type Joined, dueEntries } from './accrue-leave.ts';
import { listAccounts } from './leave-account.store.ts';
import { hasBalance } from './leave.rules.ts';
import { listLeaveTypeRows } from './leave-type.store.ts';

const mostTypes = 100;

/** Half days that are left of types which are paid out on leaving, with what is due by now; never below zero. */
export async function encashable(
  reader: Reader,
  organisationId: string,
  people: readonly Joined[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const types = (await listLeaveTypeRows(reader, organisationId, null, mostTypes)).filter(
    (type) => type.isEncashed && type.isPaid && type.isActive && hasBalance(type),
  );
  if (types.length === 0 || people.length === 0) return new Map();
  const accounts = await listAccounts(reader, {
    organisationId,
    staffIds: people.map(({ staffId }) => staffId),
    leaveTypeIds: types.map(({ leaveTypeId }) => leaveTypeId),
  });
  const left = new Map<string, number>();
  const add = (staffId: string, halves: number) => left.set(staffId, (left.get(staffId) ?? 0) + halves);
  for (const { staffId, balance } of accounts) add(staffId, balance);
  for (const { staffId, halves } of dueEntries(types, people, accounts, now)) add(staffId, halves);
  return new Map([...left].map(([staffId, halves]) => [staffId, Math.max(0, halves)]));
}
