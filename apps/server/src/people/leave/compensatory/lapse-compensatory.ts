import { istDay } from '@nukkad/contract/kernel/time';
import { systemAuthorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { system } from '../../../platform/platform.ts';
import { openAccounts, writeEntries } from '../leave-account.store.ts';
import type { LeaveDependencies } from '../leave.interface.ts';
import { type CompensatoryAccount, findExpired, listExpired } from './compensatory.store.ts';

const why = 'Compensatory leave expires by the calendar.';

/** Read again with the account locked: leave may be asked for meanwhile. */
async function lapse(tx: Tx, account: CompensatoryAccount, now: Date): Promise<void> {
  const { organisationId, staffId, leaveTypeId } = account;
  const asked = { organisationId, staffIds: [staffId], leaveTypeIds: [leaveTypeId] };
  await openAccounts(tx, systemAuthorized(asked, why));
  const today = istDay(now);
  const halves = await findExpired(tx, account, today);
  if (halves === 0) return;
  const kind = 'lapsed' as const;
  const entry = { staffId, leaveTypeId, kind, halves: -halves, period: today, requestId: null };
  await writeEntries(tx, systemAuthorized({ organisationId, entries: [entry], now }, why));
}

/** By the clock, once a day. */
export async function lapseCompensatory({ platform }: LeaveDependencies): Promise<void> {
  const now = platform.clock.now();
  for (const account of await listExpired(platform.db, istDay(now)))
    await platform.write(system, (tx) => lapse(tx, account, now));
}
