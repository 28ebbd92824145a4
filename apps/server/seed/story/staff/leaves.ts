/** Leave that is asked for and decided. */
import { addLeaveType, askLeave, reviewLeave } from '@nukkad/contract/people/leave/leave.api';
import { addDays, istInstant, istWeekday } from '@nukkad/contract/kernel/time';
import type { Member } from './crew.ts';
import { type Office, key, unless } from './office.ts';

const usual = {
  yearStartsMonth: 1,
  takesHalfDays: true,
  isSandwich: false,
  isEncashed: false,
  isPaid: true,
  isActive: true,
} as const;
const leaveTypes = [
  { ...usual, name: 'Casual leave', halvesAYear: 24, accrual: 'yearly', carryHalves: 0 },
  {
    ...usual,
    name: 'Earned leave',
    halvesAYear: 30,
    accrual: 'monthly',
    carryHalves: 60,
    isEncashed: true,
  },
  {
    ...usual,
    name: 'Unpaid leave',
    halvesAYear: null,
    accrual: 'yearly',
    carryHalves: 0,
    isPaid: false,
  },
  {
    ...usual,
    name: 'Compensatory leave',
    halvesAYear: null,
    accrual: 'yearly',
    carryHalves: 0,
    expiresDays: 60,
  },
] as const;
const sunday = 7;
const reasons = [
  'Wedding in the family.',
  'My daughter has a school function.',
  'A visit to the doctor.',
  'I have to go to my native place.',
  'Bank work.',
] as const;
/** A leave that no one can grant any more stays as it is: a visit was given to the person meanwhile, or the days are used up. */
const stays = ['leave_hits_bookings', 'leave_booking_unanswered', 'leave_not_covered', 'leave_no_days'];

/** The id of the first type, of which people take a day now and then. */
export async function setLeaveTypes(office: Office): Promise<string> {
  const ids: string[] = [];
  for (const body of leaveTypes)
    ids.push((await office.asOwner(addLeaveType, { body, ...key() })).leaveTypeId);
  return ids[0] ?? '';
}

async function ask(office: Office, member: Member, leaveTypeId: string, days: readonly string[]) {
  const [fromDay = '', toDay = fromDay] = [days[0], days.at(-1)];
  const body = { leaveTypeId, fromDay, toDay, fromNoon: false, toNoon: false };
  return unless(
    stays,
    office.as(member, askLeave, { body: { ...body, note: office.random.pick(reasons) }, ...key() }),
  );
}

/** Asked for some days before, and decided in the evening. */
export function planLeave(
  office: Office,
  member: Member,
  leaveTypeId: string,
  days: readonly string[],
): void {
  const { plan, random } = office;
  const first = days[0] ?? office.today;
  plan(istInstant(addDays(first, -random.between(3, 5)), 12 * 60 + random.between(0, 120)), async () => {
    const asked = await ask(office, member, leaveTypeId, days);
    if (!asked) return;
    const { requestId, version } = asked;
    plan(new Date(office.stage.clock.now().getTime() + 6 * 3_600_000), () =>
      unless(
        stays,
        office.asOwner(reviewLeave, { body: { requestId, version, decision: 'approved', swaps: [] } }),
      ),
    );
  });
}

/** So many days from now, or the next one after it on which the office is open. */
function dayAhead(today: string, days: number, holidays: ReadonlySet<string>): string {
  let day = addDays(today, days);
  while (istWeekday(day) === sunday || holidays.has(day)) day = addDays(day, 1);
  return day;
}

/** Of the last days: one that waits for an answer, and one that was refused. */
export function planOpenLeave(office: Office, leaveTypeId: string, holidays: ReadonlySet<string>): void {
  const { crew, plan, present, today } = office;
  const [desk, , second] = crew;
  const before = (hours: number) => new Date(present.getTime() - hours * 3_600_000);
  if (second)
    plan(before(20), () =>
      ask(office, second, leaveTypeId, [dayAhead(today, 12, holidays), dayAhead(today, 13, holidays)]),
    );
  if (desk)
    plan(before(60), async () => {
      const asked = await ask(office, desk, leaveTypeId, [dayAhead(today, 5, holidays)]);
      if (!asked) return;
      const { requestId, version } = asked;
      const reason = 'The yearly stock-taking is on that day.';
      await office.asOwner(reviewLeave, {
        body: { requestId, version, decision: 'rejected', reason, swaps: [] },
      });
    });
}
