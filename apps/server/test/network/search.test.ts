import type { EveryonesKind } from '@nukkad/contract/kernel/hit';
import { createPost } from '@nukkad/contract/network/post/post.api';
import { searchGlobal } from '@nukkad/contract/office/search/search.api';
import type { HitGroup } from '@nukkad/contract/office/search/search.model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Blogging, blogging } from '../fixtures/blog-fixture.ts';
import { grouping, isOldMember } from '../fixtures/group-fixture.ts';
import { type InNetwork, type NetworkFixture, networkFixture } from '../fixtures/network-fixture.ts';
import { aViewer } from '../harness/mounted.ts';
import { domainsAbove } from './blocking/domains-above.ts';

let net: NetworkFixture;
let blogs: Blogging;
let asha: InNetwork;
let bela: InNetwork;
beforeAll(async () => {
  net = await networkFixture(domainsAbove);
  blogs = blogging(net);
  asha = await net.person('Asha Verma');
  bela = await net.person('Bela Rao');
});
afterAll(() => net.app.close());

type Who = Pick<InNetwork, 'viewer'> | null;
const groupsOf = async (who: Who, q: string): Promise<readonly HitGroup[]> =>
  (await net.app.as(who?.viewer ?? null).call(searchGlobal, { query: { q } })).groups;
const itemsOf = async (who: Who, q: string, kind: EveryonesKind) =>
  (await groupsOf(who, q)).find((group) => group.kind === kind)?.items ?? [];
const idsOf = async (who: Who, q: string, kind: EveryonesKind) =>
  (await itemsOf(who, q, kind)).map(({ id }) => id);
const say = async (
  { viewer }: Pick<InNetwork, 'viewer'>,
  body: string,
  audience: 'everyone' | 'connections' = 'everyone',
) => (await net.app.as(viewer).call(createPost, { body: { body, audience, pictures: [] } })).postId;

test('a post is found by any of its words, by their beginnings and with a letter wrong, and shown where the words are', async () => {
  const body = `Good morning to the whole street. ${'We talk about everything here. '.repeat(8)}Who repairs a harmonium near Jayanagar?`;
  const postId = await say(bela, body);
  for (const q of ['harmonium', 'HARMO', 'jayanagar harmonium', 'harmoniam', 'harmonum'])
    expect([q, await idsOf(asha, q, 'post')]).toEqual([q, [postId]]);
  const [hit] = await itemsOf(asha, 'harmonium', 'post');
  expect(hit?.title).toMatch(/^….*harmonium near Jayanagar\?$/);
  expect(hit?.facts).toEqual(['Bela R.']);
  expect(await itemsOf(asha, 'harmonium guitar', 'post')).toEqual([]);
  expect(await itemsOf(null, 'harmonium', 'post')).toEqual([]);
});

test('Hindi is found in both scripts: bijli finds बिजली, and बिजली finds bijli', async () => {
  const devanagari = await say(bela, 'गली में बिजली कब आएगी?');
  const latin = await say(bela, 'Kal raat se bijli nahi hai');
  const title = await blogs.written(bela, { title: 'बिजली बचाने के तरीके' });
  for (const q of ['bijli', 'bijlee', 'बिजली', 'बिजलि']) {
    expect([q, (await idsOf(asha, q, 'post')).toSorted()]).toEqual([q, [devanagari, latin].toSorted()]);
    expect([q, await idsOf(asha, q, 'blog')]).toEqual([q, [title.slug]]);
  }
});

test('a post is found by those who may read it: connections, members of its group, and no one when it is gone', async () => {
  const owner = await net.person('Chitra Nair');
  await isOldMember(net, owner);
  const group = grouping(net);
  const { groupId } = await group.make(owner, { name: 'Weavers of the lane' });
  const { postId: inGroup } = await group.write(owner, groupId, 'A loom of teak is for sale');
  const toFriends = await say(owner, 'My old loom is in the cellar', 'connections');
  const found = async (who: Who) => (await idsOf(who, 'loom', 'post')).toSorted();
  expect(await found(owner)).toEqual([inGroup, toFriends].toSorted());
  expect(await found(asha)).toEqual([]);
  await group.join(asha, groupId);
  expect(await found(asha)).toEqual([inGroup]);
  expect((await itemsOf(asha, 'loom', 'post'))[0]?.facts).toEqual(['Chitra N.', 'Weavers of the lane']);
  await net.connect(asha, owner);
  expect(await found(asha)).toEqual([inGroup, toFriends].toSorted());
  await group.leave(asha, groupId);
  expect(await found(asha)).toEqual([toFriends]);
  await sql`update network_post set status = 'removed' where post_id = ${toFriends}`.execute(
    net.app.platform.db,
  );
  expect(await found(asha)).toEqual([]);
});

test('what someone says who shows themselves to connections alone is found by those', async () => {
  const dev = await net.person('Dev Malhotra');
  const postId = await say(dev, 'A theodolite to borrow');
  const { slug } = await blogs.written(dev, { title: 'Reading a theodolite' });
  expect(await idsOf(asha, 'theodolite', 'post')).toEqual([postId]);
  await sql`update network_member set seen_by = 'connections' where member_id = ${dev.memberId}`.execute(
    net.app.platform.db,
  );
  expect([await idsOf(asha, 'theodolite', 'post'), await idsOf(asha, 'theodolite', 'blog')]).toEqual([
    [],
    [],
  ]);
  await net.connect(dev, asha);
  expect([await idsOf(asha, 'theodolite', 'post'), await idsOf(asha, 'theodolite', 'blog')]).toEqual([
    [postId],
    [slug],
  ]);
});

test('a blog is found by title, summary and tag, also mistyped, and by visitors where its author shows it to everyone', async () => {
  const eshan = await net.person('Eshan Kapoor');
  const written = {
    title: 'Sharpening garden shears',
    summary: 'With a whetstone and patience',
    tags: ['gardening'],
  };
  const { slug } = await blogs.written(eshan, written);
  for (const q of ['sharpening', 'garden shears', 'whetstone', 'gardening', 'sharpning', 'garden shearz'])
    expect([q, await idsOf(asha, q, 'blog')]).toEqual([q, [slug]]);
  const [hit] = await itemsOf(asha, 'whetstone', 'blog');
  expect(hit).toMatchObject({ title: written.title, facts: ['Eshan K.'], look: { count: 1 } });
  expect(await idsOf(null, 'whetstone', 'blog')).toEqual([]);
  await blogs.open(eshan, false);
  expect(await idsOf(null, 'whetstone', 'blog')).toEqual([slug]);
});

test('a draft, and what a published blog is being changed into, are found by no one', async () => {
  await blogs.begin(bela, { title: 'Zither strings' });
  expect(await idsOf(bela, 'zither', 'blog')).toEqual([]);
});

test('an open group is found by members, with its city, colour and size; a visitor finds those that it may open', async () => {
  const farah = await net.person('Farah Sheikh');
  await isOldMember(net, farah);
  const { slug, groupId } = await grouping(net).make(farah, {
    name: 'Beekeepers of Koramangala',
    colour: 'teal',
  });
  for (const q of ['beekeepers', 'koramangala bee', 'bekeepers'])
    expect([q, await idsOf(asha, q, 'group')]).toEqual([q, [slug]]);
  const [hit] = await itemsOf(asha, 'beekeepers', 'group');
  expect(hit).toMatchObject({ facts: ['Bengaluru'], look: { colour: 'teal', count: 1 } });
  expect(await idsOf(null, 'beekeepers', 'group')).toEqual([]);
  await sql`update network_group set for_visitors = true where group_id = ${groupId}`.execute(
    net.app.platform.db,
  );
  expect(await idsOf(null, 'beekeepers', 'group')).toEqual([slug]);
  await sql`update network_group set status = 'closed' where group_id = ${groupId}`.execute(
    net.app.platform.db,
  );
  expect(await idsOf(asha, 'beekeepers', 'group')).toEqual([]);
});

test('who takes no part in the network finds no posts and no groups of it', async () => {
  await say(bela, 'An abacus for the shop');
  expect(await idsOf({ viewer: aViewer({ role: 'Admin' }) }, 'abacus', 'post')).toEqual([]);
  expect(await idsOf({ viewer: aViewer({ role: 'Admin' }) }, 'koramangala', 'group')).toEqual([]);
});

test('signs, a single letter and words of a query find nothing and break nothing', async () => {
  for (const q of ["'", "a'b:*&!", '\\', '<-> | &', "l'eau", '=abjl', '🙂🙂', '।।', 'x'.repeat(80)])
    expect((await net.app.as(asha.viewer).askLoosely(searchGlobal, { query: { q } })).status).toBe(200);
});
