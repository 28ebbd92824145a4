import * as api from '@nukkad/contract/people/task/task.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { taskShop } from '../../../test/fixtures/task-fixture.ts';
import type { Viewer } from '../../platform/viewer.ts';

let shop: Awaited<ReturnType<typeof taskShop>>;
let lakshmi: Viewer;
let ravi: Viewer;
beforeAll(async () => {
  shop = await taskShop();
  const here = await shop.aShop();
  lakshmi = here.owner;
  ravi = await here.member('Ravi Kumar');
});
afterAll(() => shop.app.close());
const at = (day: string, time = '00:05') => shop.app.clock.set(new Date(`${day}T${time}:00+05:30`));
const to = (...viewers: Viewer[]) => ({ assignees: viewers.map(({ staffId }) => staffId) });
const days = async (title: string): Promise<(string | null)[]> =>
  (await shop.list(lakshmi, { tab: 'all', q: title, limit: '100' })).items.map(({ dueOn }) => dueOn);
const edit = (body: object) => shop.app.as(lakshmi).askLoosely(api.editTask, { body });

test('a weekly task comes again on its days, once each, as the latest one was written, with nothing ticked', async () => {
  at('2027-01-04', '10:00');
  const { body } = await shop.add(lakshmi, 'Check the pumps', {
    ...to(ravi),
    dueOn: '2027-01-04',
    checklist: [{ words: 'Pump A' }],
    repeat: { every: 'weekly', weekdays: [1, 4] },
  });
  expect(body.repeat).toMatchObject({ every: 'weekly', weekdays: [1, 4], nextOn: '2027-01-07' });
  await shop.app.as(ravi).ask(api.tickCheck, {
    body: { taskId: body.taskId, checkId: body.checklist[0]?.checkId ?? '', isDone: true },
  });
  await shop.move(ravi, body, 'close');
  at('2027-01-06', '23:59');
  await shop.tick();
  expect(await days('Check the pumps')).toEqual([]);
  at('2027-01-07');
  shop.app.sms.length = 0;
  await Promise.all([shop.tick(), shop.tick(), shop.tick()]);
  await shop.tick();
  expect(await days('Check the pumps')).toEqual(['2027-01-07']);
  await shop.app.drain(new Date('2027-01-07T10:00:00+05:30'));
  const told = shop.app.sms.filter(({ variables }) => JSON.stringify(variables).includes('new task'));
  expect(told).toHaveLength(1);
  const [made] = (await shop.list(ravi, { q: 'pumps' })).items;
  expect(made).toMatchObject({ status: 'Open', checksDone: 0, checksAll: 1, every: 'weekly' });
  await edit({
    taskId: made?.taskId,
    version: 1,
    title: 'Check the pumps and valves',
    dueOn: '2027-01-07',
    ...to(ravi),
    repeat: { every: 'weekly', weekdays: [1, 4] },
  });
  at('2027-01-11');
  await shop.tick();
  expect(await days('pumps and valves')).toEqual(['2027-01-07', '2027-01-11']);
});

test('a monthly task of the 31st comes on the last day of shorter months; missed days are made up once', async () => {
  at('2027-01-31', '10:00');
  await shop.add(lakshmi, 'Close the till', { dueOn: '2027-01-31', repeat: { every: 'monthly' } });
  at('2027-02-28');
  await shop.tick();
  const [, short] = (await shop.list(lakshmi, { tab: 'all', q: 'Close the till' })).items;
  const more = { note: 'Count twice.', dueOn: '2027-02-28', repeat: { every: 'monthly' } };
  const edited = await edit({ taskId: short?.taskId, version: 1, title: 'Close the till', ...more });
  expect(edited.body.repeat).toMatchObject({ every: 'monthly', nextOn: '2027-03-31' });
  at('2027-03-31');
  await shop.tick();
  at('2027-06-15');
  await shop.tick();
  expect(await days('Close the till')).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-05-31']);
});

test('a repeat ends with its last day, and where it is stopped or taken out of the task', async () => {
  at('2027-07-01', '10:00');
  await shop.add(lakshmi, 'Three days', {
    dueOn: '2027-07-01',
    repeat: { every: 'daily', untilOn: '2027-07-03' },
  });
  const { body } = await shop.add(lakshmi, 'Stopped', { dueOn: '2027-07-01', repeat: { every: 'daily' } });
  for (const day of ['2027-07-02', '2027-07-03', '2027-07-04', '2027-07-05']) {
    at(day);
    await shop.tick();
    if (day === '2027-07-02')
      await edit({ taskId: body.taskId, version: 1, title: 'Stopped', dueOn: '2027-07-01' });
  }
  expect(await days('Three days')).toEqual(['2027-07-01', '2027-07-02', '2027-07-03']);
  expect(await days('Stopped')).toEqual(['2027-07-01', '2027-07-02']);
  const { rows } = await sql<{
    status: string;
  }>`select r.status from task_repeat r join task t using (repeat_id)
    where t.title in ('Three days', 'Stopped') group by r.repeat_id, r.status`.execute(shop.app.platform.db);
  expect(rows.map(({ status }) => status)).toEqual(['Cancelled', 'Cancelled']);
});

test('a repeat needs a first day, and a weekly one days of the week', async () => {
  expect((await shop.add(lakshmi, 'No day', { repeat: { every: 'daily' } })).body.code).toBe(
    'task_repeat_needs_day',
  );
  const { status, body } = await shop.add(lakshmi, 'No weekday', {
    dueOn: '2027-07-01',
    repeat: { every: 'weekly' },
  });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['repeat.weekdays']]);
});
