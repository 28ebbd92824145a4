import * as api from '@nukkad/contract/people/task/task.api';
import type { Task } from '@nukkad/contract/people/task/task.model';
import { createDocumentDomain } from '../src/files/document/index.ts';
import { createTaskDomain } from '../src/people/task/index.ts';
import type { Domain } from '../src/platform/domain.ts';
import type { Viewer } from '../src/platform/viewer.ts';
import { addStaff } from '../src/identity/partner/partner.store.ts';
import { newId } from '../src/platform/id.ts';
import { aPartner, aUser } from './a-partner.ts';
import { permitted } from './permitted.ts';
import { aGround } from './ground.ts';
import { type Mounted, aViewer, mounted } from './mounted.ts';
import { key } from './tenant.ts';

/** A shop with an owner, a manager and two who do the work; tasks over HTTP, and what the clock does. */
export async function taskShop() {
  const made: { task: Domain | null } = { task: null };
  const app: Mounted = await mounted((platform) => {
    const document = createDocumentDomain(platform);
    made.task = createTaskDomain({ platform, ...aGround(platform), document });
    return [document, made.task];
  });
  const { db } = app.platform;

  async function aShop(companyName = 'Lakshmi Plumbing') {
    const { organisationId, ownerUserId } = await aPartner(db, { companyName });
    const owner = aViewer({ role: 'Service Partner', userId: ownerUserId, organisationId });
    const member = async (fullName: string, permissions: Viewer['permissions'] = new Set()) => {
      const staff = { staffId: newId(), userId: await aUser(db, fullName) };
      await db.transaction().execute(async (tx) => {
        const row = permitted({ ...staff, organisationId, fullName, isProfessional: true });
        await addStaff(tx, row, [], app.clock.now());
      });
      return aViewer({ role: 'subUser', organisationId, permissions, ...staff });
    };
    return { owner, member };
  }
  const add = (viewer: Viewer, title: string, more: object = {}) =>
    app.as(viewer).askLoosely(api.addTask, { body: { title, ...more }, headers: key() });
  const move = (viewer: Viewer, { taskId, version }: Pick<Task, 'taskId' | 'version'>, verb: string) =>
    app.as(viewer).askLoosely(api.moveTask, { body: { taskId, version, verb } });
  const read = (viewer: Viewer, taskId: string) =>
    app.as(viewer).askLoosely(api.getTask, { query: { taskId } });
  const list = async (viewer: Viewer, query: object = {}) =>
    (await app.as(viewer).askLoosely(api.listTasks, { query })).body;
  const titles = async (viewer: Viewer, query: object = {}): Promise<string[]> =>
    (await list(viewer, query)).items.map(({ title }: { title: string }) => title);
  /** What the clock does every ten minutes. */
  const tick = async (): Promise<void> => {
    for (const { run } of made.task?.cron ?? []) await run();
    await app.drain();
  };
  return { app, aShop, add, move, read, list, titles, tick };
}
