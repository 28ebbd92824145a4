import {
  appealRemoval,
  listOwnRemovals,
  reportContent,
} from '@nukkad/contract/network/moderation/moderation.api';
import * as office from '@nukkad/contract/network/moderation/moderation-office.api';
import * as attached from '@nukkad/contract/network/post/post-attached.api';
import type { PostFile } from '@nukkad/contract/network/post/post-attached.model';
import * as api from '@nukkad/contract/network/post/post.api';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aVideo } from '../../../../test/fixtures/a-video.ts';
import { aWordDocument } from '../../../../test/fixtures/a-word-document.ts';
import { activePdfs } from '../../../../test/fixtures/active-pdfs.ts';
import { aPdf } from '../../../../test/fixtures/partner-fixture.ts';
import {
  type Posting,
  type TestMember,
  aMember,
  postFixture,
  refusedPost,
  writePost,
} from '../../../../test/fixtures/post-fixture.ts';
import { aUser } from '../../../../test/fixtures/a-partner.ts';
import { type Mounted, aViewer } from '../../../../test/harness/mounted.ts';
import { required } from '../../../../test/harness/required.ts';
import { eraseFrom, exportOf } from '../../../platform/personal.ts';
import { postPersonal } from '../post-personal.store.ts';
import { sweepPosts } from '../sweep-posts.ts';

let play: Posting;
let app: Mounted;
let asha: TestMember;
let ravi: TestMember;
let meera: TestMember;
let film: Buffer;
let picture: Buffer;
let pdf: Buffer;
beforeAll(async () => {
  play = await postFixture();
  app = play.app;
  [asha, ravi, meera] = [
    await aMember(play, 'Asha Verma'),
    await aMember(play, 'Ravi Kumar'),
    await aMember(play, 'Meera Nair'),
  ];
  await play.connect(asha, ravi);
  film = await aVideo({ seconds: 8, tags: { comment: 'CANARY-OF-THE-PHONE' } });
  picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#1d2a6d' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'CANARY-OF-THE-CAMERA' } })
    .toBuffer();
  pdf = await aPdf();
}, 120_000);
afterAll(() => app.close());

interface Part {
  readonly content: Buffer;
  readonly type: string;
  readonly name: string;
}
async function send({ viewer }: TestMember, path: 'video' | 'document', parts: readonly Part[]) {
  const body = new FormData();
  for (const { content, type, name } of parts)
    body.append('files', new Blob([new Uint8Array(content)], { type }), name);
  const answer = await app.as(viewer).send('POST', `feed/${path}`, { body });
  return {
    status: answer.status,
    file: answer.body as PostFile,
    code: (answer.body as { code?: string }).code,
  };
}
const webm = (content: Buffer): Part => ({ content, type: 'video/webm', name: 'our street.webm' });
const still = (): Part => ({ content: picture, type: 'image/jpeg', name: 'still.jpg' });
const pdfPart = (content: Buffer): Part => ({ content, type: 'application/pdf', name: 'Price list.pdf' });
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const addVideo = (who: TestMember) => send(who, 'video', [webm(film), still()]);
const addDocument = (who: TestMember) => send(who, 'document', [pdfPart(pdf)]);
const described = ({ fileId }: PostFile) => ({ fileId, description: 'What our street looks like now' });
const open = ({ viewer }: TestMember, postId: string) =>
  app.as(viewer).ask(attached.openPostFile, { query: { postId } });
const kept = async () => {
  const found = [];
  for (const folder of ['post-files/', 'post-video-pictures/'])
    for await (const { key } of app.platform.storage.list(folder)) found.push(key);
  return found.length;
};
/** The limit of a day is tried by its own test. */
const nextDay = () => app.clock.set(new Date(app.clock.now().getTime() + 24 * 3_600_000 + 1_000));

test('a video is kept without what the phone wrote into it, shows its picture, and plays by ranges for who may see the post', async () => {
  const { status, file } = await addVideo(asha);
  expect([status, file]).toMatchObject([
    201,
    { kind: 'video', seconds: 8, width: 320, name: 'our street.webm' },
  ]);
  const { body } = await writePost(play, asha, 'Our street', {
    file: described(file),
    audience: 'connections',
  });
  expect(body.file).toMatchObject({ fileId: file.fileId, description: 'What our street looks like now' });
  const seen = await app.as(ravi.viewer).call(api.getPost, { query: { postId: body.postId } });
  const poster = await fetch(new URL(required(required(seen.file).pictureUrl), app.url));
  expect([poster.headers.get('content-type'), (await poster.text()).includes('CANARY')]).toEqual([
    'image/webp',
    false,
  ]);
  const { url } = (await open(ravi, body.postId)).body;
  const part = await fetch(new URL(url, app.url), { headers: { range: 'bytes=0-3' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-3/${file.bytes}`]);
  expect(await (await fetch(new URL(url, app.url))).text()).not.toContain('CANARY');
  expect((await open(meera, body.postId)).status).toBe(404);
  await play.block(asha, ravi);
  expect((await open(ravi, body.postId)).status).toBe(404);
}, 120_000);

test('a document is written anew, says its pages and size, and opens for a minute as a file to save', async () => {
  const { file } = await addDocument(asha);
  expect(file).toMatchObject({ kind: 'document', name: 'Price list.pdf', mediaType: 'application/pdf' });
  expect(file.pages).toBeGreaterThan(0);
  const { postId } = (await writePost(play, asha, 'Prices', { file: described(file) })).body;
  const { url } = (await open(meera, postId)).body;
  const answer = await fetch(new URL(url, app.url));
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, 'attachment']);
  expect(Number(answer.headers.get('content-length') ?? file.bytes)).toBe(file.bytes);
  app.clock.set(new Date(app.clock.now().getTime() + 61_000));
  expect((await fetch(new URL(url, app.url))).status).toBe(403);
  const word = { content: aWordDocument(), type: wordType, name: 'terms.docx' };
  expect((await send(asha, 'document', [word])).file).toMatchObject({ mediaType: wordType, pages: null });
}, 120_000);

test('what is no video or document is refused with a sentence: another kind, too long, no picture, active, a wrong name', async () => {
  nextDay();
  const code = async (...asked: Parameters<typeof send>) => {
    const { status, code: said } = await send(...asked);
    return [status, said];
  };
  expect(await code(asha, 'video', [webm(pdf), still()])).toEqual([415, 'post_video_unreadable']);
  expect(await code(asha, 'video', [webm(picture), still()])).toEqual([415, 'post_video_unreadable']);
  const long = await aVideo({ seconds: 65 });
  expect(await code(asha, 'video', [webm(long), still()])).toEqual([415, 'post_video_too_long']);
  expect(await code(asha, 'video', [webm(film)])).toEqual([415, 'post_video_picture']);
  expect(await code(asha, 'video', [still(), webm(film)])).toEqual([415, 'post_video_unreadable']);
  const noPicture = { ...still(), content: film };
  expect(await code(asha, 'video', [webm(film), noPicture])).toEqual([415, 'post_video_picture']);
  expect(await code(asha, 'document', [pdfPart(film)])).toEqual([415, 'post_document_unreadable']);
  const [active] = activePdfs;
  expect(await code(asha, 'document', [pdfPart(required(active).content)])).toEqual([
    415,
    'post_document_active',
  ]);
  const word = { content: aWordDocument(), type: wordType, name: 'sheet.xlsx' };
  expect(await code(asha, 'document', [word])).toEqual([415, 'post_document_unreadable']);
  expect(await code(asha, 'document', [{ ...pdfPart(pdf), type: 'text/html' }])).toEqual([
    415,
    'unsupported_media',
  ]);
}, 240_000);

test('a post has one kind: with pictures or a poll a file is refused, and so is one of another member or one that was used', async () => {
  nextDay();
  const { file } = await addDocument(asha);
  const chosen = described(file);
  const pictures = [{ pictureId: file.fileId, alternative: 'A wall' }];
  expect(await refusedPost(play, asha, 'Both', { file: chosen, pictures })).toBe('post_attached_kinds');
  expect(await refusedPost(play, meera, 'Mine now', { file: chosen })).toBe('post_file_not_found');
  expect((await writePost(play, asha, 'First', { file: chosen })).status).toBe(201);
  expect(await refusedPost(play, asha, 'Second', { file: chosen })).toBe('post_file_not_found');
  const [one, two] = [await addDocument(asha), await addDocument(asha)].map(({ file: of }) => described(of));
  const raced = await Promise.all([
    app.as(asha.viewer).askLoosely(api.createPost, {
      body: { body: 'A', audience: 'everyone', pictures: [], file: required(one) },
    }),
    app.as(asha.viewer).askLoosely(api.createPost, {
      body: { body: 'B', audience: 'everyone', pictures: [], file: required(one) },
    }),
  ]);
  expect(raced.map(({ status }) => status).toSorted()).toEqual([201, 404]);
  expect(two).toBeDefined();
}, 120_000);

test('ten files a day, also where posts of them were deleted; a new member adds one', async () => {
  nextDay();
  const first = (await addDocument(meera)).file;
  const { postId } = (await writePost(play, meera, 'Gone soon', { file: described(first) })).body;
  await app.as(meera.viewer).call(api.updatePost, { body: { postId, version: 1, action: 'delete' } });
  const all = await Promise.all(Array.from({ length: 11 }, () => addDocument(meera)));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(9);
  expect(new Set(all.flatMap(({ status, code }) => (status === 201 ? [] : [code])))).toEqual(
    new Set(['post_file_limit']),
  );
  const nisha = await aMember(play, 'Nisha Rao');
  await sql`update network_member set created_at = ${app.clock.now()} where member_id = ${nisha.memberId}`.execute(
    app.platform.db,
  );
  expect([(await addDocument(nisha)).status, (await addDocument(nisha)).code]).toEqual([
    201,
    'post_file_limit_new',
  ]);
}, 240_000);

test('a file goes with its post at once, and one that no post took after a day', async () => {
  nextDay();
  const { file } = await addVideo(asha);
  const before = await kept();
  const { postId } = (await writePost(play, asha, 'Gone', { file: described(file) })).body;
  await app.as(asha.viewer).call(api.updatePost, { body: { postId, version: 1, action: 'delete' } });
  expect(await kept()).toBe(before - 2);
  await addVideo(asha);
  expect(await kept()).toBe(before);
  nextDay();
  await sweepPosts(app.platform);
  expect(await kept()).toBeLessThan(before);
}, 120_000);

test('a case keeps what a reported post carried and shows it to the Admin; removed, it opens for no one, and again once it is granted', async () => {
  nextDay();
  const admin = app.as(aViewer({ role: 'Admin', userId: await aUser(app.platform.db, 'Anand Office') }));
  const { file } = await addDocument(asha);
  const { postId } = (await writePost(play, asha, 'Reported', { file: described(file) })).body;
  await app
    .as(meera.viewer)
    .call(reportContent, { body: { subject: 'post', subjectId: postId, reason: 'spam' } });
  const { items } = await admin.call(office.listModerationCases, { query: {} });
  const found = required(items.find(({ subjectId }) => subjectId === postId));
  expect(found.excerpt).toContain('[Price list.pdf] What our street looks like now');
  const params = { caseId: found.caseId };
  const { around } = await admin.call(office.getModerationCase, { params });
  const [carried] = required(around[0]).carries;
  expect((await fetch(new URL(required(carried?.url), app.url))).status).toBe(200);
  await admin.call(office.removeContent, {
    params,
    body: { version: found.version, reason: 'spam', words: 'It is an advertisement.', isStrike: false },
  });
  expect((await open(meera, postId)).status).toBe(404);
  expect(required((await admin.call(office.getModerationCase, { params })).around[0]).carries).toHaveLength(
    1,
  );
  const [removal] = (await app.as(asha.viewer).call(listOwnRemovals, { query: {} })).items;
  const { removalId, version } = required(removal);
  await app
    .as(asha.viewer)
    .call(appealRemoval, { body: { removalId, version, words: 'It is our price list.' } });
  const again = required(
    (await admin.call(office.listModerationCases, { query: {} })).items.find(
      ({ subjectId }) => subjectId === postId,
    ),
  );
  await admin.call(office.grantAppeal, { params, body: { version: again.version, words: 'You are right.' } });
  expect((await open(meera, postId)).status).toBe(200);
}, 120_000);

test('the copy of everything holds what was added, without where it lies, and leaving takes rows and files', async () => {
  const { db } = app.platform;
  const gone = await aMember(play, 'Kavya Iyer');
  const { file } = await addVideo(gone);
  await writePost(play, gone, 'My street', { file: described(file) });
  await app.drain();
  const copy = await exportOf(postPersonal, db, gone.viewer.userId);
  const rows = required(copy['Videos and documents of your posts']);
  expect(rows.map((row) => row['name'])).toEqual(['our street.webm']);
  expect(Object.keys(required(rows[0]))).not.toContain('storage_key');
  expect(await required(postPersonal.files)(db, gone.viewer.userId)).toHaveLength(2);
  await db.transaction().execute((tx) => eraseFrom(postPersonal, tx, gone.viewer.userId));
  const left = await sql`select 1 from network_post_file where member_id = ${gone.memberId}`.execute(db);
  expect(left.rows).toEqual([]);
}, 120_000);
