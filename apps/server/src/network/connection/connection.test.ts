import * as api from '@nukkad/contract/network/connection/connection.api';
import { mostRequests } from '@nukkad/contract/network/connection/connection.model';
import {
  changeNetworkSettings,
  chooseActsFor,
  getNetworkSettings,
} from '@nukkad/contract/network/member/member.api';
import { dayMs } from '@nukkad/contract/kernel/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type InNetwork,
  type NetworkFixture,
  networkFixture,
} from '../../../test/fixtures/network-fixture.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { memberPersonal } from '../member/member-personal.store.ts';
import { connectionPersonal } from './connection-personal.store.ts';
import { pairOf } from './connection.rules.ts';

let net: NetworkFixture;
let asha: InNetwork;
let bela: InNetwork;
beforeAll(async () => {
  net = await networkFixture();
});
beforeEach(async () => {
  [asha, bela] = [await net.person('Asha Verma'), await net.person('Bela Rao')];
});
afterAll(() => net.app.close());

const as = ({ viewer }: InNetwork) => net.app.as(viewer);
const ask = (by: InNetwork, other: InNetwork, note?: string) =>
  as(by).askLoosely(api.sendRequest, { body: { memberId: other.memberId, note } });
const refusal = async (by: InNetwork, other: InNetwork) => (await ask(by, other)).body.code;
const move = (by: InNetwork, other: InNetwork, action: string, version: number) =>
  as(by).askLoosely(api.updateConnection, { body: { memberId: other.memberId, action, version } });
const listed = async (by: InNetwork, query: object = {}) =>
  (await as(by).askLoosely(api.listConnections, { query })).body.items.map(
    ({ member, side }: { member: { name: string }; side: string }) => `${member.name} ${side}`,
  );
const settle = async (by: InNetwork, change: object) => {
  const { version } = await as(by).call(getNetworkSettings);
  return as(by).askLoosely(changeNetworkSettings, { body: { ...change, version } });
};

test('Asha asks Bela with a few words; Bela reads who asks, is told once, accepts, and both know full names then', async () => {
  const sent = await net.request(asha, bela, 'We met at the ward office.');
  expect(sent).toMatchObject({
    member: { name: 'Bela R.', tie: 'asked' },
    request: { note: 'We met at the ward office.' },
    can: { withdraw: true, accept: false, connect: false },
  });
  net.app.pushes.length = 0;
  await net.app.drain();
  const { rows } = await sql<{ body: string }>`select body_en as body from notification
    where user_id = ${bela.viewer.userId}`.execute(net.app.platform.db);
  expect(rows.map(({ body }) => body)).toEqual([expect.stringContaining('Asha V. wants to connect')]);
  expect(await as(bela).call(api.countConnections)).toMatchObject({ connections: 0, requests: 1, sent: 0 });
  expect(await listed(bela, { status: 'Requested', side: 'asks' })).toEqual(['Asha V. asks']);
  expect(await net.decide(bela, asha, 'accept')).toMatchObject({
    member: { name: 'Asha Verma', tie: 'connected' },
    can: { remove: true },
    connections: 1,
  });
  expect([await listed(asha), await listed(bela)]).toEqual([['Bela Rao asked'], ['Asha Verma asks']]);
});

test('who ask each other at once are connected, with one row', async () => {
  const answers = await Promise.all([ask(asha, bela), ask(bela, asha)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const pair = pairOf(asha.memberId, bela.memberId);
  const { rows } = await sql<{ status: string }>`select status from network_connection
    where low_id = ${pair.lowId} and high_id = ${pair.highId}`.execute(net.app.platform.db);
  expect(rows).toEqual([{ status: 'Accepted' }]);
});

test('who withdrew waits three weeks to ask again; the other one may ask at once', async () => {
  await net.request(asha, bela);
  expect((await move(asha, bela, 'withdraw', 1)).status).toBe(200);
  expect(await refusal(asha, bela)).toBe('connection_too_soon');
  net.app.clock.advance(21 * dayMs);
  expect((await ask(asha, bela)).status).toBe(201);
  expect((await move(bela, asha, 'reject', 3)).status).toBe(200);
  expect(await refusal(asha, bela)).toBe('connection_too_soon');
  expect((await ask(bela, asha)).status).toBe(201);
});

test('each move is for the one it is for, from the version that was seen', async () => {
  const chitra = await net.person('Chitra Nair');
  await net.request(asha, bela);
  const tried = [
    await move(asha, bela, 'accept', 1),
    await move(bela, asha, 'withdraw', 1),
    await move(bela, asha, 'remove', 1),
    await move(chitra, asha, 'accept', 1),
    await move(bela, asha, 'accept', 7),
  ];
  expect(tried.map(({ status }) => status)).toEqual([403, 403, 409, 404, 409]);
  await net.decide(bela, asha, 'accept');
  expect(await refusal(asha, bela)).toBe('connection_there');
  expect((await move(asha, bela, 'remove', 2)).status).toBe(200);
  expect(await listed(bela)).toEqual([]);
  expect((await ask(bela, asha)).status).toBe(201);
});

test('no one asks themselves, one who takes no requests, or one without a connection in common', async () => {
  const chitra = await net.person('Chitra Nair');
  expect(await refusal(asha, asha)).toBe('connection_with_self');
  await settle(bela, { askedBy: 'none' });
  expect(await refusal(asha, bela)).toBe('connection_not_asked');
  await settle(bela, { askedBy: 'mutual' });
  expect(await refusal(asha, bela)).toBe('connection_not_asked');
  await net.connect(asha, chitra);
  await net.connect(bela, chitra);
  expect((await net.look(asha, bela)).body).toMatchObject({ mutual: 1, can: { connect: true } });
  expect((await ask(asha, bela)).status).toBe(201);
  const { items } = await as(asha).call(api.listMutual, { query: { memberId: bela.memberId } });
  expect(items.map(({ member }) => member.name)).toEqual(['Chitra Nair']);
});

test('a hundred requests in seven days, and no more', async () => {
  const { db } = net.app.platform;
  await sql`with people as (
      insert into user_account (user_id, mobile_number, full_name, created_at, updated_at)
      select gen_random_uuid(), '8' || lpad(n::text, 9, '0'), 'Many People', ${net.app.clock.now()}, ${net.app.clock.now()}
      from generate_series(1, ${mostRequests}::int) n returning user_id
    ), members as (
      insert into network_member (member_id, user_id, handle, shown_name, created_at)
      select gen_random_uuid(), user_id, 'm' || left(user_id::text, 8), 'Many P.', ${net.app.clock.now()} from people
      returning member_id
    )
    insert into network_connection (connection_id, low_id, high_id, status, asked_by_id, asked_at, updated_at)
    select gen_random_uuid(), least(member_id, ${asha.memberId}::uuid), greatest(member_id, ${asha.memberId}::uuid),
      'Requested', ${asha.memberId}::uuid, ${net.app.clock.now()}, ${net.app.clock.now()} from members`.execute(
    db,
  );
  expect(await refusal(asha, bela)).toBe('connection_limit');
  net.app.clock.advance(7 * dayMs);
  expect((await ask(asha, bela)).status).toBe(201);
});

test('the finder: by a part of the name, with the initial alone of strangers; what finds no one is an empty page', async () => {
  const find = async (by: InNetwork, q: string) =>
    (await as(by).call(api.findMembers, { query: { q } })).items.map(({ member }) => member.memberId);
  const zubin = await net.person('Zubin Quarrelsome');
  expect(await find(asha, 'zubin')).toEqual([zubin.memberId]);
  expect(await find(asha, 'Zubin Quarrelsome')).toEqual([zubin.memberId]);
  expect(await find(asha, 'quarrelsome')).toEqual([]);
  expect(await find(asha, '%')).toEqual([]);
  await settle(zubin, { seenBy: 'connections' });
  expect(await find(asha, 'zubin')).toEqual([]);
  expect((await net.look(asha, zubin)).status).toBe(404);
  await net.request(zubin, asha);
  expect((await net.look(asha, zubin)).status).toBe(200);
});

test('a page is for visitors where its owner says so, and listed only then', async () => {
  expect((await net.look(null, asha)).status).toBe(404);
  const listedToo = await settle(asha, { isListed: true });
  expect(listedToo.body).toMatchObject({ isListed: false });
  expect((await settle(asha, { seenBy: 'everyone', isListed: true })).body).toMatchObject({ isListed: true });
  const { body } = await net.look(null, asha);
  expect(body).toMatchObject({ member: { name: 'Asha V.', photoUrl: null, tie: 'none' }, isListed: true });
  expect(body.can).toMatchObject({ connect: false, block: false });
  expect((await settle(asha, { seenBy: 'members' })).body).toMatchObject({ isListed: false });
});

test('an address of one’s own: one is the first to have it, contact details are in no headline, an old version is refused', async () => {
  const own = `asha-${asha.memberId.slice(-8)}`;
  expect((await settle(asha, { handle: own, headline: 'Mends old chairs' })).body).toMatchObject({
    member: { handle: own, headline: 'Mends old chairs' },
  });
  expect((await settle(bela, { handle: own })).body.code).toBe('handle_taken');
  expect((await settle(bela, { handle: 'A b' })).status).toBe(400);
  expect((await settle(bela, { headline: 'Call 98450 12345' })).status).toBe(400);
  const stale = await as(asha).askLoosely(changeNetworkSettings, { body: { headline: 'Later', version: 1 } });
  expect(stale.body.code).toBe('member_moved_on');
});

test('staff act for themselves, or with the feature for their business; without it they do not', async () => {
  const shop = await net.business('Bright Spark');
  const clerk = await net.staff(shop.organisationId, 'Devi Iyer');
  expect((await net.app.as(clerk).askLoosely(chooseActsFor, { body: { actsFor: 'business' } })).status).toBe(
    403,
  );
  const desk = await net.staff(shop.organisationId, 'Esha Pal', ['network.view', 'network.create']);
  const own = await net.app.as(desk).call(getNetworkSettings);
  expect(own).toMatchObject({ actsFor: 'self', businessName: 'Bright Spark', member: { kind: 'person' } });
  const chosen = await net.app.as(desk).call(chooseActsFor, { body: { actsFor: 'business' } });
  expect(chosen).toMatchObject({
    actsFor: 'business',
    can: { update: false },
    member: { memberId: shop.memberId },
  });
  expect((await net.app.as(desk).ask(api.sendRequest, { body: { memberId: asha.memberId } })).status).toBe(
    201,
  );
  const withdrawn = await net.app.as(desk).ask(api.updateConnection, {
    body: { memberId: asha.memberId, action: 'withdraw', version: 1 },
  });
  expect(withdrawn.status).toBe(403);
  expect(await listed(asha, { status: 'Requested' })).toEqual(['Bright Spark asks']);
});

test('suggestions: who works for the same business and who is known to a connection, each with the reason, until dismissed', async () => {
  const shop = await net.business('Quick Fix');
  const gita = await net.join(await net.staff(shop.organisationId, 'Gita Das'));
  const hari = await net.join(await net.staff(shop.organisationId, 'Hari Om'));
  await net.connect(gita, asha);
  await net.connect(asha, bela);
  const suggested = async () =>
    (await as(gita).call(api.listSuggestions, { query: {} })).items.map(({ member, reason }) => [
      member.memberId,
      reason,
    ]);
  const before = await suggested();
  expect(before).toEqual(
    expect.arrayContaining([
      [hari.memberId, 'same_business'],
      [bela.memberId, 'mutual'],
    ]),
  );
  await as(gita).call(api.dismissSuggestion, { query: { memberId: bela.memberId } });
  expect((await suggested()).map(([id]) => id)).not.toContain(bela.memberId);
});

test('lists come in pages that hold every row once', async () => {
  for (const name of ['Ira Sen', 'Jaya Pillai', 'Kiran Joshi'])
    await net.connect(asha, await net.person(name));
  const names: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { items: { member: { name: string } }[]; nextCursor: string | null } = (
      await as(asha).askLoosely(api.listApprovedUsers, { query: { limit: '1', cursor } })
    ).body;
    names.push(...page.items.map(({ member }) => member.name));
    cursor = page.nextCursor;
  }
  expect(names.toSorted()).toEqual(['Ira Sen', 'Jaya Pillai', 'Kiran Joshi']);
});

test('a block ends the connection, works in both directions, and is taken back without bringing it back', async () => {
  await net.connect(asha, bela);
  await net.block(bela, asha);
  expect([(await net.look(asha, bela)).status, (await net.look(bela, asha)).status]).toEqual([404, 404]);
  expect(await refusal(asha, bela)).toBe('member_not_found');
  expect(await refusal(bela, asha)).toBe('member_not_found');
  expect([await listed(asha), await listed(bela)]).toEqual([[], []]);
  const { items } = await as(bela).call(api.listBlocks, { query: {} });
  expect(items.map(({ member }) => member.name)).toEqual(['Asha V.']);
  expect((await as(asha).call(api.listBlocks, { query: {} })).items).toEqual([]);
  await as(bela).call(api.unblockMember, { query: { memberId: asha.memberId } });
  expect((await net.look(asha, bela)).body.member).toMatchObject({ tie: 'none' });
  const again = await as(bela).askLoosely(api.unblockMember, { query: { memberId: asha.memberId } });
  expect(again.status).toBe(404);
});

test('a person’s copy holds the own words and no one else’s ids; leaving takes the member and all its ties away', async () => {
  await net.request(asha, bela, 'Hello from the third floor.');
  await net.block(asha, await net.person('Lata Kulkarni'));
  const { db } = net.app.platform;
  const copy = JSON.stringify([
    await exportOf(connectionPersonal, db, asha.viewer.userId),
    await exportOf(memberPersonal, db, asha.viewer.userId),
  ]);
  expect(copy).toContain('Hello from the third floor.');
  expect(copy).not.toContain(bela.memberId);
  await db.transaction().execute(async (tx) => {
    await eraseFrom(connectionPersonal, tx, asha.viewer.userId);
    await eraseFrom(memberPersonal, tx, asha.viewer.userId);
  });
  expect((await net.look(bela, asha)).status).toBe(404);
  expect(await as(bela).call(api.countConnections)).toMatchObject({ requests: 0 });
});
