import { newMemberUntil } from '@nukkad/contract/network/member/new-member';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import * as memberApi from '@nukkad/contract/network/member/member.api';
import * as api from '@nukkad/contract/network/post/post.api';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Posting,
  type TestMember,
  aMember,
  feedOf,
  postFixture,
  refusedPost,
  writePost,
} from '../../../test/fixtures/post-fixture.ts';
import type { Mounted } from '../../../test/harness/mounted.ts';
import { required } from '../../../test/harness/required.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { postPersonal } from './post-personal.store.ts';
import { momentOf } from '../../platform/spoken.rules.ts';

let play: Posting;
let app: Mounted;
let asha: TestMember;
let ravi: TestMember;
let meera: TestMember;
let picture: Buffer;
beforeAll(async () => {
  play = await postFixture();
  app = play.app;
  [asha, ravi, meera] = [
    await aMember(play, 'Asha Verma'),
    await aMember(play, 'Ravi Kumar', false),
    await aMember(play, 'Meera Nair'),
  ];
  await connect(asha, ravi);
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b5462f' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'CANARY-OF-THE-CAMERA' } })
    .toBuffer();
});
afterAll(() => app.close());

async function connect(one: TestMember, other: TestMember) {
  await play.connect(one, other);
  await app.drain();
}
async function addPicture({ viewer }: TestMember): Promise<string> {
  const body = new FormData();
  body.append('photos', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'work.jpg');
  const answer = await app.as(viewer).send('POST', 'feed/pictures', { body });
  return answer.body.items[0].pictureId;
}
const files = async () => {
  const found = [];
  for await (const { key } of app.platform.storage.list('posts/')) found.push(key);
  return found.length;
};
const code = (answer: { readonly body: unknown }) => (answer.body as { code: string }).code;
const read = ({ viewer }: TestMember, postId: string) =>
  app.as(viewer).askLoosely(api.getPost, { query: { postId } });
const change = ({ viewer }: TestMember, body: Parameters<typeof ask>[1]) => ask(viewer, body);
const ask = (
  viewer: TestMember['viewer'],
  body: { postId: string; version: number; action: 'edit' | 'delete' | 'publish'; body?: string },
) => app.as(viewer).askLoosely(api.updatePost, { body });
const save = ({ viewer }: TestMember, postId: string) =>
  app.as(viewer).ask(api.savePost, { body: { postId, saved: true } });
const hoursOn = (hours: number) => {
  const at = new Date(app.clock.now().getTime() + hours * 3_600_000);
  app.clock.set(at);
  return at;
};

test('Asha posts with a picture and a tag; Ravi reads it as her connection, Meera as someone of her city; of the camera nothing is left', async () => {
  const pictureId = await addPicture(asha);
  const { status, body } = await writePost(
    play,
    asha,
    'A new kitchen tap, done by the corner shop #Plumbing',
    {
      pictures: [{ pictureId, alternative: 'A chrome tap over a steel sink' }],
    },
  );
  expect([status, body.tags, body.why, body.can]).toEqual([
    201,
    ['plumbing'],
    'own',
    { edit: true, delete: true, release: false, answer: true },
  ]);
  await app.drain();
  const seen = (await app.as(ravi.viewer).ask(api.getFeeds, { query: {} })).body.items[0];
  expect(seen).toMatchObject({ postId: body.postId, why: 'connection', author: { name: 'Asha Verma' } });
  const near = (await app.as(meera.viewer).ask(api.getFeeds, { query: {} })).body.items[0];
  expect(near).toMatchObject({ postId: body.postId, why: 'place', author: { name: 'Asha V.' } });
  const [shown] = required(seen).pictures;
  expect(required(shown).alternative).toBe('A chrome tap over a steel sink');
  const file = await fetch(new URL(required(shown).url, app.url));
  expect([file.status, (await file.text()).includes('CANARY')]).toEqual([200, false]);
  expect(await feedOf(play, meera, { tag: 'PLUMBING' })).toEqual([[body.body, 'tag']]);
});

test('a post for connections is read by Ravi and by no one else, wherever they look', async () => {
  const { postId } = (
    await writePost(play, asha, 'Only for those I know #street', { audience: 'connections' })
  ).body;
  await app.drain();
  const places = async (who: TestMember) => [
    (await feedOf(play, who)).some(([words]) => words.startsWith('Only for')),
    (await feedOf(play, who, { of: asha.memberId })).some(([words]) => words.startsWith('Only for')),
    (await feedOf(play, who, { tag: 'street' })).length === 1,
    (await read(who, postId)).status === 200,
  ];
  expect(await places(ravi)).toEqual([true, true, true, true]);
  expect(await places(meera)).toEqual([false, false, false, false]);
});

test('contact details are refused and counted; links to other sites, names of members and scripts are words', async () => {
  expect(await refusedPost(play, asha, 'Call me at 98450 12345')).toBe('post_has_contact');
  expect(await refusedPost(play, asha, 'See https://wa.me/919845012345')).toBe('post_has_contact');
  expect(await refusedPost(play, asha, 'I am @asha_paints_1 on insta')).toBe('post_has_contact');
  const tries = await sql<{ tries: number }>`select tries from contact_try
    where user_id = ${asha.viewer.userId} and place = 'post'`.execute(app.platform.db);
  expect(tries.rows).toEqual([{ tries: 3 }]);
  const words = `Thanks @${ravi.handle}, see https://www.example.org/taps <script>alert(1)</script>`;
  const { body } = await writePost(play, asha, words);
  expect([body.body, body.mentions.map(({ name }) => name)]).toEqual([words, ['Ravi Kumar']]);
});

test('10,000 mentions, a post of 1 MB, empty words and marks that turn the text are refused or taken out, in clear words', async () => {
  const many = Array.from({ length: 200 }, (_, at) => `@member-${at}`).join(' ');
  expect(await refusedPost(play, asha, many)).toBe('post_mentions');
  expect(await refusedPost(play, asha, '@a-b '.repeat(10_000))).toBe('invalid_request');
  expect(await refusedPost(play, asha, 'x'.repeat(1_048_576))).toBe('body_too_large');
  expect(await refusedPost(play, asha, ' \n ')).toBe('invalid_request');
  const { body } = await writePost(play, asha, 'Safe \u202Ewords 🙂');
  expect(body.body).toBe('Safe words 🙂');
});

test('an edit within a day keeps what was said before for its readers; of two at one instant one is told; after a day it is over', async () => {
  const { postId, version } = (await writePost(play, asha, 'The tap drips')).body;
  const edit = (words: string) => change(asha, { postId, version, action: 'edit', body: words });
  const both = await Promise.all([edit('The tap no longer drips'), edit('The tap is new')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { items } = (await app.as(ravi.viewer).ask(api.listPostEdits, { query: { postId } })).body;
  expect(items.map(({ number, body }) => [number, body])).toEqual([[1, 'The tap drips']]);
  expect((await change(ravi, { postId, version: 2, action: 'edit', body: 'Mine' })).status).toBe(404);
  hoursOn(25);
  expect(code(await change(asha, { postId, version: 2, action: 'edit', body: 'Late' }))).toBe(
    'post_edit_over',
  );
});

test('a deleted post is nowhere any more, and its pictures go with it', async () => {
  const pictureId = await addPicture(asha);
  const before = await files();
  const { postId, version } = (
    await writePost(play, asha, 'Soon gone', { pictures: [{ pictureId, alternative: 'A wall' }] })
  ).body;
  await app.drain();
  await save(ravi, postId);
  expect((await change(asha, { postId, version, action: 'delete' })).status).toBe(200);
  expect(await files()).toBe(before - 1);
  expect([(await read(ravi, postId)).status, (await read(asha, postId)).status]).toEqual([404, 404]);
  expect((await app.as(ravi.viewer).ask(api.listSavedPosts, { query: {} })).body.items).toEqual([]);
  expect(code(await change(asha, { postId, version: version + 1, action: 'publish' }))).toBe('post_moved_on');
});

test('a picture of another member, and one that was used, is in no other post', async () => {
  const pictureId = await addPicture(asha);
  const pictures = [{ pictureId, alternative: 'A tap' }];
  expect(await refusedPost(play, ravi, 'Mine now', { pictures })).toBe('post_picture_not_found');
  await writePost(play, asha, 'First', { pictures });
  expect(await refusedPost(play, asha, 'Second', { pictures })).toBe('post_picture_not_found');
});

test('a scheduled post comes at its time or when its author publishes it, and tells whom it mentions once', async () => {
  const publishAt = new Date(app.clock.now().getTime() + 2 * 3_600_000).toISOString();
  const later = (await writePost(play, asha, `Tomorrow, @${ravi.handle}`, { publishAt })).body;
  const soon = (await writePost(play, asha, 'Published by hand', { publishAt })).body;
  expect([later.status, (await read(ravi, later.postId)).status]).toEqual(['scheduled', 404]);
  const { status } = await change(asha, { postId: soon.postId, version: 1, action: 'publish' });
  expect([status, (await read(ravi, soon.postId)).status]).toEqual([200, 200]);
  await app.drain(hoursOn(3));
  await app.drain();
  expect((await read(ravi, later.postId)).status).toBe(200);
  expect((await feedOf(play, ravi)).map(([words]) => words)).toContain(`Tomorrow, @${ravi.handle}`);
  await change(asha, { postId: later.postId, version: 2, action: 'edit', body: `Today, @${ravi.handle}` });
  await app.drain();
  const told = await sql`select 1 from notification where user_id = ${ravi.viewer.userId}
    and tag = 'network' and opens = ${screenAddress.post(later.postId)}`.execute(app.platform.db);
  expect(told.rows).toHaveLength(1);
});

test('a time that is past or too far is refused at its field', async () => {
  const at = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
  expect(await refusedPost(play, asha, 'Yesterday', { publishAt: at(-24) })).toBe('invalid_request');
  expect(await refusedPost(play, asha, 'In a year', { publishAt: at(24 * 365) })).toBe('invalid_request');
});

test('a new member has two links, one picture and two mentions', async () => {
  const nisha = await aMember(play, 'Nisha Rao');
  await sql`update network_member set created_at = ${app.clock.now()} where member_id = ${nisha.memberId}`.execute(
    app.platform.db,
  );
  const links = 'https://a.example.org https://b.example.org https://c.example.org';
  expect(await refusedPost(play, nisha, links)).toBe('post_new_member');
  const refusal = (lang: 'en' | 'hi') =>
    app.as(nisha.viewer).refused(api.createPost, {
      body: { body: links, audience: 'everyone', pictures: [] },
      headers: { lang },
    });
  const from = momentOf(newMemberUntil({ createdAt: app.clock.now() }));
  const { message, values } = await refusal('en');
  expect(message).toBe(
    `In your first 7 days a post can have 2 links, 1 picture and 2 mentions. It can have more from ${from.en}.`,
  );
  expect(values).toEqual({ links: 2, pictures: 1, mentions: 2, from: from.en });
  expect((await refusal('hi')).values).toMatchObject({ from: from.hi });
  const names = `@${asha.handle} @${ravi.handle} @${meera.handle}`;
  expect(await refusedPost(play, nisha, names)).toBe('post_new_member');
  const pictures = [
    { pictureId: await addPicture(nisha), alternative: 'One' },
    { pictureId: await addPicture(nisha), alternative: 'Two' },
  ];
  expect(await refusedPost(play, nisha, 'Two pictures', { pictures })).toBe('post_new_member');
  expect((await writePost(play, nisha, 'Hello', { pictures: pictures.slice(0, 1) })).status).toBe(201);
});

test('feeds follow connections: a new one brings the newest posts, and what is said to connections goes with its end', async () => {
  const [farah, dev] = [await aMember(play, 'Farah Khan', false), await aMember(play, 'Dev Patil', false)];
  await writePost(play, farah, 'Before we met', { audience: 'connections' });
  await app.drain();
  expect(await feedOf(play, dev)).toEqual([]);
  await connect(farah, dev);
  expect(await feedOf(play, dev)).toEqual([['Before we met', 'connection']]);
  await play.block(dev, farah);
  await app.drain();
  expect([await feedOf(play, dev), await feedOf(play, dev, { of: farah.memberId })]).toEqual([[], []]);
});

test('the most relevant first: a connection before the city, and more talked about before less', async () => {
  const [sunita, arjun] = [await aMember(play, 'Sunita Shah'), await aMember(play, 'Arjun Mehta')];
  await connect(sunita, arjun);
  hoursOn(100 * 24);
  const quiet = (await writePost(play, meera, 'Quiet in the city')).body;
  const talked = (await writePost(play, meera, 'Much talked about')).body;
  await writePost(play, arjun, 'By a connection');
  await sql`update network_post set reactions = 60 where post_id = ${talked.postId}`.execute(app.platform.db);
  await app.drain();
  const order = (await feedOf(play, sunita, { order: 'relevant' })).slice(0, 3).map(([words]) => words);
  expect(order).toEqual(['Much talked about', 'By a connection', 'Quiet in the city']);
  const pages = async (cursor?: string): Promise<string[]> => {
    const query = { order: 'relevant' as const, limit: 2, ...(cursor && { cursor }) };
    const { items, nextCursor } = (await app.as(sunita.viewer).ask(api.getFeeds, { query })).body;
    const ids = items.map(({ postId }) => postId);
    return nextCursor === null ? ids : [...ids, ...(await pages(nextCursor))];
  };
  const ids = await pages();
  expect([new Set(ids).size === ids.length, ids.includes(quiet.postId)]).toEqual([true, true]);
});

test('the copy of one’s data holds the posts, and leaving takes rows and files', async () => {
  const { db } = app.platform;
  const gone = await aMember(play, 'Kavya Iyer');
  const pictureId = await addPicture(gone);
  await writePost(play, gone, 'My last words', { pictures: [{ pictureId, alternative: 'A gate' }] });
  await app.drain();
  const copy = await exportOf(postPersonal, db, gone.viewer.userId);
  expect(required(copy['Your posts']).map((row) => row['body'])).toEqual(['My last words']);
  expect(Object.keys(required(required(copy['Pictures of your posts'])[0]))).not.toContain('storage_key');
  expect(await required(postPersonal.files)(db, gone.viewer.userId)).toHaveLength(1);
  await db.transaction().execute((tx) => eraseFrom(postPersonal, tx, gone.viewer.userId));
  expect((await feedOf(play, asha)).map(([words]) => words)).not.toContain('My last words');
});

test('staff post for their business with the permission, and without it nothing; a business’s posts stay when they leave', async () => {
  const corner = await play.business('Clean Corner');
  const desk = await play.staff(corner.organisationId, 'Deepa Desk', ['network.view', 'network.create']);
  await app.as(desk).call(memberApi.chooseActsFor, { body: { actsFor: 'business' } });
  const deepa = { ...corner, viewer: desk };
  const { body } = await writePost(play, deepa, 'Slots for Saturday are open');
  expect([body.author.memberId, body.author.name, body.can.edit, body.can.delete]).toEqual([
    corner.memberId,
    'Clean Corner',
    false,
    false,
  ]);
  const edit = await change(deepa, { postId: body.postId, version: 1, action: 'edit', body: 'Full' });
  expect(edit.status).toBe(403);
  const reader = { ...desk, permissions: new Set(['network.view'] as const) };
  expect(await refusedPost(play, { ...deepa, viewer: reader }, 'Mine')).toBe('forbidden');
  await app.platform.db.transaction().execute((tx) => eraseFrom(postPersonal, tx, desk.userId));
  expect((await read(corner, body.postId)).body).toMatchObject({ body: 'Slots for Saturday are open' });
});
