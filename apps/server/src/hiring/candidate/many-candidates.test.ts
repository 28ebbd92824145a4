import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indiranagar } from '../../../test/fixtures/a-partner.ts';
import {
  candidateFixture,
  type CandidateFixture,
  employer,
  seeker,
} from '../../../test/fixtures/candidate-fixture.ts';
import { rowsRead } from '../../../test/harness/rows-read.ts';
import type { Reader } from '../../platform/db/database.ts';
import { spotOf, spotRadius } from '../../platform/search/spot.rules.ts';
import { type CandidateFilter, listNearest, listNewest } from './candidate-search.store.ts';

const many = 20_000;
const portion = 4_000;
const trades = ['electrician', 'plumber', 'painter', 'carpenter', 'driver', 'cook', 'cleaner', 'mason'];

let fixture: CandidateFixture;
let organisationId: string;
beforeAll(async () => {
  fixture = await candidateFixture();
  ({ organisationId } = await employer(fixture.app, 'Clean Corner'));
  const { userId } = await seeker(fixture.app, 'Raju Yadav', {
    about: 'Solar panels on roofs',
    travelKm: 20,
  });
  const { db } = fixture.app.platform;
  // As one statement it takes longer than a statement may, on a busy machine.
  for (let from = 1; from <= many; from += portion)
    await sql`with i as materialized (select i, gen_random_uuid() as user_id, (${trades}::text[])[1 + i % ${trades.length}::int] as trade_id,
          now() - i * interval '1 minute' as at from generate_series(${from}::int, ${from + portion - 1}::int) i),
        people as (insert into user_account (user_id, mobile_number, full_name, status, created_at, updated_at)
          select user_id, '6' || lpad(i::text, 9, '0'), 'Kiran Das', 'Active', now(), now() from i),
        profiles as (insert into candidate (user_id, trade_ids, available_from, wage_unit, wage_paise, pincode, travel_km, experience_months, created_at, changed_at)
          select i.user_id, array[i.trade_id, 'security-guard'], c.available_from, 'month', 1500000 + i % 700 * 100, c.pincode, 10 + i % 30, i % 90, at, at
          from i, candidate c where c.user_id = ${userId}),
        places as (insert into candidate_place (user_id, position, pincode, city_code, name, latitude, longitude)
          select i.user_id, place, p.pincode, p.city_code, p.name, p.latitude + (i % 300) * 0.001, p.longitude + (i % 700) * 0.001
          from i, candidate_place p, generate_series(0, 1) place where p.user_id = ${userId})
      insert into candidate_spot (user_id, trade_id, position, rank, spot_x, spot_y, changed_at)
        select i.user_id, trade, place, ranks.rank, s.spot_x + (i % 700) * 0.001, s.spot_y + (i % 300) * 0.001, at
        from i, candidate_spot s, generate_series(0, 1) place, (values (0), (1)) ranks (rank),
          lateral (select case ranks.rank when 0 then i.trade_id else 'security-guard' end as trade) of_rank where s.user_id = ${userId}`.execute(
      db,
    );
  await sql`vacuum analyze candidate, candidate_place, candidate_spot`.execute(db);
}, 120_000);
afterAll(() => fixture.app.close());

const around = {
  place: indiranagar,
  spot: spotOf(indiranagar),
  radius: spotRadius(indiranagar, 25_000),
  perKilometre: spotRadius(indiranagar, 1_000),
};
const asked = (given: Partial<CandidateFilter>): CandidateFilter => ({
  organisationId,
  worksThere: () => false,
  tradeIds: null,
  orWords: null,
  andWords: null,
  skillIds: [],
  around: null,
  wageMonthPaise: null,
  experienceMonths: null,
  educations: null,
  language: null,
  shifts: null,
  availableBy: null,
  ...given,
});

const person = { fullName: () => 'Kiran Das', isShortlisted: () => false };
const page = { after: null, limit: 21, person };
const newest = (reader: Reader, given: Partial<CandidateFilter>) => listNewest(reader, asked(given), page);
const nearest = (reader: Reader, given: Partial<CandidateFilter>) =>
  listNearest(reader, asked({ ...given, around }), around, page);
const solar = { text: 'solar', words: ['solar'] };

test.each([
  ['the newest', newest, {}],
  ['the newest around a place', newest, { around }],
  ['the newest of a trade', newest, { tradeIds: ['cook'] }],
  ['the newest of two trades', newest, { tradeIds: ['cook', 'driver'] }],
  ['the nearest', nearest, {}],
  ['the nearest of a trade', nearest, { tradeIds: ['driver'] }],
  ['the nearest with some experience', nearest, { tradeIds: ['mason'], experienceMonths: 24 }],
  ['those who say such words', newest, { tradeIds: [], orWords: solar }],
])('of 20,000 candidates, %s are read by few rows', async (_what, list, given: Partial<CandidateFilter>) => {
  const { db } = fixture.app.platform;
  // A statement that is repeated is planned once for all values: the plan that stays is the one that counts.
  for (let nth = 0; nth < 8; nth += 1) await list(db, given);
  let found: readonly string[] = [];
  const read = await rowsRead(db, ['candidate', 'candidate_spot'], async (tx) => {
    found = (await list(tx, given)).map(({ userId }) => userId);
  });
  expect(new Set(found).size).toBe(given.orWords ? 1 : 21);
  expect(read['candidate']).toBeLessThanOrEqual(400);
  expect(read['candidate_spot']).toBeLessThanOrEqual(800);
});
