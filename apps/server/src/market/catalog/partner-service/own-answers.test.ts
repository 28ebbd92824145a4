import {
  addService,
  listMyServices,
  updateService,
} from '@nukkad/contract/market/catalog/partner-service.api';
import { answerRange, priceBounds } from '@nukkad/contract/market/catalog/price.bounds';
import type { OwnAnswer } from '@nukkad/contract/market/catalog/partner-service.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCatalogue } from '../../../../seed/catalog.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import {
  type NewPartner,
  type PartnerFixture,
  partnerFixture,
} from '../../../../test/fixtures/partner-fixture.ts';
import { required } from '../../../../test/harness/required.ts';

/** Usual: ₹399 to ₹799. Its second AC adds one more unit, the anti-rust spray ₹199 and 10 minutes. */
const serviceId = 'split-ac-service';
const one = `${serviceId}.units.1`;
const two = `${serviceId}.units.2`;
const three = `${serviceId}.units.3`;
const spray = `${serviceId}.extras.anti-rust`;
const gas = `${serviceId}.extras.gas-check`;

let fixture: PartnerFixture;
let kavita: NewPartner;
let other: NewPartner;
beforeAll(async () => {
  fixture = await partnerFixture();
  kavita = await fixture.aReadyPartner();
  other = await fixture.aReadyPartner();
  const terms = { serviceId, price: 60_000, minutes: 60 };
  for (const { client } of [kavita, other]) await client.ask(addService, { body: terms });
});
afterAll(() => fixture.close());

const answer = (optionId: string, change: Partial<OwnAnswer>): OwnAnswer => ({
  optionId,
  price: null,
  minutes: null,
  offered: true,
  ...change,
});
const save = (answers: readonly OwnAnswer[], partner = kavita, headers = {}) =>
  partner.client.ask(updateService, { body: { serviceId, answers: [...answers] }, headers });
const offerOf = async ({ client }: NewPartner) =>
  (await client.ask(listMyServices, { query: { serviceId } })).body.items[0]?.offer;

test('an own price, an own time and an answer that is off are saved together; what equals the catalogue is not kept', async () => {
  const options = [
    answer(two, { price: 45_050, minutes: 40 }),
    answer(spray, { offered: false }),
    answer(gas, {}),
  ];
  const saved = await save(options);
  expect(saved.status).toBe(200);
  const kept = [answer(spray, { offered: false }), answer(two, { price: 45_050, minutes: 40 })];
  expect(saved.body.offer?.answers).toEqual(kept);
  expect(await offerOf(kavita)).toMatchObject({ price: 60_000, answers: kept, answersVersion: 2 });
  await kavita.client.ask(updateService, { body: { serviceId, minutes: 70 } });
  expect(await offerOf(kavita)).toMatchObject({ minutes: 70, answers: kept, answersVersion: 2 });
  expect((await save([])).body.offer).toMatchObject({ answers: [], answersVersion: 3 });
});

test('a service is added together with its answers', async () => {
  const firm = await fixture.aReadyPartner();
  const added = await firm.client.ask(addService, {
    body: {
      serviceId,
      price: 60_000,
      minutes: 60,
      answers: [answer(three, { offered: false })],
    },
  });
  expect(added.body.offer?.answers).toEqual([answer(three, { offered: false })]);
  expect((await offerOf(firm))?.answers).toEqual(added.body.offer?.answers);
});

test.each([
  ['below a third of the usual', spray, 4_799, '₹48 to ₹870. The usual range is ₹144 to ₹290.'],
  ['above three times the usual', spray, 87_001, '₹48 to ₹870. The usual range is ₹144 to ₹290.'],
  ['of a second unit', two, 239_701, '₹133 to ₹2,397. The usual range is ₹399 to ₹799.'],
])(
  'promise 96: an answer’s price %s is refused at its field, and nothing is saved',
  async (_, id, price, range) => {
    const before = await offerOf(kavita);
    const refused = await save([answer(one, {}), answer(id, { price })]);
    expect([refused.status, refused.body.code]).toEqual([400, 'price_out_of_bounds']);
    expect(refused.body.fields).toEqual({ 'answers.1.price': `Enter a price from ${range}` });
    expect(await offerOf(kavita)).toEqual(before);
  },
);

test('promise 96: an unusual price within the bounds is saved to the paisa', async () => {
  for (const price of [4_800, 14_350, 87_000]) {
    expect((await save([answer(spray, { price })])).status).toBe(200);
    expect((await offerOf(kavita))?.answers[0]?.price).toBe(price);
  }
  await save([]);
});

test('promise 96: the database refuses what the server refuses, for every answer of the catalogue', async () => {
  const rows =
    await fixture.rows(sql`select o.option_id as id, o.price_paise as price, o.further_units as "furtherUnits",
      s.low_paise as low, s.typical_paise as typical, s.high_paise as high,
      answer_price_low(o.price_paise, o.further_units, s.low_paise, s.typical_paise) as "rangeLow",
      answer_price_high(o.price_paise, o.further_units, s.high_paise, s.typical_paise) as "rangeHigh"
    from service_option o join service_question q using (question_id) join service s using (service_id)`);
  expect(rows.length).toBeGreaterThan(200);
  for (const { id, rangeLow, rangeHigh, ...row } of rows) {
    const range = answerRange(row, row);
    expect({ id, low: rangeLow, high: rangeHigh }).toEqual({ id, ...range });
    const { least, most } = priceBounds(range);
    expect({ id, inOrder: least <= most }).toEqual({ id, inOrder: true });
  }
  const insert = (optionId: string, price: number) =>
    sql`insert into partner_answer (service_id, organisation_id, option_id, price_paise)
      values (${serviceId}, ${kavita.organisationId}, ${optionId}, ${price})`.execute(
      fixture.app.platform.db,
    );
  await expect(insert(spray, 87_001)).rejects.toMatchObject({ constraint: 'partner_answer_price_bounds' });
  await expect(insert(one, 100)).rejects.toMatchObject({ constraint: 'partner_answer_price_bounds' });
  await expect(insert('bathroom-cleaning.bathrooms.2', 30_000)).rejects.toThrow();
});

test('an included answer has no price of its own, an instant one no time, and a foreign one is not known', async () => {
  const cases: [OwnAnswer, string, string][] = [
    [answer(one, { price: 10_000 }), 'answer_included', 'answers.0.price'],
    [answer(one, { minutes: 10 }), 'answer_without_time', 'answers.0.minutes'],
    [answer('sofa-cleaning.material.leather', { offered: false }), 'answer_unknown', 'answers.0.optionId'],
  ];
  for (const [options, code, field] of cases) {
    const { status, body } = await save([options]);
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, code, [field]]);
  }
});

test('a required question keeps an answer that is on; optional extras may all be off', async () => {
  const off = (ids: readonly string[]) => ids.map((id) => answer(id, { offered: false }));
  const refused = await save(off([one, two, three]));
  expect([refused.status, refused.body.code, refused.body.fields]).toEqual([
    400,
    'question_without_answer',
    { 'answers.0.offered': 'Keep at least one option of this question on.' },
  ]);
  expect((await save(off([two, three, spray, gas]))).status).toBe(200);
  await save([]);
});

test('promise 91: of two editors that were opened at one moment, the second is told that the answers changed', async () => {
  const { price, minutes, answersVersion } = required(await offerOf(kavita));
  const seen = { price, workMinutes: minutes, offered: true, answers: answersVersion };
  const edit = (optionId: string) =>
    kavita.client.ask(updateService, {
      body: {
        serviceId,
        answers: [answer(optionId, { offered: false })],
        seen,
      },
    });
  const both = await Promise.all([edit(two), edit(three)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = both.find(({ status }) => status === 409);
  expect(late?.body).toMatchObject({ code: 'confirmation_differs', differences: [{ field: 'answers' }] });
  expect((await offerOf(kavita))?.answers).toHaveLength(1);
  await save([]);
});

test('answers are one firm’s own: another firm, staff without the permission and customers cannot change them', async () => {
  await save([answer(spray, { offered: false })]);
  await save([answer(two, { price: 50_000 })], other);
  expect((await offerOf(kavita))?.answers).toEqual([answer(spray, { offered: false })]);
  expect((await offerOf(other))?.answers).toEqual([answer(two, { price: 50_000 })]);
  const { organisationId } = kavita;
  const body = { serviceId, answers: [] };
  const viewing = aViewer({ role: 'subUser', organisationId, permissions: new Set(['services.view']) });
  expect((await fixture.app.as(viewing).ask(updateService, { body })).status).toBe(403);
  expect((await fixture.app.as(aViewer({})).ask(updateService, { body })).status).toBe(403);
  expect((await offerOf(kavita))?.answers).toHaveLength(1);
  await save([], other);
});

test('a newer catalogue keeps the own answers, and removing the service removes them', async () => {
  await save([answer(two, { price: 50_000 })]);
  await sql`update catalogue_release set version = 'older'`.execute(fixture.app.platform.db);
  await seedCatalogue(fixture.app.platform.db);
  expect((await offerOf(kavita))?.answers).toEqual([answer(two, { price: 50_000 })]);
  await kavita.client.send('DELETE', `/api/service/myServices?serviceId=${serviceId}`);
  const rows = await fixture.rows(
    sql`select from partner_answer where organisation_id = ${kavita.organisationId}`,
  );
  expect(rows).toEqual([]);
});
