import { listActivity, updateUserProfile } from '@nukkad/contract/identity/profile/profile.api';
import { updateUser } from '@nukkad/contract/identity/staff/staff.api';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProfileFixture, nextNumber, profileFixture } from '../../../test/fixtures/profile-fixture.ts';
import { required } from '../../../test/harness/required.ts';

type ActivityPage = EndpointOutput<typeof listActivity>;

let fixture: ProfileFixture;
const someone = () => fixture.someone();
beforeAll(async () => {
  fixture = await profileFixture();
});
afterAll(() => fixture.app.close());

describe('the activity log', () => {
  test("holds one's own doings; the organisation's needs the right activityLogs", async () => {
    const manager = await fixture.hire(nextNumber(), [
      'activityLogs.view',
      'manage_users.view',
      'manage_users.update',
    ]);
    const plain = await fixture.hire(nextNumber());
    await fixture
      .as(manager)
      .ask(updateUser, { body: { staffId: required(plain.staffId), designation: 'Fitter' } });
    const own = (await fixture.as(manager).ask(listActivity)).body.items;
    expect(own[0]).toMatchObject({ action: 'staff.update', mine: true, actorName: 'Ravi Kumar' });
    const all = (
      await fixture
        .as(manager)
        .ask(listActivity, { query: { scope: 'organisation', area: 'staff', limit: 100 } })
    ).body;
    expect(all.items.some(({ mine }: { mine: boolean }) => !mine)).toBe(true);
    expect((await fixture.as(plain).ask(listActivity, { query: { scope: 'organisation' } })).status).toBe(
      403,
    );
    const buyer = await someone();
    expect((await buyer.client.ask(listActivity, { query: { scope: 'organisation' } })).status).toBe(403);
    const foreign = (await fixture.stranger.ask(listActivity, { query: { scope: 'organisation' } })).body
      .items;
    expect(foreign).toEqual([]);
  });

  test('goes on where the last page ended, and by day', async () => {
    const { client } = await someone();
    for (const about of ['a', 'b', 'c', 'd', 'e']) await client.ask(updateUserProfile, { body: { about } });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page: ActivityPage = await client.call(listActivity, {
        query: { limit: 2, area: 'profile', cursor },
      });
      seen.push(...page.items.map(({ activityId }) => activityId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
    expect((await client.ask(listActivity, { query: { to: '2020-01-01' } })).body.items).toEqual([]);
  });
});
