import * as api from '@nukkad/contract/work/project-file/project-file.api';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectMarket } from '../../../test/fixtures/project-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { eraseFrom } from '../../platform/personal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { projectFilePersonal } from './project-file.store.ts';

let market: Awaited<ReturnType<typeof projectMarket>>;
let meera: Viewer;
let asha: Viewer;
let projectId: string;
let picture: Buffer;
beforeAll(async () => {
  market = await projectMarket();
  meera = await market.anOwner();
  asha = await market.aClient();
  projectId = await market.agreed(meera, asha);
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#2f6db5' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'CANARY-OF-THE-CAMERA' } })
    .toBuffer();
});
afterAll(() => market.app.close());

function send(viewer: Viewer, path: string, content: Buffer | string = picture, type = 'image/jpeg') {
  const body = new FormData();
  body.append('files', new Blob([new Uint8Array(Buffer.from(content))], { type }), 'site.jpg');
  return market.app.as(viewer).send('POST', path, { body });
}
const toTeam = (viewer: Viewer) => send(viewer, `projects/file?projectId=${projectId}&audience=team`);
const toClient = (viewer: Viewer) => send(viewer, `projects/file?projectId=${projectId}&audience=client`);
const asClient = (viewer: Viewer) => send(viewer, `project/file?projectId=${projectId}`);
const seenBy = async (viewer: Viewer) => {
  const query = { projectId };
  const { body } =
    viewer.role === 'Buyer'
      ? await market.app.as(viewer).ask(api.listOwnProjectFiles, { query })
      : await market.app.as(viewer).ask(api.listProjectFiles, { query });
  return body.items;
};

test('a photo for the team is not the client’s to see, until it is shown to the client as well', async () => {
  const { status, body } = await toTeam(meera);
  expect([status, body.items.length]).toEqual([201, 1]);
  const { fileId } = body.items[0];
  expect((await seenBy(meera)).map((one) => one.fileId)).toContain(fileId);
  expect((await seenBy(asha)).map((one) => one.fileId)).not.toContain(fileId);
  await market.app
    .as(meera)
    .ask(api.editProjectFile, { body: { fileId, caption: 'Old pipes', audience: 'client' } });
  const shown = required((await seenBy(asha)).find((one) => one.fileId === fileId));
  expect(shown).toMatchObject({ caption: 'Old pipes', by: 'partner', can: { edit: false, remove: false } });
  const file = await fetch(new URL(shown.url, market.app.url));
  expect([file.status, (await file.text()).includes('CANARY')]).toEqual([200, false]);
});

test('what the client adds both see, and each side takes away its own alone', async () => {
  const mine = required((await asClient(asha)).body.items[0]);
  const theirs = required((await toClient(meera)).body.items[0]);
  expect((await seenBy(meera)).find((one) => one.fileId === mine.fileId)).toMatchObject({
    by: 'client',
    can: { edit: false, remove: false },
  });
  const remove = (viewer: Viewer, fileId: string) =>
    viewer.role === 'Buyer'
      ? market.app.as(viewer).askLoosely(api.removeOwnProjectFile, { query: { fileId } })
      : market.app.as(viewer).askLoosely(api.removeProjectFile, { query: { fileId } });
  expect((await remove(meera, mine.fileId)).status).toBe(403);
  expect((await remove(asha, theirs.fileId)).status).toBe(403);
  expect((await remove(asha, mine.fileId)).body).toEqual({ removed: true });
  expect((await remove(meera, theirs.fileId)).body).toEqual({ removed: true });
  expect((await remove(meera, theirs.fileId)).status).toBe(404);
});

test('another business, another customer and a file that is no picture are refused, and leave nothing', async () => {
  const lakshmi = await market.anOwner('Lakshmi Plumbing');
  const bela = await market.aClient();
  const before = (await seenBy(meera)).length;
  expect((await toTeam(lakshmi)).status).toBe(404);
  expect((await asClient(bela)).status).toBe(404);
  const broken = await send(meera, `projects/file?projectId=${projectId}&audience=team`, 'no picture');
  expect([broken.status, broken.body.code]).toEqual([400, 'project_file_unreadable']);
  expect(await seenBy(meera)).toHaveLength(before);
});

test('who leaves is no longer named on the files that stay', async () => {
  const { fileId } = required((await asClient(asha)).body.items[0]);
  await market.app.platform.db.transaction().execute((tx) => eraseFrom(projectFilePersonal, tx, asha.userId));
  const { added_by } = await market.app.platform.db
    .selectFrom('project_file')
    .select('added_by')
    .where('file_id', '=', fileId)
    .executeTakeFirstOrThrow();
  expect(added_by).toBeNull();
});
