import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as loanApi from '@nukkad/contract/people/loan/loan.api';
import * as files from '@nukkad/contract/people/employee-file/employee-file.api';
import * as taxes from '@nukkad/contract/people/payroll/income-tax.api';
import * as api from '@nukkad/contract/people/payroll/perquisite.api';
import type { Perquisites } from '@nukkad/contract/people/payroll/perquisite.model';
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

type Body = EndpointInput<typeof api.addPerquisite>['body'];
type WithoutWhose<One> = One extends Body ? Omit<One, 'taxYear' | 'staffId'> : never;
type Entered = WithoutWhose<Body>;
const taxYear = '2026-04-01';
let fixture: PayrollFixture;
let [ravi, sita, kiran] = [] as unknown as [Colleague, Colleague, Colleague];
const at = (day: string) => fixture.app.clock.set(new Date(`${day}T06:00:00.000Z`));
beforeAll(async () => {
  fixture = await payrollFixture();
  at('2026-04-30');
  ravi = await fixture.hire('Ravi Kumar');
  sita = await fixture.hire('Sita Devi');
  kiran = await fixture.hire('Kiran Rao', ['salary.view', 'salary.create', 'salary.update']);
  const { structureId } = (await fixture.structure()).body;
  await fixture.pay(fixture.owner, ravi.staffId, structureId, 150_000);
  await fixture.pay(fixture.owner, sita.staffId, structureId, 120_000);
  const { body } = await fixture.app.as(ravi.viewer).ask(files.getEmployeeFile, { query: {} });
  await fixture.app.as(ravi.viewer).ask(files.editEmployeeFile, {
    body: { employeeId: ravi.staffId, version: body.version, pan: 'ABCPK1234F' },
  });
});
afterAll(() => fixture.app.close());

const read = async (viewer: Viewer, staffId?: string): Promise<Perquisites> =>
  (await fixture.app.as(viewer).ask(api.getPerquisites, { query: { taxYear, ...(staffId && { staffId }) } }))
    .body;
const add = (body: Entered, staffId = ravi.staffId, viewer = kiran.viewer) =>
  fixture.app
    .as(viewer)
    .askLoosely(api.addPerquisite, { body: { ...body, taxYear, staffId }, headers: key() });
const edit = (body: EndpointInput<typeof api.editPerquisite>['body']) =>
  fixture.app.as(kiran.viewer).askLoosely(api.editPerquisite, { body });
const sumsOf = async (viewer: Viewer) =>
  (await fixture.app.as(viewer).ask(taxes.getTaxPerson, { query: { taxYear } })).body.sums;
/** Without interest, back in ten parts from May on. */
async function lend({ staffId }: Colleague, rupees: number): Promise<string> {
  const { body } = await fixture.app.as(fixture.owner).ask(loanApi.giveLoan, {
    body: {
      staffId,
      amount: rupees * 100,
      instalments: 10,
      yearlyPercent: 0,
      firstMonth: '2026-05-01',
      day: '2026-04-10',
      method: 'bank',
      reference: 'NEFT 12',
      note: 'Wedding',
    },
    headers: key(),
  });
  return body.loanId;
}
function itemIn({ items }: Perquisites, kind: string) {
  const found = items.find((one) => one.kind === kind);
  if (!found) throw new Error(`Ravi has a ${kind}.`);
  return found;
}

test('what the desk enters is taxed with the salary of April and not paid with it', async () => {
  await add({ kind: 'car', value: 60_000_00, recovered: 12_000_00, words: 'Swift' });
  await add({ kind: 'gift', value: 18_000_00, recovered: 0 });
  const { status, body } = await add({ kind: 'in_lieu', value: 100_000_00, recovered: 0 });
  expect(status).toBe(201);
  expect(body.items.map(({ kind, taxable }) => [kind, taxable])).toEqual([
    ['car', 48_000_00],
    ['gift', 3_000_00],
    ['in_lieu', 100_000_00],
  ]);
  expect(body).toMatchObject({ giftsUpTo: 15_000_00, loansUpTo: 200_000_00, form: '12BA' });
  // 18,06,000, 51,000 and 1,00,000, less 75,000.
  expect((await sumsOf(ravi.viewer))?.new).toMatchObject({
    perquisites: 51_000_00,
    inLieu: 100_000_00,
    taxable: 1_882_000_00,
    payable: 183_460_00,
  });
  const run = await fixture.draft('2026-04-01');
  const slip = await fixture.payslipOf(run.runId, ravi.staffId);
  expect(slip.gross).toBe(150_500_00);
  expect(slip.lines.find(({ kind }) => kind === 'income_tax')?.amount).toBe(15_288_00);
  await fixture.confirm(run);
});

test('a loan kept here is valued once a year by its book, and its value changes with the rate of the bank', async () => {
  const [loanId, other] = [await lend(ravi, 300_000), await lend(sita, 200_000)];
  expect((await read(kiran.viewer, ravi.staffId)).loans).toEqual([
    { loanId, givenOn: '2026-04-10', amount: 300_000_00 },
  ]);
  const strange = await add({ kind: 'kept_loan', loanId: other, bankPercent: 12 });
  expect([strange.status, strange.body.code]).toEqual([400, 'tax_perquisite_loan']);
  const { body } = await add({ kind: 'kept_loan', loanId, bankPercent: 12 });
  // 16,50,000 of month’s ends at a twelfth of 12%.
  expect(itemIn(body, 'kept_loan')).toMatchObject({ value: 16_500_00, recovered: 0, taxable: 16_500_00 });
  expect(body.loans).toEqual([]);
  const twice = await add({ kind: 'kept_loan', loanId, bankPercent: 12 });
  expect([twice.status, twice.body.code]).toEqual([409, 'tax_perquisite_loan_twice']);

  const { perquisiteId, version } = itemIn(body, 'kept_loan');
  const moved = await edit({
    perquisiteId,
    version,
    to: { kind: 'kept_loan', loanId: other, bankPercent: 10 },
  });
  expect(moved.body.code).toBe('tax_perquisite_loan');
  const changed = await edit({ perquisiteId, version, to: { kind: 'kept_loan', loanId, bankPercent: 10 } });
  expect(itemIn(changed.body, 'kept_loan')).toMatchObject({ taxable: 13_750_00, version: 2 });
  const late = await edit({ perquisiteId, version, to: { kind: 'kept_loan', loanId, bankPercent: 9 } });
  expect([late.status, late.body.code]).toEqual([409, 'tax_perquisite_moved_on']);
  expect((await sumsOf(ravi.viewer))?.new.perquisites).toBe(64_750_00);
});

test('a payroll that takes the instalment leaves the value as it was, and a loan of 2,00,000 is not taxed', async () => {
  at('2026-06-01');
  await fixture.confirmed('2026-05-01');
  expect(itemIn(await read(ravi.viewer), 'kept_loan').taxable).toBe(13_750_00);
  const [loan] = (await read(kiran.viewer, sita.staffId)).loans;
  const { body } = await add(
    { kind: 'kept_loan', loanId: loan?.loanId ?? '', bankPercent: 12 },
    sita.staffId,
  );
  expect(body.items).toMatchObject([{ value: 11_000_00, taxable: 0 }]);
});

test('no one enters what they have themselves, and no one sees or changes what others have without the permission', async () => {
  const own = await add({ kind: 'car', value: 100_00, recovered: 0 }, kiran.staffId);
  expect([own.status, own.body.code]).toEqual([403, 'tax_perquisite_own']);
  const unasked = await add({ kind: 'car', value: 100_00, recovered: 0 }, sita.staffId, ravi.viewer);
  expect(unasked.status).toBe(403);
  expect(await read(ravi.viewer)).toMatchObject({ loans: [], can: { edit: false } });
  const seen = await fixture.app
    .as(sita.viewer)
    .askLoosely(api.getPerquisites, { query: { taxYear, staffId: ravi.staffId } });
  expect([seen.status, seen.body.code]).toEqual([404, 'tax_person_not_found']);
});

test('another business reaches nothing of it', async () => {
  const { organisationId, ownerUserId } = await aPartner(fixture.app.platform.db, {
    companyName: 'Bright Sparks',
  });
  const other = aViewer({ userId: ownerUserId, role: 'Service Partner', organisationId });
  const { perquisiteId, version } = itemIn(await read(ravi.viewer), 'car');
  const car = { kind: 'car' as const, value: 100_00, recovered: 0 };
  const query = { taxYear, staffId: ravi.staffId };
  const answers = [
    await fixture.app.as(other).askLoosely(api.getPerquisites, { query }),
    await add(car, ravi.staffId, other),
    await fixture.app.as(other).askLoosely(api.editPerquisite, { body: { perquisiteId, version, to: car } }),
    await fixture.app.as(other).askLoosely(api.removePerquisite, { query: { perquisiteId } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('what is removed is taxed no more', async () => {
  const { perquisiteId } = itemIn(await read(ravi.viewer), 'gift');
  const { body } = await fixture.app.as(kiran.viewer).ask(api.removePerquisite, { query: { perquisiteId } });
  expect(body.items.map(({ kind }) => kind)).toEqual(['car', 'in_lieu', 'kept_loan']);
  expect((await sumsOf(ravi.viewer))?.new.perquisites).toBe(61_750_00);
});

test('the certificate and the statement of the fourth quarter have what was given beside the pay', async () => {
  const days = { choose: '2026-12-31', declare: '2026-12-31', prove: '2027-01-31' };
  await fixture.app.as(kiran.viewer).ask(taxes.editTaxSetting, {
    body: { taxYear, ...days, tan: 'BLRL12345B', pan: 'AAPFU0939F' },
  });
  at('2027-06-10');
  const paper = await fixture.app.as(ravi.viewer).ask(taxes.getTaxCertificate, { query: { taxYear } });
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const statement = await fixture.app
    .as(kiran.viewer)
    .ask(taxes.getTaxStatement, { query: { taxYear, quarter: 4 } });
  const lines = String(statement.body)
    .split('\r\n')
    .map((line) => line.split(','));
  const titles = lines.find((line) => line.includes('Value of perquisites'));
  const own = lines.find((line) => line.length === titles?.length && line.includes('Ravi Kumar'));
  const cell = (title: string) => own?.[titles?.indexOf(title) ?? -1];
  expect([cell('Value of perquisites'), cell('Profits in lieu of salary')]).toEqual([
    '61750.00',
    '100000.00',
  ]);
});
