import { moveManyUsers } from '@nukkad/contract/identity/staff/staff.api';
import { addDays } from '@nukkad/contract/kernel/time';
import { getEmployee, listEmployees } from '@nukkad/contract/people/employee/employee.api';
import * as api from '@nukkad/contract/people/leaving/leaving.api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type ExpenseFixture, expenseFixture } from '../../../test/expense-fixture.ts';
import { key } from '../../../test/tenant.ts';
import type { Viewer } from '../../platform/viewer.ts';

const opened: ExpenseFixture[] = [];
let shop: ExpenseFixture;
beforeEach(async () => {
  shop = await expenseFixture();
  opened.push(shop);
});
afterAll(() => Promise.all(opened.map(({ app }) => app.close())));

const inDays = (days: number) => addDays(shop.today, days);
const end = (lastDayOn: string) =>
  shop.app.as(shop.owner).askLoosely(api.endEmployment, {
    body: { employeeId: shop.ravi.staffId, lastDayOn },
    headers: key(),
  });
/** Ravi resigned, and the owner accepted. */
async function agreed(lastDayOn: string): Promise<void> {
  const { body } = await shop.app
    .as(shop.ravi.viewer)
    .ask(api.resign, { body: { lastDayOn }, headers: key() });
  const { leavingId, version } = body;
  await shop.app.as(shop.owner).ask(api.agreeOnLeaving, {
    body: { leavingId, version, verb: 'accept', lastDayOn, shortNotice: 'waived' },
  });
}
const read = async (who: Viewer, employeeId?: string) =>
  (await shop.app.as(who).askLoosely(api.getLeaving, { query: employeeId ? { employeeId } : {} })).body;
const fileOf = async (employeeId: string) =>
  (await shop.app.as(shop.owner).askLoosely(getEmployee, { query: { employeeId } })).body;

test('who joins again after the last day works here from then on, and may leave again', async () => {
  const { ravi, owner } = shop;
  await agreed(inDays(3));
  shop.app.clock.advance(10 * 86_400_000);
  await shop.tick('leaving.end_access');
  const activate = (who: Viewer) =>
    shop.app.as(who).askLoosely(moveManyUsers, { body: { staffIds: [ravi.staffId], action: 'activate' } });
  expect((await activate(owner)).status).toBe(200);
  await shop.app.drain();
  expect(await fileOf(ravi.staffId)).toMatchObject({
    workState: 'working',
    joinedOn: inDays(10),
    lastDayOn: null,
  });
  expect(await read(owner, ravi.staffId)).toMatchObject({ leaving: null, can: { start: true } });
  expect(await read(ravi.viewer)).toMatchObject({ leaving: null, can: { ask: true } });
  const working = await shop.app.as(owner).askLoosely(listEmployees, { query: { state: 'working' } });
  expect(working.body.items.map(({ employeeId }: { employeeId: string }) => employeeId)).toContain(
    ravi.staffId,
  );
  expect((await end(inDays(60))).status).toBe(201);
  expect((await read(owner, ravi.staffId)).leaving?.status).toBe('serving');
});

test('a membership that is opened again before the last day keeps that day', async () => {
  const { ravi, owner } = shop;
  await agreed(inDays(9));
  const turn = (action: 'activate' | 'deactivate') =>
    shop.app.as(owner).askLoosely(moveManyUsers, { body: { staffIds: [ravi.staffId], action } });
  await turn('deactivate');
  await turn('activate');
  await shop.app.drain();
  expect(await fileOf(ravi.staffId)).toMatchObject({ workState: 'notice', lastDayOn: inDays(9) });
});
