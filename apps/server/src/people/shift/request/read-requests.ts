import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { shiftErrors } from '@nukkad/contract/people/shift/shift.noun';
import type { listShiftRequests as listCall } from '@nukkad/contract/people/shift/shift-request.api';
import type { ShiftRequestAnswer } from '@nukkad/contract/people/shift/shift-request.model';
import type { Reader } from '../../../platform/db/database.ts';
import { readInstantCursor } from '../../../platform/http/cursor.ts';
import { listOf } from '../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { withTotal } from '../../../platform/http/total.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Viewer, organisationOf } from '../../../platform/viewer.ts';
import { getShifts } from '../roster/roster-shift.store.ts';
import type { ShiftDependencies } from '../shift.interface.ts';
import { mayReadAll } from '../shift.policy.ts';
import { type Traded, weighRequests } from './hand-over.ts';
import { presentRequest } from './shift-request.presenter.ts';
import { type RequestSeen, countRequests, findRequest, listRequests } from './shift-request.store.ts';

/** With their shifts, and what those that wait would break: for all of them at once. */
async function presentAll(
  deps: Pick<ShiftDependencies, 'attendance'>,
  reader: Reader,
  viewer: Viewer,
  rows: readonly RequestSeen[],
): Promise<ShiftRequestAnswer[]> {
  const organisationId = organisationOf(viewer);
  const ids = rows.flatMap(({ shiftId, otherShiftId }) =>
    otherShiftId ? [shiftId, otherShiftId] : [shiftId],
  );
  const shifts = await getShifts(reader, organisationId, ids);
  const all = rows.flatMap((request) => {
    const shift = shifts.get(request.shiftId);
    const other = request.otherShiftId === null ? null : shifts.get(request.otherShiftId);
    const traded: Traded | null = shift && other !== undefined ? { shift, other } : null;
    return traded ? [{ request, traded }] : [];
  });
  const waiting = all.filter(({ request }) => request.decidedAt === null);
  const weighed = await weighRequests(deps, reader, organisationId, waiting);
  return all.map(({ request, traded }) =>
    presentRequest(viewer, request, traded, weighed.breachesOf(request)),
  );
}

export async function readRequest(
  deps: Pick<ShiftDependencies, 'attendance'>,
  reader: Reader,
  viewer: Viewer,
  requestId: string,
): Promise<ShiftRequestAnswer> {
  const row = await findRequest(reader, organisationOf(viewer), requestId);
  const [request] = row ? await presentAll(deps, reader, viewer, [row]) : [];
  return request ?? refuse(shiftErrors.shift_request_not_found);
}

/** Own ones and those in which a colleague asked one; with attandance.view those of everyone. */
export async function readRequests(
  deps: ShiftDependencies,
  { viewer }: SignedInCall,
  { whose, status, ...page }: EndpointParsed<typeof listCall>['query'],
): Promise<CountedPage<ShiftRequestAnswer>> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  if (whose === 'team' && !mayReadAll(viewer)) refuse(kernelErrors.forbidden);
  const own = whose === 'own' ? await deps.employee.employeeOf(db, organisationId, viewer.userId) : undefined;
  // Who is no employee has no requests.
  if (own === null) return { items: [], nextCursor: null, ...withTotal(page.count ? 0 : null) };
  const filter = { organisationId, employeeId: own?.employeeId ?? null, status: status ?? null };
  return listOf(page, {
    after: readInstantCursor,
    rows: (after, most) => listRequests(db, filter, after, most),
    key: (row) => [row.createdAt, row.requestId],
    count: () => countRequests(db, filter),
    items: (rows) => presentAll(deps, db, viewer, rows),
  });
}
