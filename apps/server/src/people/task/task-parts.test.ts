import { staffEvents } from '@nukkad/contract/identity/staff/staff.noun';
import * as parts from '@nukkad/contract/people/task/task-parts.api';
import * as api from '@nukkad/contract/people/task/task.api';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { taskShop } from '../../../test/fixtures/task-fixture.ts';
import { key } from '../../../test/harness/tenant.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';

let shop: Awaited<ReturnType<typeof taskShop>>;
let lakshmi: Viewer;
let ravi: Viewer;
let imran: Viewer;
beforeAll(async () => {
  shop = await taskShop();
  const here = await shop.aShop();
  lakshmi = here.owner;
  ravi = await here.member('Ravi Kumar');
  imran = await here.member('Imran Sheikh');
});
afterAll(() => shop.app.close());
const to = (...viewers: Viewer[]) => ({ assignees: viewers.map(({ staffId }) => staffId) });
const as = (viewer: Viewer) => shop.app.as(viewer);
const keep = async (viewer: Viewer, name: string): Promise<string> => {
  const jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#b5462f' } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), name);
  return (await as(viewer).send('POST', '/api/document/upload?type=other', { body })).body.documents[0]
    .documentId;
};
const say = (viewer: Viewer, taskId: string, words: string) =>
  as(viewer).askLoosely(parts.addTaskComment, { body: { taskId, words }, headers: key() });

test('comments: the people of a task are told; each changes and removes their own, the manager removes any', async () => {
  const { body: task } = await shop.add(lakshmi, 'Tile the wall', to(ravi));
  const { taskId } = task;
  await shop.app.drain();
  shop.app.sms.length = 0;
  const { body: said } = await say(ravi, taskId, 'Which colour?');
  await say(lakshmi, taskId, 'Blue.');
  await shop.app.drain();
  expect(shop.app.sms).toHaveLength(2);
  const edit = (viewer: Viewer, version: number) =>
    as(viewer).askLoosely(parts.editTaskComment, {
      body: { commentId: said.commentId, version, words: 'Which blue?' },
    });
  expect((await edit(lakshmi, 1)).status).toBe(403);
  expect((await edit(ravi, 1)).body).toMatchObject({ words: 'Which blue?', version: 2 });
  expect((await edit(ravi, 1)).body.code).toBe('task_comment_moved_on');
  const list = async (viewer: Viewer) =>
    (await as(viewer).askLoosely(parts.listTaskComments, { query: { taskId } })).body.items;
  expect((await list(ravi)).map((one: { words: string }) => one.words)).toEqual(['Blue.', 'Which blue?']);
  expect((await list(lakshmi))[1]?.can).toEqual({ edit: false, remove: true });
  const [blue] = await list(ravi);
  const remove = (viewer: Viewer, commentId: string) =>
    as(viewer).askLoosely(parts.removeTaskComment, { body: { commentId } });
  expect((await remove(ravi, blue?.commentId ?? '')).status).toBe(403);
  expect((await remove(imran, said.commentId)).status).toBe(404);
  expect((await say(imran, taskId, 'Me too')).status).toBe(404);
  expect((await as(imran).askLoosely(parts.listTaskComments, { query: { taskId } })).status).toBe(404);
  expect((await remove(lakshmi, said.commentId)).status).toBe(200);
  expect((await remove(lakshmi, said.commentId)).status).toBe(404);
  expect(await list(ravi)).toHaveLength(1);
  const { rows } = await sql<{ words: string }>`select words from task_comment
    where comment_id = ${said.commentId}`.execute(shop.app.platform.db);
  expect(rows).toEqual([{ words: '' }]);
});

test('documents: one’s own are put to a task and opened by its people alone, by a link of a minute', async () => {
  const documentId = await keep(ravi, 'wall.jpg');
  const { taskId } = (await shop.add(lakshmi, 'Check the wall', to(ravi))).body;
  const change = (viewer: Viewer, call: typeof parts.addTaskDocuments | typeof parts.removeTaskDocuments) =>
    as(viewer).askLoosely(call, { body: { taskId, documentIds: [documentId] } });
  const open = (viewer: Viewer) =>
    as(viewer).askLoosely(parts.openTaskDocument, { query: { taskId, documentId } });
  expect((await change(lakshmi, parts.addTaskDocuments)).body.code).toBe('task_document_unknown');
  expect((await change(ravi, parts.addTaskDocuments)).body.documentList).toMatchObject([
    { documentId, fileName: 'wall.jpg', addedBy: 'Ravi Kumar', can: { remove: true } },
  ]);
  expect((await change(ravi, parts.addTaskDocuments)).body.documentList).toHaveLength(1);
  const link = await open(lakshmi);
  expect((await fetch(new URL(link.body.url, shop.app.url))).status).toBe(200);
  expect((await open(imran)).status).toBe(404);
  expect((await change(imran, parts.removeTaskDocuments)).status).toBe(404);
  expect((await change(lakshmi, parts.removeTaskDocuments)).body.documentList).toEqual([]);
  expect((await open(lakshmi)).body.code).toBe('task_document_unknown');
});

test('a document that its owner deletes is gone from the task as well', async () => {
  const documentId = await keep(ravi, 'gone.jpg');
  const { taskId } = (await shop.add(lakshmi, 'With a paper', to(ravi))).body;
  await as(ravi).ask(parts.addTaskDocuments, { body: { taskId, documentIds: [documentId] } });
  await as(ravi).send('DELETE', `/api/document/delete?documentId=${documentId}`);
  expect((await shop.read(lakshmi, taskId)).body).toMatchObject({ documentList: [], documents: 0 });
});

test('who leaves the team has no open task any more, and the owner hears how many need someone new', async () => {
  const open = (await shop.add(lakshmi, 'Still open', to(imran, ravi))).body;
  const done = (await shop.add(lakshmi, 'Done', to(imran))).body;
  await shop.move(lakshmi, done, 'close');
  await shop.app.drain();
  shop.app.sms.length = 0;
  const leave = () =>
    shop.app.platform.write(system, (tx) =>
      publish(tx, shop.app.clock.now(), staffEvents.moved, {
        organisationId: imran.organisationId ?? '',
        staffId: imran.staffId ?? '',
        userId: imran.userId,
        status: 'Inactive',
      }),
    );
  await leave();
  await shop.app.drain();
  expect((await shop.read(lakshmi, open.taskId)).body.assignees).toMatchObject([{ fullName: 'Ravi Kumar' }]);
  expect((await shop.read(lakshmi, done.taskId)).body.assignees).toMatchObject([
    { fullName: 'Imran Sheikh' },
  ]);
  expect(shop.app.sms.map(({ variables }) => JSON.stringify(variables)).join()).toContain(
    'Imran Sheikh left',
  );
  shop.app.sms.length = 0;
  await leave();
  await shop.app.drain();
  expect(shop.app.sms).toEqual([]);
});

test('reminders and overdue tasks are told once, from nine in the morning; a new day is told of again', async () => {
  const at = (day: string, hour: number) =>
    shop.app.clock.set(new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+05:30`));
  const { body } = await shop.add(lakshmi, 'Pay the water bill', {
    ...to(ravi),
    dueOn: '2027-03-10',
    remindDays: 1,
  });
  await shop.app.drain();
  const told = async () => {
    shop.app.sms.length = 0;
    await shop.tick();
    return shop.app.sms.filter(({ variables }) => JSON.stringify(variables).includes('water bill')).length;
  };
  at('2027-03-08', 12);
  expect(await told()).toBe(0);
  at('2027-03-09', 8);
  expect(await told()).toBe(0);
  at('2027-03-09', 9);
  expect([await told(), await told()]).toEqual([1, 0]);
  at('2027-03-11', 9);
  expect([await told(), await told()]).toEqual([2, 0]);
  const edit = {
    taskId: body.taskId,
    version: 1,
    title: 'Pay the water bill',
    dueOn: '2027-03-12',
    ...to(ravi),
  };
  await as(lakshmi).ask(api.editTask, { body: { ...edit, assignees: [ravi.staffId ?? ''] } });
  at('2027-03-13', 9);
  expect(await told()).toBe(2);
});
