/** What a move of the request makes of the trip, and when it is over. */
import { approvalErrors } from '@nukkad/contract/people/approval/approval.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import { partOf } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { RequestRow, SettledMove } from '../approval/index.ts';
import type { TravelDependencies } from './travel.interface.ts';
import { findTrip, listEnded, saveTrip } from './trip.store.ts';

/** Its state follows the request. What is on a confirmed payslip is not cancelled any more. */
export async function settleTrip(deps: TravelDependencies, tx: Tx, moved: SettledMove): Promise<void> {
  const { verb, row } = moved;
  if (verb === 'cancel' && (await deps.expense.isHeld(tx, row.requestId)))
    refuse(approvalErrors.approval_in_payroll);
  const before = await findTrip(tx, row.requestId);
  if (before) await saveTrip(tx, partOf(row, { ...before, status: row.status }));
}

/** It has ended, and none of its expenses waits for a review or its payment. */
export async function isTripOver(
  { expense, platform }: TravelDependencies,
  reader: Reader,
  { requestId, endsOn }: RequestRow,
): Promise<boolean> {
  if (endsOn >= istDay(platform.clock.now())) return false;
  return (await expense.countOpenOfTrip(reader, requestId)) === 0;
}

const atOnce = 100;

async function completeOne(deps: TravelDependencies, requestId: string): Promise<void> {
  const { platform, approval } = deps;
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const [row] = await approval.lockAll(tx, [requestId]);
    if (!row || row.paidPaise < (row.amountPaise ?? 0)) return;
    if (await isTripOver(deps, tx, row)) await approval.paySystem(tx, now, { requestId, paise: 0 });
  });
}

/** By the clock: trips that have ended, and of which everything is paid. */
export async function completeTrips(deps: TravelDependencies): Promise<void> {
  const { platform } = deps;
  const now = platform.clock.now();
  for (let after: string | null = null; ; ) {
    const trips = await listEnded(platform.db, now, after, atOnce);
    for (const requestId of trips) await completeOne(deps, requestId);
    const last = trips.at(-1);
    if (trips.length < atOnce || last === undefined) return;
    after = last;
  }
}
