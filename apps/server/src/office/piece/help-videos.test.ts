import { previewPiece } from '@nukkad/contract/office/piece/piece.api';
import type { Piece } from '@nukkad/contract/office/piece/piece.model';
import * as office from '@nukkad/contract/office/piece/piece-office.api';
import { countView, listVideos } from '@nukkad/contract/talk/support/video.api';
import { mostVideos } from '@nukkad/contract/talk/support/video-office.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PieceFixture, pieceFixture, whole } from '../../../test/fixtures/piece-fixture.ts';

let play: PieceFixture;
beforeAll(async () => {
  play = await pieceFixture();
});
beforeEach(async () => {
  await sql`delete from piece`.execute(play.app.platform.db);
  await sql`delete from demo_video`.execute(play.app.platform.db);
});
afterAll(() => play.app.close());

const {
  kind: _kind,
  place: _place,
  section: _section,
  ...blank
} = {
  ...whole,
  titleEn: '',
  titleHi: '',
  wordsEn: '',
  wordsHi: '',
  actEn: '',
  actHi: '',
  link: '',
};
const video = {
  titleEn: 'How to book a visit',
  titleHi: 'विज़िट कैसे बुक करें',
  link: 'https://www.youtube.com/watch?v=abcdefghijk',
  seconds: 65,
  position: 5,
};
const of = (kind: 'faq' | 'video', id?: string): Promise<Piece> =>
  play.office().call(office.writePieceOf, { body: { kind, ...(id && { id }) } });
const change = ({ pieceId, version }: Piece, more: object) =>
  play.office().askLoosely(office.changePiece, { params: { pieceId }, body: { ...blank, version, ...more } });
const written = async (piece: Piece, more: object): Promise<Piece> => (await change(piece, more)).body;
const publish = async (more: object = {}): Promise<Piece> =>
  play.move(await written(await of('video'), { ...video, ...more }), 'publish');
const shown = async (lang = 'en') => (await play.app.as(null).call(listVideos, { headers: { lang } })).videos;

test('a video is on the help page once it is published, in its order and in the reader’s language, until it is taken back', async () => {
  const first = await publish({ position: 9 });
  const draft = await of('video');
  expect(draft.missing).toEqual(['titleEn', 'titleHi', 'link', 'seconds']);
  const pay = { ...video, titleEn: 'How to pay', titleHi: 'भुगतान कैसे करें', position: 1 };
  const second = await written(draft, pay);
  expect([second.missing, (await shown()).length]).toEqual([[], 1]);
  await play.move(second, 'publish');
  expect((await shown()).map(({ title }) => title)).toEqual(['How to pay', 'How to book a visit']);
  expect((await shown('hi'))[0]).toMatchObject({ title: pay.titleHi, url: video.link, seconds: 65 });
  await play.move(first, 'takeBack');
  expect((await shown()).map(({ title }) => title)).toEqual(['How to pay']);
  const view = { body: { videoId: first.seriesId } };
  expect((await play.app.as(null).askLoosely(countView, view)).status).toBe(404);
});

test('views are counted, also ten at the instant of a change, and no edition loses them', async () => {
  const { seriesId } = await publish();
  const draft = await written(await of('video', seriesId), { ...video, seconds: 70 });
  const view = () => play.app.as(null).askLoosely(countView, { body: { videoId: seriesId } });
  const [, ...answers] = await Promise.all([
    play.move(draft, 'publish'),
    ...Array.from({ length: 10 }, () => view()),
  ]);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await shown()).toMatchObject([{ seconds: 70, views: 10 }]);
});

test('promise 66: no address but of a known video service is taken, and a title has its length', async () => {
  const draft = await of('video');
  for (const link of [
    'http://www.youtube.com/watch?v=1',
    'https://youtube.com.evil.example/watch?v=1',
    'https://youtube.com@evil.example/',
    'javascript:alert(1)//https://youtu.be/x',
    'https://169.254.169.254/latest',
    '/services',
  ])
    expect([link, (await change(draft, { ...video, link })).status]).toEqual([link, 400]);
  const long = await change(draft, { ...video, titleHi: 'ल'.repeat(101) });
  expect([long.status, Object.keys(long.body.fields ?? {})]).toEqual([400, ['titleHi']]);
});

test('of three that are published at once where one has room, one is shown', async () => {
  await sql`insert into demo_video (video_id, title_en, title_hi, url, seconds, position)
    select gen_random_uuid(), 'Video ' || n, 'वीडियो', 'https://youtu.be/x', 60, 5
    from generate_series(1, ${mostVideos - 1}::int) n`.execute(play.app.platform.db);
  const drafts: Piece[] = [];
  for (const position of [1, 2, 3]) drafts.push(await written(await of('video'), { ...video, position }));
  const answers = await Promise.all(
    drafts.map(({ pieceId, version }) =>
      play.office().askLoosely(office.movePiece, { params: { pieceId }, body: { version, move: 'publish' } }),
    ),
  );
  expect(answers.map(({ status, body }) => [status, body.code ?? '']).toSorted()).toEqual([
    [200, ''],
    [409, 'too_many_videos'],
    [409, 'too_many_videos'],
  ]);
});

const look = async ({ pieceId }: Piece, lang = 'en') => {
  const { url } = await play.office().call(office.openPiecePreview, { params: { pieceId } });
  const key = new URL(url).searchParams.get('key') ?? '';
  return play.app.as(null).call(previewPiece, { query: { key }, headers: { lang } });
};

test('a preview shows a question with its figures, and a video, as the help page will', async () => {
  const answer = { longEn: 'Call {{phone}}.', longHi: '{{phone}} पर कॉल करें।' };
  const faq = await written(await of('faq'), {
    ...answer,
    titleEn: 'Help?',
    titleHi: 'मदद?',
    topic: 'visit',
  });
  expect((await look(faq)).faq).toMatchObject({ question: 'Help?', answer: 'Call <phone>.' });
  expect((await look(faq, 'hi')).faq?.answer).toBe('<phone> पर कॉल करें।');
  const draft = await written(await of('video'), video);
  expect((await look(draft, 'hi')).video).toMatchObject({ title: video.titleHi, seconds: 65 });
});

test('a preview of what customers say shows the choice of the draft, and the newest while it has fewer than three', async () => {
  const ids = play.happy.map(({ reviewId }) => reviewId);
  const happy = { ...whole, ...blank, kind: 'section', section: 'happy' };
  const published = await play.publish({ ...happy, reviewIds: ids });
  const again = await play.office().call(office.againPiece, { params: { pieceId: published.pieceId } });
  const turned = await written(again, { reviewIds: ids.toReversed() });
  const reviews = async (piece: Piece) => (await look(piece)).reviews.map(({ reviewId }) => reviewId);
  expect(await reviews(turned)).toEqual(ids.toReversed());
  expect(await reviews(published)).toEqual(ids);
  expect(await reviews(await written(turned, { reviewIds: ids.slice(2) }))).toEqual(ids);
});
