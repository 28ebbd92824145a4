/**
 * What the people of the shops do besides visits. Some offices are told from a year ago on, with all that belongs to them;
 * the others since last week, when they began to check in by phone.
 */
import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { type Random, seededRandom } from '../../random.ts';
import type { DemoCity, Shop } from '../../city/demo-city.ts';
import type { Stage } from '../stage.ts';
import { type Member, shiftsOfDay } from './crew.ts';
import { planLeave, planOpenLeave, setLeaveTypes } from './leaves.ts';
import { planNotice } from './notice-given.ts';
import { type Office, officeOf } from './office.ts';
import {
  placeOfShop,
  placePeople,
  setDepartments,
  setHolidays,
  setShiftTypes,
  setWorkSite,
  writeFiles,
} from './open-office.ts';
import { type Place, type Punch, planTogether, punchesOf } from './punches.ts';
import { planRosters } from './rosters.ts';
import { planSalaries, setSalaries } from './salaries.ts';
import { planAdvance, planClaims, planMileage, planTrips, setExpenses } from './spent-money.ts';
import { planAssets, planNotes, planTasks } from './things-and-tasks.ts';
import { planWorkedDaysOff } from './worked-days-off.ts';
import { leaveDaysOf, workingDaysOf } from './working-days.ts';

export interface StaffPlan {
  /** So many shops, the first ones, are told for `days`. */
  readonly shops: number;
  readonly days: number;
  /** The others check in by phone on so many last days; 0: they do not. */
  readonly recentDays: number;
}

const nightly = ['attendance.forget_open', 'travel.complete', 'leaving.end_access'];
const opensAtMinute = 8 * 60;
const noHolidays: ReadonlySet<string> = new Set();

/** Once in each night of the story, what the clock does for people at work. */
export function planNights({ app, timeline }: Stage, from: string, present: Date): void {
  const jobs = app.cron.filter(({ name }) => nightly.includes(name));
  for (let day = addDays(from, 1); istInstant(day, 4 * 60) < present; day = addDays(day, 1))
    timeline.plan(istInstant(day, 4 * 60), async () => {
      await Promise.all(jobs.map((job) => job.run()));
    });
}

/** Leave is planned at once. */
function planAttendance(
  office: Office,
  member: Member,
  known: {
    readonly holidays: ReadonlySet<string>;
    readonly leaveTypeId: string;
    readonly place: Place;
  },
): readonly Punch[] {
  const { random, today } = office;
  const { holidays, leaveTypeId, place } = known;
  const calendar = { from: addDays(office.from, 1), to: today, holidays, leavesUntil: office.bookedFrom };
  const week = { ...member, ...shiftsOfDay[member.shift] };
  const leaves = leaveDaysOf(week, calendar, random);
  for (const days of leaves) planLeave(office, member, leaveTypeId, days);
  const days = workingDaysOf(week, calendar, leaves.flat(), random);
  return punchesOf(office, member, days, { place, corrects: true });
}

async function openOffice(office: Office): Promise<void> {
  const place = await placeOfShop(office);
  await placePeople(office, await setDepartments(office));
  await writeFiles(office);
  await setWorkSite(office, place);
  const holidays = await setHolidays(office);
  const leaveTypeId = await setLeaveTypes(office);
  await planRosters(office, { shiftTypes: await setShiftTypes(office), holidays });
  await setSalaries(office);
  const categories = await setExpenses(office);
  const known = { holidays, leaveTypeId, place };
  planTogether(office, [
    ...office.crew.flatMap((member) => planAttendance(office, member, known)),
    ...planWorkedDaysOff(office, place),
  ]);
  planOpenLeave(office, leaveTypeId, holidays);
  planSalaries(office);
  planMileage(office, categories);
  planClaims(office, categories);
  planAdvance(office);
  planTrips(office, categories);
  planAssets(office);
  planTasks(office);
  planNotes(office);
  planNotice(office);
}

/** The people of a shop have departments and titles, and check in by phone; their own week says when. */
async function beginCheckIns(office: Office): Promise<void> {
  const place = await placeOfShop(office);
  await placePeople(office, await setDepartments(office));
  const { from, today } = office;
  const calendar = { from: addDays(from, 1), to: today, holidays: noHolidays, leavesUntil: from };
  const punches = office.crew.flatMap((member) =>
    punchesOf(office, member, workingDaysOf(member, calendar, [], office.random), { place, corrects: false }),
  );
  planTogether(office, punches);
}

/** The first day of those that are told for long. */
export const staffFrom = ({ days }: StaffPlan, present: Date): string => addDays(istDay(present), -days);

export function planStaff(
  stage: Stage,
  city: DemoCity,
  plan: StaffPlan,
  { present, bookedFrom }: { readonly present: Date; readonly bookedFrom: string },
): void {
  const begin = (shop: Shop, from: string, random: Random, act: (office: Office) => Promise<void>) => {
    const at = istInstant(from, opensAtMinute);
    const office = officeOf(stage, shop, { from: at, present, bookedFrom, random });
    office.plan(at, () => act(office));
  };
  const longFrom = staffFrom(plan, present);
  planNights(stage, longFrom, present);
  for (const [index, shop] of city.shops.entries()) {
    const random = seededRandom(70_000 + index);
    if (index < plan.shops) begin(shop, longFrom, random, openOffice);
    else if (plan.recentDays > 0)
      begin(shop, addDays(istDay(present), -plan.recentDays), random, beginCheckIns);
  }
}
