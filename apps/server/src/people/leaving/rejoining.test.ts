import { moveManyUsers } from '@nukkad/contract/identity/staff/staff.api';
import { addDays } from '@nukkad/contract/kernel/time';
import { editEmployee, getEmployee, listEmployees } from '@nukkad/contract/people/employee/employee.api';
import * as api from '@nukkad/contract/people/leaving/leaving.api';
import { previewLetter } from '@nukkad/contract/people/leaving/letter.api';
import { getPayslip } from '@nukkad/contract/people/payroll/payroll.api';
import { reportHeadcount } from '@nukkad/contract/people/report/report.api';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type ExpenseFixture, expenseFixture } from '../../../test/fixtures/expense-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
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

test('the days before they joined again stay: in the file, in figures and in a letter of that time', async () => {
  const { ravi, owner } = shop;
  const asOwner = shop.app.as(owner);
  const { joinedOn: first, version } = await fileOf(ravi.staffId);
  await agreed(inDays(3));
  shop.app.clock.advance(70 * 86_400_000);
  await shop.tick('leaving.end_access');
  const leavingId = (await read(owner, ravi.staffId)).leaving?.leavingId ?? '';
  const said = async () => {
    const about = { kind: 'experience', lang: 'en', place: 'Mysuru', signatoryName: 'Lakshmi Rao' } as const;
    return (await asOwner.ask(previewLetter, { body: { leavingId, ...about } })).body.lines;
  };
  const letter = await said();
  const before = (await asOwner.ask(reportHeadcount, { query: { months: 4 } })).body;
  await asOwner.askLoosely(moveManyUsers, { body: { staffIds: [ravi.staffId], action: 'activate' } });
  await shop.app.drain();
  const file = await fileOf(ravi.staffId);
  const today = inDays(70);
  expect(file).toMatchObject({ joinedOn: today, earlier: [{ joinedOn: first, lastDayOn: inDays(3) }] });
  expect(version).toBeLessThan(file.version);
  const after = (await asOwner.ask(reportHeadcount, { query: { months: 4 } })).body;
  expect(after.items.slice(0, -1)).toEqual(before.items.slice(0, -1));
  expect(after.items.at(-1)?.joined).toBe((before.items.at(-1)?.joined ?? 0) + 1);
  expect(await said()).toEqual(letter);
  const { departmentId = null } = file.department ?? {};
  const place = { employeeCode: file.employeeCode, departmentId, managerId: null, lastDayOn: null };
  const refused = await asOwner.askLoosely(editEmployee, {
    body: { employeeId: ravi.staffId, version: file.version, ...place, joinedOn: inDays(3) },
  });
  expect([refused.status, refused.body.code]).toEqual([409, 'employee_days_earlier']);
});

test('of a month in which they left and came back, and of the month before it, the days of both times are paid', async () => {
  const { ravi, owner, app } = shop;
  const { body } = await shop.structure();
  await shop.pay(owner, ravi.staffId, body.structureId, 30_000);
  await agreed('2026-12-12');
  app.clock.set(new Date('2026-12-22T06:00:00.000Z'));
  await shop.tick('leaving.end_access');
  await app.as(owner).askLoosely(moveManyUsers, { body: { staffIds: [ravi.staffId], action: 'activate' } });
  await app.drain();
  expect(await fileOf(ravi.staffId)).toMatchObject({ joinedOn: '2026-12-22', lastDayOn: null });
  app.clock.set(new Date('2027-01-02T06:00:00.000Z'));
  const paidIn = async (month: string) => {
    const { runId } = await shop.confirmed(month);
    const { payslipId } = await shop.payslipOf(runId, ravi.staffId);
    return (await app.as(owner).ask(getPayslip, { params: { payslipId } })).body.paidDays;
  };
  expect([await paidIn('2026-11-01'), await paidIn('2026-12-01')]).toEqual([30, 22]);
});

test('who came back for one day is paid for it and for the days of before', async () => {
  const { ravi, owner, app } = shop;
  const { body } = await shop.structure();
  await shop.pay(owner, ravi.staffId, body.structureId, 30_000);
  await agreed('2026-12-12');
  app.clock.set(new Date('2026-12-22T06:00:00.000Z'));
  await shop.tick('leaving.end_access');
  for (const action of ['activate', 'deactivate'] as const) {
    await app.as(owner).askLoosely(moveManyUsers, { body: { staffIds: [ravi.staffId], action } });
    await app.drain();
  }
  expect(await fileOf(ravi.staffId)).toMatchObject({ joinedOn: '2026-12-22', lastDayOn: '2026-12-22' });
  app.clock.set(new Date('2027-01-02T06:00:00.000Z'));
  const { runId } = await shop.confirmed('2026-12-01');
  const { payslipId } = await shop.payslipOf(runId, ravi.staffId);
  expect((await app.as(owner).ask(getPayslip, { params: { payslipId } })).body.paidDays).toBe(13);
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
