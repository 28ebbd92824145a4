import { performance } from 'node:perf_hooks';
import { istDay } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recordPromise } from '../../../../test/faults/record-promise.ts';
import { type PayoutFixture, payoutFixture } from '../../../../test/fixtures/payout-fixture.ts';

/** PAYOUT_BOOKINGS closed bookings of fifty for each partner. */
const bookings = Number(process.env['PAYOUT_BOOKINGS'] ?? 2_000);
const each = 50;
const partnersAtOnce = 200;
/** A run goes in parts of many partners, so that neither an earning nor a partner costs a statement of its own. */
const mostStatements = (payouts: number) => 30 + payouts / 50;
const sent = vi.spyOn(pg.Client.prototype, 'query');
let fixture: PayoutFixture;
beforeAll(async () => {
  fixture = await payoutFixture();
  await fill();
}, 600_000);
afterAll(async () => {
  sent.mockRestore();
  await fixture.close();
});

/** Partners like the first one, each with a verified account, and the earnings of their closed bookings. */
async function fill(): Promise<void> {
  const [{ organisationId }] = fixture.partners;
  await fixture.bank(organisationId);
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'organisation' and is_generated = 'NEVER' order by ordinal_position`.execute(
    fixture.platform.db,
  );
  const columns = sql.raw(rows.map(({ name }) => name).join(', '));
  const copied = sql.raw(rows.map(({ name }) => `c.${name}`).join(', '));
  await fixture.rows(sql`insert into user_account (user_id, mobile_number, full_name, status, created_at, updated_at)
    select md5('owner' || i)::uuid, '7' || lpad(i::text, 9, '0'), 'Ravi Kumar', 'Active', now(), now()
    from generate_series(2, ${bookings / each}::int) i`);
  await fixture.rows(sql`insert into organisation (${columns}) select ${copied} from organisation o,
      generate_series(2, ${bookings / each}::int) i,
      lateral jsonb_populate_record(o, jsonb_build_object('organisation_id', md5('partner' || i)::uuid,
        'company_name', 'Partner ' || i, 'owner_user_id', md5('owner' || i)::uuid)) c
    where o.organisation_id = ${organisationId}`);
  await fixture.rows(sql`insert into partner_bank (organisation_id, check_id, holder_name, ifsc, bank_name, account_sealed, account_last4,
      state, checks_on, checks_today, verified_at, saved_at)
    select o.organisation_id, gen_random_uuid(), holder_name, ifsc, bank_name, account_sealed, account_last4, b.state, checks_on,
      checks_today, b.verified_at, saved_at
    from organisation o, partner_bank b where b.organisation_id = ${organisationId} on conflict do nothing`);
  // In parts: a statement may take as long as one of a call, and the machine may be busy.
  for (let first = 0; first < bookings / each; first += partnersAtOnce)
    await fixture.rows(sql`insert into earning (earning_id, organisation_id, kind, value_paise, commission_paise, commission_tax_paise,
        commission_percent, earned_at, due_on, state)
      select gen_random_uuid(), organisation_id, 'adjustment', 50000 + i, 7500, 1350, 15, ${fixture.clock.now()}, ${istDay(fixture.clock.now())}, 'Due'
      from (select organisation_id from organisation order by organisation_id
          limit least(${partnersAtOnce}::int, ${bookings / each}::int - ${first}::int) offset ${first}) o,
        generate_series(1, ${each}) i`);
}

test('promise 24: a run over many closed bookings takes few statements, and pays each once', async () => {
  const before = performance.now();
  const sentBefore = sent.mock.calls.length;
  await fixture.run();
  const statements = sent.mock.calls.length - sentBefore;
  const seconds = (performance.now() - before) / 1_000;
  const [{ payouts, paise, paid, earned }] = await fixture.rows(sql`select
      (select count(*)::int from payout) as payouts, (select sum(amount_paise)::bigint from payout) as paise,
      (select count(*)::int from earning where state = 'In Payout') as paid, (select sum(net_paise)::bigint from earning) as earned`);
  expect({ paid, paise }).toEqual({ paid: bookings, paise: earned });
  expect(payouts).toBeGreaterThanOrEqual(bookings / each);
  expect(statements).toBeLessThan(mostStatements(payouts));
  recordPromise(24, bookings, 0);
  if (process.env['PAYOUT_BOOKINGS'])
    process.stdout.write(
      `${bookings} closed bookings, ${payouts} payouts: ${statements} statements, ${seconds.toFixed(2)} s\n`,
    );
});
