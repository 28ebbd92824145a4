/** Work on a day off that becomes leave: one such day is in the balance, the last one waits for an answer. */
import { askCompensatory, reviewCompensatory } from '@nukkad/contract/people/leave/compensatory.api';
import { addDays, istInstant, istWeekday } from '@nukkad/contract/kernel/time';
import { seededRandom } from '../../random.ts';
import type { Member } from './crew.ts';
import { type Office, key } from './office.ts';
import { type Place, type Punch, punchesOf } from './punches.ts';

/** Of its own: the other scenes of the office go on as they were. */
const seed = 1106;
const notes = ['Stock-taking before the month’s end.', 'Urgent repairs at the school.'] as const;

const lastOffDay = (member: Member, before: string) => {
  let day = addDays(before, -1);
  while (istWeekday(day) !== member.offDay) day = addDays(day, -1);
  return day;
};

const workedOn = (day: string, { startsMinute }: Member) => ({
  day,
  kind: 'worked' as const,
  inMinute: startsMinute + 5,
  outMinute: startsMinute + 8 * 60 + 40,
});

function planAsk(office: Office, member: Member, { day, note }: { day: string; note: string }): void {
  const { plan } = office;
  plan(istInstant(addDays(day, 1), 10 * 60), async () => {
    const { requestId, version } = await office.as(member, askCompensatory, {
      body: { day, note },
      ...key(),
    });
    if (day >= addDays(office.today, -7)) return;
    plan(istInstant(addDays(day, 1), 17 * 60), () =>
      office.asOwner(reviewCompensatory, { body: { requestId, version, decision: 'approved' } }),
    );
  });
}

/** The punches of the desk on two days off; what is asked for them is planned at once. */
export function planWorkedDaysOff(office: Office, place: Place): readonly Punch[] {
  const [desk] = office.crew;
  if (!desk) return [];
  const last = lastOffDay(desk, office.today);
  const days = [addDays(last, -14), last];
  for (const [index, day] of days.entries()) planAsk(office, desk, { day, note: notes[index] ?? notes[0] });
  const quiet = { ...office, random: seededRandom(seed) };
  return punchesOf(
    quiet,
    desk,
    days.map((day) => workedOn(day, desk)),
    { place, corrects: true },
  );
}
