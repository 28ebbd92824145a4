import { chooseActsFor } from '@nukkad/contract/network/member/member.api';
import { setReaction } from '@nukkad/contract/network/reaction/reaction.api';
import * as api from '@nukkad/contract/network/story/story.api';
import { storiesADay } from '@nukkad/contract/network/story/story.model';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Posting, type TestMember, aMember, postFixture } from '../../../test/fixtures/post-fixture.ts';
import { type Sharing, sharing } from '../../../test/fixtures/story-fixture.ts';
import type { Mounted } from '../../../test/harness/mounted.ts';
import { required } from '../../../test/harness/required.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { storyPersonal } from './story-personal.store.ts';
import { sweepStories } from './sweep-stories.ts';

let play: Posting;
let app: Mounted;
let asha: TestMember;
let ravi: TestMember;
let meera: TestMember;
let photo: Buffer;
let stories: Sharing;
beforeAll(async () => {
  play = await postFixture();
  app = play.app;
  stories = sharing(play);
  [asha, ravi, meera] = [
    await aMember(play, 'Asha Verma'),
    await aMember(play, 'Ravi Kumar', false),
    await aMember(play, 'Meera Nair'),
  ];
  await play.connect(asha, ravi);
  photo = await sharp({ create: { width: 64, height: 96, channels: 3, background: '#1d5437' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'CANARY-OF-THE-CAMERA' } })
    .toBuffer();
});
afterAll(() => app.close());

const dayMs = 24 * 3_600_000;
const passes = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));
const codeOf = ({ body }: { readonly body: unknown }) => (body as { code: string }).code;
async function addPhoto({ viewer }: TestMember): Promise<string> {
  const body = new FormData();
  body.append('photos', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'gate.jpg');
  return (await app.as(viewer).send('POST', 'stories/pictures', { body })).body.items[0].pictureId;
}
const files = async () => {
  const found = [];
  for await (const { key } of app.platform.storage.list('stories/')) found.push(key);
  return found.length;
};
const namesOf = async (by: TestMember) =>
  (await stories.rings(by)).map(({ member, unseen }) => [member.name, unseen]);
/** Nothing of the tests before is in the rail of the next one. */
const isOver = () => passes(dayMs);

test('Asha shares a photo; Ravi sees it as her connection and Meera in her city, and only Asha learns who saw it', async () => {
  const pictureId = await addPhoto(asha);
  const picture = { pictureId, alternative: 'A green gate' };
  const shared = await stories.share(asha, 'Painted today', { picture });
  expect(shared).toMatchObject({ words: 'Painted today', colour: null, views: 0, can: { delete: true } });
  expect([await namesOf(ravi), await namesOf(meera), await namesOf(asha)]).toEqual([
    [['Asha Verma', 1]],
    [['Asha V.', 1]],
    [['Asha Verma', 0]],
  ]);
  const [seen] = await stories.storiesOf(ravi, asha);
  expect(seen).toMatchObject({
    picture: { alternative: 'A green gate', width: 64, height: 96 },
    isSeen: false,
    views: null,
    reactions: null,
    can: { delete: false, react: true, report: true, seeViewers: false },
  });
  const file = await fetch(new URL(required(seen?.picture).url, app.url));
  expect([file.status, (await file.text()).includes('CANARY')]).toEqual([200, false]);
  await stories.look(ravi, shared.storyId);
  await stories.look(meera, shared.storyId);
  await stories.look(asha, shared.storyId);
  expect(await namesOf(ravi)).toEqual([['Asha Verma', 0]]);
  expect(await stories.viewers(asha, shared.storyId)).toEqual(['Meera N.', 'Ravi Kumar']);
  expect([await stories.viewers(ravi, shared.storyId), await stories.viewers(meera, shared.storyId)]).toEqual(
    [[], []],
  );
  expect(required((await stories.mine(asha))[0])).toMatchObject({ views: 2, can: { seeViewers: true } });
  isOver();
});

test('a story ends after 24 hours by the clock, whatever was swept, and its author reads who saw it 48 hours longer', async () => {
  const { storyId } = await stories.share(asha, 'Fresh bread until evening');
  await stories.look(ravi, storyId);
  passes(dayMs - 1);
  expect((await stories.storiesOf(ravi, asha)).map((one) => one.storyId)).toEqual([storyId]);
  passes(1);
  expect([await stories.storiesOf(ravi, asha), await namesOf(ravi)]).toEqual([[], []]);
  expect(codeOf(await stories.look(meera, storyId))).toBe('story_not_found');
  const reaction = { body: { subject: 'story', subjectId: storyId, kind: 'like' } } as const;
  expect((await app.as(ravi.viewer).refused(setReaction, reaction)).code).toBe('reaction_subject_not_found');
  expect(await stories.viewers(asha, storyId)).toEqual(['Ravi Kumar']);
  passes(2 * dayMs - 1);
  expect((await stories.mine(asha)).map((one) => one.storyId)).toEqual([storyId]);
  passes(1);
  expect([await stories.mine(asha), await stories.viewers(asha, storyId)]).toEqual([[], []]);
});

test('fifty looks of one member at once are one view, and those of sixty members all count', async () => {
  const { storyId } = await stories.share(asha, 'Who was at the fair?');
  const many: TestMember[] = [];
  for (let at = 0; at < 60; at += 1) many.push(await play.person(`Looker Number${at}`));
  const answers = await Promise.all([
    ...Array.from({ length: 50 }, () => stories.look(ravi, storyId)),
    ...many.map((one) => stories.look(one, storyId)),
    ...Array.from({ length: 5 }, () => stories.look(asha, storyId)),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(required((await stories.mine(asha))[0]).views).toBe(61);
  const { rows } = await sql`select from network_story_view where story_id = ${storyId}`.execute(
    app.platform.db,
  );
  expect(rows).toHaveLength(61);
  isOver();
}, 120_000);

test('own stories come first, then unseen ones with the newest first, then those that were seen, over pages', async () => {
  const [bina, chand, dev] = [
    await aMember(play, 'Bina Das'),
    await aMember(play, 'Chand Roy'),
    await aMember(play, 'Dev Sen'),
  ];
  const bySeen = await stories.share(bina, 'One');
  for (const author of [chand, dev, meera]) {
    passes(1_000);
    await stories.share(author, 'Two');
  }
  await stories.look(meera, bySeen.storyId);
  const { items, nextCursor } = await app.as(meera.viewer).call(api.listStoryRings, { query: { limit: 2 } });
  const rest = await app
    .as(meera.viewer)
    .call(api.listStoryRings, { query: { limit: 2, cursor: required(nextCursor) } });
  expect([...items, ...rest.items].map(({ member }) => member.name)).toEqual([
    'Meera Nair',
    'Dev S.',
    'Chand R.',
    'Bina D.',
  ]);
  expect(rest.nextCursor).toBeNull();
  isOver();
});

test('a story for connections is shown to them alone', async () => {
  const { storyId } = await stories.share(asha, 'Among us', { audience: 'connections' });
  expect([await namesOf(ravi), await namesOf(meera)]).toEqual([[['Asha Verma', 1]], []]);
  expect([await stories.storiesOf(meera, asha), codeOf(await stories.look(meera, storyId))]).toEqual([
    [],
    'story_not_found',
  ]);
  isOver();
});

test.each([
  ['no words and no photo', { words: ' ' }, 'words'],
  ['281 characters', { words: 'a'.repeat(281) }, 'words'],
  ['a phone number', { words: 'Call me on 98765 43210' }, 'words'],
  ['an unknown colour', { words: 'Hello', colour: 'white' as 'ink' }, 'colour'],
])('a text card with %s is refused at its field', async (_said, body, field) => {
  const { code, fields } = await stories.refusedShare(asha, body);
  expect([code, Object.keys(fields ?? {})]).toEqual(['invalid_request', [field]]);
});

test('a photo needs words for who cannot see it, takes 200 characters below it, and belongs to one story of its member', async () => {
  const pictureId = await addPhoto(asha);
  const without = await stories.refusedShare(asha, { picture: { pictureId, alternative: '' } });
  expect(Object.keys(without.fields ?? {})).toEqual(['picture.alternative']);
  const picture = { pictureId, alternative: 'A gate' };
  const long = await stories.refusedShare(asha, { words: 'a'.repeat(201), picture });
  expect(Object.keys(long.fields ?? {})).toEqual(['words']);
  expect((await stories.refusedShare(ravi, { picture })).code).toBe('story_picture_not_found');
  await stories.share(asha, '', { picture });
  expect((await stories.refusedShare(asha, { picture })).code).toBe('story_picture_not_found');
  isOver();
});

test('a new member shares three in 24 hours, also at once, and a deleted one counts', async () => {
  const nina = await play.person('Nina Bose');
  const first = await stories.share(nina, 'One');
  await stories.remove(nina, first.storyId);
  const answers = await Promise.all(
    ['Two', 'Three', 'Four', 'Five'].map((words) =>
      app.as(nina.viewer).askLoosely(api.createStory, { body: { words, audience: 'everyone' } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 429, 429]);
  const refused = await app.as(nina.viewer).refused(api.createStory, {
    body: { words: 'Six', audience: 'everyone' },
  });
  expect([refused.code, refused.values]).toMatchObject(['story_limit_new', { limit: storiesADay.new }]);
  passes(dayMs);
  expect((await stories.share(nina, 'The next day')).status).toBe('published');
  isOver();
});

test('its author deletes a story at once and no one else does', async () => {
  const { storyId } = await stories.share(asha, 'A mistake');
  expect([
    codeOf(await stories.remove(ravi, storyId)),
    codeOf(await stories.remove(asha, storyId, 2)),
  ]).toEqual(['story_not_found', 'story_moved_on']);
  expect((await stories.remove(asha, storyId)).status).toBe(200);
  expect([await stories.storiesOf(ravi, asha), await stories.mine(asha)]).toEqual([[], []]);
  expect(codeOf(await stories.remove(asha, storyId, 2))).toBe('story_moved_on');
});

test('reactions are counted and named to the author alone', async () => {
  const { storyId } = await stories.share(asha, 'New lamps in our street');
  const like = { body: { subject: 'story', subjectId: storyId, kind: 'like' } } as const;
  await app.as(ravi.viewer).call(setReaction, like);
  await app.as(ravi.viewer).call(setReaction, like);
  expect(required((await stories.storiesOf(ravi, asha))[0])).toMatchObject({
    reaction: 'like',
    reactions: null,
  });
  expect(required((await stories.mine(asha))[0]).reactions).toBe(1);
  isOver();
});

test('the sweep takes the row, its views and its file a week after the end, and a picture that no story took after a day', async () => {
  await sweepStories(app.platform);
  const before = await files();
  const picture = { pictureId: await addPhoto(asha), alternative: 'A gate' };
  const { storyId } = await stories.share(asha, '', { picture });
  await stories.look(ravi, storyId);
  await addPhoto(asha);
  passes(2 * dayMs);
  await sweepStories(app.platform);
  expect(await files()).toBe(before + 1);
  passes(7 * dayMs);
  await sweepStories(app.platform);
  expect(await files()).toBeLessThanOrEqual(before);
  const { rows } = await sql`select from network_story_view where story_id = ${storyId}`.execute(
    app.platform.db,
  );
  expect(rows).toEqual([]);
});

test('who leaves takes their stories along and is in no list of viewers; counts stay', async () => {
  const lata = await aMember(play, 'Lata Joshi');
  const [own, other] = [await stories.share(lata, 'Mine'), await stories.share(meera, 'Hers')];
  await stories.look(lata, other.storyId);
  await stories.look(ravi, own.storyId);
  const { db } = app.platform;
  const told = JSON.stringify(await exportOf(storyPersonal, db, lata.viewer.userId));
  expect([told.includes(own.storyId), told.includes(other.storyId)]).toEqual([true, true]);
  await db.transaction().execute((tx) => eraseFrom(storyPersonal, tx, lata.viewer.userId));
  expect(await stories.viewers(meera, other.storyId)).toEqual([]);
  expect(required((await stories.mine(meera))[0]).views).toBe(1);
  const { rows } = await sql`select from network_story where story_id = ${own.storyId}`.execute(db);
  expect(rows).toEqual([]);
  isOver();
});

test('staff share for their business with the permission, and delete for it only with another one', async () => {
  const corner = await play.business('Clean Corner');
  const desk = await play.staff(corner.organisationId, 'Deepa Desk', ['network.view', 'network.create']);
  await app.as(desk).call(chooseActsFor, { body: { actsFor: 'business' } });
  const deepa = { ...corner, viewer: desk };
  const story = await stories.share(deepa, 'Open today');
  expect([story.author.name, story.can.delete]).toEqual(['Clean Corner', false]);
  expect(codeOf(await stories.remove(deepa, story.storyId))).toBe('forbidden');
  const reader = { ...deepa, viewer: { ...desk, permissions: new Set(['network.view'] as const) } };
  expect((await stories.refusedShare(reader, { words: 'Closed' })).code).toBe('forbidden');
});
