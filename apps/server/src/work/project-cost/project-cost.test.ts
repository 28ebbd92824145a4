import * as api from '@nukkad/contract/work/project-cost/project-cost.api';
import type { CostBody } from '@nukkad/contract/work/project-cost/project-cost.model';
import * as files from '@nukkad/contract/work/project-file/project-file.api';
import { addSubTask } from '@nukkad/contract/work/sub-task/sub-task.api';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aViewer } from '../../../test/harness/mounted.ts';
import { projectMarket } from '../../../test/fixtures/project-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { key } from '../../../test/harness/tenant.ts';
import { newId } from '../../platform/id.ts';
import type { Viewer } from '../../platform/viewer.ts';

let market: Awaited<ReturnType<typeof projectMarket>>;
let meera: Viewer;
let asha: Viewer;
beforeAll(async () => {
  market = await projectMarket();
  meera = await market.anOwner();
  asha = await market.aClient();
});
afterAll(() => market.app.close());

const spentOn = '2026-11-02';
const labour = { kind: 'labour', words: 'Fitting', spentOn, minutes: 90, hourlyPaise: 400_00 } as const;
const material = {
  kind: 'material',
  words: 'Ply',
  spentOn,
  quantityMilli: 2_500,
  unit: 'sheet',
  pricePaise: 2_000_00,
} as const;
const book = (viewer: Viewer, projectId: string, cost: CostBody) =>
  market.app.as(viewer).askLoosely(api.addProjectCost, { body: { projectId, cost }, headers: key() });
const marginOf = async (viewer: Viewer, projectId: string) =>
  (await market.app.as(viewer).askLoosely(api.getProjectMargin, { query: { projectId } })).body;

test('time, material and travel are taken from what was earned without GST; a cost that is removed comes back', async () => {
  const projectId = await market.agreed(meera, asha);
  const { agreed, earned } = await marginOf(meera, projectId);
  // An advance of ₹50,000 of ₹2,00,000, each with 18% GST in it.
  expect([earned, agreed > earned]).toEqual([Math.round((50_000_00 * 100) / 118), true]);
  expect((await book(meera, projectId, labour)).body).toMatchObject({ amount: 600_00, minutes: 90 });
  const ply = await book(meera, projectId, material);
  expect(ply.body).toMatchObject({ amount: 5_000_00, quantityMilli: 2_500, unit: 'sheet' });
  await book(meera, projectId, { kind: 'travel', words: 'Tempo', spentOn, amountPaise: 800_00 });
  expect(await marginOf(meera, projectId)).toMatchObject({
    labour: 600_00,
    material: 5_000_00,
    travel: 800_00,
    margin: earned - 6_400_00,
    minutes: 90,
  });
  await market.app.as(meera).ask(api.removeProjectCost, { query: { costId: ply.body.costId } });
  expect((await marginOf(meera, projectId)).margin).toBe(earned - 1_400_00);
  const { body } = await market.app.as(meera).ask(api.listProjectCosts, { query: { projectId } });
  expect(body.items.map(({ words }) => words)).toEqual(['Tempo', 'Fitting']);
});

test('a cost names a step and a bill of its own project, and nothing of another one', async () => {
  const projectId = await market.agreed(meera, asha);
  const otherId = (await market.byHand(meera)).projectId;
  const stepOf = async (of: string) => {
    const body = { projectId: of, title: 'Cut the boards', needs: [] };
    return (await market.app.as(meera).ask(addSubTask, { body, headers: key() })).body.subTaskId;
  };
  const form = new FormData();
  const photo = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  form.append('files', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'bill.png');
  const sent = await market.app
    .as(meera)
    .send('POST', `projects/file?projectId=${projectId}&audience=team`, { body: form });
  const { fileId } = required(sent.body.items[0]);
  const [own, foreign] = [await stepOf(projectId), await stepOf(otherId)];
  const booked = await book(meera, projectId, { ...material, subTaskId: own, fileId });
  expect(booked.body).toMatchObject({ subTaskId: own, bill: { fileName: 'bill.png' } });
  const refused = [
    await book(meera, projectId, { ...material, subTaskId: foreign }),
    await book(meera, otherId, { ...material, fileId }),
    await book(meera, projectId, { ...labour, staffId: newId() }),
    await book(meera, projectId, { ...labour, spentOn: '2030-01-01' }),
  ];
  expect(refused.map(({ body }) => body.code)).toEqual([
    'project_cost_step_unknown',
    'project_cost_file_unknown',
    'project_cost_staff_unknown',
    'project_cost_future',
  ]);
  // The bill stays with its cost when the file is taken out of the project.
  await market.app.as(meera).ask(files.removeProjectFile, { query: { fileId } });
  const { body } = await market.app.as(meera).ask(api.listProjectCosts, { query: { projectId } });
  expect(body.items[0]?.bill?.fileName).toBe('bill.png');
});

test('neither the client, nor staff without payments, nor another business reads what a project costs', async () => {
  const projectId = await market.agreed(meera, asha);
  const booked = await book(meera, projectId, labour);
  const { organisationId } = meera;
  const desk = aViewer({
    role: 'subUser',
    organisationId,
    permissions: new Set(['customers.view', 'customers.update']),
  });
  const lakshmi = await market.anOwner('Lakshmi Plumbing');
  for (const [viewer, status] of [
    [asha, 403],
    [desk, 403],
    [lakshmi, 404],
  ] as const) {
    const { app } = market;
    const read = await app.as(viewer).askLoosely(api.listProjectCosts, { query: { projectId } });
    const margin = await app.as(viewer).askLoosely(api.getProjectMargin, { query: { projectId } });
    expect([read.status, margin.status]).toEqual([status, status]);
  }
  expect((await book(lakshmi, projectId, labour)).status).toBe(404);
  const { costId } = booked.body;
  const removed = await market.app.as(lakshmi).askLoosely(api.removeProjectCost, { query: { costId } });
  expect(removed.status).toBe(404);
  expect(JSON.stringify(await market.read(asha, projectId))).not.toContain('cost');
});
