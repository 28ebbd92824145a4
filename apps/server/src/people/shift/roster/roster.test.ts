import * as api from '@nukkad/contract/people/shift/shift.api';
import { listOwnShifts } from '@nukkad/contract/people/shift/shift-request.api';
import type { RosterRow, RosterShift } from '@nukkad/contract/people/shift/shift.model';
import { addDays } from '@nukkad/contract/kernel/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ShiftFixture, evening, morning, shiftFixture } from '../../../../test/people/shift-fixture.ts';
import { key } from '../../../../test/harness/tenant.ts';
import type { Viewer } from '../../../platform/viewer.ts';

const races = Number(process.env['SHIFT_RACES'] ?? 6);
let f: ShiftFixture;
beforeAll(async () => {
  f = await shiftFixture();
});
afterAll(() => f.app.close());

/** Each test has a week of its own. */
let weeks = 0;
const nextWeek = () => addDays('2026-11-30', 7 * (weeks += 1));
const rowOf = async (who: Viewer, from: string): Promise<RosterRow | undefined> =>
  (await f.roster(from)).items.find((one: RosterRow) => one.employeeId === who.staffId);
const ownOf = async (who: Viewer, from: string): Promise<RosterShift[]> =>
  (await f.as(who).askLoosely(listOwnShifts, { query: { from, to: addDays(from, 6) } })).body.items;
const move = (shift: RosterShift, to: object) =>
  f.owner.askLoosely(api.moveShift, {
    body: {
      shiftId: shift.shiftId,
      version: shift.version,
      employeeId: shift.employeeId,
      day: shift.day,
      shiftTypeId: shift.shiftTypeId,
      ...to,
    },
  });
const remove = ({ shiftId, version }: RosterShift) =>
  f.owner.askLoosely(api.removeShift, { body: { shiftId, version } });
const keep = ({ shiftId, version }: RosterShift) =>
  f.owner.askLoosely(api.keepShift, { body: { shiftId, version } });

test('drafts are for planners alone; published ones are read by their people, who are told', async () => {
  const [monday, ravi] = [nextWeek(), await f.hire()];
  await f.planned(ravi, 'morning', monday, addDays(monday, 1));
  expect(await ownOf(ravi, monday)).toEqual([]);
  expect(await f.changes(monday, addDays(monday, 6))).toMatchObject({
    items: [{ employeeId: ravi.staffId, added: [{}, {}], removed: [], breaches: [] }],
    summary: { added: 2, removed: 0, people: 1, breaches: 0 },
  });
  await f.app.drain();
  f.app.sms.length = 0;
  expect((await f.publish(monday, addDays(monday, 6))).status).toBe(200);
  expect((await ownOf(ravi, monday)).map(({ day, name, status }) => [day, name, status])).toEqual([
    [monday, 'Morning', 'published'],
    [addDays(monday, 1), 'Morning', 'published'],
  ]);
  await f.app.drain();
  expect(f.app.sms).toHaveLength(1);
  expect((await f.publish(monday, addDays(monday, 6))).body.code).toBe('roster_unchanged');
});

test('two shifts of one person never overlap, whatever races; a night shift reaches into the next day', async () => {
  const [monday, ravi] = [nextWeek(), await f.hire()];
  const answers = await Promise.all(
    Array.from({ length: races }, () => f.plan(ravi.staffId, f.types.morning, [monday])),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const { status, body } of answers) if (status !== 201) expect(body.code).toBe('shift_overlaps');
  const [night] = await f.planned(ravi, 'night', addDays(monday, 1));
  expect(night?.endsAt.slice(0, 16)).toBe(`${addDays(monday, 2)}T00:30`);
  const early = await f.addType({ ...morning, name: 'Early', startsMinute: 300, endsMinute: 600 });
  expect((await f.plan(ravi.staffId, early, [addDays(monday, 2)])).body.code).toBe('shift_overlaps');
  expect((await f.plan(null, early, [monday, addDays(monday, 2)])).status).toBe(201);
  expect((await f.roster(monday)).open).toHaveLength(2);
});

test('a draft moves; a published shift leaves with the next publication and a draft takes its place', async () => {
  const [monday, ravi, sunita] = [nextWeek(), await f.hire(), await f.hire()];
  const [draft] = await f.planned(ravi, 'morning', monday);
  const { body: moved } = await move(draft!, { day: addDays(monday, 1) });
  expect(moved).toMatchObject({ day: addDays(monday, 1), status: 'draft', version: 2 });
  expect((await move(draft!, { day: monday })).body.code).toBe('shift_moved_on');
  await f.publish(monday, addDays(monday, 6));
  const [published] = await ownOf(ravi, monday);
  const { body: hers } = await move(published!, { employeeId: sunita.staffId });
  expect(hers).toMatchObject({ status: 'draft', employeeId: sunita.staffId });
  expect((await ownOf(ravi, monday)).map(({ status }) => status)).toEqual(['leaving']);
  expect(await ownOf(sunita, monday)).toEqual([]);
  expect((await f.publish(monday, addDays(monday, 6))).body).toMatchObject({
    added: 1,
    removed: 1,
    people: 2,
  });
  expect(await ownOf(ravi, monday)).toEqual([]);
  expect(await ownOf(sunita, monday)).toHaveLength(1);
});

test('every move of a shift: removed drafts are gone, published ones can be kept, and nothing else is allowed', async () => {
  const [monday, ravi] = [nextWeek(), await f.hire()];
  const [draft, other] = await f.planned(ravi, 'morning', monday, addDays(monday, 1));
  expect((await keep(draft!)).body.code).toBe('shift_moved_on');
  expect((await remove(draft!)).body.status).toBe('removed');
  expect((await remove(draft!)).status).toBe(404);
  await f.publish(monday, addDays(monday, 6));
  const [published] = await ownOf(ravi, monday);
  expect(published?.shiftId).toBe(other?.shiftId);
  expect((await keep(published!)).body.code).toBe('shift_moved_on');
  const { body: leaving } = await remove(published!);
  expect(leaving.status).toBe('leaving');
  expect((await remove(leaving)).body.code).toBe('shift_moved_on');
  expect((await move(leaving, { day: monday })).body.code).toBe('shift_moved_on');
  const { body: kept } = await keep(leaving);
  expect(kept.status).toBe('published');
  const { body: again } = await remove(kept);
  await f.planned(ravi, 'evening', addDays(monday, 1));
  expect((await keep(again)).body.code).toBe('shift_overlaps');
  await f.publish(monday, addDays(monday, 6));
  expect((await ownOf(ravi, monday)).map(({ name }) => name)).toEqual(['Evening']);
});

test('a limit that is broken needs a reason, which stays with the shifts, or is refused as the setting says', async () => {
  const [monday, ravi] = [nextWeek(), await f.hire()];
  const week = Array.from({ length: 7 }, (_, day) => addDays(monday, day));
  await f.planned(ravi, 'morning', ...week);
  expect((await rowOf(ravi, monday))?.breaches.map(({ kind }) => kind)).toEqual(['weekly_hours', 'day_off']);
  expect((await f.publish(monday, week[6]!)).body.code).toBe('roster_needs_reason');
  await f.setRules({ onBreach: 'refuse' });
  expect((await f.publish(monday, week[6]!, 'Diwali week, agreed with Ravi.')).body.code).toBe(
    'roster_breaks_limit',
  );
  await f.setRules({ onBreach: 'reason' });
  expect((await f.publish(monday, week[6]!, 'Diwali week, agreed with Ravi.')).status).toBe(200);
  expect((await rowOf(ravi, monday))?.shifts[0]?.reason).toBe('Diwali week, agreed with Ravi.');
  expect((await ownOf(ravi, monday))[0]?.reason).toBe('');
  // What is published already needs no second reason.
  await f.planned(await f.hire(), 'morning', monday);
  expect((await f.publish(monday, week[6]!)).status).toBe(200);
});

test('a publication is of what was seen, and one of two at once wins', async () => {
  const [monday, ravi] = [nextWeek(), await f.hire()];
  await f.planned(ravi, 'morning', monday);
  const { summary } = await f.changes(monday, monday);
  await f.planned(ravi, 'morning', addDays(monday, 1));
  const send = (from: string, to: string, version: string) =>
    f.owner.askLoosely(api.publishRoster, { body: { from, to, version } });
  expect((await send(monday, addDays(monday, 1), summary.version)).body.code).toBe('roster_changed');
  const now = (await f.changes(monday, addDays(monday, 1))).summary;
  const answers = await Promise.all(
    Array.from({ length: races }, () => send(monday, addDays(monday, 1), now.version)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await send(monday, addDays(monday, 31), now.version)).body.code).toBe('roster_range');
  expect((await send(monday, addDays(monday, -1), now.version)).body.code).toBe('roster_range');
});

test('a week is copied forward as drafts, once, without what would overlap', async () => {
  const [monday, ravi] = [nextWeek(), await f.hire()];
  const next = nextWeek();
  await f.planned(ravi, 'morning', monday, addDays(monday, 1));
  await f.planned(null, 'evening', monday);
  await f.planned(ravi, 'evening', addDays(next, 1));
  const copy = (from: string, to: string) =>
    f.owner.askLoosely(api.copyRoster, { body: { from, to }, headers: key() });
  expect((await copy(monday, next)).body).toEqual({ copied: 2, skipped: 1 });
  expect((await copy(monday, next)).body).toEqual({ copied: 0, skipped: 3 });
  expect((await rowOf(ravi, next))?.shifts.map(({ day, name }) => [day, name])).toEqual([
    [next, 'Morning'],
    [addDays(next, 1), 'Evening'],
  ]);
  expect((await copy(monday, monday)).body.code).toBe('roster_copy_same');
  expect((await copy(monday, '2026-11-16')).body.code).toBe('shift_past');
});

test('days that are over stay as they were, and no one is planned on days on which they do not work here', async () => {
  const [ravi, stranger] = [await f.hire(), await f.person('9812599999')];
  expect((await f.plan(ravi.staffId, f.types.morning, ['2026-11-22'])).body.code).toBe('shift_past');
  const [today] = await f.planned(ravi, 'night', '2026-11-23');
  f.app.clock.set(new Date('2026-11-24T08:00:00+05:30'));
  expect((await remove(today!)).body.code).toBe('shift_past');
  f.app.clock.set(new Date('2026-11-23T08:00:00+05:30'));
  for (const id of [stranger.userId, f.ownerViewer.userId])
    expect((await f.plan(id, f.types.morning, [nextWeek()])).body.code).toBe('shift_not_employed');
});

test('what another organisation plans is not there for this one, and who may not plan is refused', async () => {
  const [monday, ravi, reader] = [nextWeek(), await f.hire(), await f.hire(['attandance.view'])];
  const [draft] = await f.planned(ravi, 'morning', monday);
  const { shiftId, version } = draft!;
  const tries = (client: typeof f.owner) => [
    client.askLoosely(api.removeShift, { body: { shiftId, version } }),
    client.askLoosely(api.keepShift, { body: { shiftId, version } }),
    client.askLoosely(api.moveShift, {
      body: { shiftId, version, employeeId: null, day: monday, shiftTypeId: f.types.evening },
    }),
    client.askLoosely(api.editShiftType, {
      body: { shiftTypeId: f.types.morning, version: 1, ...morning, name: 'Stolen' },
    }),
    client.askLoosely(api.removeShiftType, { query: { shiftTypeId: f.types.morning } }),
  ];
  for (const answer of await Promise.all(tries(f.stranger))) expect(answer.status).toBe(404);
  expect((await f.plan(null, f.types.morning, [monday], f.stranger)).status).toBe(404);
  expect(JSON.stringify(await f.roster(monday, 7, f.stranger))).not.toContain(ravi.staffId);
  for (const answer of await Promise.all([...tries(f.as(reader)), ...tries(f.as(ravi))]))
    expect(answer.status).toBe(403);
  expect((await f.plan(ravi.staffId, f.types.morning, [monday], f.as(reader))).status).toBe(403);
  expect((await f.roster(monday, 7, f.as(reader))).can).toEqual({ plan: false });
  expect((await f.as(ravi).askLoosely(api.listRoster, { query: { from: monday } })).status).toBe(403);
});

test('the roster comes by name, page by page, narrowed by a name', async () => {
  const monday = nextWeek();
  const first = await f.owner.ask(api.listRoster, { query: { from: monday, limit: 2 } });
  expect(first.body.items).toHaveLength(2);
  const second = await f.owner.ask(api.listRoster, {
    query: { from: monday, limit: 2, cursor: first.body.nextCursor! },
  });
  const ids = [...first.body.items, ...second.body.items].map(({ employeeId }) => employeeId);
  expect(new Set(ids).size).toBe(4);
  const none = await f.owner.ask(api.listRoster, { query: { from: monday, q: 'Nobody' } });
  expect(none.body.items).toEqual([]);
});

test('shift types: names are unique, hours go forward, a change does not reach back, removed ones stay readable', async () => {
  const [monday, ravi] = [nextWeek(), await f.hire()];
  const send = (body: object) => f.owner.askLoosely(api.addShiftType, { body, headers: key() });
  expect((await send({ ...morning, name: 'morning' })).body.code).toBe('shift_type_name_taken');
  expect((await send({ ...morning, name: 'A', endsMinute: 540 })).body.code).toBe('shift_type_hours');
  expect((await send({ ...morning, name: 'A', endsMinute: 600, breakMinutes: 60 })).body.code).toBe(
    'shift_type_break',
  );
  expect((await send({ ...morning, name: '' })).status).toBe(400);
  const shiftTypeId = await f.addType({ ...evening, name: 'Late' });
  const { body } = await f.plan(ravi.staffId, shiftTypeId, [monday]);
  const edit = { shiftTypeId, ...evening, name: 'Later', startsMinute: 900 };
  const edited = await f.owner.askLoosely(api.editShiftType, { body: { ...edit, version: 1 } });
  expect(edited.body).toMatchObject({ name: 'Later', version: 2 });
  const stale = await f.owner.askLoosely(api.editShiftType, { body: { ...edit, version: 1 } });
  expect(stale.body.code).toBe('shift_type_changed');
  expect((await rowOf(ravi, monday))?.shifts[0]).toMatchObject({
    name: 'Later',
    startsAt: body.shifts[0]?.startsAt,
  });
  await f.owner.ask(api.removeShiftType, { query: { shiftTypeId } });
  expect((await f.plan(ravi.staffId, shiftTypeId, [addDays(monday, 1)])).status).toBe(404);
  expect((await rowOf(ravi, monday))?.shifts[0]?.name).toBe('Later');
});

test('limits can be set within those of the law, by one at a time', async () => {
  const read = await f.owner.ask(api.getRosterSetting, {});
  const save = (version: number, rules: object) =>
    f.owner.askLoosely(api.saveRosterSetting, { body: { version, rules: { ...read.body.rules, ...rules } } });
  expect((await save(read.body.version, { dailyMinutes: 541 })).status).toBe(400);
  expect((await save(read.body.version, { weeklyMinutes: 2_881 })).status).toBe(400);
  expect((await save(read.body.version, { mostWeeklyMinutes: 600 })).body.code).toBe(
    'roster_setting_overtime',
  );
  expect((await save(read.body.version + 1, {})).body.code).toBe('roster_setting_changed');
  expect((await f.setRules({ restMinutes: 720 })).body.rules.restMinutes).toBe(720);
  await f.setRules({});
});
