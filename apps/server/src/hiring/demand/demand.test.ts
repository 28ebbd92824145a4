import { listUnservedDemand } from '@nukkad/contract/hiring/demand/demand.api';
import * as jobs from '@nukkad/contract/hiring/job/job.api';
import { dayMs } from '@nukkad/contract/kernel/time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { indiranagar } from '../../../test/fixtures/a-partner.ts';
import { type Employer, deskOf, employer } from '../../../test/fixtures/candidate-fixture.ts';
import { aJob, jobDomains } from '../../../test/fixtures/job-fixture.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { roundsOf } from '../../../test/harness/rounds-of.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import type { UnservedBookings } from '../../market/booking/index.ts';
import type { Domain } from '../../platform/domain.ts';
import type { DemandInterfaces } from './demand.interface.ts';
import { createDemandDomain } from './index.ts';

/** What bookings and the waitlist would say, and who is near. */
let missed: UnservedBookings[] = [];
let waited: Awaited<ReturnType<DemandInterfaces['waitlist']['waitedFor']>> = [];
let near: string[] = [];
const played: Pick<DemandInterfaces, 'booking' | 'catalog' | 'waitlist'> = {
  booking: { unserved: async () => missed },
  catalog: {
    partnersOfCategory: async () =>
      near.map((organisationId) => ({ organisationId, distanceMetres: 900, rating: null, ratingCount: 0 })),
  },
  waitlist: { waitedFor: async () => waited },
};

let app: Mounted;
const domains: Domain[] = [];
beforeAll(async () => {
  app = await mounted((platform) => {
    const { skill, job, partner } = jobDomains(platform);
    domains.push(skill, job, createDemandDomain(platform, { ...played, job, partner, skill }));
    return domains;
  });
});
beforeEach(() => {
  missed = [];
  waited = [];
  near = [];
  app.sms.length = 0;
});
afterAll(() => app.close());

/** The round runs as on two nodes, then those who are told are told. */
async function night(): Promise<void> {
  app.clock.advance(dayMs);
  await Promise.all([roundsOf(domains)('demand.draft'), roundsOf(domains)('demand.draft')]);
  await app.drain();
}
const missedBy = ({ organisationId }: Employer, categoryId = 'plumber'): UnservedBookings => ({
  organisationId,
  categoryId,
  pincode: indiranagar.pincode,
  refused: 4,
  forwarded: 3,
});
const listed = async (client: TestClient) =>
  (await client.call(listUnservedDemand, { query: { count: 'true' } })).items;

test('Lakshmi misses seven bookings of a plumber: a draft waits with the numbers, and she is told once', async () => {
  const shop = await employer(app, 'Lakshmi Home Services');
  const lakshmi = app.as(shop.owner);
  missed = [missedBy(shop)];
  await night();
  const [demand, ...others] = await listed(lakshmi);
  expect(others).toEqual([]);
  expect(demand).toMatchObject({ tradeName: 'Plumber', refused: 4, forwarded: 3, waiting: 0 });
  const jobId = demand?.jobId ?? '';
  expect(await lakshmi.call(jobs.getJob, { query: { jobId } })).toMatchObject({
    standing: 'Draft',
    title: 'Plumber',
    pincode: indiranagar.pincode,
    wageFrom: null,
    can: { edit: true, publish: true, delete: true },
  });
  expect(app.sms.map(({ variables }) => variables['text'])).toEqual([
    expect.stringMatching(/you missed 7 bookings .*“Plumber” is drafted/),
  ]);
  app.sms.length = 0;
  await night();
  expect(app.sms).toEqual([]);
  expect(await listed(lakshmi)).toHaveLength(1);
});

test('once the draft is deleted the part is gone, and the same is not drafted again for 60 days', async () => {
  const shop = await employer(app, 'Bright Sparks');
  const owner = app.as(shop.owner);
  missed = [missedBy(shop)];
  await night();
  const jobId = (await listed(owner))[0]?.jobId ?? '';
  await owner.call(jobs.deleteJob, { body: { jobId, version: 1 } });
  await app.drain();
  expect(await listed(owner)).toEqual([]);
  await night();
  expect(await listed(owner)).toEqual([]);
  app.clock.advance(60 * dayMs);
  await night();
  expect(await listed(owner)).toHaveLength(1);
});

test('a draft that is published waits no more, and a business that looks for the trade gets none', async () => {
  const shop = await employer(app, 'Corner Plumbing');
  const owner = app.as(shop.owner);
  missed = [missedBy(shop)];
  await night();
  const jobId = (await listed(owner))[0]?.jobId ?? '';
  const { version } = await owner.call(jobs.updateJob, {
    body: {
      jobId,
      version: 1,
      tradeId: 'plumber',
      title: 'Plumber for homes',
      description: 'Taps and tanks in homes. Tools are ours.',
      wageFrom: 20_000_00,
      wageTo: 26_000_00,
      pincode: indiranagar.pincode,
    },
  });
  await owner.call(jobs.publishJob, { body: { jobId, version } });
  await app.drain();
  expect(await listed(owner)).toEqual([]);
  const other = await employer(app, 'Metro Plumbing');
  await aJob(app.as(other.owner), { tradeId: 'plumber' });
  missed = [missedBy(other)];
  await night();
  expect(await listed(app.as(other.owner))).toEqual([]);
});

test('people who wait where no one serves draft a job for those who are near; three drafts a night at most', async () => {
  const shop = await employer(app, 'Garden City Works');
  const owner = app.as(shop.owner);
  near = [shop.organisationId];
  waited = [{ categoryId: 'garden', pincode: indiranagar.pincode, people: 6 }];
  await night();
  expect(await listed(owner)).toMatchObject([{ tradeName: 'Gardener', refused: 0, waiting: 6 }]);
  waited = [];
  missed = ['cleaning', 'painting', 'pest', 'carpenter'].map((one) => missedBy(shop, one));
  await roundsOf(domains)('demand.draft');
  expect(await listed(owner)).toHaveLength(4);
  await roundsOf(domains)('demand.draft');
  expect(await listed(owner)).toHaveLength(5);
});

test('only those who may look at jobs read what their business missed, and no other business does', async () => {
  const shop = await employer(app, 'Silk Board Services');
  missed = [missedBy(shop)];
  await night();
  const looker = app.as(deskOf(shop, 'hireTalent.view'));
  expect(await listed(looker)).toHaveLength(1);
  for (const one of [deskOf(shop), deskOf(shop, 'booking.view')])
    expect((await app.as(one).ask(listUnservedDemand)).status).toBe(403);
  expect(await listed(app.as((await employer(app, 'Elsewhere')).owner))).toEqual([]);
});
