import type { CountedPage } from '@nukkad/contract/kernel/page';
import { attendanceErrors } from '@nukkad/contract/people/attendance/attendance.errors';
import type { CorrectionStatus } from '@nukkad/contract/people/attendance/correction.lifecycle';
import type { Correction, CorrectionBody } from '@nukkad/contract/people/attendance/correction.model';
import { partOf } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { pageFrom, readInstantCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { totalOf } from '../../../platform/http/total.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { AttendanceDependencies } from '../attendance.dependencies.ts';
import { correctionCapacities, mayChange, organisationOf } from '../attendance.policy.ts';
import { newSpell } from '../punch/check-in-out.ts';
import { clockOwner, readClockFacts } from '../punch/clock-facts.ts';
import { insertSpell, replaceSpells } from '../punch/spell.store.ts';
import { whyNot } from './correction.rules.ts';
import {
  type CorrectionFilter,
  type CorrectionSeen,
  countCorrections,
  countInMonth,
  findCorrection,
  insertCorrection,
  listCorrections,
} from './correction.store.ts';
import { type OwnedCorrection, correctionTransitions } from './correction.transitions.ts';

/** `isTeam`: the list of those on which this viewer may decide. */
const present = (viewer: Viewer, row: CorrectionSeen, managerIds: readonly string[]): Correction => {
  const capacities = correctionCapacities(viewer, { ...row, managerIds });
  const isOpen = row.status === 'pending';
  return {
    correctionId: row.correctionId as Correction['correctionId'],
    employeeId: row.employeeId as Correction['employeeId'],
    fullName: row.fullName,
    day: row.day,
    inAt: row.inAt.toISOString(),
    outAt: row.outAt.toISOString(),
    reason: row.reason,
    status: row.status,
    note: row.note,
    decidedBy: row.deciderName,
    recordedMinutes: row.recordedMinutes,
    askedAt: row.createdAt.toISOString(),
    version: row.version,
    can: {
      decide: isOpen && capacities.includes('Reviewer'),
      withdraw: isOpen && capacities.includes('Owner'),
    },
  };
};

interface Asked {
  readonly whose: 'own' | 'team';
  readonly status?: CorrectionStatus | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

/** Own ones, or those of the people who report to the viewer; with the permission of everyone but the viewer. */
async function filterFor(
  { employee }: AttendanceDependencies,
  reader: Reader,
  viewer: Viewer,
  { whose, status }: Asked,
): Promise<CorrectionFilter> {
  const organisationId = organisationOf(viewer);
  const base = { organisationId, status: status ?? null };
  if (whose === 'team' && mayChange(viewer))
    return { ...base, employeeIds: null, exceptUserId: viewer.userId };
  const own = await employee.employeeOf(reader, organisationId, viewer.userId);
  if (!own) return { ...base, employeeIds: [], exceptUserId: null };
  if (whose === 'own') return { ...base, employeeIds: [own.employeeId], exceptUserId: null };
  const reports = await employee.reportsOf(reader, organisationId, own.employeeId);
  return { ...base, employeeIds: reports, exceptUserId: viewer.userId };
}

export async function readCorrections(
  deps: AttendanceDependencies,
  { viewer }: SignedInCall,
  asked: Asked,
): Promise<CountedPage<Correction>> {
  const { db } = deps.platform;
  const { cursor, limit, count, whose } = asked;
  const filter = await filterFor(deps, db, viewer, asked);
  const [rows, counted] = await Promise.all([
    listCorrections(db, filter, readInstantCursor(cursor), limit + 1),
    count ? countCorrections(db, filter) : null,
  ]);
  // Who is on the list of the team is there because the viewer manages them.
  const managerIds = whose === 'team' && viewer.staffId ? [viewer.staffId] : [];
  const page = pageFrom(
    rows,
    limit,
    (row) => present(viewer, row, managerIds),
    (row) => [row.createdAt.toISOString(), row.correctionId],
  );
  return { ...page, ...(counted !== null && { total: totalOf(counted) }) };
}

const answer = async (
  tx: Tx,
  viewer: Viewer,
  { organisationId, correctionId, managerIds }: OwnedCorrection,
) => {
  const row = await findCorrection(tx, organisationId, correctionId);
  return row ? present(viewer, row, managerIds) : refuse(attendanceErrors.correction_not_found);
};

export function askCorrection(
  deps: AttendanceDependencies,
  call: SignedInCall,
  { day, reason, ...body }: CorrectionBody,
): Promise<Correction> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  const wanted = { day, inAt: new Date(body.inAt), outAt: new Date(body.outAt) };
  const moves = correctionTransitions(deps.employee);
  return deps.platform.write(call, async (tx) => {
    const { person, rules } = await readClockFacts(deps, tx, clockOwner(viewer), now);
    const refusal = whyNot(wanted, rules, now);
    if (refusal) refuse(refusal);
    const used = await countInMonth(tx, person.employeeId, day.slice(0, 7));
    if (used >= rules.correctionsPerMonth) refuse(attendanceErrors.correction_limit);
    const row: OwnedCorrection = {
      correctionId: newId(),
      organisationId,
      employeeId: person.employeeId,
      ...wanted,
      reason,
      status: 'pending',
      note: '',
      decidedBy: null,
      decidedAt: null,
      createdAt: now,
      version: 1,
      userId: person.userId,
      managerIds: [],
    };
    const allowed = moves.allowNew(viewer, 'ask', row);
    await insertCorrection(tx, allowed.row);
    await moves.begin(tx, allowed, { now });
    return answer(tx, viewer, row);
  });
}

/** Approving replaces what was recorded for the day; it stays readable. */
export function reviewCorrection(
  deps: AttendanceDependencies,
  call: SignedInCall,
  asked: {
    readonly correctionId: string;
    readonly version: number;
    readonly verb: 'approve' | 'reject';
    readonly note?: string | undefined;
  },
): Promise<Correction> {
  const { viewer, now } = call;
  const { correctionId, version, verb, note = '' } = asked;
  const moves = correctionTransitions(deps.employee);
  return deps.platform.write(call, async (tx) => {
    const allowed = await moves.lockTo(tx, viewer, verb, {
      organisationId: organisationOf(viewer),
      correctionId,
    });
    const { row } = allowed;
    if (row.version !== version) refuse(attendanceErrors.correction_moved_on, { present: row.status });
    await moves.move(tx, allowed, { now, note, decidedBy: viewer.userId });
    if (verb === 'approve') {
      const { organisationId, employeeId, day, inAt, outAt } = row;
      await replaceSpells(tx, partOf(row, { organisationId, employeeId, day, correctionId }));
      const begun = newSpell({
        organisationId,
        employeeId,
        day,
        inAt,
        inSource: 'correction',
        recordedAt: now,
      });
      await insertSpell(tx, partOf(row, { ...begun, outAt, outSource: 'correction' as const }));
    }
    return answer(tx, viewer, row);
  });
}

export function withdrawCorrection(
  deps: AttendanceDependencies,
  call: SignedInCall,
  { correctionId, version }: { readonly correctionId: string; readonly version: number },
): Promise<Correction> {
  const { viewer, now } = call;
  const moves = correctionTransitions(deps.employee);
  return deps.platform.write(call, async (tx) => {
    const key = { organisationId: organisationOf(viewer), correctionId };
    const allowed = await moves.lockTo(tx, viewer, 'withdraw', key);
    if (allowed.row.version !== version)
      refuse(attendanceErrors.correction_moved_on, { present: allowed.row.status });
    await moves.move(tx, allowed, { now });
    return answer(tx, viewer, allowed.row);
  });
}
