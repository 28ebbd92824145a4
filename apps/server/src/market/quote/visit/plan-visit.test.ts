import { getPartnerBooking } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import {
  chooseVisitAddress,
  listProjectVisits,
  planProjectVisit,
} from '@nukkad/contract/market/quote/project-visit.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitsOf } from '../../../../test/fixtures/agreed-visits.ts';
import { type Person, key } from '../../../../test/harness/tenant.ts';
import { type Tenants, twoTenants } from '../../../../test/walks/two-tenants.ts';

let tenants: Tenants;
let play: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  tenants = await twoTenants();
  play = visitsOf(tenants);
}, 120_000);
afterAll(() => tenants.app.close());

const plan = ({ client }: Person, projectId: string, visit: ReturnType<typeof play.measuring>) =>
  client.askLoosely(planProjectVisit, { body: { projectId, visit }, headers: key() });

test('the business plans a further visit at the same address, and the customer is told', async () => {
  const { projectId } = await play.begun();
  const { owner, desk, professional } = tenants.a;
  expect((await play.list(projectId, owner)).can).toMatchObject({ plan: true, askAddress: false });
  tenants.app.sms.length = 0;
  const made = await plan(owner, projectId, { ...play.measuring(8), title: 'Fitting the taps' });
  expect(made.status).toBe(201);
  expect(made.body.visits.map(({ title }: { title: string }) => title)).toEqual([
    'Measuring the kitchen',
    'Fitting the taps',
  ]);
  await tenants.app.drain();
  expect(JSON.stringify(tenants.app.sms)).toContain('planned a visit');
  expect((await plan(owner, projectId, play.measuring(-1))).body.code).toBe('quote_visit_past');
  for (const who of [desk, professional])
    expect((await plan(who, projectId, play.measuring(8))).status).toBeGreaterThan(400);
  const theirs = { query: { projectId } };
  for (const stranger of [tenants.b.owner, tenants.b.buyer])
    expect((await stranger.client.askLoosely(listProjectVisits, theirs)).status).toBe(404);
  expect((await plan(tenants.b.owner, projectId, play.measuring(8))).status).toBe(404);
  const { bookingId } = made.body.visits[1] ?? { bookingId: '' };
  const other = await tenants.b.owner.client.askLoosely(getPartnerBooking, { query: { bookingId } });
  expect(other.status).toBe(404);
});

test('of a project whose quote had no visits the customer says once where it is, and the business may plan them', async () => {
  const { buyer, owner, desk } = tenants.a;
  const { projectId } = await play.begun({ visits: [] });
  const seen = await play.list(projectId);
  expect([seen.visits, seen.address, seen.can]).toEqual([
    [],
    null,
    { plan: false, chooseAddress: true, askAddress: false },
  ]);
  expect((await play.list(projectId, owner)).can).toEqual({
    plan: false,
    chooseAddress: false,
    askAddress: true,
  });
  expect((await plan(owner, projectId, play.measuring(8))).body.code).toBe('quote_visits_unplaced');
  const addressId = await play.addressId();
  const place = ({ client }: Person, at: string) =>
    client.askLoosely(chooseVisitAddress, { body: { projectId, addressId: at } });
  expect((await place(buyer, projectId)).body.code).toBe('quote_address_gone');
  expect((await place(buyer, 'home')).status).toBe(400);
  for (const other of [owner, desk]) expect((await place(other, addressId)).status).toBe(403);
  expect((await place(tenants.b.buyer, addressId)).status).toBe(404);
  tenants.app.sms.length = 0;
  const two = await Promise.all([place(buyer, addressId), place(buyer, addressId)]);
  expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await play.list(projectId)).address).toContain('Kempegowda Nivas');
  expect((await place(buyer, addressId)).body.code).toBe('quote_address_chosen');
  await tenants.app.drain();
  expect(JSON.stringify(tenants.app.sms)).toContain('said where the work is');
  const { can, address } = await play.list(projectId, owner);
  expect([can.plan, can.askAddress, address]).toEqual([true, false, null]);
  expect((await plan(owner, projectId, play.measuring(8))).status).toBe(201);
});
