import { addDays } from '@nukkad/contract/kernel/time';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import * as api from '@nukkad/contract/people/shift/shift.api';
import * as requestApi from '@nukkad/contract/people/shift/shift-request.api';
import {
  shiftRequestLifecycle,
  type ShiftRequestStatus,
  shiftRequestStatuses,
  type ShiftRequestVerb,
} from '@nukkad/contract/people/shift/shift-request.noun';
import type { ShiftRequest } from '@nukkad/contract/people/shift/shift-request.model';
import type { RosterShift } from '@nukkad/contract/people/shift/shift.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ShiftFixture, shiftFixture } from '../../../../test/people/shift-fixture.ts';
import { key } from '../../../../test/harness/tenant.ts';
import type { TestClient } from '../../../../test/harness/test-client.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { expireRequests } from './expire-requests.ts';

const races = Number(process.env['SHIFT_RACES'] ?? 6);
let f: ShiftFixture;
beforeAll(async () => {
  f = await shiftFixture();
});
afterAll(() => f.app.close());

let weeks = 0;
const expire = () => expireRequests({ platform: f.app.platform } as Parameters<typeof expireRequests>[0]);
const nextWeek = () => addDays('2026-11-30', 7 * (weeks += 1));
const publishAll = (monday: string) => f.publish(monday, addDays(monday, 6));
const ask = (viewer: Viewer, shift: RosterShift, other?: RosterShift) =>
  f.as(viewer).askLoosely(requestApi.askForShift, {
    body: { shiftId: shift.shiftId, ...(other && { otherShiftId: other.shiftId }), note: 'Family function.' },
    headers: key(),
  });
const move = (client: TestClient, request: ShiftRequest, verb: string, note?: string) =>
  client.askLoosely(requestApi.moveShiftRequest, {
    body: { requestId: request.requestId, version: request.version, verb, ...(note && { note }) },
  });
const shiftsOf = async (viewer: Viewer, from: string, which = 'own') =>
  (await f.as(viewer).askLoosely(requestApi.listOwnShifts, { query: { from, to: addDays(from, 6), which } }))
    .body.items;
const namesOf = async (viewer: Viewer, from: string): Promise<string[]> =>
  (await shiftsOf(viewer, from)).map(({ day, name }: RosterShift) => `${name} ${day}`);

/** Ravi has Monday morning, Sunita Wednesday evening; both published. */
async function two() {
  const [monday, ravi, sunita] = [nextWeek(), await f.hire(), await f.hire()];
  const [his] = await f.planned(ravi, 'morning', monday);
  const [hers] = await f.planned(sunita, 'evening', addDays(monday, 2));
  await publishAll(monday);
  return { monday, ravi, sunita, his: his!, hers: hers! };
}

test('a swap: Ravi proposes, Sunita agrees, the owner approves; both read it and the shifts change hands', async () => {
  const { monday, ravi, sunita, his, hers } = await two();
  await f.app.drain();
  f.app.sms.length = 0;
  const found = await f.as(ravi).ask(requestApi.listColleagueShifts, { query: { shiftId: his.shiftId } });
  expect(found.body.items.map(({ shiftId }) => shiftId)).toEqual([hers.shiftId]);
  const others = await f.as(sunita).ask(requestApi.listColleagueShifts, { query: { shiftId: his.shiftId } });
  expect(others.body.items).toEqual([]);
  const { status, body: asked } = await ask(ravi, his, hers);
  expect([status, asked.kind, asked.status, asked.can]).toEqual([
    201,
    'swap',
    'proposed',
    { agree: false, decline: false, approve: false, reject: false, withdraw: true },
  ]);
  await f.app.drain();
  expect(f.app.sms).toHaveLength(1);
  const [hersToAnswer] = (await f.as(sunita).ask(requestApi.listShiftRequests, { query: {} })).body.items;
  expect(hersToAnswer).toMatchObject({ requestId: asked.requestId, can: { agree: true, decline: true } });
  const { body: agreed } = await move(f.as(sunita), asked, 'agree');
  expect(agreed.status).toBe('pending');
  await f.app.drain();
  expect(await namesOf(ravi, monday)).toEqual([`Morning ${monday}`]);
  const { body: approved } = await move(f.owner, agreed, 'approve');
  expect(approved).toMatchObject({ status: 'approved', can: { approve: false, withdraw: false } });
  expect(await namesOf(ravi, monday)).toEqual([`Evening ${addDays(monday, 2)}`]);
  expect(await namesOf(sunita, monday)).toEqual([`Morning ${monday}`]);
  await f.app.drain();
  // The owner was asked, both learn of the decision.
  expect(f.app.sms).toHaveLength(4);
});

test('two shifts at the same time can be swapped', async () => {
  const [monday, ravi, sunita] = [nextWeek(), await f.hire(), await f.hire()];
  const [his] = await f.planned(ravi, 'morning', monday);
  const day = await f.addType({ ...nightless, name: 'Reception' });
  const { body } = await f.plan(sunita.staffId, day, [monday]);
  await publishAll(monday);
  const { body: asked } = await ask(ravi, his!, body.shifts[0]);
  const { body: agreed } = await move(f.as(sunita), asked, 'agree');
  expect((await move(f.owner, agreed, 'approve')).status).toBe(200);
  expect(await namesOf(ravi, monday)).toEqual([`Reception ${monday}`]);
});
const nightless = {
  startsMinute: 560,
  endsMinute: 1_000,
  breakMinutes: 30,
  isBreakPaid: true,
  graceMinutes: 0,
  colour: 'teal',
};

test('an open shift goes to one of those who ask for it, whatever races; the others learn that it is gone', async () => {
  const [monday, ravi, sunita] = [nextWeek(), await f.hire(), await f.hire()];
  const [open] = await f.planned(null, 'morning', monday);
  expect((await ask(ravi, open!)).status).toBe(404);
  await publishAll(monday);
  expect((await shiftsOf(ravi, monday, 'open'))[0]).toMatchObject({ can: { claim: true, swap: false } });
  const { body: first } = await ask(ravi, open!);
  expect([first.kind, first.status]).toEqual(['claim', 'pending']);
  expect((await ask(ravi, open!)).body.code).toBe('shift_request_pending');
  expect((await shiftsOf(ravi, monday, 'open'))[0]).toMatchObject({ requestId: first.requestId });
  const { body: second } = await ask(sunita, open!);
  const answers = await Promise.all(
    Array.from({ length: races }, (_, at) => move(f.owner, at % 2 ? first : second, 'approve')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const people = [await namesOf(ravi, monday), await namesOf(sunita, monday)];
  expect(people.flat()).toEqual([`Morning ${monday}`]);
  const statuses = await Promise.all(
    [ravi, sunita].map(
      async (who) => (await f.as(who).ask(requestApi.listShiftRequests, { query: {} })).body.items[0]?.status,
    ),
  );
  expect(statuses.toSorted()).toEqual(['approved', 'expired']);
});

test('promise 49: no one approves the own request or swap, whatever permissions they have', async () => {
  const grants = ['attandance.view', 'attandance.update'];
  const [monday, clerk, other] = [nextWeek(), await f.hire(grants), await f.hire(grants)];
  const [open] = await f.planned(null, 'morning', monday);
  const [his] = await f.planned(clerk, 'evening', monday);
  const [hers] = await f.planned(other, 'evening', addDays(monday, 1));
  await publishAll(monday);
  const { body: claim } = await ask(clerk, open!);
  const own = await move(f.as(clerk), claim, 'approve');
  expect([own.status, own.body.code]).toEqual([403, 'shift_request_own']);
  const { body: swap } = await ask(clerk, his!, hers);
  expect((await move(f.as(clerk), swap, 'agree')).status).toBe(403);
  const { body: agreed } = await move(f.as(other), swap, 'agree');
  for (const one of [clerk, other]) expect((await move(f.as(one), agreed, 'approve')).status).toBe(403);
  expect(await namesOf(clerk, monday)).toEqual([`Evening ${monday}`]);
});

test('strangers and colleagues find no request, readers may not decide, and a rejection has its reason', async () => {
  const { ravi, sunita, his, hers } = await two();
  const { body: asked } = await ask(ravi, his, hers);
  for (const client of [f.stranger, f.as(await f.hire())])
    for (const verb of ['agree', 'approve', 'withdraw'])
      expect((await move(client, asked, verb)).status).toBe(404);
  const reader = f.as(await f.hire(['attandance.view']));
  expect((await move(reader, asked, 'approve')).status).toBe(403);
  expect((await reader.askLoosely(requestApi.listShiftRequests, { query: { whose: 'team' } })).status).toBe(
    200,
  );
  expect(
    (await f.as(ravi).askLoosely(requestApi.listShiftRequests, { query: { whose: 'team' } })).status,
  ).toBe(403);
  const { body: agreed } = await move(f.as(sunita), asked, 'agree');
  const { body: rejected } = await move(f.owner, agreed, 'reject', 'We need Sunita on Wednesday.');
  expect(rejected).toMatchObject({ status: 'rejected', decisionNote: 'We need Sunita on Wednesday.' });
  expect((await move(f.as(ravi), asked, 'withdraw')).body.code).toBe('shift_request_moved_on');
  expect((await ask(await f.hire(), his, hers)).body.code).toBe('shift_request_gone');
  expect((await ask(f.ownerViewer, his, hers)).status).toBe(404);
});

test('free swaps count once both agree, but not those that break a limit', async () => {
  await f.setRules({ freeSwaps: true });
  const { monday, ravi, sunita, his, hers } = await two();
  const { body: asked } = await ask(ravi, his, hers);
  expect((await move(f.as(sunita), asked, 'agree')).body.status).toBe('approved');
  expect(await namesOf(ravi, monday)).toEqual([`Evening ${addDays(monday, 2)}`]);
  const next = await two();
  // With Tuesday night Wednesday evening would leave Ravi eight hours of rest.
  await f.planned(next.ravi, 'night', addDays(next.monday, 1));
  await publishAll(next.monday);
  const { body: tight } = await ask(next.ravi, next.his, next.hers);
  const { body: agreed } = await move(f.as(next.sunita), tight, 'agree');
  expect([agreed.status, agreed.breaches.map(({ kind }: { kind: string }) => kind)]).toEqual(['pending', []]);
  const [seen] = (
    await f.owner.ask(requestApi.listShiftRequests, { query: { whose: 'team', status: 'pending' } })
  ).body.items;
  expect(seen?.breaches).toMatchObject([{ kind: 'rest', minutes: 480, limit: 660 }]);
  expect((await move(f.owner, agreed, 'approve')).body.code).toBe('roster_needs_reason');
  expect((await move(f.owner, agreed, 'approve', 'Both asked for it.')).status).toBe(200);
  await f.setRules({ onBreach: 'refuse' });
  const last = await two();
  await f.planned(last.ravi, 'night', addDays(last.monday, 1));
  await publishAll(last.monday);
  const { body: refused } = await ask(last.ravi, last.his, last.hers);
  expect((await move(f.as(last.sunita), refused, 'agree')).body.code).toBe('roster_breaks_limit');
  await f.setRules({});
});

test('what can no longer be carried out expires: its shift began, left the roster or has another person', async () => {
  const { monday, ravi, sunita, his, hers } = await two();
  const { body: asked } = await ask(ravi, his, hers);
  await f.owner.ask(api.removeShift, { body: { shiftId: hers.shiftId, version: 2 } });
  expect((await move(f.as(sunita), asked, 'agree')).body.code).toBe('shift_request_gone');
  expect((await ask(ravi, his, hers)).body.code).toBe('shift_request_gone');
  await f.app.drain();
  await expire();
  const [now] = (await f.as(ravi).ask(requestApi.listShiftRequests, { query: {} })).body.items;
  expect(now?.status).toBe('expired');
  const [open] = await f.planned(null, 'evening', monday);
  await publishAll(monday);
  const { body: claim } = await ask(ravi, open!);
  f.app.clock.set(new Date(`${monday}T15:00:00+05:30`));
  expect((await move(f.owner, claim, 'approve')).body.code).toBe('shift_request_gone');
  await expire();
  expect((await move(f.owner, claim, 'approve')).body.code).toBe('shift_request_moved_on');
  f.app.clock.set(new Date('2026-11-23T08:00:00+05:30'));
});

const verbs = Object.keys(shiftRequestLifecycle.moves) as ShiftRequestVerb[];
const byPeople = ['agree', 'decline', 'approve', 'reject', 'withdraw'] as const;

test('every move that the table does not allow is refused, and every one that it allows is made', async () => {
  expect(verbs.filter((verb) => !(byPeople as readonly string[]).includes(verb)).toSorted()).toEqual([
    'claim',
    'expire',
    'propose',
  ]);
  const { ravi, sunita, his, hers } = await two();
  const { body: asked } = await ask(ravi, his, hers);
  const who = {
    agree: sunita,
    decline: sunita,
    withdraw: ravi,
    approve: f.ownerViewer,
    reject: f.ownerViewer,
  };
  const put = async (status: ShiftRequestStatus) => {
    const isOpen = status === 'proposed' || status === 'pending';
    await sql`update shift_request set status = ${status}, version = 1,
      decided_at = ${isOpen ? null : f.app.clock.now()} where request_id = ${asked.requestId}`.execute(
      f.app.platform.db,
    );
    await sql`update roster_shift set staff_id = n.staff from (values (${his.shiftId}::uuid, ${ravi.staffId}::uuid),
      (${hers.shiftId}::uuid, ${sunita.staffId}::uuid)) n (shift, staff) where shift_id = n.shift`.execute(
      f.app.platform.db,
    );
  };
  for (const status of shiftRequestStatuses)
    for (const verb of byPeople) {
      await put(status);
      const answer = await move(f.as(who[verb]), { ...asked, version: 1 }, verb, 'So it was agreed.');
      const isAllowed = canMove(shiftRequestLifecycle, verb, status);
      expect([status, verb, answer.status]).toEqual([status, verb, isAllowed ? 200 : 409]);
      if (isAllowed) expect(answer.body.status).toBe(shiftRequestLifecycle.moves[verb].to[0]);
    }
});
