import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import { addDays } from '@nukkad/contract/kernel/time';
import type {
  listColleagueShifts as colleaguesCall,
  listOwnShifts as ownCall,
} from '@nukkad/contract/people/shift/shift-request.api';
import type { ColleagueShiftAnswer, OwnShiftAnswer } from '@nukkad/contract/people/shift/shift-request.model';
import { pageFrom, readInstantCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { checkRange } from '../roster/roster-changes.ts';
import { type ShiftSeen, getShifts } from '../roster/roster-shift.store.ts';
import { presentShift } from '../roster/shift.presenter.ts';
import type { ShiftDependencies } from '../shift.interface.ts';
import { listOfColleagues, listPublished } from './own-shift.store.ts';
import { listOwnOpen } from './shift-request.store.ts';
import { organisationOf } from '../../../platform/viewer.ts';

const startAndId = ({ startsAt, shiftId }: ShiftSeen) => [startsAt.toISOString(), shiftId] as const;
const nothing = { items: [], nextCursor: null };

/** For others why a shift was published against a limit is not theirs to read. */
const presentForPeople = (row: ShiftSeen) => presentShift({ ...row, reason: '' });

export async function readOwnShifts(
  { platform, employee }: ShiftDependencies,
  { viewer, now }: SignedInCall,
  { which, from, to, cursor, limit }: EndpointParsed<typeof ownCall>['query'],
): Promise<Page<OwnShiftAnswer>> {
  const { db } = platform;
  checkRange(from, to);
  const organisationId = organisationOf(viewer);
  const own = await employee.employeeOf(db, organisationId, viewer.userId);
  if (!own || own.workState === 'left') return nothing;
  const whose = { organisationId, from, to, employeeId: which === 'own' ? own.employeeId : null };
  const [rows, asked] = await Promise.all([
    listPublished(db, whose, readInstantCursor(cursor), limit + 1),
    listOwnOpen(db, organisationId, own.employeeId),
  ]);
  const present = (row: ShiftSeen): OwnShiftAnswer => {
    const requestId = asked.get(row.shiftId) ?? null;
    const isFree = requestId === null && row.status === 'published' && row.startsAt > now;
    return {
      ...presentForPeople(row),
      requestId,
      can: { claim: isFree && row.employeeId === null, swap: isFree && row.employeeId !== null },
    };
  };
  return pageFrom(rows, limit, present, startAndId);
}

/** Within a week of an own shift; nothing for one that is not one's own. */
export async function readColleagueShifts(
  { platform, employee }: ShiftDependencies,
  { viewer, now }: SignedInCall,
  { shiftId, cursor, limit }: EndpointParsed<typeof colleaguesCall>['query'],
): Promise<Page<ColleagueShiftAnswer>> {
  const { db } = platform;
  const organisationId = organisationOf(viewer);
  const [own, found] = await Promise.all([
    employee.employeeOf(db, organisationId, viewer.userId),
    getShifts(db, organisationId, [shiftId]),
  ]);
  const shift = found.get(shiftId);
  if (!own || !shift?.publishedAt || shift.employeeId !== own.employeeId) return nothing;
  const around = { from: addDays(shift.day, -7), to: addDays(shift.day, 7) };
  const rows = await listOfColleagues(
    db,
    { organisationId, ...around, exceptEmployeeId: own.employeeId, now },
    readInstantCursor(cursor),
    limit + 1,
  );
  const present = (row: (typeof rows)[number]): ColleagueShiftAnswer => ({
    ...presentForPeople(row),
    fullName: row.fullName,
  });
  return pageFrom(rows, limit, present, startAndId);
}
