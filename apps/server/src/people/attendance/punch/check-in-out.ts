import type { ClockStatusAnswer, PunchBody } from '@nukkad/contract/people/attendance/attendance.model';
import { attendanceErrors, attendanceEvents } from '@nukkad/contract/people/attendance/attendance.noun';
import { authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AttendanceDependencies } from '../attendance.interface.ts';
import { mayPunch } from '../attendance.policy.ts';
import { dayOfCheckIn } from '../day/plan.rules.ts';
import { type ClockFacts, knownOwner, readClockFacts } from './clock-facts.ts';
import { type Whereabouts, whereIs } from './place.rules.ts';
import { type Punched, presentClock, readPunched } from './read-clock.ts';
import { type SpellRow, closeSpell, insertSpell, lockOpen } from './spell.store.ts';

interface Punch {
  readonly body: PunchBody;
  /** The server's time, less how long it waited on the phone. */
  readonly at: Date;
  readonly where: Whereabouts;
}

interface Read {
  readonly facts: ClockFacts;
  readonly punched: Punched;
}

const refusals = {
  early: attendanceErrors.check_in_too_early,
  late: attendanceErrors.check_in_too_late,
} as const;

/** Away from every site it is marked, and refused where the settings say so. */
function checkPlace({ rules }: ClockFacts, { body, where }: Punch): void {
  if (body.waitedMs !== undefined && !rules.acceptsOffline) refuse(attendanceErrors.check_in_offline_off);
  if (!rules.mustBeAtSite) return;
  if (!body.place) refuse(attendanceErrors.check_in_place_missing);
  if (where.isFar) refuse(attendanceErrors.check_in_away);
}

const noOut = {
  outAt: null,
  outSource: null,
  outSite: null,
  outDistanceMetres: null,
  outFar: false,
  outOffline: false,
  outLatitude: null,
  outLongitude: null,
  outAccuracyMetres: null,
  outDevice: null,
  forgottenAt: null,
  replacedBy: null,
} as const;

/** A spell that begins, with nothing known of the phone. */
export const newSpell = (
  of: Pick<SpellRow, 'organisationId' | 'employeeId' | 'day' | 'inAt' | 'inSource' | 'recordedAt'>,
): SpellRow => ({
  spellId: newId(),
  ...of,
  inBookingId: null,
  inSite: null,
  inDistanceMetres: null,
  inFar: false,
  inOffline: false,
  inLatitude: null,
  inLongitude: null,
  inAccuracyMetres: null,
  inDevice: null,
  ...noOut,
});

async function checkIn(
  tx: Tx,
  call: SignedInCall,
  { facts, punched }: Read,
  punch: Punch,
): Promise<readonly [SpellRow, Punched]> {
  const { person, rules, planOn } = facts;
  const { body, at, where } = punch;
  const belongs = dayOfCheckIn(at, planOn, rules);
  if (!('day' in belongs)) return refuse(refusals[belongs.kind]);
  const { organisationId, employeeId } = person;
  const begun = newSpell({
    organisationId,
    employeeId,
    day: belongs.day,
    inAt: at,
    inSource: 'phone',
    recordedAt: call.now,
  });
  const row = {
    ...begun,
    inSite: where.site,
    inDistanceMetres: where.distanceMetres,
    inFar: where.isFar,
    inOffline: body.waitedMs !== undefined,
    inLatitude: body.place?.latitude ?? null,
    inLongitude: body.place?.longitude ?? null,
    inAccuracyMetres: body.place?.accuracyMetres ?? null,
    inDevice: body.device || null,
  };
  await insertSpell(tx, authorize(row, mayPunch(call.viewer, person)));
  // Not where one is open: the database refuses this one at the commit.
  const keptSince = punched.keptSince ?? belongs.day;
  return [row, { ...punched, keptSince, open: row, spells: [...punched.spells, row] }];
}

async function checkOut(
  tx: Tx,
  { viewer }: SignedInCall,
  { facts: { person }, punched }: Read,
  punch: Punch,
): Promise<readonly [SpellRow, Punched]> {
  const { body, at, where } = punch;
  const { open } = punched;
  if (!open || open.inAt >= at) return refuse(attendanceErrors.check_in_missing);
  const row = {
    ...open,
    outAt: at,
    outSource: 'phone' as const,
    outSite: where.site,
    outDistanceMetres: where.distanceMetres,
    outFar: where.isFar,
    outOffline: body.waitedMs !== undefined,
    outLatitude: body.place?.latitude ?? null,
    outLongitude: body.place?.longitude ?? null,
    outAccuracyMetres: body.place?.accuracyMetres ?? null,
    outDevice: body.device || null,
  };
  await closeSpell(tx, authorize(row, mayPunch(viewer, person)));
  const spells = punched.spells.map((one) => (one.spellId === row.spellId ? row : one));
  return [row, { ...punched, open: null, spells }];
}

/** Of the caller alone, at the server's time. The database lets one check-in be open and none overlap. */
export function checkInOut(
  deps: AttendanceDependencies,
  call: SignedInCall,
  body: PunchBody,
): Promise<ClockStatusAnswer> {
  const { viewer, now } = call;
  const at = new Date(now.getTime() - (body.waitedMs ?? 0));
  return deps.platform.write({ ...call, withClaim: true }, async (tx) => {
    const owner = await knownOwner(deps, tx, viewer);
    const { organisationId, employeeId } = owner;
    // Whether one is open already is for the database to say: a check-in asks for none.
    const findOpen = body.kind === 'out' ? () => lockOpen(tx, employeeId) : async () => null;
    const [facts, punched] = await Promise.all([
      readClockFacts(deps, tx, owner, at),
      readPunched(deps, tx, owner, now, findOpen),
    ]);
    const punch = { body, at, where: whereIs(body.place, punched.sites) };
    checkPlace(facts, punch);
    const write = body.kind === 'in' ? checkIn : checkOut;
    const [{ day }, after] = await write(tx, call, { facts, punched }, punch);
    await publish(tx, now, attendanceEvents.changed, { organisationId, employeeId, day });
    return presentClock(facts, after, now);
  });
}
