import { getHomeSections } from '@nukkad/contract/office/piece/piece.api';
import { type HomeSection, homeSections } from '@nukkad/contract/office/piece/piece.model';
import * as office from '@nukkad/contract/office/piece/piece-office.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PieceFixture, pieceFixture, whole } from '../../../test/fixtures/piece-fixture.ts';

let play: PieceFixture;
beforeAll(async () => {
  play = await pieceFixture();
});
beforeEach(async () => {
  await sql`delete from piece`.execute(play.app.platform.db);
});
afterAll(() => play.app.close());

const plain = { titleEn: '', titleHi: '', wordsEn: '', wordsHi: '', actEn: '', actHi: '', link: '' };
const section = (name: HomeSection, more: object = {}) =>
  play.publish({ ...plain, kind: 'section', section: name, ...more });
const shown = async (lang = 'en') =>
  (await play.app.as(null).call(getHomeSections, { headers: { lang } })).sections;
const order = async () => (await shown()).map(({ section: name }) => name);

test('the home page has its sections in the usual order, without words of operators', async () => {
  expect(await order()).toEqual([...homeSections]);
  expect((await shown())[0]).toEqual({ section: 'rows', title: '', words: '', act: '', link: '' });
});

test('operators order, hide and name sections, in both languages and at once', async () => {
  await section('partner', { position: 50 });
  await section('happy', { isHidden: true });
  await section('quote', { ...whole, kind: 'section', section: 'quote', position: 400 });
  expect(await order()).toEqual(['partner', 'rows', 'steps', 'quote']);
  expect((await shown('hi')).at(-1)).toMatchObject({
    title: whole.titleHi,
    act: whole.actHi,
    link: '/services',
  });
});

test('one series speaks for a section; what is taken back gives it the words it was made with', async () => {
  const first = await section('steps', { titleEn: 'How we work', titleHi: 'हम ऐसे काम करते हैं' });
  const other = await play.add({ ...plain, kind: 'section', section: 'steps' });
  const refused = await play.office().refused(office.movePiece, {
    params: { pieceId: other.pieceId },
    body: { version: other.version, move: 'publish' },
  });
  expect(refused.code).toBe('piece_section_taken');
  await play.move(first, 'takeBack');
  expect((await shown())[1]).toMatchObject({ section: 'steps', title: '' });
});

test('words in one language alone are missing in the other; a section is of the home page, a banner of none', async () => {
  const draft = await play.add({ ...plain, kind: 'section', section: 'steps', titleEn: 'How we work' });
  expect(draft.missing).toEqual(['titleHi']);
  const wrong = [
    { kind: 'section', section: null },
    { kind: 'banner', section: 'steps' },
    { kind: 'section', section: 'steps', place: 'jobs' },
  ];
  for (const more of wrong) {
    const { status } = await play.office().askLoosely(office.addPiece, { body: { ...whole, ...more } });
    expect(status).toBe(400);
  }
});
