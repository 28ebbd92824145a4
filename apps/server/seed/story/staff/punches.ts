/** Check-ins and check-outs by the phone, and corrections of those that were forgotten. */
import {
  askCorrection,
  checkInOut,
  reviewCorrection,
} from '@nukkad/contract/people/attendance/attendance.api';
import { addDays, istInstant } from '@nukkad/contract/kernel/time';
import { inSlices } from '../../../src/platform/outbox/time-queue.ts';
import type { Member } from './crew.ts';
import { type Office, key, unless, unlessRefused } from './office.ts';
import type { WorkingDay } from './working-days.ts';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const device = 'Android phone';
/** A professional whom a visit has checked in, or out, meanwhile. */
const byVisit = ['check_in_open', 'check_in_missing', 'check_in_overlaps'];
/** Some hundred metres, in degrees. */
const nearby = 0.0012;
const acrossTown = 0.03;

/** The office is at its place; who works in the field begins at it or at a customer. */
function placeOf({ random }: Office, { isProfessional }: Member, office: Place) {
  const far = isProfessional && random.chance(0.35) ? acrossTown : nearby;
  const off = () => (random.next() - 0.5) * far;
  return {
    latitude: office.latitude + off(),
    longitude: office.longitude + off(),
    accuracyMetres: random.between(5, 40),
  };
}

/** So many people's punches side by side, in the same quarter or three quarters of an hour. */
const atOnce = 3;
const minuteMs = 60_000;

export interface Punch {
  readonly at: Date;
  readonly act: () => Promise<unknown>;
}

/** Each at its own minute; several together, so that a year does not wait for the database three thousand times. */
export function planTogether(
  { plan, stage: { clock }, bookedFrom }: Office,
  punches: readonly Punch[],
): void {
  const quiet = istInstant(bookedFrom);
  const waiting = punches.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  while (waiting.length > 0) {
    const [first] = waiting;
    if (!first) return;
    // While customers book, what happens meanwhile must not come too late.
    const until = first.at.getTime() + (first.at < quiet ? 45 : 10) * minuteMs;
    const end = waiting.findIndex(({ at }) => at.getTime() > until);
    const together = waiting.splice(0, end < 0 ? waiting.length : end);
    plan(first.at, () =>
      inSlices(together, atOnce, async ({ at, act }) => {
        await clock.at(at, () => unlessRefused(act));
      }),
    );
  }
}

const punch = (office: Office, member: Member, kind: 'in' | 'out', place: Place) =>
  unless(
    byVisit,
    office.as(member, checkInOut, {
      body: { kind, place: placeOf(office, member, place), device },
      ...key(),
    }),
  );

/** On the next morning; most are approved, the latest waits. */
function correctLater(office: Office, member: Member, { day, inMinute, outMinute }: WorkingDay): void {
  const { plan, random } = office;
  plan(istInstant(addDays(day, 1), 9 * 60 + random.between(20, 90)), async () => {
    const body = {
      day,
      inAt: istInstant(day, inMinute).toISOString(),
      outAt: istInstant(day, outMinute).toISOString(),
      reason: random.pick(['I forgot to check out.', 'My phone was empty in the evening.']),
    };
    const limits = ['correction_limit', 'correction_pending', 'check_in_overlaps'];
    const asked = await unless(limits, office.as(member, askCorrection, { body, ...key() }));
    if (!asked || day >= addDays(office.today, -3)) return;
    const { requestId, version } = asked.request;
    const decision = random.chance(0.85)
      ? { decision: 'approved' as const }
      : { decision: 'rejected' as const, reason: 'You had left by noon on that day.' };
    plan(istInstant(addDays(day, 1), 18 * 60), () =>
      office.asOwner(reviewCorrection, { body: { requestId, version, ...decision } }),
    );
  });
}

/** The punches of one person; corrections are planned at once. */
export function punchesOf(
  office: Office,
  member: Member,
  days: readonly WorkingDay[],
  { place, corrects }: { readonly place: Place; readonly corrects: boolean },
): readonly Punch[] {
  const punches: Punch[] = [];
  for (const worked of days) {
    if (worked.kind === 'leave' || worked.kind === 'missed') continue;
    const { day, inMinute, outMinute, kind } = worked;
    punches.push({ at: istInstant(day, inMinute), act: () => punch(office, member, 'in', place) });
    if (kind === 'worked' || !corrects)
      punches.push({ at: istInstant(day, outMinute), act: () => punch(office, member, 'out', place) });
    else correctLater(office, member, worked);
  }
  return punches.filter(({ at }) => at < office.present);
}
