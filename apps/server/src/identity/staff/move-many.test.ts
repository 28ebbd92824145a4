import { listMyUsers, moveManyUsers } from '@nukkad/contract/identity/staff/staff.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { required } from '../../../test/harness/required.ts';
import { type StaffFixture, staffFixture } from '../../../test/fixtures/staff-fixture.ts';

let fixture: StaffFixture;
let number = 9_500_000_000;
const hire = async () => required((await fixture.hire(String((number += 1)))).staffId);
const statusesOf = async () => {
  const pages = await Promise.all(
    (['Active', 'Deactivated'] as const).map((status) =>
      fixture.owner.ask(listMyUsers, { query: { status, limit: 100 } }),
    ),
  );
  return new Map(pages.flatMap(({ body }) => body.items.map((one) => [one.staffId, one.status] as const)));
};
beforeAll(async () => {
  fixture = await staffFixture();
});
afterAll(() => fixture.app.close());

test('many are deactivated and reactivated in one call, each reported by itself', async () => {
  const [asha, dev, away] = [await hire(), await hire(), await hire()];
  await fixture.owner.ask(moveManyUsers, { body: { staffIds: [away], action: 'deactivate' } });
  const { status, body } = await fixture.owner.ask(moveManyUsers, {
    body: { staffIds: [asha, away, dev, asha], action: 'deactivate' },
  });
  expect(status).toBe(200);
  expect(body.results.map(({ id, code }) => [id, code])).toEqual([
    [asha, null],
    [away, 'staff_moved_on'],
    [dev, null],
  ]);
  expect(body.results[1]?.message).toMatch(/\./);
  const after = await statusesOf();
  expect([asha, dev, away].map((id) => after.get(id))).toEqual(['Deactivated', 'Deactivated', 'Deactivated']);
  await fixture.owner.ask(moveManyUsers, { body: { staffIds: [asha, dev], action: 'activate' } });
  const again = await statusesOf();
  expect([asha, dev, away].map((id) => again.get(id))).toEqual(['Active', 'Active', 'Deactivated']);
});

test('another organisation moves none of them, and a colleague without the right neither', async () => {
  const asha = await hire();
  const body = { staffIds: [asha], action: 'deactivate' as const };
  expect((await fixture.stranger.ask(moveManyUsers, { body })).status).toBe(404);
  const clerk = await fixture.hire(String((number += 1)), ['manage_users.view']);
  expect((await fixture.as(clerk).ask(moveManyUsers, { body })).status).toBe(403);
  expect((await statusesOf()).get(asha)).toBe('Active');
});

test('a list of staff says how many there are where it is asked, also of a search and of invitations', async () => {
  const query = { status: 'Active', count: 'true', limit: 1 } as const;
  const all = await fixture.owner.ask(listMyUsers, { query });
  const listed = [...(await statusesOf()).values()].filter((status) => status === 'Active');
  expect(all.body.total).toEqual({ count: listed.length, isMore: false });
  expect(all.body.items).toHaveLength(1);
  const none = await fixture.owner.ask(listMyUsers, { query: { ...query, search: 'Zzqqxx' } });
  expect(none.body.total).toEqual({ count: 0, isMore: false });
  await fixture.invite(fixture.owner, { mobileNumber: String((number += 1)) });
  const invited = await fixture.owner.ask(listMyUsers, { query: { ...query, status: 'Pending' } });
  expect(invited.body.total).toEqual({ count: 1, isMore: false });
});
