import type { Piece } from '@nukkad/contract/office/piece/piece.model';
import * as office from '@nukkad/contract/office/piece/piece-office.api';
import { getFaq, listFaqs, voteFaq } from '@nukkad/contract/talk/support/faq.api';
import { listOfficeFaqs } from '@nukkad/contract/talk/support/faq-office.api';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PieceFixture, pieceFixture, whole } from '../../../test/fixtures/piece-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { aViewer } from '../../../test/harness/mounted.ts';

let play: PieceFixture;
beforeAll(async () => {
  play = await pieceFixture();
});
afterAll(() => play.app.close());

const hourMs = 3_600_000;
const later = (ms: number) => new Date(play.app.clock.now().getTime() + ms);
const tools = {
  titleEn: 'Do professionals bring their own tools?',
  titleHi: 'क्या कारीगर अपने औज़ार लाते हैं?',
  longEn: 'Yes. Call {{phone}} if you are unsure.',
  longHi: 'हाँ। पूछना हो तो {{phone}} पर कॉल करें।',
  topic: 'visit',
  found: 'equipment ladder drill',
};
const of = (id?: string): Promise<Piece> =>
  play.office().call(office.writePieceOf, { body: { kind: 'faq', ...(id && { id }) } });
const change = ({ pieceId, version, position }: Piece, more: object) => {
  const { kind: _kind, place: _place, section: _section, ...body } = whole;
  const bare = { ...body, wordsEn: '', wordsHi: '', actEn: '', actHi: '', link: '', position };
  return play.office().askLoosely(office.changePiece, {
    params: { pieceId },
    body: { ...bare, ...tools, version, ...more },
  });
};
const written = async (piece: Piece, more: object = {}): Promise<Piece> => (await change(piece, more)).body;
const read = (faqId: string, lang = 'en') =>
  play.app.as(null).askLoosely(getFaq, { query: { faqId }, headers: { lang } });
const asked = async (faqId: string): Promise<string> => (await read(faqId)).body.question;
const builtIn = async (): Promise<string> => {
  const { body } = await play.app.as(null).ask(listFaqs, { query: {} });
  return required(body.categories[0]?.faqs.at(-1)).faqId;
};

test('a question is drafted, published, changed in another draft and taken back; people read what is published alone', async () => {
  const draft = await of();
  expect([draft.kind, draft.place, draft.about]).toEqual(['faq', 'help', draft.seriesId]);
  expect(draft.missing).toEqual(['titleEn', 'titleHi', 'longEn', 'longHi', 'topic']);
  const id = draft.seriesId;
  const first = await written(draft);
  expect([first.missing, (await read(id)).status]).toEqual([[], 404]);
  const published = await play.move(first, 'publish');
  expect((await read(id, 'hi')).body).toMatchObject({ question: tools.titleHi, category: 'visit' });
  expect((await read(id)).body.answer).toBe('Yes. Call <phone> if you are unsure.');
  const second = await written(await of(id), { titleEn: 'Who brings the tools?' });
  expect([second.edition, await asked(id)]).toEqual([2, tools.titleEn]);
  const now = await play.move(second, 'publish');
  expect(await asked(id)).toBe('Who brings the tools?');
  const back = await play.office().call(office.againPiece, { params: { pieceId: published.pieceId } });
  await play.move(back, 'publish');
  expect(await asked(id)).toBe(tools.titleEn);
  const shown = await play.office().call(office.getPiece, { params: { pieceId: now.pieceId } });
  const newest = required(shown.editions[0]);
  expect(shown.editions.map(({ status, changedBy }) => [status, changedBy])).toEqual([
    ['published', 'Nandini Iyer'],
    ['ended', 'Nandini Iyer'],
    ['ended', 'Nandini Iyer'],
  ]);
  await play.move(newest, 'takeBack');
  expect((await read(id)).status).toBe(404);
  const { items } = await play.office().call(listOfficeFaqs, { query: { hidden: 'true' } });
  expect(items.map(({ faqId, version }) => [faqId, version])).toEqual([[id, 4]]);
});

test('words that came with the product are the first edition, and come back from it with what people said of them', async () => {
  const id = await builtIn();
  const question = await asked(id);
  await play.app.as(null).ask(voteFaq, { body: { faqId: id, helpful: true, voter: randomUUID() } });
  const draft = await of(id);
  expect([draft.edition, draft.status, draft.titleEn]).toEqual([2, 'draft', question]);
  await play.move(await written(draft), 'publish');
  expect(await asked(id)).toBe(tools.titleEn);
  const { editions } = await play.office().call(office.getPiece, { params: { pieceId: draft.pieceId } });
  const first = required(editions.at(-1));
  expect([first.edition, first.status, first.changedBy]).toEqual([1, 'ended', null]);
  const back = await play.office().call(office.againPiece, { params: { pieceId: first.pieceId } });
  await play.move(back, 'publish');
  expect(await asked(id)).toBe(question);
  const { items } = await play.office().call(listOfficeFaqs, { query: { q: question } });
  expect(items.find(({ faqId }) => faqId === id)?.helped).toBe(1);
});

test('Admins who open one question at one instant write the same draft, and its words are taken over once', async () => {
  const { rows } = await sql<{ id: string }>`select faq_id as id from faq where is_shown
    and not exists (select from piece where series_id = faq_id) limit 1`.execute(play.app.platform.db);
  const { id } = required(rows[0]);
  const drafts = await Promise.all([1, 2, 3, 4].map(() => of(id)));
  expect(new Set(drafts.map(({ pieceId, edition }) => `${pieceId} ${edition}`)).size).toBe(1);
});

test('a change that is scheduled is read from its time, until the end of its last day', async () => {
  play.app.clock.set(new Date('2027-03-01T06:00:00.000Z'));
  const draft = await written(await of(), { lastDay: '2027-03-02' });
  const id = draft.seriesId;
  await play.move(draft, 'schedule', { publishAt: later(hourMs).toISOString() });
  await play.app.drain(later(hourMs / 2));
  expect((await read(id)).status).toBe(404);
  await play.app.drain(later(hourMs));
  expect(await asked(id)).toBe(tools.titleEn);
  play.app.clock.set(new Date('2027-03-02T18:31:00.000Z'));
  await play.app.drain();
  expect((await read(id)).status).toBe(404);
});

test('figures that are not known, questions that are not there and calls of anyone but an Admin are refused', async () => {
  const draft = await of();
  const wrong = await change(draft, { longEn: 'It costs {{feePrecent}}.' });
  expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['longEn']]);
  for (const id of [randomUUID(), 'visit']) {
    const { body } = await play.office().askLoosely(office.writePieceOf, { body: { kind: 'faq', id } });
    expect(body.code).toBe('piece_not_found');
  }
  const other = { body: { kind: 'video', id: draft.seriesId } };
  expect((await play.office().askLoosely(office.writePieceOf, other)).status).toBe(404);
  const begun = { ...whole, kind: 'faq' };
  expect((await play.office().askLoosely(office.addPiece, { body: begun })).status).toBe(400);
  const asha = play.app.as(aViewer());
  expect((await asha.askLoosely(office.writePieceOf, { body: { kind: 'faq' } })).status).toBe(403);
});
