import { getGroupsContent } from '@nukkad/contract/office/content/content.api';
import { comparedWords } from '@nukkad/contract/office/legal/compare-words';
import {
  beginLegalDraft,
  changeLegalDraft,
  getLegalEdition,
  getLegalVersion,
  listLegalVersions,
} from '@nukkad/contract/office/legal/legal.api';
import { againPiece, changePiece, movePiece } from '@nukkad/contract/office/piece/piece-office.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whole } from '../../../../test/fixtures/piece-fixture.ts';
import { type LegalFixture, legalFixture, said } from '../../../../test/fixtures/legal-fixture.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import { required } from '../../../../test/harness/required.ts';

let play: LegalFixture;
beforeAll(async () => {
  play = await legalFixture();
});
afterAll(() => play.close());

const hourMs = 3_600_000;
const later = (ms: number) => new Date(play.app.clock.now().getTime() + ms);
const shown = async (page = 'refunds', lang = 'en') =>
  (await play.app.as(null).askLoosely(getGroupsContent, { query: { page }, headers: { lang } })).body;
const firstGroup = async () => required((await shown()).groups[0]);
const numberOf = async (page: string) => required((await shown(page)).version).number;
const versions = async (page: 'terms' | 'policy' | 'refunds') =>
  (await play.app.as(null).call(listLegalVersions, { params: { page } })).items;
const version = (page: string, number: number, lang = 'en') =>
  play.app.as(null).askLoosely(getLegalVersion, { params: { page, number }, headers: { lang } });

test('what came with the product is version 1, and a draft begins with it, figures by their names', async () => {
  expect((await shown('policy')).version).toEqual({ number: 1, inForceAt: null, endedAt: null, change: '' });
  const before = await shown('policy');
  const draft = await play.begin('policy');
  const { edition, inForce, shown: asShown, figures } = await play.read(draft.pieceId);
  expect([edition.titleEn, edition.missing, edition.number]).toEqual([
    before.title,
    ['changeEn', 'changeHi'],
    null,
  ]);
  expect(edition.bodyEn).toMatch(/\{[a-zA-Z]+\}/);
  expect(figures.map(({ name }) => name)).toContain('answerDays');
  expect(comparedWords(inForce.en, asShown.en).filter(({ change }) => change !== 'same')).toEqual([]);
  expect(comparedWords(inForce.hi, asShown.hi).filter(({ change }) => change !== 'same')).toEqual([]);
  await play.move(draft, 'discard');
});

test('it is published once both languages say what changed; the page then says its version', async () => {
  const draft = await play.begin('refunds');
  const refused = await play.nandini.refused(movePiece, {
    params: { pieceId: draft.pieceId },
    body: { version: draft.version, move: 'publish' },
  });
  expect(refused.code).toBe('piece_incomplete');
  const before = await shown();
  const written = await play.write(draft, {
    bodyEn: '## Refunds\n\nYou get it back in {refundDays} days.\n\n- To your card',
    bodyHi: '## रिफ़ंड\n\n{refundDays} दिन में वापस मिलता है।\n\n- आपके कार्ड पर',
  });
  expect((await shown()).groups).toEqual(before.groups);
  await play.move(written, 'publish');
  const now = await shown();
  expect(now.version).toMatchObject({ number: 2, endedAt: null, change: said.changeEn });
  expect(now.groups).toMatchObject([
    { title: 'Refunds', paragraphs: [expect.stringMatching(/^You get it back in \d+–\d+ days\.$/)] },
  ]);
  expect((await shown('refunds', 'hi')).groups).toMatchObject([{ title: 'रिफ़ंड', points: ['आपके कार्ड पर'] }]);
});

test('every version can be read and compared, also the one that came with the product', async () => {
  expect((await versions('refunds')).map(({ number, change }) => [number, change])).toEqual([
    [2, said.changeEn],
    [1, ''],
  ]);
  const [first, second] = [await version('refunds', 1), await version('refunds', 2)];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(first.body.version.endedAt).toBe(second.body.version.inForceAt);
  const changes = comparedWords(first.body, second.body).map(({ change }) => change);
  expect([changes.includes('gone'), changes.includes('new')]).toEqual([true, true]);
  expect((await version('refunds', 3)).body.code).toBe('legal_version_not_found');
  expect((await version('secrets', 1)).status).toBe(400);
});

test('a name in braces that is no figure is refused at its field, and a line whose figure does not hold is left out', async () => {
  const draft = await play.begin('refunds');
  const body = { ...(await play.bodyOf(draft.pieceId)), version: draft.version };
  const refused = await play.nandini.refused(changeLegalDraft, {
    params: { pieceId: draft.pieceId },
    body: { ...body, bodyEn: 'Pay {anything} at once.' },
  });
  expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual(['invalid_request', ['bodyEn']]);
  await play.move(draft, 'discard');
});

test('figures are those of the rules: a changed rule changes the page of the version in force', async () => {
  await play.publish({ bodyEn: 'The charge is {feePercent}.', bodyHi: 'शुल्क {feePercent} है।' }, 'refunds');
  expect((await firstGroup()).paragraphs).toEqual(['The charge is 20%.']);
  await sql`insert into setting (key, scope, valid_from, value, why) values
    ('booking.rules', '*', ${play.app.clock.now()}, '{"feePercent": 25}', 'Test')`.execute(
    play.app.platform.db,
  );
  play.app.clock.advance(1_000);
  expect((await firstGroup()).paragraphs).toEqual(['The charge is 25%.']);
});

test('a schedule comes into force by its timer, and is the next version', async () => {
  const written = await play.write(await play.begin('policy'));
  await play.move(written, 'schedule', { publishAt: later(hourMs).toISOString() });
  expect(await numberOf('policy')).toBe(1);
  await play.app.drain(later(hourMs));
  expect(await numberOf('policy')).toBe(2);
});

test('words in force are not taken back, and an earlier edition comes back as a draft that says anew what changes', async () => {
  const published = await play.publish({ titleEn: 'Our promise of privacy' }, 'policy');
  const back = await play.nandini.refused(movePiece, {
    params: { pieceId: published.pieceId },
    body: { version: published.version, move: 'takeBack' },
  });
  expect(back.code).toBe('piece_words_in_force');
  const again = await play.nandini.call(againPiece, { params: { pieceId: published.pieceId } });
  const { edition } = await play.read(again.pieceId);
  expect([edition.titleEn, edition.changeEn, edition.mustAgree]).toEqual([
    'Our promise of privacy',
    '',
    false,
  ]);
  await play.move(again, 'discard');
});

test('two Admins who change one draft: the second is refused, and nothing of the first is lost', async () => {
  const draft = await play.begin('terms');
  const body = { ...(await play.bodyOf(draft.pieceId)), version: draft.version };
  const change = (by: LegalFixture['nandini'], titleEn: string) =>
    by.ask(changeLegalDraft, { params: { pieceId: draft.pieceId }, body: { ...body, titleEn } });
  const answers = await Promise.all([change(play.nandini, 'First'), change(play.farah, 'Second')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const won = ['First', 'Second'][answers.findIndex(({ status }) => status === 200)];
  const { edition } = await play.read(draft.pieceId);
  expect([edition.titleEn, edition.changeEn]).toEqual([won, said.changeEn]);
  await play.move(edition.piece, 'discard');
});

test('ten who begin a draft of one page at once make one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => play.nandini.ask(beginLegalDraft, { params: { page: 'terms' } })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const { rows } = await sql<{ pieceId: string }>`select piece_id as "pieceId" from piece
    where kind = 'legal' and place = 'terms' and status = 'draft'`.execute(play.app.platform.db);
  expect(rows).toHaveLength(1);
  await play.move((await play.read(required(rows[0]).pieceId)).edition.piece, 'discard');
});

test('two publishes of one draft at once make one version', async () => {
  const before = (await versions('terms')).length;
  const written = await play.write(await play.begin('terms'));
  const publish = (by: LegalFixture['nandini']) =>
    by.ask(movePiece, {
      params: { pieceId: written.pieceId },
      body: { version: written.version, move: 'publish' },
    });
  const answers = await Promise.all([publish(play.nandini), publish(play.farah)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await versions('terms')).length).toBe(before + 1);
});

test('the calls of other content do not write a legal page, and an Admin alone writes it', async () => {
  const draft = await play.begin('terms');
  const { kind: _kind, place: _place, section: _section, ...words } = whole;
  const refused = await play.nandini.refused(changePiece, {
    params: { pieceId: draft.pieceId },
    body: { ...words, version: draft.version },
  });
  expect(refused.code).toBe('piece_not_found');
  for (const who of [null, aViewer({ role: 'Buyer' }), aViewer({ role: 'Service Partner' })]) {
    const client = play.room.as(who);
    const answers = await Promise.all([
      client.ask(getLegalEdition, { params: { pieceId: draft.pieceId } }),
      client.ask(beginLegalDraft, { params: { page: 'policy' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(2).fill(who ? 403 : 401));
  }
  await play.move(draft, 'discard');
});
