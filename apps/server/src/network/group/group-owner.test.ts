/** Whose a group is: its settings, handing over, removal, leaving the platform, and a business that owns one. */
import * as api from '@nukkad/contract/network/group/group.api';
import { chooseActsFor } from '@nukkad/contract/network/member/member.api';
import { reportContent } from '@nukkad/contract/network/moderation/moderation.api';
import {
  listModerationCases,
  removeContent,
} from '@nukkad/contract/network/moderation/moderation-office.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { grouping, isOldMember, plainGroup } from '../../../test/fixtures/group-fixture.ts';
import { type Posting, type TestMember, aMember, postFixture } from '../../../test/fixtures/post-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { type Mounted, aViewer } from '../../../test/harness/mounted.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { groupPersonal } from './group-personal.store.ts';

let play: Posting;
let app: Mounted;
let groups: ReturnType<typeof grouping>;
let asha: TestMember;
let ravi: TestMember;
let meera: TestMember;
beforeAll(async () => {
  play = await postFixture();
  app = play.app;
  groups = grouping(play);
  [asha, ravi, meera] = [
    await aMember(play, 'Asha Verma'),
    await aMember(play, 'Ravi Kumar', false),
    await aMember(play, 'Meera Nair'),
  ];
});
afterAll(() => app.close());

const own = ({ viewer }: TestMember, groupId: string, action: 'join' | 'leave') =>
  app.as(viewer).askLoosely(api.changeOwnMembership, { body: { groupId, action } });
/** A member of a group of Asha's, made anew. */
async function ashasWith(members: readonly TestMember[], more: Parameters<typeof groups.make>[1] = {}) {
  const owner = await aMember(play, 'Lata Owner');
  const { groupId, slug } = await groups.make(owner, more);
  for (const one of members) {
    app.clock.advance(1_000);
    await groups.join(one, groupId);
  }
  return { owner, groupId, slug };
}

test('settings are the owner’s alone, from the version that was seen', async () => {
  const { owner, groupId } = await ashasWith([ravi]);
  const { version } = await groups.read(owner, groupId);
  const body = { ...plainGroup, groupId, version, description: 'Tools alone.' };
  expect((await app.as(ravi.viewer).askLoosely(api.updateGroup, { body })).status).toBe(403);
  expect((await app.as(owner.viewer).call(api.updateGroup, { body })).description).toBe('Tools alone.');
  expect((await app.as(owner.viewer).refused(api.updateGroup, { body })).code).toBe('group_moved_on');
});

test('an owner who leaves hands over to the oldest moderator, then to the oldest member; without anyone it closes', async () => {
  const { owner, groupId } = await ashasWith([asha, ravi, meera]);
  await groups.decide(owner, groupId, meera, 'appoint');
  await groups.leave(owner, groupId);
  expect(await groups.read(meera, groupId)).toMatchObject({ standing: 'owner', members: 3 });
  await groups.leave(meera, groupId);
  expect(await groups.read(asha, groupId)).toMatchObject({ standing: 'owner', members: 2 });
  expect((await groups.decide(asha, groupId, ravi, 'handOver')).status).toBe(200);
  expect(await groups.read(ravi, groupId)).toMatchObject({ standing: 'owner', can: { change: true } });
  expect(await groups.read(asha, groupId)).toMatchObject({ standing: 'moderator', can: { change: false } });
  await groups.leave(asha, groupId);
  expect(await groups.leave(ravi, groupId)).toMatchObject({ standing: 'none' });
  expect((await app.as(asha.viewer).refused(api.getGroup, { query: { slug: groupId } })).code).toBe(
    'group_not_found',
  );
});

test('a group that a moderator of the platform removed is there for its owner alone', async () => {
  const { owner, groupId } = await ashasWith([ravi]);
  const reported = { subject: 'group', subjectId: groupId, reason: 'spam' } as const;
  await app.as(ravi.viewer).call(reportContent, { body: reported });
  const admin = app.as(aViewer({ role: 'Admin', userId: await aUser(app.platform.db, 'Office Admin') }));
  const { items } = await admin.call(listModerationCases, { query: { subject: 'group' } });
  const { caseId, version } = required(items.find(({ subjectId }) => subjectId === groupId));
  await admin.call(removeContent, {
    params: { caseId },
    body: { version, reason: 'spam', words: 'It only sells things.', isStrike: false },
  });
  expect((await app.as(ravi.viewer).refused(api.getGroup, { query: { slug: groupId } })).code).toBe(
    'group_not_found',
  );
  expect(await groups.read(owner, groupId)).toMatchObject({ status: 'removed', can: { post: false } });
  expect((await own(ravi, groupId, 'leave')).body).toMatchObject({ code: 'group_not_found' });
});

test('who leaves the platform takes their place along; their groups go to the next one, with the right count', async () => {
  const { owner, groupId } = await ashasWith([asha, ravi]);
  const { db } = app.platform;
  const userId = owner.viewer.userId;
  const copy = await exportOf(groupPersonal, db, userId);
  expect(Object.keys(copy).toSorted()).toEqual([
    'Groups you are in',
    'Groups you own',
    'Your place in groups',
  ]);
  await db.transaction().execute((tx) => eraseFrom(groupPersonal, tx, userId));
  expect(await groups.read(asha, groupId)).toMatchObject({ standing: 'owner', members: 2 });
  expect(await exportOf(groupPersonal, db, userId)).toEqual({});
});

test('staff act in groups for their business with the permission, and change its group only with another one', async () => {
  const shop = await play.business('Sharma Plumbing');
  await isOldMember(play, shop);
  const { groupId, version } = await groups.make(shop, { name: 'Shops of the street' });
  const desk = await play.staff(shop.organisationId, 'Deepa Desk', ['network.view', 'network.create']);
  await app.as(desk).call(chooseActsFor, { body: { actsFor: 'business' } });
  const deepa = { ...shop, viewer: desk };
  expect(await groups.read(deepa, groupId)).toMatchObject({
    standing: 'owner',
    can: { post: true, change: false },
  });
  const body = { ...plainGroup, groupId, version };
  expect((await app.as(desk).askLoosely(api.updateGroup, { body })).status).toBe(403);
  const reader = { ...deepa, viewer: { ...desk, permissions: new Set(['network.view'] as const) } };
  expect((await own(reader, groupId, 'leave')).status).toBe(403);
  expect((await groups.read(reader, groupId)).can.post).toBe(false);
});
