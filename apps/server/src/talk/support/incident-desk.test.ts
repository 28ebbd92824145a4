import {
  answerIncident,
  listOfficeIncidents,
  moveOfficeIncident,
  seenOfIncident,
} from '@nukkad/contract/talk/support/incident.api';
import { slaStates } from '@nukkad/contract/talk/support/incident-sla';
import { getIncident, moveIncident, openIncident } from '@nukkad/contract/talk/support/support.api';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSupportDomain } from '../../../test/fixtures/support-domain.ts';
import { type Mounted, aViewer, mounted } from '../../../test/harness/mounted.ts';
import { required } from '../../../test/harness/required.ts';
import type { TestClient, Wire } from '../../../test/harness/test-client.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { supportPersonal } from './support-personal.store.ts';

let app: Mounted;
let office: TestClient;
let picture: Buffer;
beforeAll(async () => {
  app = await mounted((platform) => [aSupportDomain(platform).support]);
  office = app.as(await aPerson('Admin'));
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b5462f' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'CANARY-OF-THE-CAMERA' } })
    .toBuffer();
});
afterAll(() => app.close());

let digits = 100;
async function aPerson(role: Viewer['role'] = 'Buyer'): Promise<Viewer> {
  const viewer = aViewer({ role });
  const at = app.clock.now();
  await sql`insert into user_account (user_id, mobile_number, full_name, status, created_at, updated_at)
    values (${viewer.userId}, ${`9000200${(digits += 1)}`}, 'Asha Verma', 'Active', ${at}, ${at})`.execute(
    app.platform.db,
  );
  return viewer;
}
const tell = async (viewer: Viewer, topic = 'other'): Promise<Wire> =>
  (await app.as(viewer).askLoosely(openIncident, { body: { topic, message: 'The tap leaks again.' } })).body;
const read = (viewer: Viewer, incidentId: string) =>
  app.as(viewer).askLoosely(getIncident, { params: { incidentId } });
const list = async (query: object): Promise<Wire[]> =>
  (await office.askLoosely(listOfficeIncidents, { query: { limit: 100, ...query } })).body.items;
const inOffice = async ({ incidentNumber }: Wire) => required((await list({ q: incidentNumber }))[0]);
const answer = async (one: Wire, message: string) => {
  const body = { message, seen: seenOfIncident((await inOffice(one)) as never) };
  return office.askLoosely(answerIncident, { params: { incidentId: one.incidentId }, body });
};
const move = async (one: Wire, body: object) =>
  office.askLoosely(moveOfficeIncident, {
    params: { incidentId: one.incidentId },
    body: { ...body, seen: seenOfIncident((await inOffice(one)) as never) },
  });

test('a request is found by words in it, and by the beginning of its number', async () => {
  const one = await tell(await aPerson());
  const found = async (q: string) => (await list({ q })).map(({ incidentNumber }) => incidentNumber);
  expect(await found('tap LEAKS')).toContain(one['incidentNumber']);
  expect(await found(String(one['incidentNumber']).slice(0, 6).toLowerCase())).toContain(
    one['incidentNumber'],
  );
  expect(await found('100%_leaks')).toEqual([]);
});

test('each message has a clock by what it is about; an answer stops it, and the person’s next words start it anew', async () => {
  const asha = await aPerson();
  const [other, payment] = [await tell(asha), await tell(asha, 'payment')];
  const hours = (one: Wire) => (Date.parse(one.answerBy) - Date.parse(one.createdAt)) / 3_600_000;
  expect([hours(other), hours(payment)]).toEqual([24, 8]);
  expect(await inOffice(payment)).toMatchObject({ priority: 'high', sla: 'in_time' });
  app.clock.advance(7 * 3_600_000);
  expect((await inOffice(payment)).sla).toBe('soon');
  app.clock.advance(2 * 3_600_000);
  expect((await inOffice(payment)).sla).toBe('late');
  expect((await list({ sla: 'late' })).map(({ incidentId }) => incidentId)).toContain(payment.incidentId);
  expect((await answer(payment, 'The refund is on its way.')).body.sla).toBe('answered');
  expect((await read(asha, payment.incidentId)).body.answerBy).toBe(null);
  const reply = { incidentId: payment.incidentId, verb: 'reply', message: 'Which bank?' };
  const replied = await app.as(asha).askLoosely(moveIncident, { body: reply });
  expect([replied.status, replied.body.status]).toEqual([200, 'Inprogress']);
  expect(Date.parse(replied.body.answerBy ?? '')).toBe(app.clock.now().getTime() + 8 * 3_600_000);
  expect((await inOffice(payment)).sla).toBe('in_time');
  const silent = await app.as(asha).askLoosely(moveIncident, { body: { ...reply, message: '' } });
  expect([silent.status, Object.keys(silent.body.fields ?? {})]).toEqual([400, ['message']]);
});

test('the states of the clock part all messages: each is found under one of them, with the same words as its row', async () => {
  const parts = await Promise.all(slaStates.map((sla) => list({ sla })));
  const all = await list({});
  expect(parts.flat().length).toBe(all.length);
  parts.forEach((rows, at) => {
    for (const row of rows) expect(row.sla).toBe(slaStates[at]);
  });
  expect((await list({ priority: 'high' })).every(({ priority }) => priority === 'high')).toBe(true);
});

test('the answer is due by the hours of the settings on the day it is asked', async () => {
  await sql`insert into setting (key, scope, valid_from, value, why) values
    ('support.rules', '*', ${app.clock.now()}, '{"normalAnswerHours": 6}', 'Test')`.execute(app.platform.db);
  const one = await tell(await aPerson());
  expect((Date.parse(one.answerBy) - Date.parse(one.createdAt)) / 3_600_000).toBe(6);
  await sql`delete from setting where key = 'support.rules'`.execute(app.platform.db);
});

test('it is forwarded to a team with a reason, which staff read and the person does not', async () => {
  const asha = await aPerson();
  const one = await tell(asha);
  for (const wrong of [{}, { team: 'payments' }, { why: 'A refund went out twice.' }])
    expect((await move(one, { verb: 'forward', ...wrong })).status).toBe(400);
  const why = 'A refund went out twice.';
  const forwarded = await move(one, { verb: 'forward', team: 'payments', why });
  expect(forwarded.body).toMatchObject({ status: 'Forwaded', team: 'payments', forwardReason: why });
  expect((await list({ team: 'payments' })).map(({ incidentId }) => incidentId)).toEqual([one.incidentId]);
  expect(JSON.stringify((await read(asha, one.incidentId)).body)).not.toContain(why);
  const { rows } = await sql<Wire>`select detail from audit_log where action = 'support.forward'`.execute(
    app.platform.db,
  );
  expect(rows[0]?.detail).toEqual({ from: 'Open', to: 'Forwaded', team: 'payments' });
});

function send(viewer: Viewer, incidentId: string, files: readonly Buffer[]) {
  const body = new FormData();
  for (const content of files)
    body.append('files', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), '../../tap.jpg');
  return app.as(viewer).send('POST', `support/incidentFiles?incidentId=${incidentId}`, { body });
}

test('promise 61: photos are kept anew under our own names, ten at most also at one instant, and open by a signed link', async () => {
  const asha = await aPerson();
  const { incidentId, incidentNumber } = await tell(asha);
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      send(
        asha,
        incidentId,
        Array.from({ length: 4 }, () => picture),
      ),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409]);
  const { files } = (await read(asha, incidentId)).body;
  expect(files.map(({ fileName, mediaType }: Wire) => [fileName, mediaType])).toEqual(
    Array.from({ length: 8 }, () => ['tap.jpg', 'image/webp']),
  );
  const opened = await fetch(new URL(required(files[0]).url, app.url));
  expect([opened.status, (await opened.text()).includes('CANARY')]).toEqual([200, false]);
  expect((await inOffice({ incidentNumber })).files).toHaveLength(8);
  const kept: string[] = [];
  for await (const { key } of app.platform.storage.list(`incidents/${incidentId}/`)) kept.push(key);
  expect(kept).toHaveLength(8);
  const bad = await send(asha, incidentId, [Buffer.from('<svg onload="alert(1)"/>')]);
  expect([bad.status, bad.body.code]).toEqual([415, 'document_unreadable']);
});

test('promise 57: strangers neither read a message nor add to it, and to an ended one nothing is added', async () => {
  const [asha, other] = [await aPerson(), await aPerson()];
  const one = await tell(asha);
  expect((await read(other, one.incidentId)).body.code).toBe('incident_not_found');
  expect((await send(other, one.incidentId, [picture])).body.code).toBe('incident_not_found');
  const reply = { incidentId: one.incidentId, verb: 'reply', message: 'Let me in.' };
  expect((await app.as(other).askLoosely(moveIncident, { body: reply })).body.code).toBe(
    'incident_not_found',
  );
  await app.as(asha).askLoosely(moveIncident, { body: { incidentId: one.incidentId, verb: 'cancel' } });
  expect((await send(asha, one.incidentId, [picture])).body.code).toBe('incident_moved_on');
});

test('the copy of one’s data names the files, and leaving takes rows and files', async () => {
  const asha = await aPerson();
  const { incidentId } = await tell(asha);
  await send(asha, incidentId, [picture]);
  const { db } = app.platform;
  const copy = await exportOf(supportPersonal, db, asha.userId);
  expect(Object.keys(required(required(copy['Files you sent to support'])[0]))).not.toContain('storage_key');
  expect(await required(supportPersonal.files)(db, asha.userId)).toHaveLength(1);
  await db.transaction().execute((tx) => eraseFrom(supportPersonal, tx, asha.userId));
  expect((await sql`select 1 from incident_file where incident_id = ${incidentId}`.execute(db)).rows).toEqual(
    [],
  );
});
