import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { istDay } from '@nukkad/contract/kernel/time';
import type {
  agreeOnLeaving as agreeCall,
  moveLeaving as moveCall,
} from '@nukkad/contract/people/leaving/leaving.api';
import { leavingErrors, type LeavingVerb } from '@nukkad/contract/people/leaving/leaving.noun';
import type { LeavingAnswer } from '@nukkad/contract/people/leaving/leaving.model';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { LeavingDependencies } from './leaving.interface.ts';
import { isPossibleDay, shortDaysOf, shortNoticeOf } from './leaving.rules.ts';
import type { LeavingRow } from './leaving.store.ts';
import { leavingTransitions } from './leaving.transitions.ts';
import { openItems } from './open-items.ts';
import { presentFor } from './read-leavings.ts';
import { organisationOf } from '../../platform/viewer.ts';

interface Asked {
  readonly leavingId: string;
  readonly version: number;
}

/** 404, 403 and 409, also where it was changed since it was read. */
export async function lockAsRead<Verb extends Exclude<LeavingVerb, 'ask' | 'start' | 'finish'>>(
  tx: Tx,
  { viewer }: Pick<SignedInCall, 'viewer'>,
  verb: Verb,
  { leavingId, version }: Asked,
) {
  const key = { organisationId: organisationOf(viewer), leavingId };
  const allowed = await leavingTransitions.lockTo(tx, viewer, verb, key);
  const { row } = allowed;
  if (row.version !== version) refuse(leavingErrors.leaving_moved_on, { present: row.status });
  return allowed;
}

const writeLastDay = (
  { employee }: LeavingDependencies,
  tx: Tx,
  row: Authorized<LeavingRow>,
  lastDayOn: string | null,
) =>
  employee.setLastDay(
    tx,
    partOf(row, { organisationId: row.organisationId, employeeId: row.staffId, lastDayOn }),
    row.updatedAt,
  );

/** Accepts a resignation, or chooses another last day. */
export function agreeOnLeaving(
  deps: LeavingDependencies,
  call: SignedInCall,
  { verb, lastDayOn, shortNotice: chosen, ...asked }: EndpointParsed<typeof agreeCall>['body'],
): Promise<LeavingAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockAsRead(tx, call, verb, asked);
    if (!isPossibleDay(lastDayOn, istDay(now))) refuse(leavingErrors.leaving_day);
    const { kind } = allowed.row;
    const shortNotice = shortNoticeOf(kind, shortDaysOf({ ...allowed.row, lastDayOn }), chosen);
    if (shortNotice === undefined) return refuse(leavingErrors.leaving_short_notice);
    const changes = { lastDayOn, shortNotice, stuckToldAt: null };
    const row = await leavingTransitions.move(tx, allowed, { now, changes });
    await writeLastDay(deps, tx, row, lastDayOn);
    return presentFor(deps, tx, viewer, row);
  });
}

async function refuseUnlessClear(deps: LeavingDependencies, tx: Tx, row: LeavingRow): Promise<void> {
  if (!(await openItems(deps, tx, row)).isClear) refuse(leavingErrors.leaving_not_clear);
}

/** Withdraws, clears or cancels. */
export function moveLeaving(
  deps: LeavingDependencies,
  call: SignedInCall,
  { verb, ...asked }: EndpointParsed<typeof moveCall>['body'],
): Promise<LeavingAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await lockAsRead(tx, call, verb, asked);
    if (verb === 'clear') await refuseUnlessClear(deps, tx, allowed.row);
    const wasAgreed = allowed.row.status !== 'asked';
    const row = await leavingTransitions.move(tx, allowed, { now });
    if (verb === 'cancel' && wasAgreed) await writeLastDay(deps, tx, row, null);
    return presentFor(deps, tx, viewer, row);
  });
}
