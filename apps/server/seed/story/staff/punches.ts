/** Check-ins and check-outs by the phone, and corrections of those that were forgotten. */
import {
  askCorrection,
  checkInOut,
  reviewCorrection,
} from '@nukkad/contract/people/attendance/attendance.api';
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { inSlices } from '../../../src/platform/outbox/time-queue.ts';
import { type Random, seededRandom } from '../../random.ts';
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

/** The office is at its place; who works in the field begins at it or at a customer. By chance of its own. */
function placeOf(random: Random, { isProfessional }: Member, office: Place) {
  const far = isProfessional && random.chance(0.35) ? acrossTown : nearby;
  const off = () => (random.next() - 0.5) * far;
  return {
    latitude: office.latitude + off(),
    longitude: office.longitude + off(),
    accuracyMetres: random.between(5, 40),
  };
}

/** So many people's punches side by side. */
const atOnce = 5;
const minuteMs = 60_000;
/** While customers book, what happens meanwhile must not come too late. */
const withinMinutes = 10;

export interface Punch {
  readonly staffId: string;
  readonly at: Date;
  readonly act: () => Promise<unknown>;
}

/** Each person's own, in their order. */
function lanesOf(punches: readonly Punch[]): readonly (readonly Punch[])[] {
  const lanes = new Map<string, Punch[]>();
  for (const punch of punches) lanes.set(punch.staffId, [...(lanes.get(punch.staffId) ?? []), punch]);
  return [...lanes.values()];
}

/**
 * Each at its own minute; those of a day together, so that a year does not wait for the database three thousand times.
 * Nothing else that happens on a day asks who is at work, until customers book.
 */
export function planTogether(
  { plan, stage: { clock }, bookedFrom }: Office,
  punches: readonly Punch[],
): void {
  const quiet = istInstant(bookedFrom);
  const endOf = (at: Date) =>
    at < quiet ? istInstant(addDays(istDay(at), 1)).getTime() - 1 : at.getTime() + withinMinutes * minuteMs;
  const waiting = punches.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  while (waiting.length > 0) {
    const [first] = waiting;
    if (!first) return;
    const until = endOf(first.at);
    const end = waiting.findIndex(({ at }) => at.getTime() > until);
    const together = waiting.splice(0, end < 0 ? waiting.length : end);
    plan(first.at, () =>
      inSlices(lanesOf(together), atOnce, async (lane) => {
        for (const { at, act } of lane) await clock.at(at, () => unlessRefused(act));
      }),
    );
  }
}

const punch = (office: Office, member: Member, kind: 'in' | 'out', place: ReturnType<typeof placeOf>) =>
  unless(byVisit, office.as(member, checkInOut, { body: { kind, place, device }, ...key() }));

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
  const { staffId } = member;
  const random = seededRandom(Number(member.mobileNumber.slice(-7)));
  const punches: Punch[] = [];
  const add = (at: Date, kind: 'in' | 'out') => {
    const where = placeOf(random, member, place);
    punches.push({ staffId, at, act: () => punch(office, member, kind, where) });
  };
  for (const worked of days) {
    if (worked.kind === 'leave' || worked.kind === 'missed') continue;
    const { day, inMinute, outMinute, kind } = worked;
    add(istInstant(day, inMinute), 'in');
    if (kind === 'worked' || !corrects) add(istInstant(day, outMinute), 'out');
    else correctLater(office, member, worked);
  }
  return punches.filter(({ at }) => at < office.present);
}
