/** Covers of groups, made anew in the reader process, and groups whose page visitors may open. */
import * as api from '@nukkad/contract/network/group/group.api';
import { reportContent } from '@nukkad/contract/network/moderation/moderation.api';
import {
  listModerationCases,
  removeContent,
} from '@nukkad/contract/network/moderation/moderation-office.api';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { grouping, plainGroup } from '../../../test/fixtures/group-fixture.ts';
import { type Posting, type TestMember, aMember, postFixture } from '../../../test/fixtures/post-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { type Mounted, aViewer } from '../../../test/harness/mounted.ts';
import { eraseFrom } from '../../platform/personal.ts';
import { sweepCovers } from './add-cover.ts';
import { groupPersonal } from './group-personal.store.ts';

let play: Posting;
let app: Mounted;
let groups: ReturnType<typeof grouping>;
let asha: TestMember;
let ravi: TestMember;
let photo: Buffer;
beforeAll(async () => {
  play = await postFixture();
  app = play.app;
  groups = grouping(play);
  [asha, ravi] = [await aMember(play, 'Asha Verma'), await aMember(play, 'Ravi Kumar')];
  photo = await sharp({ create: { width: 96, height: 32, channels: 3, background: '#1d5437' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'CANARY-OF-THE-CAMERA' } })
    .toBuffer();
});
afterAll(() => app.close());

async function send({ viewer }: TestMember, content: Buffer) {
  const body = new FormData();
  body.append('photos', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'street.jpg');
  return app.as(viewer).send('POST', 'groups/pictures', { body });
}
const addPicture = async (by: TestMember): Promise<string> => (await send(by, photo)).body.items[0].pictureId;
const contents = async () => {
  const found: string[] = [];
  for await (const { key } of app.platform.storage.list('groups/'))
    found.push((await app.platform.storage.get(key))?.content.toString('latin1') ?? '');
  return found;
};
const change = async (by: TestMember, groupId: string, more: object) => {
  const { version } = await groups.read(by, groupId);
  return app
    .as(by.viewer)
    .askLoosely(api.updateGroup, { body: { ...plainGroup, groupId, version, ...more } });
};
const asVisitor = (slug: string) => app.as(null).askLoosely(api.getOpenGroup, { query: { slug } });

test('a group has a picture with words for those who cannot see it, without what the camera wrote, and another one replaces it', async () => {
  const first = await addPicture(asha);
  const { groupId } = await groups.make(asha, { cover: { pictureId: first, alternative: 'A green gate' } });
  expect(await groups.read(ravi, groupId)).toMatchObject({
    cover: { pictureId: first, alternative: 'A green gate', width: 96, height: 32 },
  });
  expect((await contents()).some((one) => one.includes('CANARY'))).toBe(false);
  const second = await addPicture(asha);
  await change(asha, groupId, { cover: { pictureId: second, alternative: '' } });
  expect((await groups.read(ravi, groupId)).cover?.pictureId).toBe(second);
  await change(asha, groupId, { cover: { pictureId: second, alternative: 'A lane' } });
  await change(asha, groupId, { description: 'What is not named stays.' });
  expect((await groups.read(ravi, groupId)).cover).toMatchObject({
    pictureId: second,
    alternative: 'A lane',
  });
  const found = await app.as(ravi.viewer).call(api.getGroups, { query: { limit: 100 } });
  expect(found.items.find((one) => one.groupId === groupId)?.cover?.pictureId).toBe(second);
  await change(asha, groupId, { cover: null });
  expect((await groups.read(ravi, groupId)).cover).toBeNull();
  app.clock.advance(2 * 24 * 3_600_000);
  await sweepCovers(app.platform);
  expect(await contents()).toEqual([]);
});

test('what is no picture is refused, and so is the picture of another member or of another group', async () => {
  expect((await send(asha, Buffer.from('<svg onload=alert(1)>'))).body).toMatchObject({
    code: 'group_picture_unreadable',
  });
  const theirs = await addPicture(ravi);
  const body = { ...plainGroup, cover: { pictureId: theirs, alternative: '' } };
  expect((await app.as(asha.viewer).refused(api.createGroup, { body })).code).toBe('group_picture_not_found');
  const { groupId } = await groups.make(ravi, { cover: { pictureId: theirs, alternative: '' } });
  const other = await groups.make(ravi);
  const taken = await change(ravi, other.groupId, { cover: { pictureId: theirs, alternative: '' } });
  expect(taken.body).toMatchObject({ code: 'group_picture_not_found' });
  const words = { pictureId: theirs, alternative: 'Call 98765 43210.' };
  expect((await change(ravi, groupId, { cover: words })).body).toMatchObject({ code: 'invalid_request' });
  expect((await groups.read(ravi, groupId)).cover?.alternative).toBe('');
});

test('visitors open a group that says so, and read neither its members nor its posts', async () => {
  const pictureId = await addPicture(asha);
  const { groupId, slug } = await groups.make(asha, {
    name: 'Gardeners near the fort',
    cover: { pictureId, alternative: 'A garden' },
  });
  await groups.write(asha, groupId, 'When do you cut roses?');
  expect((await asVisitor(slug)).body).toMatchObject({ code: 'group_not_found' });
  await change(asha, groupId, { name: 'Gardeners near the fort', forVisitors: true });
  const { status, body } = await asVisitor(slug);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Gardeners near the fort',
    members: 1,
    cover: { alternative: 'A garden' },
  });
  const said = JSON.stringify(body);
  for (const secret of ['roses', 'Asha', asha.memberId, groupId]) expect(said).not.toContain(secret);
  expect((await asVisitor(groupId)).status).toBe(404);
});

test('a group that was removed or closed is shut for visitors as well', async () => {
  const { groupId, slug } = await groups.make(ravi, { name: 'Sellers of the fort', forVisitors: true });
  const report = { subject: 'group', subjectId: groupId, reason: 'spam' } as const;
  await app.as(asha.viewer).call(reportContent, { body: report });
  const admin = app.as(aViewer({ role: 'Admin', userId: await aUser(app.platform.db, 'Office Admin') }));
  const { items } = await admin.call(listModerationCases, { query: { subject: 'group' } });
  const { caseId, version } = required(items.find(({ subjectId }) => subjectId === groupId));
  const decided = { version, reason: 'spam', words: 'It only sells things.', isStrike: false } as const;
  await admin.call(removeContent, { params: { caseId }, body: decided });
  expect((await asVisitor(slug)).status).toBe(404);
  const other = await groups.make(ravi, { name: 'Sellers of the lake', forVisitors: true });
  await app
    .as(ravi.viewer)
    .call(api.closeGroup, { body: { groupId: other.groupId, version: other.version } });
  expect((await asVisitor(other.slug)).status).toBe(404);
});

test('who leaves the platform takes the cover along, and the group has its colour', async () => {
  const owner = await aMember(play, 'Lata Owner');
  const pictureId = await addPicture(owner);
  const { groupId } = await groups.make(owner, { cover: { pictureId, alternative: 'A wall' } });
  await groups.join(ravi, groupId);
  const { db } = app.platform;
  await db.transaction().execute((tx) => eraseFrom(groupPersonal, tx, owner.viewer.userId));
  expect(await groups.read(ravi, groupId)).toMatchObject({ standing: 'owner', cover: null });
});
