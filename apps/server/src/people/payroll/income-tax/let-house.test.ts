import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/payroll/income-tax.api';
import type { TaxClaim, TaxPerson } from '@nukkad/contract/people/payroll/income-tax.model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Colleague,
  type PayrollFixture,
  payrollFixture,
} from '../../../../test/fixtures/payroll-fixture.ts';
import { key } from '../../../../test/harness/tenant.ts';

const taxYear = '2026-04-01';
let fixture: PayrollFixture;
let [ravi, kiran] = [] as unknown as [Colleague, Colleague];
const at = (day: string) => fixture.app.clock.set(new Date(`${day}T06:00:00.000Z`));
beforeAll(async () => {
  fixture = await payrollFixture();
  at('2026-04-30');
  ravi = await fixture.hire('Ravi Kumar');
  kiran = await fixture.hire('Kiran Rao', ['salary.view', 'salary.create', 'salary.update']);
  const { structureId } = (await fixture.structure()).body;
  await fixture.pay(fixture.owner, ravi.staffId, structureId, 150_000);
});
afterAll(() => fixture.app.close());

const look = async (): Promise<TaxPerson> =>
  (await fixture.app.as(ravi.viewer).ask(api.getTaxPerson, { query: { taxYear } })).body;
const declare = (words: string, rentReceived: number, municipalTaxes: number, interest: number) =>
  fixture.app.as(ravi.viewer).askLoosely(api.declareTaxClaim, {
    body: {
      kind: 'let_house',
      taxYear,
      words,
      rentReceived: rentReceived * 100,
      municipalTaxes: municipalTaxes * 100,
      amount: interest * 100,
    },
    headers: key(),
  });
const review = (body: EndpointInput<typeof api.reviewTaxClaim>['body']) =>
  fixture.app.as(kiran.viewer).askLoosely(api.reviewTaxClaim, { body });
function houseIn({ claims }: TaxPerson, words: string): TaxClaim {
  const found = claims.find((one) => one.words === words);
  if (!found) throw new Error(`Ravi has declared ${words}.`);
  return found;
}
const ofHouses = ({ sums }: TaxPerson) =>
  (['new', 'old'] as const).map((regime) => [sums?.[regime].letHouse, sums?.[regime].houseLoss]);

test('a house that Ravi lets out is declared by its rent, and its loss counts in the old regime alone', async () => {
  const none = await declare('Flat in Mysuru', 0, 0, 350_000);
  expect(none.status).toBe(400);
  const { status, body } = await declare('Flat in Mysuru', 200_000, 20_000, 350_000);
  expect(status).toBe(201);
  // 1,80,000 less 54,000 and 3,50,000.
  expect(houseIn(body, 'Flat in Mysuru')).toMatchObject({
    amount: 350_000_00,
    house: {
      rentReceived: 200_000_00,
      municipalTaxes: 20_000_00,
      municipalCounted: null,
      standardDeduction: 54_000_00,
      net: -224_000_00,
    },
    rent: null,
    status: 'Declared',
  });
  expect(body.mostHouseLoss).toBe(200_000_00);
  expect(ofHouses(body)).toEqual([
    [0, 0],
    [0, 200_000_00],
  ]);
  // 18,06,000 less 75,000.
  expect(body.sums?.new.taxable).toBe(1_731_000_00);
});

test('a second one that earns 2,00,000 takes up the loss of the first', async () => {
  const { body } = await declare('House in Hubballi', 480_000, 30_000, 115_000);
  expect(houseIn(body, 'House in Hubballi').house?.net).toBe(200_000_00);
  expect(ofHouses(body)).toEqual([
    [0, 0],
    [0, 24_000_00],
  ]);
});

test('the desk accepts taxes and interest apart from each other, no more than declared, and less with a reason', async () => {
  const { claimId, version } = houseIn(await look(), 'Flat in Mysuru');
  const of = { claimId, version, verb: 'accept' as const };
  const more = await review({ ...of, municipalTaxes: 20_001_00, why: 'Receipts' });
  expect([more.status, more.body.code]).toEqual([400, 'tax_review_amount']);
  const unsaid = await review({ ...of, municipalTaxes: 10_000_00 });
  expect([unsaid.status, unsaid.body.code]).toEqual([400, 'tax_review_why']);
  const { body } = await review({
    ...of,
    amount: 300_000_00,
    municipalTaxes: 10_000_00,
    why: 'By the certificate of the bank and one receipt',
  });
  // 1,90,000 less 57,000 and 3,00,000.
  expect(houseIn(body, 'Flat in Mysuru')).toMatchObject({
    counted: 300_000_00,
    house: { municipalTaxes: 20_000_00, municipalCounted: 10_000_00, net: -167_000_00 },
    status: 'Accepted',
  });
  expect(ofHouses(body)).toEqual([
    [33_000_00, 0],
    [33_000_00, 0],
  ]);
  expect(body.sums?.new.taxable).toBe(1_764_000_00);
});

test('a house that is rejected counts no more, until it is accepted as declared', async () => {
  const { claimId, version } = houseIn(await look(), 'House in Hubballi');
  const rejected = await review({ claimId, version, verb: 'reject', why: 'Not yours' });
  expect(ofHouses(rejected.body)).toEqual([
    [0, 0],
    [0, 167_000_00],
  ]);
  const accepted = await review({ claimId, version: version + 1, verb: 'accept' });
  expect(houseIn(accepted.body, 'House in Hubballi').house).toMatchObject({
    municipalCounted: 30_000_00,
    net: 200_000_00,
  });
});

test('after the last day for proofs the rent of a house counts, its interest and taxes only as accepted', async () => {
  const { body } = await declare('Shop in Gadag', 100_000, 10_000, 90_000);
  expect(ofHouses(body)).toEqual([
    [6_000_00, 0],
    [6_000_00, 0],
  ]);
  const days = { choose: '2026-05-31', declare: '2026-05-31', prove: '2026-06-15' };
  await fixture.app
    .as(kiran.viewer)
    .ask(api.editTaxSetting, { body: { taxYear, ...days, tan: 'BLRL12345B', pan: 'AAPFU0939F' } });
  at('2026-06-30');
  // 33,000 by the two that were accepted, and 1,00,000 less 30,000.
  expect(ofHouses(await look())).toEqual([
    [103_000_00, 0],
    [103_000_00, 0],
  ]);
});

test('the certificate and the statement of the fourth quarter say what came of the houses', async () => {
  await fixture.confirmed('2026-06-01');
  at('2027-06-10');
  const certificate = await fixture.app.as(ravi.viewer).ask(api.getTaxCertificate, { query: { taxYear } });
  expect([certificate.status, certificate.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const statement = await fixture.app
    .as(kiran.viewer)
    .ask(api.getTaxStatement, { query: { taxYear, quarter: 4 } });
  const lines = String(statement.body)
    .split('\r\n')
    .map((line) => line.split(','));
  const titles = lines.find((line) => line.includes('Income from houses let'));
  const own = lines.find((line) => line.length === titles?.length && line.includes('Ravi Kumar'));
  const cell = (title: string) => own?.[titles?.indexOf(title) ?? -1];
  expect([cell('Income from houses let'), cell('Loss from houses let')]).toEqual(['103000.00', '0.00']);
});
