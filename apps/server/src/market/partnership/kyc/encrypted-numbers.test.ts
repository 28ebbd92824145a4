import { getReview } from '@nukkad/contract/market/partnership/review.api';
import {
  checkIfsc,
  getGstInfo,
  getPanInfo,
  getPartnerProfile,
  saveBankAccount,
  saveGstNumber,
  savePanNumber,
  updatePartnerProfile,
  verifyBankAccount,
} from '@nukkad/contract/market/partnership/partnership.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Constitution } from '@nukkad/contract/identity/partner/partner.model';
import type { Answer } from '../../../../test/harness/test-client.ts';
import {
  type PartnerFixture,
  aPan,
  kavita,
  partnerFixture,
} from '../../../../test/fixtures/partner-fixture.ts';

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await partnerFixture();
});
afterAll(() => fixture.close());

test('the registers answer with name and state; what they do not hold is said to be known by its form alone', async () => {
  const { client } = await fixture.aBeginner();
  const gst = await client.ask(getGstInfo, { body: { gstNumber: kavita.gstNumber } });
  expect(gst.body).toEqual({
    gstNumber: kavita.gstNumber,
    valid: true,
    legalName: kavita.fullName,
    state: 'Karnataka',
    checkedBy: 'register',
  });
  const closed = await client.ask(getGstInfo, { body: { gstNumber: '27AAPFS3003C1ZI' } });
  expect(closed.body).toMatchObject({ valid: false, legalName: 'Sahyadri Repairs' });
  const unknown = await client.ask(getPanInfo, { body: { pan: 'AAPFU0939F' } });
  expect(unknown.body).toEqual({
    panLast4: '939F',
    valid: true,
    registeredName: null,
    holder: 'firm',
    checkedBy: 'checksum',
  });
  const typo = await client.ask(getGstInfo, { body: { gstNumber: '27AAPFU0939F1ZX' } });
  expect([typo.status, Object.keys(typo.body.fields ?? {})]).toEqual([400, ['gstNumber']]);
});

test('a closed number, another person’s number, and a GST number of another PAN are refused at their field', async () => {
  const first = await fixture.aBeginner();
  const inactive = await first.client.ask(savePanNumber, { body: { pan: 'AAAPX9999X' } });
  expect([inactive.status, inactive.body.code]).toEqual([409, 'pan_not_valid']);
  const cancelled = await first.client.ask(saveGstNumber, { body: { gstNumber: '27AAPFS3003C1ZI' } });
  expect([cancelled.status, cancelled.body.code]).toEqual([409, 'gst_not_valid']);
  await first.client.ask(savePanNumber, { body: { pan: kavita.pan } });
  const kept = await first.client.ask(saveGstNumber, { body: { gstNumber: kavita.gstNumber } });
  expect(kept.body).toMatchObject({ panLast4: '002B', panName: kavita.fullName, gstName: kavita.fullName });
  const second = await fixture.aBeginner();
  for (const [path, body, code] of [
    ['user/panNumber', { pan: kavita.pan }, 'pan_taken'],
    ['user/gstNumber', { gstNumber: kavita.gstNumber }, 'gst_taken'],
  ] as const) {
    const taken = await second.client.patch(path, body);
    expect([taken.status, taken.body.code, Object.keys(taken.body.fields ?? {})]).toEqual([
      409,
      code,
      [path === 'user/panNumber' ? 'pan' : 'gstNumber'],
    ]);
  }
  await second.client.ask(savePanNumber, { body: { pan: aPan() } });
  const foreign = await second.client.ask(saveGstNumber, { body: { gstNumber: '29AAPFN1001A1ZT' } });
  expect([foreign.status, foreign.body.code]).toEqual([409, 'gst_other_pan']);
});

test('a PAN of another kind of holder is refused at its field, also where the business type changes later', async () => {
  const of = (letter: string) => aPan().replace(/^(.{3})./, `$1${letter}`);
  const { client } = await fixture.aBeginner();
  const choose = (constitution: Constitution) => client.ask(updatePartnerProfile, { body: { constitution } });
  const give = (letter: string) => client.ask(savePanNumber, { body: { pan: of(letter) } });
  const outcome = ({ status, body }: Answer) => [status, body.code ?? null, Object.keys(body.fields ?? {})];
  const fine = [200, null, []];
  const refusedAt = (field: string) => [409, 'pan_other_holder', [field]];
  await choose('proprietor');
  expect(outcome(await give('C'))).toEqual(refusedAt('pan'));
  expect(outcome(await give('P'))).toEqual(fine);
  expect(outcome(await choose('company'))).toEqual(refusedAt('constitution'));
  expect(outcome(await choose('proprietor'))).toEqual(fine);
  expect(outcome(await give('H'))).toEqual(fine);
  const kinds = [
    ['partnership', 'F', 'P'],
    ['llp', 'F', 'C'],
    ['company', 'C', 'F'],
    ['society', 'T', 'P'],
  ] as const;
  for (const [constitution, right, wrong] of kinds) {
    const { client: other } = await fixture.aBeginner();
    await other.ask(updatePartnerProfile, { body: { constitution } });
    const refused = await other.ask(savePanNumber, { body: { pan: of(wrong) } });
    const kept = await other.ask(savePanNumber, { body: { pan: of(right) } });
    expect([constitution, outcome(refused), outcome(kept)]).toEqual([constitution, refusedAt('pan'), fine]);
  }
});

test('of two who give one PAN at one moment, one keeps it', async () => {
  const pan = aPan();
  const people = await Promise.all(Array.from({ length: 6 }, () => fixture.aBeginner()));
  const answers = await Promise.all(people.map(({ client }) => client.ask(savePanNumber, { body: { pan } })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('promise 48: PAN and account number are shown by their ends only, and lie nowhere to be read', async () => {
  const pan = aPan();
  const partner = await fixture.aReadyPartner({ pan });
  const seen = [
    await partner.client.ask(getPartnerProfile),
    await fixture.admin.ask(getReview, { params: { organisationId: partner.organisationId } }),
  ];
  for (const { status, body } of seen) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(pan);
    expect(JSON.stringify(body)).not.toContain('50100012345678');
  }
  for (const table of [
    'organisation',
    'partner_bank',
    'partner_change',
    'outbox',
    'audit_log',
    'idempotency_key',
  ]) {
    const rows = await fixture.rows(sql`select t::text as line from ${sql.table(table)} t`);
    const text = rows.map((row) => row.line).join('\n');
    expect([table, text.includes(pan), text.includes('50100012345678')]).toEqual([table, false, false]);
  }
});

test('five wrong codes use up a check, and a day has five accounts', async () => {
  const partner = await fixture.aReadyPartner();
  const code = await fixture.pennyCode(partner);
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => partner.client.ask(verifyBankAccount, { body: { code: wrong } })),
  );
  const codes = answers.map(({ body }) => body.code);
  expect(codes.filter((each) => each === 'bank_code_wrong')).toHaveLength(5);
  expect(codes.filter((each) => each === 'bank_code_used_up')).toHaveLength(7);
  const late = await partner.client.ask(verifyBankAccount, { body: { code } });
  expect(late.body.code).toBe('bank_code_used_up');
  const statuses = [];
  for (let time = 0; time < 5; time += 1)
    statuses.push(
      (
        await partner.client.ask(saveBankAccount, {
          body: {
            holderName: kavita.fullName,
            accountNumber: `50100012345${time}00`,
            ifsc: 'HDFC0000001',
          },
        })
      ).status,
    );
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('the bank of an IFSC, and none where there is none', async () => {
  const { client } = await fixture.aBeginner();
  const known = await client.ask(checkIfsc, { query: { ifsc: 'HDFC0CAGSBK' } });
  expect(known.body).toEqual({ ifsc: 'HDFC0CAGSBK', bankName: 'HDFC Bank' });
  const unknown = await client.ask(checkIfsc, { query: { ifsc: 'ZZZZ0000001' } });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'ifsc_unknown']);
});
