import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/network/group/group.api';
import { joinedGroups, ownedGroups } from '@nukkad/contract/network/group/group.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../../test/fixtures/a-partner.ts';
import { grouping, plainGroup } from '../../../test/fixtures/group-fixture.ts';
import { type Posting, type TestMember, aMember, postFixture } from '../../../test/fixtures/post-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { type Mounted, aViewer } from '../../../test/harness/mounted.ts';

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

type GroupsQuery = NonNullable<EndpointInput<typeof api.getGroups>['query']>;
const dayMs = 24 * 3_600_000;
const own = ({ viewer }: TestMember, groupId: string, action: 'join' | 'leave') =>
  app.as(viewer).askLoosely(api.changeOwnMembership, { body: { groupId, action } });
const found = ({ viewer }: TestMember, query: GroupsQuery) => app.as(viewer).call(api.getGroups, { query });
/** Someone who has joined the network a moment ago. */
const aNewMember = async (name: string): Promise<TestMember> =>
  play.join(aViewer({ role: 'Buyer', userId: await aUser(app.platform.db, name) }));

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

test('Asha makes a group of her trade and city; Ravi finds it, joins and leaves, and the count follows', async () => {
  const made = await groups.make(asha, { name: 'Masons of Bengaluru' });
  expect(made).toMatchObject({
    slug: 'masons-of-bengaluru',
    standing: 'owner',
    members: 1,
    requests: 0,
    can: { join: false, ask: false, leave: true, post: true, decide: true, change: true, report: false },
  });
  expect(await groups.read(ravi, made.slug)).toMatchObject({
    standing: 'none',
    requests: null,
    can: { join: true, ask: false, leave: false, post: false, decide: false, change: false, report: true },
  });
  expect(await groups.join(ravi, made.groupId)).toMatchObject({ standing: 'member' });
  expect(await groups.read(ravi, made.slug)).toMatchObject({ standing: 'member', members: 2 });
  const { name } = await groups.make(asha, { name: 'Masons of Bengaluru' });
  expect(name).toBe('Masons of Bengaluru');
  await groups.leave(ravi, made.groupId);
  expect(await groups.read(ravi, made.slug)).toMatchObject({ standing: 'none', members: 1 });
  expect((await own(ravi, made.groupId, 'leave')).body).toMatchObject({ code: 'group_member_moved_on' });
  for (const groupId of (await found(asha, { mine: 'true' })).items.map((one) => one.groupId))
    await groups.leave(asha, groupId);
});

test('groups are found with a letter wrong, by trade and city, and counted; the own ones are a list', async () => {
  const owner = await aMember(play, 'Nisha Finder');
  const { rows } = await sql<{ id: string }>`select category_id as id from category limit 1`.execute(
    app.platform.db,
  );
  const known = required(rows[0]).id;
  const { groupId } = await groups.make(owner, { name: 'Electricians near Ulsoor lake', tradeId: known });
  const named = (list: Awaited<ReturnType<typeof found>>) =>
    list.items.some((one) => one.groupId === groupId);
  expect(named(await found(ravi, { q: 'Electrcians Ulsoor' }))).toBe(true);
  expect(named(await found(ravi, { q: 'ulsoor' }))).toBe(true);
  expect(named(await found(ravi, { q: 'gardeners' }))).toBe(false);
  expect(named(await found(ravi, { trade: known, city: '1277333' }))).toBe(true);
  expect(named(await found(ravi, { city: '1275339' }))).toBe(false);
  expect(named(await found(ravi, { trade: 'no-such-trade' }))).toBe(false);
  expect((await found(ravi, { q: 'Electricians near Ulsoor lake', count: 'true' })).total?.count).toBe(1);
  expect(named(await found(ravi, { mine: 'true' }))).toBe(false);
  expect(named(await found(owner, { mine: 'true' }))).toBe(true);
  await groups.make(owner, { name: 'Carpenters near Ulsoor lake' });
  const first = await app.as(ravi.viewer).call(api.getGroups, { query: { limit: 1 } });
  const second = await app
    .as(ravi.viewer)
    .call(api.getGroups, { query: { limit: 1, cursor: required(first.nextCursor) } });
  expect(second.items[0]?.groupId).not.toBe(first.items[0]?.groupId);
});

test.each([
  ['a name of two letters', { name: 'ab' }],
  ['a name of 81 letters', { name: 'a'.repeat(81) }],
  ['a phone number', { description: 'Call 98765 43210.' }],
  ['a link in a rule', { rules: ['See https://example.com/x'] }],
  ['eleven rules', { rules: Array.from({ length: 11 }, (_, at) => `Rule number ${at}.`) }],
  ['a trade that is none', { tradeId: 'no-such-trade' }],
  ['a city that is none', { cityCode: '1' }],
])('%s is refused at its field', async (_, wrong) => {
  const { code } = await app.as(meera.viewer).refused(api.createGroup, { body: { ...plainGroup, ...wrong } });
  expect(code).toBe('invalid_request');
});

test('a new member makes no group and joins ten; later it owns five', async () => {
  const young = await aNewMember('Tara New');
  expect((await app.as(young.viewer).refused(api.createGroup, { body: plainGroup })).code).toBe(
    'group_new_member',
  );
  const [one, two, three] = [
    await aMember(play, 'Owner One'),
    await aMember(play, 'Owner Two'),
    await aMember(play, 'Owner Three'),
  ];
  const made: string[] = [];
  for (const owner of [one, two, three])
    for (let at = 0; at < ownedGroups; at += 1) made.push((await groups.make(owner)).groupId);
  expect((await app.as(one.viewer).refused(api.createGroup, { body: plainGroup })).code).toBe('group_limit');
  const answers = await Promise.all(made.map((groupId) => own(young, groupId, 'join')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(joinedGroups.new);
  for (const { body } of answers.filter(({ status }) => status !== 200))
    expect(body).toMatchObject({ code: 'group_joined_limit' });
});

const told = async ({ viewer: { userId } }: TestMember, name: string): Promise<readonly string[]> => {
  await app.drain();
  const { rows } = await sql<{ body: string }>`select body_en as body from notification
    where user_id = ${userId} and body_en like ${`%${name}%`} order by created_at`.execute(app.platform.db);
  return rows.map(({ body }) => body);
};

test('who asks waits for an answer; accepted it is in, declined it waits three weeks, and each is told once', async () => {
  const { owner, groupId } = await ashasWith([], { joining: 'request', name: 'By request only' });
  expect(await groups.join(ravi, groupId)).toMatchObject({ standing: 'requested' });
  expect(await groups.join(meera, groupId)).toMatchObject({ standing: 'requested' });
  expect(await groups.read(owner, groupId)).toMatchObject({ members: 1, requests: 2 });
  expect(await groups.listed(ravi, groupId)).toEqual([]);
  const [waits, ...others] = await told(owner, 'By request only');
  expect(waits).toMatch(/^(?:Meera N\.|Ravi K\.) and one other want to join By request only\.$/);
  expect(others).toEqual([]);
  expect((await groups.decide(owner, groupId, ravi, 'accept')).status).toBe(200);
  expect((await groups.decide(owner, groupId, meera, 'decline')).status).toBe(200);
  expect(await groups.read(ravi, groupId)).toMatchObject({ standing: 'member', members: 2 });
  expect(await told(ravi, 'By request only')).toEqual(['You are now in the group By request only.']);
  expect(await told(meera, 'By request only')).toEqual([
    'Your request to join By request only was declined.',
  ]);
  expect((await own(meera, groupId, 'join')).body).toMatchObject({ code: 'group_too_soon' });
  app.clock.advance(22 * dayMs);
  expect(await groups.join(meera, groupId)).toMatchObject({ standing: 'requested' });
  await groups.leave(meera, groupId);
  expect(await groups.read(owner, groupId)).toMatchObject({ requests: 0, members: 2 });
});

test('thirty presses of “Join” at once are one member, and racing decisions are one decision', async () => {
  const { owner, groupId } = await ashasWith([]);
  const presses = await Promise.all(Array.from({ length: 30 }, () => own(ravi, groupId, 'join')));
  expect(presses.every(({ status }) => status === 200)).toBe(true);
  expect(await groups.read(ravi, groupId)).toMatchObject({ members: 2, standing: 'member' });
  const { owner: other, groupId: asked } = await ashasWith([meera], { joining: 'request' });
  const body = { groupId: asked, memberId: meera.memberId, version: 1 };
  const answers = await Promise.all(
    (['accept', 'decline', 'accept', 'decline'] as const).map((action) =>
      app.as(other.viewer).askLoosely(api.changeGroupMember, { body: { ...body, action } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  const { standing, members } = await groups.read(meera, asked);
  expect([standing, members]).toEqual(standing === 'member' ? ['member', 2] : ['none', 1]);
  const leaving = await Promise.all([
    own(ravi, groupId, 'leave'),
    groups.decide(owner, groupId, ravi, 'remove'),
  ]);
  expect(leaving.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await groups.read(owner, groupId)).members).toBe(1);
});

test('the owner names moderators, who decide about members and not about each other or the owner', async () => {
  const { owner, groupId } = await ashasWith([asha, ravi, meera]);
  expect((await groups.decide(owner, groupId, asha, 'appoint')).status).toBe(200);
  expect((await groups.decide(owner, groupId, ravi, 'appoint')).status).toBe(200);
  expect((await groups.decide(asha, groupId, ravi, 'remove')).status).toBe(403);
  expect((await groups.decide(asha, groupId, owner, 'remove')).status).toBe(403);
  expect((await groups.decide(asha, groupId, meera, 'appoint')).status).toBe(403);
  expect((await groups.decide(meera, groupId, asha, 'remove')).body).toMatchObject({
    code: 'group_member_not_found',
  });
  expect((await groups.decide(asha, groupId, meera, 'remove')).status).toBe(200);
  expect((await own(meera, groupId, 'join')).body).toMatchObject({ code: 'group_too_soon' });
  expect((await groups.decide(owner, groupId, ravi, 'dismiss')).status).toBe(200);
  expect((await groups.listed(ravi, groupId, 'members')).map(({ standing }) => standing)).toEqual([
    'owner',
    'moderator',
    'member',
  ]);
  expect(await groups.listed(meera, groupId, 'members')).toEqual([]);
});

test('a request of who is apart from the owner reaches another moderator, and not the owner', async () => {
  const { owner, groupId } = await ashasWith([ravi], { joining: 'open' });
  await groups.decide(owner, groupId, ravi, 'appoint');
  const { version } = await groups.read(owner, groupId);
  await app.as(owner.viewer).call(api.updateGroup, {
    body: { ...plainGroup, groupId, version, joining: 'request' },
  });
  const apart = await aMember(play, 'Zoya Apart');
  await groups.join(apart, groupId);
  await play.block(owner, apart);
  expect(await groups.listed(owner, groupId)).toEqual([]);
  expect((await groups.read(owner, groupId)).requests).toBe(0);
  expect((await groups.decide(owner, groupId, apart, 'accept')).body).toMatchObject({
    code: 'group_member_not_found',
  });
  expect((await groups.listed(ravi, groupId)).map(({ member }) => member.memberId)).toEqual([apart.memberId]);
  expect((await groups.decide(ravi, groupId, apart, 'accept')).status).toBe(200);
  expect(await groups.read(apart, groupId)).toMatchObject({ standing: 'member', owner: null });
});
