import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as tax from '@nukkad/contract/people/payroll/income-tax.api';
import * as api from '@nukkad/contract/people/payroll/tax-deposit.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPartner } from '../../../../test/fixtures/a-partner.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import {
  type Colleague,
  type PayrollFixture,
  payrollFixture,
} from '../../../../test/fixtures/payroll-fixture.ts';
import { key } from '../../../../test/harness/tenant.ts';
import type { Viewer } from '../../../platform/viewer.ts';

type Body = EndpointInput<typeof api.recordTaxChallan>['body'];
const taxYear = '2026-04-01';
let fixture: PayrollFixture;
let [kiran, sita, ravi] = [] as unknown as [Colleague, Colleague, Colleague];
const at = (day: string) => fixture.app.clock.set(new Date(`${day}T06:00:00.000Z`));

/** Without a PAN Ravi pays 28,850 a month and Sita 22,850, a fifth of what is taxed. */
const deducted = 51_700_00;
beforeAll(async () => {
  fixture = await payrollFixture();
  at('2026-05-02');
  ravi = await fixture.hire('Ravi Kumar');
  sita = await fixture.hire('Sita Devi');
  kiran = await fixture.hire('Kiran Rao', ['salary.view', 'salary.create', 'salary.update']);
  const { structureId } = (await fixture.structure()).body;
  await fixture.pay(fixture.owner, ravi.staffId, structureId, 150_000);
  await fixture.pay(fixture.owner, sita.staffId, structureId, 120_000);
  await fixture.confirmed('2026-04-01');
  at('2026-06-01');
  await fixture.confirmed('2026-05-01');
});
afterAll(() => fixture.app.close());

const nothing = { surcharge: 0, cess: 0, interest: 0, fee: 0, other: 0 };
const aChallan = (more: Partial<Body> = {}): Body => ({
  taxYear,
  way: 'challan',
  bsrCode: '0510308',
  serialNumber: '00042',
  depositedOn: '2026-05-07',
  months: ['2026-04-01'],
  tax: deducted,
  ...nothing,
  ...more,
});
const read = async (viewer: Viewer = kiran.viewer) =>
  (await fixture.app.as(viewer).ask(api.getTaxDeposits, { query: { taxYear } })).body;
const record = (more: Partial<Body> = {}, viewer: Viewer = kiran.viewer) =>
  fixture.app.as(viewer).askLoosely(api.recordTaxChallan, { body: aChallan(more), headers: key() });
const edit = (body: EndpointInput<typeof api.editTaxChallan>['body']) =>
  fixture.app.as(kiran.viewer).askLoosely(api.editTaxChallan, { body });
const mark = (body: EndpointInput<typeof api.fileTaxStatement>['body']) =>
  fixture.app.as(kiran.viewer).askLoosely(api.fileTaxStatement, { body });
async function statement(): Promise<readonly string[]> {
  const path = `user/salary/tax/statement?taxYear=${taxYear}&quarter=1`;
  return String((await fixture.app.as(kiran.viewer).get(path)).body).split('\r\n');
}

test('what was deducted waits for its deposit, by month, with its last day and the interest of being late', async () => {
  const before = await read();
  expect(before.months).toEqual([
    {
      month: '2026-04-01',
      quarter: 1,
      due: '2026-05-07',
      deducted,
      deposited: 0,
      left: deducted,
      isLate: true,
      // April, May and June: 4.5% of 51,700 is 2,326.50.
      interest: 2_327_00,
    },
    {
      month: '2026-05-01',
      quarter: 1,
      due: '2026-06-07',
      deducted,
      deposited: 0,
      left: deducted,
      isLate: false,
      interest: 0,
    },
  ]);
  expect(before.quarters[0]).toMatchObject({ quarter: 1, left: 2 * deducted, filedOn: null });
});

test('a challan pays its months, never twice, and is refused with wrong days, months or numbers', async () => {
  const code = async (more: Partial<Body>) => (await record(more)).body.code;
  expect(await code({ bsrCode: '510308' })).toBe('invalid_request');
  expect(await code({ serialNumber: '42' })).toBe('invalid_request');
  expect(await code({ depositedOn: '2026-06-02' })).toBe('tax_challan_day');
  expect(await code({ depositedOn: '2026-03-31' })).toBe('tax_challan_day');
  expect(await code({ months: ['2026-04-01', '2026-07-01'] })).toBe('tax_challan_months');
  expect(await code({ months: ['2026-04-01', '2026-04-01'] })).toBe('tax_challan_months');
  expect(await code({ tax: 0 })).toBe('tax_challan_empty');
  const { status, body } = await record({ tax: 49_711_00, cess: 1_989_00 });
  expect(status).toBe(201);
  expect(body.months[0]).toMatchObject({ deposited: deducted, left: 0, isLate: false, interest: 0 });
  expect(body.challans[0]).toMatchObject({
    months: [{ month: '2026-04-01', paid: deducted }],
    total: deducted,
    unused: 0,
    can: { edit: true },
  });
  expect(await code({ months: ['2026-05-01'] })).toBe('tax_challan_twice');
  expect(await code({ serialNumber: '00043' })).toBe('tax_challan_paid');
});

test('the statement lists the challan, who was paid by it, and says what no challan pays', async () => {
  const days = { choose: '2026-12-31', declare: '2026-12-31', prove: '2027-01-31' };
  await fixture.app
    .as(kiran.viewer)
    .ask(tax.editTaxSetting, { body: { taxYear, ...days, tan: 'BLRL12345B' } });
  const lines = await statement();
  expect(lines).toContain('1,49711.00,0.00,1989.00,0.00,0.00,0.00,51700.00,C,0510308,07/05/2026,00042,200');
  expect(lines).toContain(
    '1,1,PANNOTAVBL,Ravi Kumar,1002,30/04/2026,150500.00,28850.00,30/04/2026,28850.00,07/05/2026,C',
  );
  expect(lines).toContain('4,,PANNOTAVBL,Sita Devi,1002,31/05/2026,120500.00,22850.00,31/05/2026,0.00,,C');
  expect(lines.find((line) => line.startsWith('No challan'))).toContain('51700.00');
});

test('a late deposit pays interest, two challans share a month, and a correction is what counts', async () => {
  at('2026-06-20');
  const first = await record({
    serialNumber: '00051',
    depositedOn: '2026-06-09',
    months: ['2026-05-01'],
    tax: 30_000_00,
    interest: 900_00,
  });
  // 30,000 in May and June: 900; of 21,700 that are left, until today: 651.
  expect(first.body.months[1]).toMatchObject({ left: 21_700_00, isLate: true, interest: 1_551_00 });
  const made = first.body.challans.find(({ serialNumber }) => serialNumber === '00051');
  if (!made) throw new Error('The challan was just recorded.');
  const { challanId, version } = made;
  const body = aChallan({
    serialNumber: '00051',
    depositedOn: '2026-06-07',
    months: ['2026-05-01'],
    tax: 52_000_00,
  });
  const corrected = await edit({ ...body, challanId, version });
  expect(corrected.body.months[1]).toMatchObject({ left: 0, interest: 0 });
  expect(corrected.body.challans[1]).toMatchObject({ unused: 300_00, version: 2 });
  expect((await edit({ ...body, challanId, version })).body.code).toBe('tax_challan_moved_on');
  expect((await statement()).some((line) => line.startsWith('No challan'))).toBe(false);
});

test('once the statement is marked as filed nothing of it changes, until it is opened for a correction', async () => {
  const [row] = (await read()).quarters;
  const version = row?.version ?? 0;
  const filing = { verb: 'file', taxYear, quarter: 1, version, receiptNumber: '012345600123456' } as const;
  expect((await mark({ ...filing, filedOn: '2026-06-20' })).body.code).toBe('tax_filing_day');
  at('2026-07-20');
  const filed = await mark({ ...filing, filedOn: '2026-07-19' });
  expect(filed.body.quarters[0]).toMatchObject({
    filedOn: '2026-07-19',
    receiptNumber: '012345600123456',
    hasChanged: false,
    can: { file: false, open: true },
  });
  const [challan] = filed.body.challans;
  if (!challan) throw new Error('A challan is recorded.');
  const { challanId } = challan;
  expect(challan.can.edit).toBe(false);
  expect((await edit({ ...aChallan(), challanId, version: 1 })).body.code).toBe('tax_quarter_filed');
  expect((await record({ serialNumber: '00060' })).body.code).toBe('tax_quarter_filed');
  const remove = () =>
    fixture.app.as(kiran.viewer).askLoosely(api.removeTaxChallan, { query: { challanId } });
  expect((await remove()).body.code).toBe('tax_quarter_filed');
  expect((await mark({ ...filing, filedOn: '2026-07-19' })).body.code).toBe('tax_quarter_moved_on');
  const opened = await mark({ verb: 'open', taxYear, quarter: 1, version: version + 1 });
  expect(opened.body.quarters[0]).toMatchObject({ filedOn: null, receiptNumber: '' });
  expect((await remove()).body.months[0]).toMatchObject({ left: deducted });
});

test('only who may see or change salaries, and only in their own business', async () => {
  const { app } = fixture;
  const looked = await app.as(sita.viewer).askLoosely(api.getTaxDeposits, { query: { taxYear } });
  expect(looked.status).toBe(403);
  expect((await record({ serialNumber: '00070' }, ravi.viewer)).status).toBe(403);
  const { organisationId, ownerUserId } = await aPartner(app.platform.db, { companyName: 'Bright Sparks' });
  const other = aViewer({ userId: ownerUserId, role: 'Service Partner', organisationId });
  const [challan] = (await read()).challans;
  if (!challan) throw new Error('A challan is recorded.');
  const { challanId, version } = challan;
  expect((await read(other)).challans).toEqual([]);
  const edited = await app
    .as(other)
    .askLoosely(api.editTaxChallan, { body: { ...aChallan(), challanId, version } });
  const removed = await app.as(other).askLoosely(api.removeTaxChallan, { query: { challanId } });
  expect([edited.status, removed.status]).toEqual([404, 404]);
});
