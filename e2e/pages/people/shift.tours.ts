import { addDays } from '@nukkad/contract/kernel/time';
import { askForShift, listOwnShifts } from '@nukkad/contract/people/shift/shift-request.api';
import { callAs } from '../../fixtures/api.ts';
import { lakshmi, ramesh } from '../../fixtures/people.ts';
import { employeeOf, kavita, nextMonday, planFor, publishDays, shiftTypeOf } from '../../fixtures/shifts.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** A published week with an open shift and a swap that waits for the colleague, and drafts that break a limit. */
async function rosterOf() {
  // Not the next week: the journey of the roster plans it, perhaps in the same city.
  const monday = addDays(nextMonday(), 7);
  const day = (at: number) => addDays(monday, at);
  const [rameshId, kavitaId] = [await employeeOf(ramesh), await employeeOf(kavita)];
  const morning = await shiftTypeOf('Morning', 420, 900, 'marigold');
  const evening = await shiftTypeOf('Evening', 840, 1_320, 'indigo');
  const night = await shiftTypeOf('Night', 1_320, 1_800, 'pink');
  const [his] = await planFor(rameshId, morning, day(0), day(1), day(2));
  const [hers] = await planFor(kavitaId, evening, day(3), day(4));
  const [open] = await planFor('', evening, day(5), day(6));
  await publishDays(monday, day(6));
  const ask = (shiftId?: string, otherShiftId?: string) => ({
    body: { shiftId, ...(otherShiftId && { otherShiftId }), note: 'My sister’s wedding.' },
  });
  await callAs(await sessionOf(ramesh), askForShift, ask(his, hers) as never);
  await callAs(await sessionOf(kavita), askForShift, ask(open) as never);
  // After Thursday night Friday afternoon comes too early.
  await planFor(rameshId, night, day(3));
  const [draft] = await planFor(rameshId, evening, day(4));
  await planFor(kavitaId, morning, day(1));
  return { monday, rameshId, draft: draft ?? '' };
}
const roster = once(rosterOf);

async function officeTour(): Promise<Tour> {
  const { monday, rameshId, draft } = await roster();
  const at = `/people/roster?day=${monday}`;
  return {
    person: lakshmi,
    screens: [
      { name: 'roster', path: at },
      { name: 'roster-month', path: `${at}&span=month` },
      { name: 'roster-plan', path: `${at}&dialog=plan&who=${rameshId}&on=${monday}` },
      { name: 'roster-shift', path: `${at}&dialog=shift&shift=${draft}` },
      { name: 'roster-publish', path: `${at}&dialog=publish` },
      { name: 'roster-none', path: `${at}&q=zzz` },
      { name: 'roster-requests', path: '/people/roster/requests' },
      { name: 'roster-types', path: '/people/roster/settings' },
      { name: 'roster-type-new', path: '/people/roster/settings?dialog=type' },
      { name: 'roster-limits', path: '/people/roster/settings?tab=limits' },
    ],
  };
}

async function ownTour(): Promise<Tour> {
  const { monday } = await roster();
  const second = addDays(monday, 1);
  const { items } = await callAs(await sessionOf(ramesh), listOwnShifts, {
    query: { from: second, to: second },
  });
  return {
    person: ramesh,
    screens: [
      { name: 'shifts', path: '/shifts' },
      { name: 'shifts-open', path: '/shifts?tab=open' },
      { name: 'shifts-requests', path: '/shifts?tab=requests' },
      { name: 'shift-swap', path: `/shifts?dialog=swap&shift=${items[0]?.shiftId}` },
    ],
  };
}

export const shiftTours = { roster: once(officeTour), shifts: once(ownTour) };
