import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type {
  listRosterChanges as changesCall,
  publishRoster as publishCall,
} from '@nukkad/contract/people/shift/shift.api';
import { shiftErrors, shiftEvents } from '@nukkad/contract/people/shift/shift.noun';
import type {
  RosterChangeAnswer,
  RosterRules,
  RosterSummary,
} from '@nukkad/contract/people/shift/shift.model';
import * as z from 'zod/mini';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ShiftDependencies } from '../shift.interface.ts';
import { mayPlan } from '../shift.policy.ts';
import { type ChangeOf, readChanges } from './roster-changes.ts';
import { lockRoster, publishShifts } from './roster-shift.store.ts';
import { presentShift } from './shift.presenter.ts';
import { organisationOf } from '../../../platform/viewer.ts';

const placeInList = z.tuple([z.string().check(z.maxLength(120)), z.string().check(z.maxLength(36))]);

/** Open shifts first, then people by name. */
export async function listChanges(
  deps: ShiftDependencies,
  { viewer }: SignedInCall,
  { from, to, cursor, limit }: EndpointParsed<typeof changesCall>['query'],
): Promise<EndpointAnswer<typeof changesCall>> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const after = readCursor(cursor, placeInList);
  const { of, summary } = await readChanges(deps, db, { organisationId, from, to });
  const ids = of.flatMap(({ employeeId }) => employeeId ?? []);
  const people = await deps.employee.getEmployees(db, organisationId, ids);
  const nameOf = ({ employeeId }: ChangeOf) => people.get(employeeId ?? '')?.fullName ?? '';
  const keyOf = (one: ChangeOf) => [nameOf(one).toLowerCase(), one.employeeId ?? ''] as const;
  const textOf = (one: ChangeOf) => keyOf(one).join(' ');
  const rows = of
    .toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1))
    .filter((one) => !after || textOf(one) > after.join(' '));
  const present = (one: ChangeOf): RosterChangeAnswer => ({
    employeeId: one.employeeId,
    fullName: nameOf(one),
    added: one.added.map(presentShift),
    removed: one.removed.map(presentShift),
    breaches: [...one.breaches],
    bookings: one.bookings.map((lost) => ({ ...lost, startsAt: lost.startsAt.toISOString() })),
  });
  return { ...pageFrom(rows.slice(0, limit + 1), limit, present, keyOf), summary };
}

/** What breaks a limit is refused, or needs a reason, as the setting says. */
export function refuseBreach(
  { onBreach }: Pick<RosterRules, 'onBreach'>,
  count: number,
  reason: string,
): void {
  if (count === 0) return;
  if (onBreach === 'refuse') refuse(shiftErrors.roster_breaks_limit);
  if (reason === '') refuse(shiftErrors.roster_needs_reason);
}

export function publishRoster(
  deps: ShiftDependencies,
  call: SignedInCall,
  { from, to, version, reason = '' }: EndpointParsed<typeof publishCall>['body'],
): Promise<RosterSummary> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  return deps.platform.write(call, async (tx) => {
    const range = authorize({ organisationId, from, to }, mayPlan(viewer));
    await lockRoster(tx, organisationId);
    const { of, summary, rules } = await readChanges(deps, tx, range);
    if (summary.added + summary.removed === 0) refuse(shiftErrors.roster_unchanged);
    if (summary.version !== version) refuse(shiftErrors.roster_changed);
    if (summary.bookings > 0) refuse(shiftErrors.roster_hits_bookings);
    refuseBreach(rules, summary.breaches, reason);
    const breaching = of.flatMap(({ employeeId, breaches }) =>
      breaches.length > 0 && employeeId !== null ? [employeeId] : [],
    );
    await publishShifts(tx, { ...range, breaching, reason }, now);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'roster.publish',
      subjectKind: 'organisation',
      subjectId: organisationId,
      detail: { from, to, added: summary.added, removed: summary.removed, breaches: summary.breaches },
    });
    const employeeIds = of.flatMap(({ employeeId }) => employeeId ?? []);
    await publish(tx, now, shiftEvents.published, { organisationId, employeeIds, from, to });
    return summary;
  });
}
