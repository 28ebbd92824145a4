import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type {
  askForShift as askCall,
  moveShiftRequest as moveCall,
} from '@nukkad/contract/people/shift/shift-request.api';
import type { ShiftRequestAnswer } from '@nukkad/contract/people/shift/shift-request.model';
import { shiftErrors, shiftEvents } from '@nukkad/contract/people/shift/shift.noun';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import { refuseBreach } from '../roster/publish-roster.ts';
import { getShifts, handOverShifts, lockRoster } from '../roster/roster-shift.store.ts';
import type { ShiftDependencies } from '../shift.interface.ts';
import { expireOthers } from './expire-requests.ts';
import { type Traded, canHandOver, isTradable, newHands, readTraded, weighRequests } from './hand-over.ts';
import { readRequest } from './read-requests.ts';
import { insertRequest } from './shift-request.store.ts';
import { type OwnedRequest, shiftRequestTransitions as moves } from './shift-request.transitions.ts';
import { organisationOf } from '../../../platform/viewer.ts';

/** For an open shift, or one of one's own for a colleague's. */
export function askForShift(
  deps: ShiftDependencies,
  call: SignedInCall,
  { shiftId, otherShiftId, note = '' }: EndpointParsed<typeof askCall>['body'],
): Promise<ShiftRequestAnswer> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  return deps.platform.write(call, async (tx) => {
    const own = await deps.employee.employeeOf(tx, organisationId, viewer.userId);
    if (!own || own.workState === 'left') return refuse(shiftErrors.shift_not_found);
    await lockRoster(tx, organisationId);
    const found = await getShifts(tx, organisationId, otherShiftId ? [shiftId, otherShiftId] : [shiftId]);
    const shift = found.get(shiftId);
    const other = otherShiftId ? found.get(otherShiftId) : null;
    // Drafts are not there for people.
    if (!shift?.publishedAt || (other !== null && !other?.publishedAt))
      return refuse(shiftErrors.shift_not_found);
    const otherEmployeeId = other?.employeeId ?? null;
    const isFree = isTradable(shift, other ? own.employeeId : null, now);
    const isOtherFree =
      other === null ||
      (otherEmployeeId !== null &&
        otherEmployeeId !== own.employeeId &&
        isTradable(other, otherEmployeeId, now));
    if (!isFree || !isOtherFree) refuse(shiftErrors.shift_request_gone);
    const colleague =
      otherEmployeeId === null
        ? null
        : (await deps.employee.getEmployees(tx, organisationId, [otherEmployeeId])).get(otherEmployeeId);
    const row: OwnedRequest = {
      requestId: newId(),
      organisationId,
      employeeId: own.employeeId,
      shiftId,
      otherEmployeeId,
      otherShiftId: other?.shiftId ?? null,
      note,
      status: other ? 'proposed' : 'pending',
      decisionNote: '',
      decidedBy: null,
      decidedAt: null,
      createdAt: now,
      version: 1,
      askerUserId: own.userId,
      colleagueUserId: colleague?.userId ?? null,
    };
    const allowed = moves.allowNew(viewer, other ? moves.verb.propose : moves.verb.claim, row);
    await insertRequest(tx, allowed.row);
    await moves.begin(tx, allowed, { now });
    return readRequest(deps, tx, viewer, row.requestId);
  });
}

/** The shifts change hands, and other requests for them are over. */
async function handOver(tx: Tx, now: Date, row: Authorized<OwnedRequest>, traded: Traded): Promise<void> {
  const { organisationId } = row;
  const hands = newHands(row, traded);
  await handOverShifts(tx, partOf(row, { organisationId, to: hands }), now);
  await expireOthers(tx, now, organisationId, [...hands.keys()]);
  const days = [traded.shift.day, ...(traded.other ? [traded.other.day] : [])].toSorted();
  await publish(tx, now, shiftEvents.changed, {
    organisationId,
    employeeIds: [...new Set(hands.values())],
    from: days[0] ?? traded.shift.day,
    to: days.at(-1) ?? traded.shift.day,
  });
}

interface Asked {
  readonly requestId: string;
  readonly version: number;
  readonly note: string;
}

/** Locks the roster first, as everything does that changes it, then the request. */
async function lockFor<V extends 'agree' | 'decline' | 'approve' | 'reject' | 'withdraw'>(
  tx: Tx,
  { viewer }: SignedInCall,
  verb: V,
  { requestId, version }: Asked,
) {
  const organisationId = organisationOf(viewer);
  await lockRoster(tx, organisationId);
  const allowed = await moves.lockTo(tx, viewer, verb, { organisationId, requestId });
  if (allowed.row.version !== version)
    refuse(shiftErrors.shift_request_moved_on, { present: allowed.row.status });
  return allowed;
}

/** The shifts as they are now; 409 where they cannot change hands any more. */
async function tradedNow(tx: Tx, row: OwnedRequest, now: Date): Promise<Traded> {
  const traded = await readTraded(tx, row);
  return traded && canHandOver(row, traded, now) ? traded : refuse(shiftErrors.shift_request_gone);
}

/** Where swaps are free it counts at once, unless it breaks a limit: then the office decides. */
async function agree(deps: ShiftDependencies, tx: Tx, call: SignedInCall, asked: Asked): Promise<void> {
  const { viewer, now } = call;
  const allowed = await lockFor(tx, call, moves.verb.agree, asked);
  const traded = await tradedNow(tx, allowed.row, now);
  const { organisationId } = allowed.row;
  const weighed = await weighRequests(deps, tx, organisationId, [{ request: allowed.row, traded }]);
  const breaches = weighed.breachesOf(allowed.row);
  if (breaches.length > 0 && weighed.rules.onBreach === 'refuse') refuse(shiftErrors.roster_breaks_limit);
  const isFree = weighed.rules.freeSwaps && breaches.length === 0;
  const agreed = await moves.move(tx, allowed, { now, isFree });
  if (!isFree) return;
  const approval = moves.allowSystem(moves.verb.approve, agreed);
  if (approval)
    await handOver(tx, now, await moves.move(tx, approval, { now, decidedBy: viewer.userId }), traded);
}

async function approve(deps: ShiftDependencies, tx: Tx, call: SignedInCall, asked: Asked): Promise<void> {
  const { viewer, now } = call;
  const allowed = await lockFor(tx, call, moves.verb.approve, asked);
  const traded = await tradedNow(tx, allowed.row, now);
  const { organisationId } = allowed.row;
  const weighed = await weighRequests(deps, tx, organisationId, [{ request: allowed.row, traded }]);
  refuseBreach(weighed.rules, weighed.breachesOf(allowed.row).length, asked.note);
  const made = { now, note: asked.note, decidedBy: viewer.userId };
  await handOver(tx, now, await moves.move(tx, allowed, made), traded);
}

export function moveRequest(
  deps: ShiftDependencies,
  call: SignedInCall,
  { verb, note = '', ...key }: EndpointParsed<typeof moveCall>['body'],
): Promise<ShiftRequestAnswer> {
  const { viewer, now } = call;
  const asked = { ...key, note };
  return deps.platform.write(call, async (tx) => {
    if (verb === 'agree') await agree(deps, tx, call, asked);
    else if (verb === 'approve') await approve(deps, tx, call, asked);
    else {
      const allowed = await lockFor(tx, call, verb, asked);
      await moves.move(tx, allowed, { now, note, ...(verb !== 'withdraw' && { decidedBy: viewer.userId }) });
    }
    return readRequest(deps, tx, viewer, key.requestId);
  });
}
