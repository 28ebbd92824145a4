import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type {
  getLeaving as getCall,
  listLeavings as listCall,
} from '@nukkad/contract/people/leaving/leaving.api';
import { leavingErrors } from '@nukkad/contract/people/leaving/leaving.noun';
import {
  type LeavingAnswer,
  type LeavingCardAnswer,
  type LeavingOfEmployeeAnswer,
  usualNoticeDays,
} from '@nukkad/contract/people/leaving/leaving.model';
import * as z from 'zod/mini';
import { authorize } from '../../platform/authorize.ts';
import type { Reader } from '../../platform/db/database.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, organisationOf } from '../../platform/viewer.ts';
import type { EmployeeFacts } from '../employee/index.ts';
import type { LeavingDependencies } from './leaving.interface.ts';
import { countLeavings, listInOrder } from './leaving-list.store.ts';
import { isOffice, mayEnd, seesLeaving } from './leaving.policy.ts';
import { presentLeaving, presentLeavingCard } from './leaving.presenter.ts';
import { type LeavingRow, findLatest, findSetting, isOpen } from './leaving.store.ts';
import { letterFrom } from './letter/read-letters.ts';
import { openItems } from './open-items.ts';

const dayAndId = z.tuple([z.iso.date(), z.uuid()]);

/** Who is leaving, or has left. */
export function readLeavings(
  { platform: { db } }: LeavingDependencies,
  { viewer }: SignedInCall,
  { q = '', state, ...page }: EndpointParsed<typeof listCall>['query'],
): Promise<CountedPage<LeavingCardAnswer>> {
  const filter = { organisationId: organisationOf(viewer), q, state };
  return listOf(page, {
    after: dayAndId,
    rows: (key, most) => listInOrder(db, filter, key && { day: key[0], id: key[1] }, most),
    key: (row) => [row.lastDayOn, row.leavingId],
    count: () => countLeavings(db, filter),
    items: (rows) => rows.map(presentLeavingCard),
  });
}

/** As this viewer sees it: what is open is for the office alone. */
export async function presentFor(
  deps: LeavingDependencies,
  reader: Reader,
  viewer: Viewer,
  row: LeavingRow,
): Promise<LeavingAnswer> {
  const ids = [row.staffId, ...(row.handedToStaffId ? [row.handedToStaffId] : [])];
  const [people, checklist, from] = await Promise.all([
    deps.employee.getEmployees(reader, row.organisationId, ids),
    isOpen(row.status) && isOffice(viewer, row) ? openItems(deps, reader, row) : null,
    letterFrom(deps, reader, viewer, row),
  ]);
  return presentLeaving(row, { viewer, people, checklist, letterFrom: from });
}

/** The leaving that is under way, or the one with which they left; of who works here again none. */
const shownOf = (row: LeavingRow | null, { workState }: EmployeeFacts): LeavingRow | null =>
  row?.status === 'left' && workState !== 'left' ? null : row;

/** Of oneself, or of a colleague. */
export async function readLeaving(
  deps: LeavingDependencies,
  { viewer }: SignedInCall,
  { employeeId }: EndpointParsed<typeof getCall>['query'],
): Promise<LeavingOfEmployeeAnswer> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const staffId = employeeId ?? viewer.staffId ?? '';
  const person = staffId
    ? (await deps.employee.getEmployees(db, organisationId, [staffId])).get(staffId)
    : null;
  if (!person) return refuse(leavingErrors.leaving_not_found);
  const of = authorize({ organisationId, staffId }, seesLeaving(viewer, { organisationId, staffId }));
  const [latest, setting] = await Promise.all([
    findLatest(db, organisationId, staffId),
    findSetting(db, organisationId),
  ]);
  const row = shownOf(latest, person);
  const isFree = row === null && person.workState !== 'left';
  return {
    leaving: row && (await presentFor(deps, db, viewer, row)),
    noticeDays: setting?.noticeDays ?? usualNoticeDays,
    can: {
      ask: isFree && viewer.staffId === staffId,
      start: isFree && mayEnd(viewer, of),
    },
  };
}
