/** What someone who leaves had to do goes to others: all in one step to a colleague, bookings each by itself. */
import type { RowByRow } from '@nukkad/contract/kernel/bulk';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type {
  handOver as handOverCall,
  handOverBookings as bookingsCall,
} from '@nukkad/contract/people/leaving/leaving.api';
import { leavingErrors, leavingEvents } from '@nukkad/contract/people/leaving/leaving.noun';
import type { LeavingAnswer } from '@nukkad/contract/people/leaving/leaving.model';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import { actRowByRow } from '../../platform/row-by-row.ts';
import type { EmployeeFacts } from '../employee/index.ts';
import type { LeavingDependencies } from './leaving.interface.ts';
import { type LeavingRow, saveLeaving } from './leaving.store.ts';
import { factsOf, leavingTransitions } from './leaving.transitions.ts';
import { lockAsRead } from './move-leaving.ts';
import { jobsAfter } from './open-items.ts';
import { presentFor } from './read-leavings.ts';
import { organisationOf } from '../../platform/viewer.ts';

/** Who works here, and stays. */
async function takerOf(
  { employee }: LeavingDependencies,
  tx: Tx,
  { organisationId, staffId }: LeavingRow,
  toStaffId: string,
): Promise<EmployeeFacts> {
  const taker = (await employee.getEmployees(tx, organisationId, [toStaffId])).get(toStaffId);
  if (taker?.workState !== 'working' || toStaffId === staffId)
    return refuse(leavingErrors.leaving_taker_unknown);
  return taker;
}

async function giveAll(
  { task, approval, employee, department }: LeavingDependencies,
  tx: Tx,
  row: Authorized<LeavingRow>,
  { viewer, now }: SignedInCall,
  taker: EmployeeFacts,
): Promise<void> {
  const { organisationId, staffId } = row;
  const { employeeId: toStaffId, userId: toUserId } = taker;
  const to = { organisationId, staffId, toStaffId };
  await department.handOverHeads(tx, partOf(row, to), now);
  const lines = { organisationId, employeeId: staffId, toEmployeeId: toStaffId };
  await employee.handOverReports(tx, partOf(row, lines), now);
  await approval.handOverReviews(tx, partOf(row, to));
  await task.giveTasks(tx, { userId: viewer.userId, now }, partOf(row, { ...to, toUserId }));
}

/** Tasks, approvals, reports and departments, all or none. */
export function handOver(
  deps: LeavingDependencies,
  call: SignedInCall,
  { toEmployeeId, ...asked }: EndpointParsed<typeof handOverCall>['body'],
): Promise<LeavingAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    // Who may choose the last day hands over, as long as it may be chosen.
    const { row: before } = await lockAsRead(tx, call, leavingTransitions.verb.reschedule, asked);
    const taker = await takerOf(deps, tx, before, toEmployeeId);
    const changes = { handedToStaffId: toEmployeeId, handedAt: now, updatedAt: now };
    const row = partOf<LeavingRow>(before, { ...before, ...changes, version: before.version + 1 });
    await saveLeaving(tx, row);
    await giveAll(deps, tx, row, call, taker);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'leaving.hand_over',
      subjectKind: 'leaving',
      subjectId: row.leavingId,
    });
    await publish(tx, now, leavingEvents.handedOver, { ...factsOf(row), toUserId: taker.userId });
    return presentFor(deps, tx, viewer, row);
  });
}

/** Each booking after the last day by itself, by the rules of an assignment; one that conflicts stays where it is. */
export async function handOverBookings(
  deps: LeavingDependencies,
  call: SignedInCall,
  { leavingId, swaps }: EndpointParsed<typeof bookingsCall>['body'],
): Promise<RowByRow> {
  const key = { organisationId: organisationOf(call.viewer), leavingId };
  const takers = new Map<string, string>(swaps.map(({ bookingId, employeeId }) => [bookingId, employeeId]));
  const before = await deps.platform.write({ idempotency: null }, async (tx) => {
    const { row } = await leavingTransitions.lockTo(tx, call.viewer, leavingTransitions.verb.reschedule, key);
    return row;
  });
  const theirs = new Set((await jobsAfter(deps, deps.platform.db, before)).map(({ bookingId }) => bookingId));
  return actRowByRow([...takers.keys()], (bookingId) =>
    deps.platform.write({ idempotency: null }, async (tx) => {
      const staffId = takers.get(bookingId) ?? '';
      if (!theirs.has(bookingId)) refuse(leavingErrors.leaving_not_found);
      if (staffId === before.staffId) refuse(leavingErrors.leaving_taker_unknown);
      await deps.booking.giveTo(tx, call, { bookingId, staffId });
    }),
  );
}
