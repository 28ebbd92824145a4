import * as handling from '@nukkad/contract/talk/support/incident-handling.api';
import { mostLabels, snoozeDays } from '@nukkad/contract/talk/support/incident-handling.model';
import {
  answerIncident,
  getOfficeIncident,
  listOfficeIncidents,
  seenOfIncident,
} from '@nukkad/contract/talk/support/incident.api';
import {
  getIncident,
  listIncidents,
  moveIncident,
  openIncident,
} from '@nukkad/contract/talk/support/support.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { aSupportDomain } from '../../../test/fixtures/support-domain.ts';
import type { TestClient, Wire } from '../../../test/harness/test-client.ts';
import { newId } from '../../platform/id.ts';
import type { Viewer } from '../../platform/viewer.ts';

const hourMs = 3_600_000;
const repair = { number: 'B7QXMK-4TZP2', bookingId: newId() };

let app: Mounted;
let nandini: Viewer;
let office: TestClient;
beforeAll(async () => {
  app = await mounted((platform) => [
    aSupportDomain(platform, undefined, {
      payable: async () => null,
      ownSide: () => null,
      briefs: async () => new Map<string, never>(),
      bookingIds: async (_reader, numbers) =>
        new Map(numbers.filter((one) => one === repair.number).map((one) => [one, repair.bookingId])),
      bookingNumbers: async () => new Map<string, string>(),
    }).support,
  ]);
  nandini = await aPerson('Nandini Iyer', 'Admin');
  office = app.as(nandini);
});
afterAll(() => app.close());

let digits = 100;
async function aPerson(fullName: string, role: Viewer['role'] = 'Buyer'): Promise<Viewer> {
  const viewer = aViewer({ role });
  const at = app.clock.now();
  const { db } = app.platform;
  await sql`insert into user_account (user_id, mobile_number, full_name, status, created_at, updated_at)
    values (${viewer.userId}, ${`9000300${(digits += 1)}`}, ${fullName}, 'Active', ${at}, ${at})`.execute(db);
  await sql`insert into user_role (user_role_id, user_id, role, created_at)
    values (${newId()}, ${viewer.userId}, ${role}, ${at})`.execute(db);
  return viewer;
}
const tell = async (viewer: Viewer, more: object = {}): Promise<Wire> =>
  (
    await app
      .as(viewer)
      .askLoosely(openIncident, { body: { topic: 'other', message: 'The tap leaks.', ...more } })
  ).body;
const look = async ({ incidentId }: Wire): Promise<Wire> =>
  (await office.askLoosely(getOfficeIncident, { params: { incidentId } })).body;
const found = async (query: object): Promise<string[]> =>
  (await office.askLoosely(listOfficeIncidents, { query: { limit: 100, ...query } })).body.items.map(
    ({ incidentId }: Wire) => incidentId,
  );

type Arranging = Exclude<(typeof handling)[keyof typeof handling], typeof handling.listIncidentChoices>;
const arrange = async (endpoint: Arranging, one: Wire, body: object, by: TestClient = office) =>
  by.askLoosely(endpoint, {
    params: { incidentId: one['incidentId'] },
    body: { version: (await look(one))['version'], ...body },
  });
const answer = async (one: Wire, body: object) =>
  office.askLoosely(answerIncident, {
    params: { incidentId: one['incidentId'] },
    body: { message: 'Ramesh comes at 4 PM.', ...body, seen: seenOfIncident((await look(one)) as never) },
  });

test('a request is given to an agent and to another one, is found as own or as no one’s, and who answers has it', async () => {
  const asha = await aPerson('Asha Verma');
  const farah = await aPerson('Farah Khan', 'Admin');
  const [first, second] = [await tell(asha), await tell(asha)];
  expect(await found({ whose: 'none' })).toEqual([first['incidentId'], second['incidentId']]);
  const given = await arrange(handling.assignIncident, first, { assigneeId: farah.userId });
  expect([given.status, given.body.assigneeName]).toEqual([200, 'Farah Khan']);
  expect(
    (await arrange(handling.assignIncident, first, { assigneeId: nandini.userId })).body.assigneeName,
  ).toBe('Nandini Iyer');
  expect(await found({ whose: 'me' })).toEqual([first['incidentId']]);
  expect(await found({ whose: 'none' })).toEqual([second['incidentId']]);
  await answer(second, {});
  expect(await found({ whose: 'me' })).toEqual([first['incidentId'], second['incidentId']]);
  expect((await arrange(handling.assignIncident, first, { assigneeId: null })).body.assigneeName).toBe(null);
  const choices = (await office.askLoosely(handling.listIncidentChoices, {})).body;
  expect(choices.agents.map(({ name }: Wire) => name)).toEqual(['Farah Khan', 'Nandini Iyer']);
});

test('it is given to no one but an Admin, and not on a view that is old', async () => {
  const asha = await aPerson('Asha Verma');
  const one = await tell(asha);
  const toAsha = await arrange(handling.assignIncident, one, { assigneeId: asha.userId });
  expect([toAsha.status, toAsha.body.code]).toEqual([409, 'not_an_agent']);
  const { version } = await look(one);
  await arrange(handling.assignIncident, one, { assigneeId: nandini.userId });
  const late = await arrange(handling.assignIncident, one, { assigneeId: null, version });
  expect([late.status, late.body.code]).toEqual([409, 'incident_moved_on']);
});

test('notes and labels are for staff alone: its person reads neither, wherever they read it', async () => {
  const asha = await aPerson('Asha Verma');
  const one = await tell(asha);
  const note = 'Was refunded twice before: CANARY-NOTE.';
  const noted = await arrange(handling.addIncidentNote, one, { note });
  expect([noted.status, noted.body.notes]).toEqual([
    201,
    [{ noteId: expect.any(String), by: 'Nandini Iyer', note, at: expect.any(String) }],
  ]);
  const labels = ['CANARY-label', 'canary-LABEL', 'refund'];
  const labelled = await arrange(handling.labelIncident, one, { labels });
  expect(labelled.body.labels).toEqual(['canary-label', 'refund']);
  expect(await found({ label: 'Refund' })).toEqual([one['incidentId']]);
  const own = [
    await app.as(asha).askLoosely(getIncident, { params: { incidentId: one['incidentId'] } }),
    await app.as(asha).askLoosely(listIncidents, { query: {} }),
    await app.as(asha).askLoosely(moveIncident, {
      body: { incidentId: one['incidentId'], verb: 'reply', message: 'Hello?' },
    }),
  ];
  expect(own.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(JSON.stringify(own.map(({ body }) => body))).not.toMatch(/canary|Nandini|assignee|snooze/i);
});

test('every call of staff is closed to others', async () => {
  const asha = await aPerson('Asha Verma');
  const one = await tell(asha);
  expect((await app.as(asha).askLoosely(handling.listIncidentChoices, {})).status).toBe(403);
  const calls: readonly [Arranging, object][] = [
    [handling.assignIncident, { assigneeId: asha.userId }],
    [handling.labelIncident, { labels: ['mine'] }],
    [handling.snoozeIncident, { until: null }],
    [handling.addIncidentNote, { note: 'Mine.' }],
  ];
  for (const [endpoint, body] of calls)
    expect((await arrange(endpoint, one, body, app.as(asha))).status).toBe(403);
  expect((await look(one))['notes']).toEqual([]);
});

test('a snoozed request rests until its moment, and comes back by the timer', async () => {
  const one = await tell(await aPerson('Asha Verma'));
  const id = one['incidentId'];
  const until = new Date(app.clock.now().getTime() + 24 * hourMs).toISOString();
  expect((await arrange(handling.snoozeIncident, one, { until })).body.snoozedUntil).toBe(until);
  expect([
    (await found({ rest: 'snoozed' })).includes(id),
    (await found({ rest: 'awake' })).includes(id),
  ]).toEqual([true, false]);
  app.clock.advance(23 * hourMs);
  await app.drain();
  expect(await found({ rest: 'snoozed' })).toContain(id);
  app.clock.advance(hourMs);
  await app.drain();
  expect(await found({ rest: 'awake' })).toContain(id);
  expect((await look(one))['snoozedUntil']).toBe(null);
});

test('words of its person bring it back at once, and its old timer does not end a later rest', async () => {
  const asha = await aPerson('Asha Verma');
  const one = await tell(asha);
  const at = (hours: number) => new Date(app.clock.now().getTime() + hours * hourMs).toISOString();
  await arrange(handling.snoozeIncident, one, { until: at(2) });
  const reply = { incidentId: one['incidentId'], verb: 'reply', message: 'It is worse now.' };
  await app.as(asha).askLoosely(moveIncident, { body: reply });
  expect((await look(one))['snoozedUntil']).toBe(null);
  const later = at(5);
  await arrange(handling.snoozeIncident, one, { until: later });
  app.clock.advance(3 * hourMs);
  await app.drain();
  expect((await look(one))['snoozedUntil']).toBe(later);
  expect((await arrange(handling.snoozeIncident, one, { until: null })).body.snoozedUntil).toBe(null);
});

test('it rests neither until a moment that is past, nor too long, nor when it has ended', async () => {
  const asha = await aPerson('Asha Verma');
  const one = await tell(asha);
  const now = app.clock.now().getTime();
  for (const until of [now, now + snoozeDays * 24 * hourMs + 1]) {
    const refused = await arrange(handling.snoozeIncident, one, { until: new Date(until).toISOString() });
    expect([refused.status, refused.body.code]).toEqual([409, 'snooze_time']);
  }
  await app.as(asha).askLoosely(moveIncident, { body: { incidentId: one['incidentId'], verb: 'cancel' } });
  const until = new Date(now + hourMs).toISOString();
  expect((await arrange(handling.snoozeIncident, one, { until })).body.code).toBe('snooze_time');
});

test('a request is found by the words of the whole conversation, by notes, and by the beginning of its number', async () => {
  const asha = await aPerson('Asha Verma');
  const one = await tell(asha);
  await answer(one, { message: 'The plumber brings a brass valve.' });
  const reply = { incidentId: one['incidentId'], verb: 'reply', message: 'Please ring the side door.' };
  await app.as(asha).askLoosely(moveIncident, { body: reply });
  await arrange(handling.addIncidentNote, one, { note: 'Lift is out of order.' });
  for (const q of ['brass VALVE', 'side door', 'lift is out', String(one['incidentNumber']).slice(0, 7)])
    expect(await found({ q })).toEqual([one['incidentId']]);
  expect(await found({ q: 'brass door' })).toEqual([]);
});

test('a ready reply labels and moves a request in the step that answers it, or nothing of it happens', async () => {
  const asha = await aPerson('Asha Verma');
  const [solved, handed] = [await tell(asha), await tell(asha)];
  const done = await answer(solved, { label: 'Refund', nextStep: 'resolve' });
  expect([done.body.status, done.body.labels, done.body.answers.length]).toEqual(['Resolved', ['refund'], 1]);
  const noTeam = await answer(handed, { nextStep: 'forward' });
  expect([noTeam.status, Object.keys(noTeam.body.fields ?? {})]).toEqual([400, ['team']]);
  const sent = await answer(handed, { nextStep: 'forward', team: 'payments' });
  expect(sent.body).toMatchObject({ status: 'Forwaded', team: 'payments' });
  const many = Array.from({ length: mostLabels }, (_, at) => `label ${at}`);
  await arrange(handling.labelIncident, handed, { labels: many });
  const full = await answer(handed, { label: 'one more', nextStep: 'resolve' });
  expect([full.status, full.body.code]).toEqual([409, 'too_many_labels']);
  expect(await look(handed)).toMatchObject({ status: 'Forwaded', answers: [expect.anything()] });
});

test('the booking that a person names is a link where it is one of ours', async () => {
  const asha = await aPerson('Asha Verma');
  const ours = await tell(asha, { bookingNumber: repair.number });
  const unknown = await tell(asha, { bookingNumber: 'B22222-22222' });
  expect((await look(ours))['bookingId']).toBe(repair.bookingId);
  expect((await look(unknown))['bookingId']).toBe(null);
});
