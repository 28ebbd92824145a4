/** Payslips, letters and receipts in the drive of who is paid, and of who sees them of all; a job offer on both sides. */
import { getRecordFile, listRecords } from '@nukkad/contract/files/drive/record.api';
import type { RecordFolder } from '@nukkad/contract/files/drive/record.noun';
import * as leavings from '@nukkad/contract/people/leaving/leaving.api';
import * as letters from '@nukkad/contract/people/leaving/letter.api';
import { addDays } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExpenseFixture, expenseFixture } from '../fixtures/expense-fixture.ts';
import { key } from '../harness/tenant.ts';
import { required } from '../harness/required.ts';
import { newId } from '../../src/platform/id.ts';
import type { Viewer } from '../../src/platform/viewer.ts';

let shop: ExpenseFixture;
beforeAll(async () => {
  shop = await expenseFixture();
  const { db, organisationId, owner, ravi, sita, meera } = shop;
  await sql`insert into user_role (user_role_id, user_id, role, organisation_id, created_at)
    values (${newId()}, ${owner.userId}, 'Service Partner', ${organisationId}, now()) on conflict do nothing`.execute(
    db,
  );
  for (const { viewer, staffId } of [ravi, sita, meera])
    await sql`insert into user_role (user_role_id, user_id, role, organisation_id, staff_id, created_at)
      values (${newId()}, ${viewer.userId}, 'subUser', ${organisationId}, ${staffId}, now()) on conflict do nothing`.execute(
      db,
    );
}, 120_000);
afterAll(() => shop.app.close());

const list = async (who: Viewer, folder: RecordFolder) =>
  (await shop.app.as(who).call(listRecords, { query: { folder } })).items;
const fileOf = (who: Viewer, folder: RecordFolder, recordId: string) =>
  shop.app.as(who).ask(getRecordFile, { query: { folder, recordId } });
const open = async (url: string) => fetch(new URL(url, shop.app.url));
const opens = async (who: Viewer, folder: RecordFolder, recordId: string) => {
  const { status, body } = await fileOf(who, folder, recordId);
  return status === 200 ? (await open(body.url)).status : status;
};

test('a payslip is there once it is confirmed: for its person and for who sees salaries, for no colleague', async () => {
  const { ravi, sita, owner } = shop;
  const { body: structure } = await shop.structure();
  await shop.pay(owner, ravi.staffId, structure.structureId, 30_000);
  const run = await shop.draft('2026-10-01');
  expect(await list(ravi.viewer, 'payslips')).toEqual([]);
  await shop.confirm(run);
  const [own] = await list(ravi.viewer, 'payslips');
  const { recordId } = required(own);
  expect(own).toMatchObject({
    name: 'Payslip Oct 2026',
    from: 'Ravi Kumar',
    screen: `/payslips/${recordId}`,
  });
  expect((await list(owner, 'payslips')).map((one) => one.recordId)).toEqual([recordId]);
  expect(await list(sita.viewer, 'payslips')).toEqual([]);
  expect([
    await opens(ravi.viewer, 'payslips', recordId),
    await opens(owner, 'payslips', recordId),
    await opens(sita.viewer, 'payslips', recordId),
  ]).toEqual([200, 200, 404]);
}, 60_000);

test('a certificate of tax is there once the tax year is over and the employer has a TAN', async () => {
  const { ravi, sita, db, organisationId, app } = shop;
  expect(await list(ravi.viewer, 'tax_certificates')).toEqual([]);
  await sql`insert into income_tax_setting (organisation_id, tax_year, choose_by, declare_by, prove_by, tan, version, updated_at)
    values (${organisationId}, '2026-04-01', '2026-12-31', '2026-12-31', '2027-01-31', 'BLRA12345B', 1, now())`.execute(
    db,
  );
  expect(await list(ravi.viewer, 'tax_certificates')).toEqual([]);
  const before = app.clock.now();
  app.clock.set(new Date('2027-04-02T06:00:00.000Z'));
  const [certificate] = await list(ravi.viewer, 'tax_certificates');
  const { recordId, name } = required(certificate);
  expect(name).toBe('Tax certificate 2026-27');
  expect(await list(sita.viewer, 'tax_certificates')).toEqual([]);
  expect([
    await opens(ravi.viewer, 'tax_certificates', recordId),
    await opens(sita.viewer, 'tax_certificates', recordId),
  ]).toEqual([200, 404]);
  app.clock.set(before);
}, 60_000);

test('a receipt is with who claimed it and who sees all expenses, until that key is taken away', async () => {
  const { ravi, sita, meera, db } = shop;
  const receiptId = await shop.aReceipt(ravi.viewer);
  expect(await list(ravi.viewer, 'expense_receipts')).toEqual([]);
  await shop.claim(ravi, await shop.aCategory(), { receiptIds: [receiptId] });
  expect(await list(ravi.viewer, 'expense_receipts')).toMatchObject([
    { recordId: receiptId, from: 'Ravi Kumar', mediaType: 'application/pdf' },
  ]);
  expect((await list(meera.viewer, 'expense_receipts')).length).toBe(1);
  expect(await list(sita.viewer, 'expense_receipts')).toEqual([]);
  await sql`insert into staff_permission (staff_id, permission, granted_at) values (${meera.staffId}, 'expenses.view', now())`.execute(
    db,
  );
  const { body: link } = await fileOf(meera.viewer, 'expense_receipts', receiptId);
  expect((await open(link.url)).status).toBe(200);
  await sql`delete from staff_permission where staff_id = ${meera.staffId}`.execute(db);
  expect((await open(link.url)).status).toBe(404);
  expect(await opens(sita.viewer, 'expense_receipts', receiptId)).toBe(404);
}, 60_000);

test('a letter is with its person and who manages people, and its address dies when the person is no member any more', async () => {
  const { ravi, sita, owner, app, db } = shop;
  const signed = { place: 'Mysuru', signatoryName: 'Lakshmi Rao', signatoryTitle: 'Owner' };
  const ended = await app.as(owner).askLoosely(leavings.endEmployment, {
    body: { employeeId: ravi.staffId, lastDayOn: addDays(shop.today, 5), shortNotice: 'waived' },
    headers: key(),
  });
  const { leavingId, version } = ended.body;
  await app.as(owner).askLoosely(leavings.moveLeaving, { body: { leavingId, version, verb: 'clear' } });
  const content = { leavingId, kind: 'relieving' as const, lang: 'en' as const, ...signed };
  const { body: seen } = await app.as(owner).askLoosely(letters.previewLetter, { body: content });
  const { digest } = seen;
  await app.as(owner).askLoosely(letters.issueLetter, { body: { ...content, digest }, headers: key() });
  const [own] = await list(ravi.viewer, 'letters');
  const { recordId } = required(own);
  expect(own).toMatchObject({ name: 'Relieving letter', from: 'Lakshmi Home Services', share: null });
  expect(await list(owner, 'letters')).toMatchObject([{ from: 'Ravi Kumar', share: { subject: 'letter' } }]);
  expect(await list(sita.viewer, 'letters')).toEqual([]);
  const { body: link } = await fileOf(ravi.viewer, 'letters', recordId);
  expect((await open(link.url)).status).toBe(200);
  await sql`delete from user_role where user_id = ${ravi.viewer.userId}`.execute(db);
  expect((await open(link.url)).status).toBe(404);
}, 60_000);
