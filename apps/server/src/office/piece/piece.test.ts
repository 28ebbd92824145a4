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

const hourMs = 3_600_000;
const later = (ms: number) => new Date(play.app.clock.now().getTime() + ms);
const inAnHour = () => later(hourMs).toISOString();
const read = (pieceId: string) => play.office().call(office.getPiece, { params: { pieceId } });
const again = (pieceId: string) => play.office().call(office.againPiece, { params: { pieceId } });
const refusedMove = async (pieceId: string, body: { move: string; version?: number; publishAt?: string }) => {
  const { status, body: said } = await play
    .office()
    .askLoosely(office.movePiece, { params: { pieceId }, body: { version: 1, ...body } });
  return [status, said.code];
};

test('a draft may lack words and is shown to no one; it is published once both languages are whole', async () => {
  const draft = await play.add({ titleHi: '', actHi: '' });
  expect([draft.status, draft.missing]).toEqual(['draft', ['titleHi', 'actHi']]);
  expect(await refusedMove(draft.pieceId, { move: 'publish' })).toEqual([409, 'piece_incomplete']);
  expect(await refusedMove(draft.pieceId, { move: 'schedule', publishAt: inAnHour() })).toEqual([
    409,
    'piece_incomplete',
  ]);
  expect(await play.shown()).toEqual([]);
  const { kind: _kind, place: _place, section: _section, ...words } = whole;
  const edited = await play.office().call(office.changePiece, {
    params: { pieceId: draft.pieceId },
    body: { ...words, version: 1 },
  });
  expect([edited.version, edited.missing]).toEqual([2, []]);
  await play.move(edited, 'publish');
  expect(await play.shown()).toEqual(['Monsoon check-up']);
  expect(await play.shown({}, { lang: 'hi' })).toEqual(['बरसात की जाँच']);
});

test('what is scheduled appears by the timer, and not when it was taken out of the schedule meanwhile', async () => {
  const planned = await play.move(await play.add(), 'schedule', { publishAt: inAnHour() });
  const withdrawn = await play.move(await play.add({ titleEn: 'Not yet' }), 'schedule', {
    publishAt: inAnHour(),
  });
  await play.move(withdrawn, 'unschedule');
  await play.app.drain(later(hourMs / 2));
  expect(await play.shown()).toEqual([]);
  await play.app.drain(later(hourMs));
  expect(await play.shown()).toEqual(['Monsoon check-up']);
  expect((await read(planned.pieceId)).piece).toMatchObject({ status: 'published', version: 3 });
  expect((await read(withdrawn.pieceId)).piece.status).toBe('draft');
});

test('a time that was moved counts, not the one before', async () => {
  const first = await play.move(await play.add(), 'schedule', { publishAt: inAnHour() });
  const back = await play.move(first, 'unschedule');
  await play.move(back, 'schedule', { publishAt: later(3 * hourMs).toISOString() });
  await play.app.drain(later(2 * hourMs));
  expect(await play.shown()).toEqual([]);
  await play.app.drain(later(2 * hourMs));
  expect(await play.shown()).toEqual(['Monsoon check-up']);
});

test('a schedule without a time, in the past or beyond a year is refused at its field', async () => {
  const { pieceId } = await play.add();
  const times = [undefined, later(-1_000).toISOString(), later(366 * 24 * hourMs).toISOString()];
  for (const publishAt of times)
    expect(await refusedMove(pieceId, { move: 'schedule', ...(publishAt && { publishAt }) })).toEqual([
      400,
      'invalid_request',
    ]);
});

test('two Admins who change one draft: the second is told, and nothing of the first is lost', async () => {
  const { pieceId } = await play.add();
  const { kind: _kind, place: _place, section: _section, ...words } = whole;
  const change = (who: PieceFixture['nandini'], titleEn: string) =>
    play
      .office(who)
      .ask(office.changePiece, { params: { pieceId }, body: { ...words, titleEn, version: 1 } });
  const answers = await Promise.all([change(play.nandini, 'First'), change(play.farah, 'Second')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { piece } = await read(pieceId);
  const won = answers.findIndex(({ status }) => status === 200);
  expect([piece.titleEn, piece.changedBy]).toEqual(
    [
      ['First', 'Nandini Iyer'],
      ['Second', 'Farah Khan'],
    ][won],
  );
});

test('published words are not edited: a new edition takes their place, and an earlier one comes back as a draft', async () => {
  const first = await play.publish();
  const { kind: _kind, place: _place, section: _section, ...words } = whole;
  const refused = await play.office().refused(office.changePiece, {
    params: { pieceId: first.pieceId },
    body: { ...words, version: first.version },
  });
  expect(refused.code).toBe('piece_moved_on');
  const second = await again(first.pieceId);
  expect([second.edition, second.status, second.titleEn]).toEqual([2, 'draft', 'Monsoon check-up']);
  expect((await play.office().refused(office.againPiece, { params: { pieceId: first.pieceId } })).code).toBe(
    'piece_draft_waits',
  );
  const edited = await play.office().call(office.changePiece, {
    params: { pieceId: second.pieceId },
    body: { ...words, titleEn: 'After the rain', version: 1 },
  });
  expect(await play.shown()).toEqual(['Monsoon check-up']);
  await play.move(edited, 'publish');
  expect(await play.shown()).toEqual(['After the rain']);
  const third = await again(first.pieceId);
  expect([third.edition, third.titleEn, third.seriesId]).toEqual([3, 'Monsoon check-up', first.seriesId]);
  await play.move(third, 'publish');
  const { editions } = await read(third.pieceId);
  expect(editions.map(({ edition, status, titleEn }) => [edition, status, titleEn])).toEqual([
    [3, 'published', 'Monsoon check-up'],
    [2, 'ended', 'After the rain'],
    [1, 'ended', 'Monsoon check-up'],
  ]);
});

test('an edition that is scheduled over a published one replaces it in the same moment', async () => {
  const first = await play.publish();
  const { kind: _kind, place: _place, section: _section, ...words } = whole;
  const draft = await again(first.pieceId);
  const edited = await play.office().call(office.changePiece, {
    params: { pieceId: draft.pieceId },
    body: { ...words, titleEn: 'After the rain', version: 1 },
  });
  await play.move(edited, 'schedule', { publishAt: inAnHour() });
  expect(await play.shown()).toEqual(['Monsoon check-up']);
  await play.app.drain(later(hourMs));
  expect(await play.shown()).toEqual(['After the rain']);
  expect((await read(first.pieceId)).piece.status).toBe('ended');
});

test('ten who begin an edition of one piece at once make one draft', async () => {
  const { pieceId } = await play.publish();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => play.office().ask(office.againPiece, { params: { pieceId } })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await read(pieceId)).editions).toHaveLength(2);
});

test('a publish and its timer in the same moment publish it once', async () => {
  const planned = await play.move(await play.add(), 'schedule', { publishAt: later(1_000).toISOString() });
  play.app.clock.advance(2_000);
  await Promise.all([
    play.office().ask(office.movePiece, {
      params: { pieceId: planned.pieceId },
      body: { version: planned.version, move: 'publish' },
    }),
    play.app.drain(),
  ]);
  expect(await play.shown()).toEqual(['Monsoon check-up']);
  expect((await read(planned.pieceId)).piece).toMatchObject({ status: 'published', version: 3 });
});

test('the last day ends at midnight in India, by the timer and by the clock of who reads', async () => {
  play.app.clock.set(new Date('2027-03-01T10:00:00.000Z'));
  const piece = await play.publish({ lastDay: '2027-03-01' });
  play.app.clock.set(new Date('2027-03-01T18:29:00.000Z'));
  expect(await play.shown()).toEqual(['Monsoon check-up']);
  play.app.clock.set(new Date('2027-03-01T18:31:00.000Z'));
  expect(await play.shown()).toEqual([]);
  await play.app.drain();
  expect((await read(piece.pieceId)).piece.status).toBe('ended');
  const gone = await play.add({ lastDay: '2027-03-01' });
  expect(await refusedMove(gone.pieceId, { move: 'publish' })).toEqual([409, 'piece_day_over']);
});

test('what is taken back or discarded is gone for visitors and stays in the history; it moves no more', async () => {
  const published = await play.publish();
  const back = await play.move(published, 'takeBack');
  expect([back.status, await play.shown()]).toEqual(['ended', []]);
  expect(back.can).toMatchObject({ publish: false, takeBack: false, again: true });
  const draft = await play.move(await play.add(), 'discard');
  for (const move of ['publish', 'unschedule', 'takeBack', 'discard'])
    expect(await refusedMove(draft.pieceId, { move, version: draft.version })).toEqual([
      409,
      'piece_moved_on',
    ]);
});

test('the list finds by title, state, page and missing words, page by page with its count', async () => {
  await play.publish({ titleEn: 'On services', place: 'services' });
  await play.add({ titleEn: 'Half', titleHi: '' });
  await play.add({ titleEn: 'Whole' });
  const list = async (query: object) => {
    const { body } = await play.office().askLoosely(office.listPieces, { query: { count: true, ...query } });
    return [body.items.map(({ titleEn }: { titleEn: string }) => titleEn).toSorted(), body.total?.count];
  };
  expect(await list({ q: 'serv' })).toEqual([['On services'], 1]);
  expect(await list({ status: 'draft' })).toEqual([['Half', 'Whole'], 2]);
  expect(await list({ place: 'services' })).toEqual([['On services'], 1]);
  expect(await list({ missing: true })).toEqual([['Half'], 1]);
  const first = await play.office().call(office.listPieces, { query: { limit: 2 } });
  const rest = await play
    .office()
    .call(office.listPieces, { query: { limit: 2, cursor: first.nextCursor ?? '' } });
  expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([2, 1, null]);
});

test('each move is in the audit log, with the names of what changed', async () => {
  const { pieceId } = await play.add();
  const { kind: _kind, place: _place, section: _section, ...words } = whole;
  await play.office().call(office.changePiece, {
    params: { pieceId },
    body: { ...words, titleEn: 'Other', position: 5, version: 1 },
  });
  const { rows } = await sql<{
    action: string;
    changed: unknown;
  }>`select action, detail -> 'changed' as changed
    from audit_log where subject_id = ${pieceId} order by at, audit_id`.execute(play.app.platform.db);
  expect(rows.map(({ action }) => action)).toEqual(['piece.begin', 'piece.edit']);
  expect(rows[1]?.changed).toEqual(['titleEn', 'position']);
});

test('an Admin alone reads and writes what is not published', async () => {
  const { pieceId } = await play.add();
  for (const who of [null, aViewer({ role: 'Buyer' }), aViewer({ role: 'Service Partner' })]) {
    const client = play.app.as(who);
    const answers = await Promise.all([
      client.ask(office.getPiece, { params: { pieceId } }),
      client.ask(office.listPieces, {}),
      client.ask(office.addPiece, { body: whole }),
      client.ask(office.openPiecePreview, { params: { pieceId } }),
      client.ask(office.movePiece, { params: { pieceId }, body: { version: 1, move: 'publish' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(who ? 403 : 401));
  }
});
