import { getNetworkSettings, changeNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { listVisitors } from '@nukkad/contract/network/connection/connection.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepVisits } from '../../src/network/connection/visit/record-visit.ts';
import { type InNetwork, type NetworkFixture, networkFixture } from '../fixtures/network-fixture.ts';

const dayMs = 86_400_000;
let net: NetworkFixture;
beforeAll(async () => {
  net = await networkFixture();
});
afterAll(async () => {
  await net.app.close();
});

const as = ({ viewer }: InNetwork) => net.app.as(viewer);
const visitorsOf = (member: InNetwork) => as(member).call(listVisitors, { query: {} });
const namesOf = async (member: InNetwork) => (await visitorsOf(member)).items.map((one) => one.member.name);
async function settle(member: InNetwork, showsVisits: boolean): Promise<void> {
  const { version } = await as(member).call(getNetworkSettings);
  await as(member).call(changeNetworkSettings, { body: { showsVisits, version } });
}
const three = async () =>
  [await net.person('Asha Verma'), await net.person('Bela Rao'), await net.person('Chitra Nair')] as const;

test('who opens a page is named to its owner once, however often it looks, the last first', async () => {
  const [asha, bela, chitra] = await three();
  for (let time = 0; time < 3; time += 1) await net.look(bela, asha);
  net.app.clock.advance(60_000);
  await net.look(chitra, asha);
  await net.look(asha, asha);
  await net.look(null, asha);
  expect(await visitorsOf(asha)).toMatchObject({ count: 2, isShown: true, nextCursor: null });
  expect(await namesOf(asha)).toEqual(['Chitra N.', 'Bela R.']);
  net.app.clock.advance(dayMs);
  await net.look(bela, asha);
  expect(await namesOf(asha)).toEqual(['Bela R.', 'Chitra N.']);
  expect(await visitorsOf(bela)).toMatchObject({ count: 0, items: [] });
});

test('two who look at once are two, and one who looks in two tabs is one', async () => {
  const [asha, bela, chitra] = await three();
  await Promise.all([bela, bela, chitra, chitra].map((one) => net.look(one, asha)));
  expect((await visitorsOf(asha)).count).toBe(2);
  const { rows } = await sql`select 1 from network_visit where member_id = ${asha.memberId}`.execute(
    net.app.platform.db,
  );
  expect(rows).toHaveLength(2);
});

test('who hides its looks is counted and not named, and reads a number alone', async () => {
  const [asha, bela, chitra] = await three();
  await settle(bela, false);
  await net.look(bela, asha);
  await net.look(chitra, asha);
  await net.look(asha, bela);
  expect((await visitorsOf(asha)).count).toBe(2);
  expect(await namesOf(asha)).toEqual(['Chitra N.']);
  expect(await visitorsOf(bela)).toMatchObject({ count: 1, isShown: false, items: [] });
  await settle(bela, true);
  expect(await namesOf(asha)).toContain('Bela R.');
  expect(await namesOf(bela)).toEqual(['Asha V.']);
});

test('a look is forgotten after 90 days', async () => {
  const [asha, bela] = await three();
  await net.look(bela, asha);
  net.app.clock.advance(91 * dayMs);
  expect(await visitorsOf(asha)).toMatchObject({ count: 0, items: [] });
  await sweepVisits({ platform: net.app.platform });
  const { rows } = await sql`select 1 from network_visit where member_id = ${asha.memberId}`.execute(
    net.app.platform.db,
  );
  expect(rows).toEqual([]);
});

test('a page that is not shown to who asks for it keeps no look', async () => {
  const [asha, bela] = await three();
  const { version } = await as(asha).call(getNetworkSettings);
  await as(asha).call(changeNetworkSettings, { body: { seenBy: 'connections', version } });
  expect((await net.look(bela, asha)).status).toBe(404);
  expect((await visitorsOf(asha)).count).toBe(0);
});
