import { listCategoryWords } from '@nukkad/contract/office/piece/piece.api';
import type { Piece } from '@nukkad/contract/office/piece/piece.model';
import * as office from '@nukkad/contract/office/piece/piece-office.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PieceFixture, pieceFixture, whole } from '../../../test/fixtures/piece-fixture.ts';
import { aViewer } from '../../../test/harness/mounted.ts';

let play: PieceFixture;
beforeAll(async () => {
  play = await pieceFixture();
});
beforeEach(async () => {
  await sql`delete from piece`.execute(play.app.platform.db);
});
afterAll(() => play.app.close());

const plain = { titleEn: '', titleHi: '', wordsEn: '', wordsHi: '', actEn: '', actHi: '', link: '' };
const of = (id = 'electrician'): Promise<Piece> =>
  play.office().call(office.writePieceOf, { body: { kind: 'category', id } });
const write = ({ pieceId, version, position }: Piece, more: object): Promise<Piece> => {
  const { kind: _kind, place: _place, section: _section, ...body } = { ...whole, ...plain };
  return play
    .office()
    .call(office.changePiece, { params: { pieceId }, body: { ...body, position, version, ...more } });
};
const shown = async (query: object = {}, lang = 'en') =>
  (await play.app.as(null).call(listCategoryWords, { query, headers: { lang } })).items;

test('words of a category are drafted, published and taken back; until then and after it is as the catalogue has it', async () => {
  const draft = await of('plumber');
  expect([draft.kind, draft.about, draft.position, draft.missing]).toEqual(['category', 'plumber', 20, []]);
  const written = await write(draft, {
    titleEn: 'Plumbers on call',
    titleHi: 'प्लंबर, बुलाते ही',
    longEn: 'Taps, tanks\n\nand drains.',
    longHi: 'नल, टंकी और नाली।',
    position: 5,
  });
  expect(await shown()).toEqual([]);
  const published = await play.move(written, 'publish');
  expect(await shown()).toMatchObject([
    { categoryId: 'plumber', title: 'Plumbers on call', words: '', long: '', position: 5, isHidden: false },
  ]);
  expect(await shown({ categoryId: 'plumber' }, 'hi')).toMatchObject([
    { title: 'प्लंबर, बुलाते ही', long: 'नल, टंकी और नाली।' },
  ]);
  await play.move(published, 'takeBack');
  expect(await shown()).toEqual([]);
});

test('a draft that waits is opened again; after it is published the next one goes on from it, and an earlier one comes back', async () => {
  const first = await of();
  expect((await of()).pieceId).toBe(first.pieceId);
  const one = await write(first, { titleEn: 'One', titleHi: 'एक' });
  await play.move(one, 'publish');
  const second = await of();
  expect([second.edition, second.titleEn, second.seriesId]).toEqual([2, 'One', first.seriesId]);
  await play.move(await write(second, { titleEn: 'Two', titleHi: 'दो', isHidden: true }), 'publish');
  expect(await shown()).toMatchObject([{ title: 'Two', isHidden: true }]);
  const back = await play.office().call(office.againPiece, { params: { pieceId: first.pieceId } });
  await play.move(back, 'publish');
  expect(await shown()).toMatchObject([{ title: 'One', isHidden: false }]);
});

test('Admins who open one category at one instant write the same draft', async () => {
  const ids = await Promise.all([1, 2, 3, 4].map(() => of()));
  expect(new Set(ids.map(({ pieceId }) => pieceId)).size).toBe(1);
});

test('a category that is not there has no words, one language alone is not published, and no one but an Admin writes', async () => {
  const asked = { body: { kind: 'category', id: 'nothing' } };
  expect((await play.office().askLoosely(office.writePieceOf, asked)).body.code).toBe('piece_not_found');
  const half = await write(await of(), { longEn: 'Only English.' });
  expect(half.missing).toEqual(['longHi']);
  const refused = await play.office().refused(office.movePiece, {
    params: { pieceId: half.pieceId },
    body: { version: half.version, move: 'publish' },
  });
  expect(refused.code).toBe('piece_incomplete');
  const asha = play.app.as(aViewer());
  expect((await asha.askLoosely(office.writePieceOf, asked)).status).toBe(403);
  const begun = { ...whole, kind: 'category', place: 'services' };
  expect((await play.office().askLoosely(office.addPiece, { body: begun })).status).toBe(400);
});

test('reviews of the home page are chosen, in an order, of those that may be shown, and published with the section', async () => {
  const [first, second, third] = play.happy.map(({ reviewId }) => reviewId);
  const chosen = () => play.chosenHappy.single()(play.app.platform.db, play.app.clock.now());
  const happy = { ...plain, kind: 'section', section: 'happy' };
  const draft = await play.add({ ...happy, reviewIds: [third, first, third, second] });
  expect(await chosen()).toEqual([]);
  await play.move(draft, 'publish');
  expect(await chosen()).toEqual([third, first, second]);
  const strange = { ...whole, ...happy, reviewIds: [draft.pieceId] };
  const { body } = await play.office().askLoosely(office.addPiece, { body: strange });
  expect(Object.keys(body.fields ?? {})).toEqual(['reviewIds']);
  const listed = await play.office().call(office.listHappyChoices, { query: { ids: `${third},x` } });
  expect(listed.items.map(({ reviewId }) => reviewId)).toEqual([third]);
});
