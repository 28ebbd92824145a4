import { listPartnersOfService } from '@nukkad/contract/market/catalog/catalog.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { openShops } from '../../../test/fixtures/catalog-partners.ts';
import { aGround } from '../../../test/harness/ground.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { pricing } from '../../../test/harness/played-domains.ts';
import { newId } from '../../platform/id.ts';
import { createCatalogDomain } from '../catalog/index.ts';
import { createScheduleDomain } from './index.ts';

let app: Mounted;
beforeAll(async () => {
  app = await mounted((platform) => {
    const ground = aGround(platform);
    const catalog = createCatalogDomain(platform, ground);
    const schedule = createScheduleDomain(platform, { geography: ground.geography, catalog });
    return [ground.geography, catalog, schedule, pricing(catalog)];
  });
});
afterAll(() => app.close());

interface Person {
  readonly name: string;
  readonly jobs: number;
  readonly stars?: readonly number[];
  readonly skill?: string;
  readonly isProfessional?: boolean;
  readonly status?: string;
}

async function hire(organisationId: string, person: Person): Promise<void> {
  const { db } = app.platform;
  const stars = person.stars ?? [];
  const staffId = newId();
  await sql`insert into staff_member (staff_id, organisation_id, user_id, full_name, is_professional, status, rating_sum, rating_count,
      jobs_done, created_at, updated_at)
    values (${staffId}, ${organisationId}, ${await aUser(db, person.name)}, ${person.name}, ${person.isProfessional ?? true},
      ${person.status ?? 'Active'}, ${stars.reduce((sum, star) => sum + star, 0)}, ${stars.length}, ${person.jobs}, now(), now())`.execute(
    db,
  );
  if (person.skill)
    await sql`insert into staff_skill (staff_id, category_id) values (${staffId}, ${person.skill})`.execute(
      db,
    );
}

test('each partner of a service names up to three people who do its work, most jobs first, by their short names and own stars', async () => {
  const [busy = '', quiet = ''] = await openShops(app.platform.db, [
    { name: 'Busy', pincode: '560038', offers: { 'tap-repair': 150 } },
    { name: 'Quiet', pincode: '560038', offers: { 'tap-repair': 190 } },
  ]);
  const people: readonly Person[] = [
    { name: 'Suresh Kumar', jobs: 40, stars: [5, 4, 4] },
    { name: 'Ramesh Gowda', jobs: 120, stars: [5, 5], skill: 'plumber' },
    { name: 'Imran', jobs: 7 },
    { name: 'Fourth Person', jobs: 6 },
    { name: 'Vijay Rao', jobs: 300, skill: 'electrician' },
    { name: 'Kiran Das', jobs: 200, status: 'Deactivated' },
    { name: 'Office Manager', jobs: 90, isProfessional: false },
  ];
  for (const person of people) await hire(busy, person);
  await hire(quiet, { name: 'New Person', jobs: 0 });
  const { body } = await app
    .as(null)
    .ask(listPartnersOfService, { query: { serviceId: 'tap-repair', pincode: '560038', sort: 'price' } });
  expect(body.items.map(({ companyName, professionals }) => [companyName, professionals])).toEqual([
    [
      'Busy',
      [
        { name: 'Ramesh G.', rating: 5, jobsDone: 120 },
        { name: 'Suresh K.', rating: 4.3, jobsDone: 40 },
        { name: 'Imran', rating: null, jobsDone: 7 },
      ],
    ],
    ['Quiet', []],
  ]);
});
