import {
  answerIncident,
  listOfficeIncidents,
  moveOfficeIncident,
} from '@nukkad/contract/talk/support/incident.api';
import {
  listIncidents,
  moveIncident,
  openIncident,
  requestContact,
} from '@nukkad/contract/talk/support/support.api';
import {
  incidentLifecycle,
  type IncidentStatus,
  incidentStatuses,
  type IncidentVerb,
} from '@nukkad/contract/talk/support/incident.noun';
import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aSupportDomain } from '../../../test/fixtures/support-domain.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { key } from '../../../test/harness/tenant.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { supportLimits } from './support.rules.ts';

let app: Mounted;
beforeAll(async () => {
  app = await mounted((platform) => [aSupportDomain(platform).support], {
    variables: { SUPPORT_EMAIL: 'help@nukkad.in', SUPPORT_PHONE: '080 4000 1111' },
  });
});
beforeEach(() => {
  app.mail.length = 0;
  app.sms.length = 0;
});
afterAll(() => app.close());

let digits = 100;
/** A person with an account: a name, a number and perhaps an email address. */
async function aPerson(email: string | null = null, role: Viewer['role'] = 'Buyer'): Promise<Viewer> {
  const viewer = aViewer({ role });
  const at = app.clock.now();
  await sql`insert into user_account (user_id, mobile_number, full_name, email, email_verified_at, status, created_at, updated_at)
    values (${viewer.userId}, ${`9000100${(digits += 1)}`}, 'Asha Verma', ${email}, ${email && at}, 'Active', ${at}, ${at})`.execute(
    app.platform.db,
  );
  return viewer;
}
const tell = (viewer: Viewer, message = 'The tap leaks again.') =>
  app.as(viewer).ask(openIncident, { body: { topic: 'booking', message, bookingNumber: 'B7QXMK-4TZP2' } });
const own = async (viewer: Viewer) => (await app.as(viewer).ask(listIncidents)).body.items;
const admin = () => aPerson(`${randomUUID().slice(0, 8)}@office.in`, 'Admin');

test('a message to support has a number, is mailed to support once, and the person keeps a copy', async () => {
  const asha = await aPerson('asha@example.in');
  const { status, body } = await tell(asha);
  expect([status, body.status, body.can]).toEqual([
    201,
    'Open',
    { cancel: true, reopen: false, reply: true, attach: true },
  ]);
  expect(body.incidentNumber).toMatch(/^S[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  await app.drain();
  await app.drain();
  expect(app.mail.map(({ to }) => to).toSorted()).toEqual(['asha@example.in', 'help@nukkad.in']);
  const [copy, desk] = ['asha@example.in', 'help@nukkad.in'].map((to) =>
    app.mail.find((mail) => mail.to === to),
  );
  expect(copy?.text).toContain('The tap leaks again.');
  expect(copy?.text).toContain('within 15 days');
  expect(desk?.subject).toBe(`${body.incidentNumber} booking`);
  expect(desk?.text).toContain('Booking: B7QXMK-4TZP2');
  expect((await own(asha)).map((one: { incidentNumber: string }) => one.incidentNumber)).toEqual([
    body.incidentNumber,
  ]);
});

test('the same key sent twice makes one request, with the same answer, and keeps no address beside it', async () => {
  const asha = await aPerson('asha.twice@example.in');
  const sent = key();
  const told = { topic: 'booking', message: 'The tap leaks again.' };
  const once = await app.as(asha).askLoosely(openIncident, { body: told, headers: sent });
  const twice = await app.as(asha).askLoosely(openIncident, { body: told, headers: sent });
  expect([twice.status, twice.body]).toEqual([201, once.body]);
  expect(await own(asha)).toHaveLength(1);
  const { rows } = await sql`select 1 from idempotency_key where answer::text like '%asha.twice%'`.execute(
    app.platform.db,
  );
  expect(rows).toEqual([]);
});

test('a person without a mail address gets the number by SMS', async () => {
  const { body } = await tell(await aPerson());
  await app.drain();
  expect(app.sms.map(({ template, variables }) => [template, variables.text])).toEqual([
    ['account_notice', `we received your message, number ${body.incidentNumber}`],
  ]);
});

test('a visitor says a name and a way to answer; without one, or with the hidden field filled, nothing is kept', async () => {
  const told = { topic: 'other', message: 'Do you serve Mysuru?', fullName: 'Ravi' };
  const ask = (body: object) => app.as(null).askLoosely(requestContact, { body: { ...told, ...body } });
  const kept = await ask({ email: 'ravi@example.in' });
  expect([kept.status, Object.keys(kept.body)]).toEqual([201, ['incidentNumber']]);
  const before = await sql`select 1 from incident`.execute(app.platform.db);
  const refused = [await ask({}), await ask({ email: 'ravi@example.in', website: 'http://spam.example' })];
  expect(refused.map(({ status, body }) => [status, body.fields])).toEqual([
    [400, { email: 'Enter an email address or a mobile number.' }],
    [400, { website: 'Leave this empty.' }],
  ]);
  const links = await ask({ mobileNumber: '9000000777', message: 'www.a.in www.b.in www.c.in http://d.in' });
  expect([links.status, links.body.code]).toEqual([400, 'message_looks_like_spam']);
  expect((await sql`select 1 from incident`.execute(app.platform.db)).rows).toHaveLength(before.rows.length);
});

test('no sender has more than the limit of a day, not by asking twenty times at once either', async () => {
  const asha = await aPerson();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => tell(asha, `Call me back, ${at}.`)),
  );
  const kept = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ body }) => body.code === 'too_many_incidents');
  expect([kept.length, refused.length]).toEqual([supportLimits.perDay, 20 - supportLimits.perDay]);
});

test('another person neither sees an incident nor moves it', async () => {
  const { body } = await tell(await aPerson());
  const other = await aPerson();
  expect(await own(other)).toEqual([]);
  const moved = await app
    .as(other)
    .ask(moveIncident, { body: { incidentId: body.incidentId, verb: 'cancel' } });
  expect([moved.status, moved.body.code]).toEqual([404, 'incident_not_found']);
});

test('an Admin answers, the person reads it by mail and in the list, and may reopen it for seven days', async () => {
  const asha = await aPerson('asha.k@example.in');
  const { body } = await tell(asha);
  await app.drain();
  app.mail.length = 0;
  const nandini = app.as(await admin());
  const path = `backoffice/incidents/${body.incidentId}`;
  const answered = await nandini.post(`${path}/answer`, { message: 'Ramesh comes at 4 PM.' });
  expect([answered.status, answered.body.status]).toEqual([200, 'Inprogress']);
  const before = { incidentStatus: 'Open', messages: 1, lastMessage: body.message };
  const stale = await nandini.post(`${path}/status`, { verb: 'resolve', seen: before });
  expect([stale.status, stale.body.differences.map((one: { field: string }) => one.field)]).toEqual([
    409,
    ['incidentStatus', 'messages', 'lastMessage'],
  ]);
  await nandini.post(`${path}/status`, { verb: 'resolve' });
  await app.drain();
  expect(app.mail.map(({ to }) => to)).toEqual(['asha.k@example.in', 'asha.k@example.in']);
  for (const words of ['Ramesh comes at 4 PM.', `your request ${body.incidentNumber} is resolved.`])
    expect(app.mail.filter(({ text }) => text.includes(words))).toHaveLength(1);
  const [seen] = await own(asha);
  expect(seen).toMatchObject({ status: 'Resolved', can: { reopen: true }, answers: [{ from: 'support' }] });
  const reopen = () =>
    app.as(asha).ask(moveIncident, {
      body: {
        incidentId: body.incidentId,
        verb: 'reopen',
        message: 'He did not come.',
      },
    });
  const again = await reopen();
  expect([again.body.status, again.body.answers.length]).toEqual(['Open', 2]);
  await nandini.post(`${path}/answer`, { message: 'Tomorrow then.' });
  await nandini.post(`${path}/status`, { verb: 'resolve' });
  app.clock.advance(8 * 86_400_000);
  expect((await reopen()).body.code).toBe('incident_reopen_too_late');
});

test('only an Admin has the list of all, and it carries no address', async () => {
  const asha = await aPerson('secret.asha@example.in');
  const { body } = await tell(asha);
  expect((await app.as(asha).ask(listOfficeIncidents)).status).toBe(403);
  const query = { q: body.incidentNumber, count: 'true' as const };
  const list = await app.as(await admin()).ask(listOfficeIncidents, { query });
  expect(list.body.items).toHaveLength(1);
  expect(list.body.total).toEqual({ count: 1, isMore: false });
  expect(JSON.stringify(list.body)).not.toMatch(/secret\.asha|9000100/);
});

/** A reply leaves it where it is. */
const endOf = (verb: IncidentVerb, from: IncidentStatus) =>
  verb === 'reply' ? from : incidentLifecycle.moves[verb].to[0];

test('every state with every verb: only the moves of the table are made', async () => {
  const asha = await aPerson();
  const office = app.as(await admin());
  const { body } = await tell(asha);
  const id = body.incidentId;
  const put = async (status: IncidentStatus) => {
    const ended = ['Resolved', 'Closed', 'Cancelled'].includes(status) ? app.clock.now() : null;
    await sql`update incident set status = ${status}, ended_at = ${ended}, version = 1 where incident_id = ${id}`.execute(
      app.platform.db,
    );
  };
  const forward = { verb: 'forward', team: 'payments', why: 'The refund was sent twice.' } as const;
  const tries = {
    answer: () => office.ask(answerIncident, { params: { incidentId: id }, body: { message: 'Yes.' } }),
    forward: () => office.ask(moveOfficeIncident, { params: { incidentId: id }, body: forward }),
    resolve: () => office.ask(moveOfficeIncident, { params: { incidentId: id }, body: { verb: 'resolve' } }),
    close: () => office.ask(moveOfficeIncident, { params: { incidentId: id }, body: { verb: 'close' } }),
    reopen: () => app.as(asha).ask(moveIncident, { body: { incidentId: id, verb: 'reopen' } }),
    reply: () =>
      app.as(asha).ask(moveIncident, { body: { incidentId: id, verb: 'reply', message: 'And the basin.' } }),
    cancel: () => app.as(asha).ask(moveIncident, { body: { incidentId: id, verb: 'cancel' } }),
  };
  for (const from of incidentStatuses)
    for (const [verb, ask] of Object.entries(tries)) {
      await put(from);
      const { status, body: said } = await ask();
      const allowed = canMove(incidentLifecycle, verb as keyof typeof tries, from);
      expect([from, verb, status, said.code ?? said.status]).toEqual([
        from,
        verb,
        allowed ? 200 : 409,
        allowed ? endOf(verb as keyof typeof tries, from) : 'incident_moved_on',
      ]);
    }
});

test('an incident without a reply closes after seven days', async () => {
  const { body } = await tell(await aPerson());
  const at = app.clock.now();
  await sql`update incident set status = 'Resolved', ended_at = ${at} where incident_id = ${body.incidentId}`.execute(
    app.platform.db,
  );
  const sweep = aSupportDomain(app.platform).support.cron?.find(
    ({ name }) => name === 'support.close_resolved',
  );
  const statusNow = async () =>
    (
      await sql<{
        status: string;
      }>`select status from incident where incident_id = ${body.incidentId}`.execute(app.platform.db)
    ).rows[0]?.status;
  await sweep?.run();
  expect(await statusNow()).toBe('Resolved');
  app.clock.advance(7 * 86_400_000 + 1_000);
  await sweep?.run();
  expect(await statusNow()).toBe('Closed');
});
