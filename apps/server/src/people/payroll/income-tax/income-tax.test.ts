import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as files from '@nukkad/contract/people/employee-file/employee-file.api';
import * as api from '@nukkad/contract/people/payroll/income-tax.api';
import type { ClaimBody, TaxPerson } from '@nukkad/contract/people/payroll/income-tax.model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Colleague,
  type PayrollFixture,
  payrollFixture,
} from '../../../../test/fixtures/payroll-fixture.ts';
import { aPartner } from '../../../../test/fixtures/a-partner.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import { key } from '../../../../test/harness/tenant.ts';
import { newId } from '../../../platform/id.ts';
import type { Viewer } from '../../../platform/viewer.ts';

const taxYear = '2026-04-01';
let fixture: PayrollFixture;
let structureId: string;
let [ravi, sita, kiran] = [] as unknown as [Colleague, Colleague, Colleague];
const at = (day: string) => fixture.app.clock.set(new Date(`${day}T06:00:00.000Z`));
beforeAll(async () => {
  fixture = await payrollFixture();
  at('2026-06-30');
  ravi = await fixture.hire('Ravi Kumar');
  sita = await fixture.hire('Sita Devi');
  kiran = await fixture.hire('Kiran Rao', ['salary.view', 'salary.create', 'salary.update']);
  structureId = (await fixture.structure()).body.structureId;
  await fixture.pay(fixture.owner, ravi.staffId, structureId, 150_000);
  await fixture.pay(fixture.owner, sita.staffId, structureId, 120_000);
  await givePan(ravi, 'ABCPK1234F');
});
afterAll(() => fixture.app.close());

async function givePan({ viewer, staffId }: Colleague, pan: string): Promise<void> {
  const { body } = await fixture.app.as(viewer).ask(files.getEmployeeFile, { query: {} });
  const { version } = body;
  await fixture.app.as(viewer).ask(files.editEmployeeFile, { body: { employeeId: staffId, version, pan } });
}
const look = async (viewer: Viewer, query: object = {}): Promise<TaxPerson> =>
  (await fixture.app.as(viewer).ask(api.getTaxPerson, { query: { taxYear, ...query } })).body;
type WithoutYear<Body> = Body extends ClaimBody ? Omit<Body, 'taxYear'> : never;
type NewClaim = WithoutYear<ClaimBody>;
const choose = (viewer: Viewer, regime: 'new' | 'old', version: number) =>
  fixture.app.as(viewer).askLoosely(api.chooseTaxRegime, { body: { taxYear, regime, version } });
const declare = (viewer: Viewer, body: NewClaim) =>
  fixture.app.as(viewer).askLoosely(api.declareTaxClaim, { body: { ...body, taxYear }, headers: key() });
const review = (viewer: Viewer, body: EndpointInput<typeof api.reviewTaxClaim>['body']) =>
  fixture.app.as(viewer).askLoosely(api.reviewTaxClaim, { body });
const taxOf = async (runId: string, staffId: string): Promise<number> =>
  (await fixture.payslipOf(runId, staffId)).lines.find(({ kind }) => kind === 'income_tax')?.amount ?? 0;
const rent = (amount: number, more: object = {}) => ({
  kind: 'house_rent' as const,
  amount: amount * 100,
  from: '2026-04-01',
  to: '2027-03-01',
  city: 'Bengaluru',
  landlordName: 'Lakshmi Narayan',
  ...more,
});

test('April deducts by the new regime, and a fifth of the income where there is no PAN, with a warning', async () => {
  const run = await fixture.draft('2026-04-01');
  // 18,06,000 less 75,000: 1,46,200 and cess of 5,848, in twelve parts.
  expect(await taxOf(run.runId, ravi.staffId)).toBe(12_671_00);
  // 14,46,000 less 75,000: a fifth of 13,71,000, in twelve parts; the slabs alone would take 7,423.
  expect(await taxOf(run.runId, sita.staffId)).toBe(22_850_00);
  expect((await fixture.payslipOf(run.runId, sita.staffId)).warnings).toContain('no_pan');
  expect((await fixture.payslipOf(run.runId, ravi.staffId)).warnings).not.toContain('no_pan');
  await fixture.confirm(run);
});

test('Ravi sees both taxes beside each other, declares, and chooses the old regime', async () => {
  const before = await look(ravi.viewer);
  expect(before).toMatchObject({ regime: 'new', isChosen: false, hasPan: true, deducted: 12_671_00 });
  expect(before.names).toMatchObject({ year: 'tax', certificate: '130', statement: '138' });
  const noPan = await declare(ravi.viewer, rent(60_000));
  expect([noPan.status, noPan.body.code]).toEqual([400, 'tax_landlord_pan']);
  const early = await declare(ravi.viewer, rent(5_000, { from: '2026-03-01' }));
  expect(early.body.code).toBe('tax_rent_months');
  await declare(ravi.viewer, rent(60_000, { landlordPan: 'AAAPL1234C', relation: 'Father' }));
  await declare(ravi.viewer, { kind: 'investments', amount: 20_000_000, words: 'PPF' });
  await declare(ravi.viewer, { kind: 'home_loan', amount: 30_000_000, words: 'SBI' });
  const { body } = await declare(ravi.viewer, { kind: 'health', amount: 2_000_000, isSenior: false });
  // Of 30,000 of house rent allowance a month 30,000 are exempt: rent above a tenth of 75,000 is more, and half of it as well.
  expect(body.sums?.old).toMatchObject({
    houseRent: 36_000_000,
    investments: 15_000_000,
    homeLoan: 20_000_000,
    health: 2_000_000,
  });
  expect(body.claims[0]).toMatchObject({
    rent: { isMetro: true, landlordPanLast4: '234C', relation: 'Father' },
  });
  const chosen = await choose(ravi.viewer, 'old', 0);
  expect(chosen.body).toMatchObject({ regime: 'old', isChosen: true, version: 1 });
  expect((await choose(ravi.viewer, 'new', 0)).body.code).toBe('tax_choice_moved_on');
});

test('May takes what is left of the old regime’s tax in eleven parts', async () => {
  const { sums } = await look(ravi.viewer);
  const run = await fixture.draft('2026-05-01');
  const left = (sums?.old.due ?? 0) - 12_671_00;
  expect(await taxOf(run.runId, ravi.staffId)).toBe(Math.round(left / 11 / 100) * 100);
  await fixture.confirm(run);
});

test('the desk reviews, never its own, and no one sees another’s taxes without the permission', async () => {
  const { claims } = await look(kiran.viewer, { staffId: ravi.staffId });
  const invested = claims.find(({ kind }) => kind === 'investments');
  if (!invested) throw new Error('Ravi has declared investments.');
  const { claimId, version } = invested;
  const unsaid = await review(kiran.viewer, { claimId, version, verb: 'accept', amount: 5_000_000 });
  expect(unsaid.body.code).toBe('tax_review_why');
  const more = await review(kiran.viewer, { claimId, version, verb: 'accept', amount: 30_000_000 });
  expect(more.body.code).toBe('tax_review_amount');
  const why = 'Receipts of 1,20,000 only';
  const part = await review(kiran.viewer, { claimId, version, verb: 'accept', amount: 12_000_000, why });
  expect(part.body.sums?.old.investments).toBe(12_000_000);
  expect((await review(kiran.viewer, { claimId, version, verb: 'accept' })).body.code).toBe(
    'tax_claim_moved_on',
  );
  const removed = await fixture.app.as(ravi.viewer).askLoosely(api.removeTaxClaim, { query: { claimId } });
  expect(removed.body.code).toBe('tax_claim_accepted');

  const own = await declare(kiran.viewer, { kind: 'pension', amount: 5_000_000, words: 'NPS' });
  const [ownClaim] = own.body.claims;
  if (!ownClaim) throw new Error('Kiran has declared a pension.');
  const alone = await review(kiran.viewer, { claimId: ownClaim.claimId, version: 1, verb: 'accept' });
  expect([alone.status, alone.body.code]).toEqual([403, 'tax_claim_own']);

  const others = await fixture.app
    .as(sita.viewer)
    .askLoosely(api.getTaxPerson, { query: { taxYear, staffId: ravi.staffId } });
  expect([others.status, others.body.code]).toEqual([404, 'tax_person_not_found']);
  const reviewed = await review(sita.viewer, { claimId, version: 2, verb: 'reject', why });
  expect(reviewed.status).toBe(403);
  const list = await fixture.app.as(sita.viewer).askLoosely(api.listTaxPeople, { query: { taxYear } });
  expect(list.status).toBe(403);
});

test('the desk’s list says who chose and declared, what waits, and whose PAN is missing', async () => {
  const { body } = await fixture.app
    .as(kiran.viewer)
    .ask(api.listTaxPeople, { query: { taxYear, count: 'true' } });
  const of = (staffId: string) => body.items.find((one) => one.staffId === staffId);
  expect(of(ravi.staffId)).toMatchObject({
    regime: 'old',
    isChosen: true,
    declared: 4,
    toReview: 3,
    hasPan: true,
    can: { review: true },
  });
  expect(of(sita.staffId)).toMatchObject({ isChosen: false, declared: 0, hasPan: false });
  expect(of(kiran.staffId)?.can.review).toBe(false);
});

test('another business reaches nothing of these taxes, and a proof is a file of one’s own', async () => {
  const { app } = fixture;
  const { organisationId, ownerUserId } = await aPartner(app.platform.db, { companyName: 'Bright Sparks' });
  const other = app.as(aViewer({ userId: ownerUserId, role: 'Service Partner', organisationId }));
  const claim = (await look(ravi.viewer)).claims.find(({ kind }) => kind === 'home_loan');
  if (!claim) throw new Error('Ravi has declared a loan.');
  const { claimId, version } = claim;
  const documentId = newId();
  const query = { taxYear, staffId: ravi.staffId };
  const answers = [
    await other.askLoosely(api.getTaxPerson, { query }),
    await other.askLoosely(api.reviewTaxClaim, { body: { claimId, version, verb: 'accept' } }),
    await other.askLoosely(api.removeTaxClaim, { query: { claimId } }),
    await other.askLoosely(api.proveTaxClaim, { body: { claimId, documentId }, headers: key() }),
    await other.askLoosely(api.openTaxProof, { query: { claimId, documentId } }),
    await other.askLoosely(api.getTaxCertificate, { query }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  const strange = await app
    .as(ravi.viewer)
    .askLoosely(api.proveTaxClaim, { body: { claimId, documentId }, headers: key() });
  expect([strange.status, strange.body.code]).toEqual([400, 'tax_proof_unknown']);
  expect((await look(ravi.viewer)).claims).toHaveLength(4);
});

test('after the last days nothing is chosen or declared, and only what was accepted counts', async () => {
  const days = { choose: '2026-05-31', declare: '2026-05-31', prove: '2026-06-15' };
  const wrong = await fixture.app
    .as(kiran.viewer)
    .askLoosely(api.editTaxSetting, { body: { taxYear, ...days, prove: '2027-04-01' } });
  expect(wrong.body.code).toBe('tax_setting_days');
  const who = { responsibleName: 'Lakshmi Iyer', responsibleRole: 'Owner' };
  const { body: saved } = await fixture.app.as(kiran.viewer).ask(api.editTaxSetting, {
    body: { taxYear, ...days, tan: 'BLRL12345B', pan: 'AAPFU0939F', ...who },
  });
  expect(saved).toMatchObject({ tan: 'BLRL12345B', pan: 'AAPFU0939F' });
  expect((await choose(ravi.viewer, 'new', 1)).body.code).toBe('tax_choice_closed');
  expect((await declare(ravi.viewer, { kind: 'pension', amount: 100_000 })).body.code).toBe(
    'tax_claims_closed',
  );
  const { sums } = await look(ravi.viewer);
  expect(sums?.old).toMatchObject({ houseRent: 0, investments: 12_000_000, homeLoan: 0, health: 0 });
});

async function statementOf(quarter: number): Promise<string> {
  const path = `user/salary/tax/statement?taxYear=${taxYear}&quarter=${quarter}`;
  return String((await fixture.app.as(kiran.viewer).get(path)).body);
}

test('the statement of the quarter names everyone who was paid, and asks for a TAN and the permission', async () => {
  const query = { taxYear, quarter: 1 };
  const text = await statementOf(1);
  expect(text).toContain('Form 138');
  expect(text).toContain('BLRL12345B');
  const rows = text.split('\r\n').filter((line) => line.includes(',1002,'));
  expect(rows).toHaveLength(4);
  expect(rows.find((line) => line.includes('Ravi Kumar'))).toContain('ABCPK1234F');
  expect(rows.find((line) => line.includes('Sita Devi'))).toMatch(/PANNOTAVBL.*,22850\.00,.*,C$/);
  expect((await fixture.app.as(ravi.viewer).askLoosely(api.getTaxStatement, { query })).status).toBe(403);
});

test('the certificate comes once the year is over, as a paper, for the person and the desk alone', async () => {
  const path = `user/salary/tax/certificate?taxYear=${taxYear}`;
  const early = await fixture.app.as(ravi.viewer).get(path);
  expect([early.status, early.body.code]).toEqual([409, 'tax_certificate_early']);
  at('2027-06-10');
  const own = await fixture.app.as(ravi.viewer).get(path);
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(own.headers.get('content-disposition')).toContain('form-130-2026-27.pdf');
  expect((await fixture.app.as(kiran.viewer).get(`${path}&staffId=${ravi.staffId}`)).status).toBe(200);
  expect((await fixture.app.as(sita.viewer).get(`${path}&staffId=${ravi.staffId}`)).status).toBe(404);
  expect(await statementOf(4)).toContain('Annexure II');
});
