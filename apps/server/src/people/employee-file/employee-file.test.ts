import * as api from '@nukkad/contract/people/employee-file/employee-file.api';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StaffFixture, staffFixture } from '../../../test/fixtures/staff-fixture.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { alertExpiring } from './alert-expiring.ts';

let fixture: StaffFixture;
let ravi: Viewer;
let sunita: Viewer;
let desk: Viewer;
beforeAll(async () => {
  fixture = await staffFixture();
  fixture.app.clock.set(new Date('2026-11-24T09:00:00+05:30'));
  ravi = await fixture.hire('9812500001');
  sunita = await fixture.hire('9812500002');
  desk = await fixture.hire('9812500003', ['manage_users.view', 'manage_users.update']);
});
afterAll(() => fixture.app.close());

const idOf = ({ staffId }: Viewer) => (staffId ?? '') as never;
const fileOf = (client: TestClient, employeeId?: string) =>
  client.askLoosely(api.getEmployeeFile, { query: { ...(employeeId && { employeeId }) } });
const edit = (client: TestClient, employeeId: string, version: number, body: object) =>
  client.askLoosely(api.editEmployeeFile, { body: { employeeId, version, ...body } });

/** The reference that the practice bank wrote on the one rupee. */
async function codeOf({ userId }: Viewer): Promise<string> {
  await fixture.app.drain();
  const { rows } = await sql<{ text: string }>`select text from development_inbox
    join user_account on mobile_number = recipient where user_id = ${userId} and template = 'bank_statement'
    order by message_id desc limit 1`.execute(fixture.app.platform.db);
  return /Reference (\d{4})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}
const give = (viewer: Viewer, more: object = {}) =>
  fixture.as(viewer).askLoosely(api.giveEmployeeBank, {
    body: { holderName: 'Ravi Kumar', accountNumber: '123456789012', ifsc: 'HDFC0000001', ...more },
  });
const verify = (viewer: Viewer, code: string) =>
  fixture.as(viewer).askLoosely(api.verifyEmployeeBank, { body: { code } });

test('Ravi writes his own file; PAN and Aadhaar are sealed and shown by their last four', async () => {
  const own = await edit(fixture.as(ravi), idOf(ravi), 0, {
    bornOn: '1994-05-06',
    address: '12, 3rd Cross, Indiranagar',
    emergencyName: 'Meena Kumar',
    emergencyRelation: 'Wife',
    emergencyMobile: '9812345670',
    uan: '100427607286',
    epfoNumber: 'AP/KKP/45789/000/0001223',
    esiNumber: '3100000001',
    pan: 'ABCPE1234F',
    aadhaar: '2341 2341 2346',
  });
  expect([own.status, own.body.code]).toEqual([200, undefined]);
  expect(own.body).toMatchObject({ panLast4: '234F', aadhaarLast4: '2346', version: 1, isMe: true });
  const read = await fileOf(fixture.as(desk), idOf(ravi));
  expect(read.body).toMatchObject({ uan: '100427607286', can: { edit: true, giveBank: false } });
  for (const { body } of [own, read])
    expect(JSON.stringify(body)).not.toMatch(/ABCPE1234F|234123412346|sealed/);
  const { rows } = await sql<{ all: string }>`select f::text as all from employee_file f
    where staff_id = ${ravi.staffId}`.execute(fixture.app.platform.db);
  expect(rows[0]?.all).not.toMatch(/ABCPE1234F|234123412346/);
});

test('a part that is left out stays, null removes a sealed number, a stale version and a wrong one are refused', async () => {
  const changed = await edit(fixture.as(desk), idOf(ravi), 1, { aadhaar: null, address: '' });
  expect(changed.body).toMatchObject({
    panLast4: '234F',
    aadhaarLast4: null,
    address: '',
    uan: '100427607286',
  });
  const stale = await edit(fixture.as(desk), idOf(ravi), 1, { address: 'Elsewhere' });
  expect([stale.status, stale.body.code]).toEqual([409, 'employee_file_changed']);
  for (const wrong of [
    { uan: '12345678901' },
    { pan: 'abcpe1234f' },
    { aadhaar: '123412341234' },
    { esiNumber: '12' },
    { emergencyMobile: '1234567890' },
    { epfoNumber: 'nothing' },
  ])
    expect((await edit(fixture.as(desk), idOf(ravi), 2, wrong)).status).toBe(400);
  for (const bornOn of ['2020-01-01', '1901-01-01'])
    expect((await edit(fixture.as(desk), idOf(ravi), 2, { bornOn })).body.code).toBe('employee_file_born');
  const taken = await edit(fixture.as(desk), idOf(sunita), 0, { uan: '100427607286' });
  expect([taken.status, taken.body.code]).toEqual([409, 'employee_file_uan_taken']);
});

test('colleagues without the permission get 403, other businesses 404, and one edits the own file alone', async () => {
  expect((await fileOf(fixture.as(sunita), idOf(ravi))).status).toBe(403);
  expect((await edit(fixture.as(sunita), idOf(ravi), 2, { address: 'Mine' })).status).toBe(403);
  expect((await fileOf(fixture.stranger, idOf(ravi))).status).toBe(404);
  expect((await edit(fixture.stranger, idOf(ravi), 2, { address: 'Mine' })).status).toBe(404);
  expect((await fileOf(fixture.as(sunita))).body).toMatchObject({ isMe: true, version: 0 });
});

test('the salary account is given by the employee, checked by one rupee and its code, and answers payroll', async () => {
  const given = await give(ravi);
  expect([given.status, given.body.bank]).toMatchObject([200, { check: 'waiting', accountLast4: '9012' }]);
  expect((await verify(ravi, '0000')).body.code).toBe('employee_bank_missing');
  const code = await codeOf(ravi);
  expect((await fileOf(fixture.as(ravi))).body.bank?.check).toBe('code_sent');
  const wrong = code === '1111' ? '2222' : '1111';
  expect((await verify(ravi, wrong)).body.code).toBe('employee_bank_code_wrong');
  expect((await verify(sunita, code)).body.code).toBe('employee_bank_missing');
  expect((await verify(ravi, code)).body.bank).toMatchObject({
    check: 'verified',
    bankName: expect.any(String),
  });
  expect((await verify(ravi, code)).body.code).toBe('employee_bank_verified');
  expect(JSON.stringify((await fileOf(fixture.as(desk), idOf(ravi))).body)).not.toContain('123456789012');
  const again = await give(ravi, { accountNumber: '987654321098' });
  expect(again.body.bank).toMatchObject({ check: 'waiting', accountLast4: '1098' });
});

test('an unknown bank, a sixth account on one day and five wrong codes are refused', async () => {
  expect((await give(sunita, { ifsc: 'ZZZZ0000001' })).body.code).toBe('employee_bank_ifsc');
  for (let time = 0; time < 5; time += 1) expect((await give(sunita)).status).toBe(200);
  expect([(await give(sunita)).status, (await give(sunita)).body.code]).toEqual([
    429,
    'employee_bank_too_often',
  ]);
  const code = await codeOf(sunita);
  const wrong = code === '1111' ? '2222' : '1111';
  for (let time = 0; time < 5; time += 1) await verify(sunita, wrong);
  expect((await verify(sunita, code)).body.code).toBe('employee_bank_code_used_up');
});

async function upload(viewer: Viewer): Promise<string> {
  const jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#b5462f' } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'licence.jpg');
  const sent = await fixture.as(viewer).send('POST', '/api/document/upload?type=other', { body });
  return sent.body.documents[0].documentId;
}

test('a document is put into the file, opened by who may read it, told of once before it ends, and removed', async () => {
  const documentId = await upload(ravi);
  const add = (viewer: Viewer, more: object = {}) =>
    fixture.as(viewer).askLoosely(api.addEmployeeDocument, {
      body: {
        employeeId: idOf(ravi),
        documentId,
        kind: 'driving_licence',
        number: 'KA05 20150012345',
        expiresOn: '2026-12-20',
        ...more,
      },
    });
  expect((await add(sunita)).status).toBe(403);
  expect((await add(desk)).body.code).toBe('employee_document_unknown');
  const added = await add(ravi);
  expect(added.body.documents).toMatchObject([
    { kind: 'driving_licence', isExpiring: true, can: { remove: true } },
  ]);
  expect((await add(ravi)).body.code).toBe('employee_document_added');
  const employeeDocumentId = added.body.documents[0]?.employeeDocumentId as never;
  const open = (viewer: Viewer) =>
    fixture
      .as(viewer)
      .askLoosely(api.openEmployeeDocument, { query: { employeeId: idOf(ravi), employeeDocumentId } });
  expect((await open(desk)).body.url).toContain('/files/');
  expect((await open(sunita)).status).toBe(403);
  fixture.app.sms.length = 0;
  const dependencies = { platform: fixture.app.platform } as never;
  await alertExpiring(dependencies);
  await alertExpiring(dependencies);
  await fixture.app.drain();
  expect(fixture.app.sms).toHaveLength(2);
  expect(fixture.app.sms[0]?.variables['text']).toContain('driving licence of Ravi Kumar');
  const remove = (viewer: Viewer) =>
    fixture
      .as(viewer)
      .askLoosely(api.removeEmployeeDocument, { body: { employeeId: idOf(ravi), employeeDocumentId } });
  expect((await remove(sunita)).status).toBe(403);
  expect((await remove(desk)).body.documents).toEqual([]);
  expect((await remove(desk)).body.code).toBe('employee_document_unknown');
});
