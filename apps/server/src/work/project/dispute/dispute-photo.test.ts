import * as client from '@nukkad/contract/work/project/client-project.api';
import * as office from '@nukkad/contract/work/project/milestone-dispute-office.api';
import { type Milestone, mostDisputePhotos } from '@nukkad/contract/work/project/project.model';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aViewer } from '../../../../test/harness/mounted.ts';
import { projectMarket } from '../../../../test/fixtures/project-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import { eraseFrom } from '../../../platform/personal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { projectPersonal } from '../project.store.ts';

let market: Awaited<ReturnType<typeof projectMarket>>;
let meera: Viewer;
let asha: Viewer;
let picture: Buffer;
beforeAll(async () => {
  market = await projectMarket();
  meera = await market.anOwner();
  asha = await market.aClient();
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#2f6db5' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'CANARY-OF-THE-CAMERA' } })
    .toBuffer();
});
afterAll(() => market.app.close());

const words = 'Two drawers of the kitchen do not close.';

function send(
  viewer: Viewer,
  { milestoneId }: Pick<Milestone, 'milestoneId'>,
  photos = 1,
  content = picture,
) {
  const body = new FormData();
  for (let at = 0; at < photos; at++)
    body.append('photos', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'drawer.jpg');
  return market.app
    .as(viewer)
    .send('POST', `project/milestone/dispute/photos?milestoneId=${milestoneId}`, { body });
}

/** The second milestone, approved by its client and disputed. */
async function disputed() {
  const projectId = await market.agreed(meera, asha);
  await market.move(meera, 'submit', await market.milestoneOf(meera, projectId, 2));
  await market.approve(asha, projectId, await market.milestoneOf(asha, projectId, 2));
  const before = await market.milestoneOf(asha, projectId, 2);
  const { milestoneId, version } = before;
  await market.app
    .as(asha)
    .ask(client.raiseMilestoneDispute, { body: { milestoneId, version, wants: 'fix', words } });
  const read = (viewer: Viewer) => market.milestoneOf(viewer, projectId, 2);
  return { projectId, before, milestone: await read(asha), read };
}

test('both sides show photos of the drawers, each sees both, and nothing of the camera is in them', async () => {
  const { milestone, read } = await disputed();
  expect((await send(asha, milestone, 2)).status).toBe(201);
  expect((await send(meera, milestone)).status).toBe(201);
  for (const viewer of [asha, meera]) {
    const dispute = required((await read(viewer)).dispute);
    expect(dispute.photos.map(({ side }) => side)).toEqual(['client', 'client', 'partner']);
    const file = await fetch(new URL(required(dispute.photos[0]).url, market.app.url));
    expect([file.status, (await file.text()).includes('CANARY')]).toEqual([200, false]);
  }
  expect((await read(asha)).dispute?.photoRoom).toBe(mostDisputePhotos - 2);
  expect((await read(meera)).dispute?.photoRoom).toBe(mostDisputePhotos - 1);
});

test('who decides sees the photos of both sides beside their words', async () => {
  const { milestone } = await disputed();
  await send(asha, milestone);
  await send(meera, milestone);
  const admin = market.app.as(aViewer({ role: 'Admin' }));
  const { items } = (await admin.ask(office.listMilestoneDisputes, { query: { state: 'open' } })).body;
  const listed = required(items.find(({ milestoneId }) => milestoneId === milestone.milestoneId));
  expect(listed.photos.map(({ side }) => side)).toEqual(['client', 'partner']);
  const read = await admin.ask(office.readMilestoneDispute, { params: { disputeId: listed.disputeId } });
  expect(read.body.photos).toHaveLength(2);
});

test('each side has room for six; of two calls at one moment for the last ones, one is kept', async () => {
  const { milestone, read } = await disputed();
  await send(asha, milestone, 4);
  const both = await Promise.all([send(asha, milestone, 2), send(asha, milestone, 2)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await send(asha, milestone)).body.code).toBe('milestone_photos_full');
  expect((await read(asha)).dispute).toMatchObject({ photoRoom: 0 });
  expect((await send(meera, milestone)).status).toBe(201);
});

test('without an open dispute there is nothing to show, and strangers find none', async () => {
  const { before, milestone, read } = await disputed();
  const bela = await market.aClient();
  const lakshmi = await market.anOwner('Lakshmi Plumbing');
  expect((await send(bela, milestone)).status).toBe(404);
  expect((await send(lakshmi, milestone)).status).toBe(404);
  const desk: Viewer = { ...meera, role: 'subUser', permissions: new Set(['customers.view']) };
  expect((await send(desk, milestone)).status).toBe(403);
  const broken = await send(asha, milestone, 1, Buffer.from('no picture'));
  expect(broken.status).toBe(400);
  const { milestoneId, version } = await read(asha);
  await market.app.as(asha).ask(client.withdrawMilestoneDispute, { body: { milestoneId, version } });
  expect((await send(asha, before)).body.code).toBe('milestone_moved_on');
  expect((await read(asha)).dispute).toMatchObject({ photos: [], photoRoom: 0 });
});

test('with an account go the photos of its disputes', async () => {
  const { milestone, read } = await disputed();
  await send(asha, milestone);
  await market.app.platform.db.transaction().execute((tx) => eraseFrom(projectPersonal, tx, asha.userId));
  expect((await read(meera)).dispute).toMatchObject({ words, photos: [] });
});
