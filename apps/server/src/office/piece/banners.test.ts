import { countBanners, listBanners, previewPiece } from '@nukkad/contract/office/piece/piece.api';
import * as office from '@nukkad/contract/office/piece/piece-office.api';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PieceFixture, pieceFixture, whole } from '../../../test/fixtures/piece-fixture.ts';
import { newId } from '../../platform/id.ts';
import { sweepPictures } from './add-picture.ts';

let play: PieceFixture;
beforeAll(async () => {
  play = await pieceFixture();
});
beforeEach(async () => {
  await sql`delete from piece`.execute(play.app.platform.db);
});
afterAll(() => play.app.close());

const dayMs = 86_400_000;

test('who sees it is who it is for, in the cities it is for', async () => {
  const { rows } = await sql<{
    code: string;
  }>`select city_code as code from city order by city_code limit 2`.execute(play.app.platform.db);
  const [here = '', elsewhere = ''] = rows.map(({ code }) => code);
  await play.publish({ titleEn: 'All', position: 1 });
  await play.publish({ titleEn: 'Partners', readers: ['Service Partner', 'subUser'], position: 2 });
  await play.publish({ titleEn: 'Visitors here', readers: ['signedOut'], cities: [here], position: 3 });
  expect(await play.shown()).toEqual(['All']);
  expect(await play.shown({ cityCode: here })).toEqual(['All', 'Visitors here']);
  expect(await play.shown({ cityCode: elsewhere })).toEqual(['All']);
  expect(await play.shown({ reader: 'subUser', cityCode: here })).toEqual(['All', 'Partners']);
  expect(await play.shown({}, { page: 'jobs' })).toEqual([]);
  const { status } = await play
    .office()
    .askLoosely(office.addPiece, { body: { ...whole, cities: ['no-such-city'] } });
  expect(status).toBe(400);
});

test('five at most, the lowest position first', async () => {
  for (const position of [7, 3, 5, 1, 6, 2, 4])
    await play.publish({ titleEn: `Banner ${position}`, position });
  expect(await play.shown()).toEqual([1, 2, 3, 4, 5].map((place) => `Banner ${place}`));
});

test('a published banner is seen at once on every node, and so is its end', async () => {
  const other = await play.anotherNode();
  try {
    expect([await play.shown(), await play.shown({}, { at: other })]).toEqual([[], []]);
    const published = await play.publish();
    expect(await play.shown({}, { at: other })).toEqual(['Monsoon check-up']);
    await play.move(published, 'takeBack');
    expect(await play.shown({}, { at: other })).toEqual([]);
  } finally {
    await other.close();
  }
});

test('who has the answer already is told so by its tag', async () => {
  await play.publish();
  const given = { params: { pageType: 'home' as const } };
  const first = await play.app.as(null).ask(listBanners, given);
  const etag = first.headers.get('etag') ?? '';
  const again = await play.app.as(null).ask(listBanners, { ...given, headers: { 'if-none-match': etag } });
  expect([etag.length > 10, again.status]).toEqual([true, 304]);
});

test('counts of many add up by day, and name only what is published', async () => {
  const { pieceId } = await play.publish();
  const draft = await play.add();
  const count = (items: object[]) => play.app.as(null).askLoosely(countBanners, { body: { items } });
  const seen = (bannerId: string, shown = 1, pressed = 0) => ({ bannerId, shown, pressed });
  await Promise.all(Array.from({ length: 20 }, () => count([seen(pieceId, 2, 1)])));
  expect((await count([seen(draft.pieceId), seen(newId())])).body).toEqual({ counted: 0 });
  play.app.clock.advance(dayMs);
  expect((await count([seen(pieceId), seen(pieceId, 0, 1)])).body).toEqual({ counted: 1 });
  const { counts } = await play.office().call(office.getPiece, { params: { pieceId } });
  expect(counts.map(({ shown, pressed }) => [shown, pressed])).toEqual([
    [1, 1],
    [40, 20],
  ]);
  for (const wrong of [[], [seen(pieceId, 6)], [seen(pieceId, -1)], [seen('x')]])
    expect((await count(wrong)).status).toBe(400);
});

const badLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example.com',
  '/\\evil.example.com',
  '\\\\evil.example.com',
  'http://example.com',
  'https://someone@example.com',
  'https://example.com:pass@evil.example.com',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://2130706433/',
  'https://exa mple.com',
  'ftp://example.com',
  '/no-such-page-at-all',
  'services',
];
test.each(badLinks)('a link to %s is refused at its field', async (link) => {
  const { status, body } = await play.office().askLoosely(office.addPiece, { body: { ...whole, link } });
  expect([status, body.fields?.link]).toEqual([400, expect.stringContaining('page of this site')]);
});

test.each([
  '/services',
  '/services?q=tap',
  '/banner/get-quote?groupId=office-care',
  'https://www.example.com/a?b=c',
])('a link to %s is taken', async (link) => {
  expect((await play.add({ link })).link).toBe(link);
});

test('words stay words: scripts are text, marks that turn the direction go, long ones are refused', async () => {
  const script = '<script>alert(1)</script>';
  await play.publish({ titleEn: `\u202e${script}\u2066 a\n\n b` });
  expect(await play.shown()).toEqual([`${script} a b`]);
  for (const titleEn of ['x'.repeat(61), 'a\u0000b', 7]) {
    const { status } = await play.office().askLoosely(office.addPiece, { body: { ...whole, titleEn } });
    expect(status).toBe(400);
  }
});

function sendPicture(content: Buffer, name = 'wide.png', type = 'image/png') {
  const body = new FormData();
  body.append('picture', new Blob([new Uint8Array(content)], { type }), name);
  return play.office().send('POST', 'backoffice/pieces/pictures', { body });
}
const aPicture = () =>
  sharp({ create: { width: 1_200, height: 600, channels: 3, background: '#0055aa' } })
    .withExif({ IFD0: { Copyright: 'Written by a camera' } })
    .png()
    .toBuffer();

test('a picture is made anew without what was written into it, needs words in both languages, and is there for visitors', async () => {
  const { status, body } = await sendPicture(await aPicture());
  expect([status, body.width, body.height]).toEqual([201, 1_200, 600]);
  const draft = await play.add({ wideId: body.pictureId });
  expect(draft.missing).toEqual(['altEn', 'altHi']);
  await play.publish({ wideId: body.pictureId, altEn: 'A blue roof', altHi: 'नीली छत' });
  const { items } = await play.app.as(null).call(listBanners, { params: { pageType: 'home' } });
  expect([items[0]?.alternative, items[0]?.wide?.width]).toEqual(['A blue roof', 1_200]);
  const file = await fetch(new URL(items[0]?.wide?.url ?? '', play.app.url));
  const bytes = Buffer.from(await file.arrayBuffer());
  expect([file.headers.get('content-type'), bytes.includes('Written by a camera')]).toEqual([
    'image/webp',
    false,
  ]);
});

test('what is no picture is refused, and a piece names no picture that is not there', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const answers = [
    await sendPicture(svg, 'a.svg', 'image/svg+xml'),
    await sendPicture(svg, 'a.png'),
    await sendPicture(Buffer.from('GIF89a'), 'a.webp', 'image/webp'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([415, 400, 400]);
  const { status } = await play.office().ask(office.addPiece, { body: { ...whole, wideId: newId() } });
  expect(status).toBe(404);
});

test('a picture that no piece has is deleted after a day, one of a piece stays', async () => {
  const [used, unused] = [
    (await sendPicture(await aPicture())).body,
    (await sendPicture(await aPicture())).body,
  ];
  await play.publish({ wideId: used.pictureId, altEn: 'A roof', altHi: 'छत' });
  play.app.clock.advance(2 * dayMs);
  await sweepPictures(play.app.platform);
  const { rows } = await sql<{ id: string }>`select picture_id as id from piece_picture
    where picture_id in (${used.pictureId}, ${unused.pictureId})`.execute(play.app.platform.db);
  expect(rows).toEqual([{ id: used.pictureId }]);
});

test('a preview shows a draft in both languages, for ten minutes and while the session of its Admin is open', async () => {
  const draft = await play.add({ titleHi: '' });
  const { url } = await play.office().call(office.openPiecePreview, { params: { pieceId: draft.pieceId } });
  const key = new URL(url).searchParams.get('key') ?? '';
  const look = (sent = key, lang = 'en') =>
    play.app.as(null).askLoosely(previewPiece, { query: { key: sent }, headers: { lang } });
  expect((await look()).body.banner).toMatchObject({ title: 'Monsoon check-up', link: '/services' });
  expect((await look(key, 'hi')).body.banner).toMatchObject({ title: '', words: whole.wordsHi });
  const other = await play.add({ titleEn: 'Another draft' });
  const forged = [
    key.replace(draft.pieceId, other.pieceId),
    key.replace(play.nandini.sessionId, play.farah.sessionId),
    `${key}A`,
    key.slice(0, -1),
    'a.b.c.d',
  ];
  for (const sent of forged) expect((await look(sent)).status).toBe(403);
  play.openSessions.delete(play.nandini.sessionId);
  expect((await look()).body.code).toBe('piece_preview_over');
  play.openSessions.set(play.nandini.sessionId, play.nandini);
  expect((await look()).status).toBe(200);
  play.app.clock.advance(10 * 60_000);
  expect((await look()).body.code).toBe('piece_preview_over');
});
