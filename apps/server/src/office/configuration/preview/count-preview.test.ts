import { completeBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import * as api from '@nukkad/contract/office/configuration/configuration.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdminOf } from '../../../../test/harness/an-admin-of.ts';
import { type BookingFixture, bookingFixture } from '../../../../test/fixtures/booking-fixture.ts';
import type { Wire } from '../../../../test/harness/test-client.ts';
import { createPartnerDomain } from '../../../identity/partner/index.ts';
import { defaultRules as bookingRules } from '../../../market/booking/booking.rules.ts';
import { priceRulesOf } from '../../../market/cart/price.store.ts';
import { reprice, triedPriceRules } from '../../../market/cart/reprice.ts';
import { createLedgerDomain } from '../../../money/ledger/index.ts';
import { createGeographyDomain } from '../../../places/geography/index.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { createConfigurationDomain } from '../index.ts';

const hourMs = 3_600_000;
let fixture: BookingFixture;
let nisha: Viewer;

beforeAll(async () => {
  fixture = await bookingFixture((platform, booking) => {
    const partner = createPartnerDomain(platform);
    const ledger = createLedgerDomain({ platform, booking, partner });
    const configuration = createConfigurationDomain({
      platform,
      booking,
      partner,
      ledger,
      account: { namesOf: async () => new Map() },
      geography: createGeographyDomain(platform),
      catalog: {
        categoryNames: async () => new Map(),
        knownCategories: async (_reader, ids) => new Set(ids),
      },
      schedule: { isPrimeTime: () => false },
      cart: { reprice, priceRulesOf, triedPriceRules },
    });
    return [ledger, configuration];
  });
  nisha = await anAdminOf(fixture.platform.db);
});
afterAll(() => fixture.close());

async function preview(settingId: string, value: unknown, place = {}): Promise<Wire> {
  const asked = await fixture.as(nisha).ask(api.requestSettingPreview, {
    params: { settingId },
    body: { cityCode: null, categoryId: null, ...place, value } as never,
  });
  expect(asked.status).toBe(201);
  await fixture.drain();
  const { body } = await fixture
    .as(nisha)
    .ask(api.readSettingPreview, { params: { previewId: asked.body.previewId } });
  return body;
}

async function finished(): Promise<string> {
  const startsAt = new Date(fixture.clock.now().getTime() + 30 * hourMs);
  const bookingId = await fixture.started({ startsAt });
  const [pro] = fixture.partners[0].professionals;
  await fixture.pay(bookingId, (await fixture.row(bookingId)).total_paise);
  expect((await fixture.as(pro).ask(completeBooking, { body: { bookingId } })).status).toBe(200);
  await fixture.drain();
  fixture.clock.advance(hourMs);
  return bookingId;
}

const posted = async (bookingId: string, account: string): Promise<number> => {
  const [row] = await fixture.rows(sql`select -sum(e.amount_paise)::int as paise from ledger_entry e
    join ledger_transaction t using (transaction_id) where e.booking_id = ${bookingId} and e.account_code = ${account}
      and t.kind = 'booking_completed'`);
  return row?.paise ?? 0;
};

test('a change of the commission: what each side had is what the ledger posted, and the difference goes from one to the other', async () => {
  const bookingId = await finished();
  const shown = await preview('ledger.rules.commissionPercent', 10);
  expect(shown).toMatchObject({
    status: 'Done',
    reckons: 'bills',
    before: '15%',
    after: '10%',
    looked: 1,
    affected: 1,
  });
  expect(shown.partners.beforePaise).toBe(await posted(bookingId, 'partner_payable'));
  const commission = await posted(bookingId, 'commission_revenue');
  expect(shown.platform.changePaise).toBe(-Math.round(commission / 3));
  expect(shown.customers.changePaise).toBe(0);
  expect(shown.partners.changePaise).toBeGreaterThanOrEqual(-shown.platform.changePaise);
  const [example] = shown.examples;
  expect(example).toMatchObject({ bookingId, platform: shown.platform });
});

test('only the visits of the city and the category are looked at, and a rate that is the same changes nothing', async () => {
  const [{ city_code: cityCode }] = (await fixture.rows(sql`select city_code from booking limit 1`)) as [
    Wire,
  ];
  const [{ code }] = (await fixture.rows(
    sql`select city_code as code from city where city_code <> ${cityCode} limit 1`,
  )) as [Wire];
  const elsewhere = await preview('ledger.rules.commissionPercent', 5, { cityCode: code });
  expect([elsewhere.looked, elsewhere.affected]).toEqual([0, 0]);
  const here = await preview('ledger.rules.commissionPercent', 15, { cityCode });
  expect([here.looked > 0, here.affected]).toEqual([true, 0]);
});

test('a change of the charge for cancelling late is reckoned by the rule that charges', async () => {
  const startsAt = new Date(fixture.clock.now().getTime() + 40 * hourMs);
  const bookingId = await fixture.assigned({ startsAt });
  fixture.clock.set(new Date(startsAt.getTime() - hourMs));
  const row = await fixture.row(bookingId);
  const fee = Math.max(bookingRules.feeFloorPaise, Math.round(row.total_paise / 500) * 100);
  await fixture.rows(sql`update booking set status = 'Cancelled', reason_code = 'changed_plan', fee_paise = ${fee},
    ended_at = ${fixture.clock.now()} where booking_id = ${bookingId}`);
  fixture.clock.set(new Date(startsAt.getTime() + hourMs));
  const shown = await preview('booking.rules.feePercent', 0);
  expect(shown).toMatchObject({ reckons: 'cancellations', affected: 1 });
  expect(shown.customers).toEqual({
    beforePaise: fee,
    afterPaise: bookingRules.feeFloorPaise,
    changePaise: bookingRules.feeFloorPaise - fee,
  });
  expect(shown.platform.changePaise).toBe(0);
});

test('where nothing can be reckoned the preview counts, and says so', async () => {
  const shown = await preview('instant.rules.acceptSeconds', 90);
  expect(shown).toMatchObject({ reckons: 'counts', customers: null, partners: null, platform: null });
  expect(shown.looked).toBe(shown.total);
  expect(shown.looked).toBeGreaterThan(1);
});
