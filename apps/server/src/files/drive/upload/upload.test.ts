import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import * as uploads from '@nukkad/contract/files/drive/drive-upload.api';
import type { DriveUpload } from '@nukkad/contract/files/drive/drive-upload.model';
import * as api from '@nukkad/contract/files/drive/drive.api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DriveFixture, driveFixture } from '../../../../test/fixtures/drive-fixture.ts';
import { aPdf, aPicture } from '../../../../test/fixtures/partner-fixture.ts';
import type { Viewer } from '../../../platform/viewer.ts';

const mebibyte = 1024 * 1024;
const pdf = 'application/pdf';

let fixture: DriveFixture;
beforeAll(async () => {
  fixture = await driveFixture({ variables: { DRIVE_QUOTA_MB: '12', DRIVE_FILE_MB: '200' } });
}, 120_000);
afterAll(() => fixture.app.close());

interface Begun {
  readonly content: Buffer;
  readonly name?: string;
  readonly mediaType?: string;
  readonly itemId?: string;
  readonly parentId?: string;
}

const asked = ({ content, name = 'Notes.txt', mediaType = 'text/plain', ...more }: Begun) => ({
  body: { space: 'own' as const, name, mediaType, bytes: content.length, ...more },
});
const begin = (by: Viewer, file: Begun) => fixture.app.as(by).call(uploads.beginDriveUpload, asked(file));

const tus = (url: string, method: string, headers: Record<string, string> = {}, body?: BodyInit) =>
  fetch(new URL(url, fixture.app.url), {
    method,
    headers: { 'tus-resumable': '1.0.0', ...headers },
    ...(body !== undefined && { body }),
  });
const patch = ({ url }: Pick<DriveUpload, 'url'>, content: BodyInit, offset: number, more = {}) =>
  tus(
    url,
    'PATCH',
    { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...more },
    content,
  );
const offsetOf = async ({ url }: Pick<DriveUpload, 'url'>) =>
  Number((await tus(url, 'HEAD')).headers.get('upload-offset'));
const bytesOf = (content: Buffer) => new Uint8Array(content);

const finish = (by: Viewer, { uploadId }: Pick<DriveUpload, 'uploadId'>) =>
  fixture.app.as(by).ask(uploads.finishDriveUpload, { body: { uploadId } });

async function send(by: Viewer, file: Begun) {
  const begun = await begin(by, file);
  expect((await patch(begun, bytesOf(file.content), 0)).status).toBe(204);
  return finish(by, begun);
}

const readBack = async (by: Viewer, itemId: string) => {
  const { url } = await fixture.app.as(by).call(api.getDriveFile, { query: { itemId } });
  return fetch(new URL(url, fixture.app.url));
};
const filesOnTheirWay = async () => {
  let count = 0;
  for await (const _ of fixture.app.platform.storage.list('drive-uploads/')) count += 1;
  return count;
};
const lines = (bytes: number) =>
  Buffer.from('Neem oil, 2 litres\n'.repeat(Math.ceil(bytes / 19)).slice(0, bytes));

test('a file is begun, sent in pieces, checked, written anew and handed out as an attachment', async () => {
  const content = await aPicture();
  const begun = await begin(fixture.asha, { content, name: 'Sofa.JPG', mediaType: 'image/jpeg' });
  expect(begun).toMatchObject({ name: 'Sofa.JPG', offset: 0, bytes: content.length });
  expect((await patch(begun, bytesOf(content.subarray(0, 100)), 0)).headers.get('upload-offset')).toBe('100');
  expect(await offsetOf(begun)).toBe(100);
  const early = await finish(fixture.asha, begun);
  expect([early.status, early.body.code]).toEqual([409, 'drive_upload_unfinished']);
  expect((await patch(begun, bytesOf(content.subarray(100)), 100)).status).toBe(204);
  const { body: item } = await finish(fixture.asha, begun);
  expect(item).toMatchObject({ name: 'Sofa.webp', mediaType: 'image/webp', versionNumber: 1 });
  const file = await readBack(fixture.asha, item.itemId);
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  const kept = Buffer.from(await file.arrayBuffer()).toString('latin1');
  expect([kept.slice(8, 12), kept.includes('Kavita')]).toEqual(['WEBP', false]);
  expect(await filesOnTheirWay()).toBe(0);
  const again = await finish(fixture.asha, begun);
  expect([again.status, again.body.itemId]).toEqual([200, item.itemId]);
});

test('what came before the connection broke at 99 % is there, and another connection sends the rest', async () => {
  const content = lines(5 * mebibyte);
  const begun = await begin(fixture.bela, { content, name: 'Long list.txt' });
  const most = Math.floor(content.length * 0.99);
  const cut = new AbortController();
  const pieces = async function* () {
    for (let at = 0; at < most; at += 65_536) yield content.subarray(at, Math.min(most, at + 65_536));
    await new Promise((resolve) => setTimeout(resolve, 300));
    cut.abort();
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  };
  const sent = fetch(new URL(begun.url, fixture.app.url), {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    body: Readable.toWeb(Readable.from(pieces())),
    duplex: 'half',
    signal: cut.signal,
  } as unknown as RequestInit);
  await expect(sent).rejects.toThrow();
  const offset = await offsetOf(begun);
  expect(offset).toBeGreaterThan(most - 262_144);
  const listed = await fixture.app.as(fixture.bela).call(uploads.listDriveUploads, { query: {} });
  expect(listed.items.find(({ uploadId }) => uploadId === begun.uploadId)?.offset).toBe(offset);
  expect((await patch(begun, bytesOf(content.subarray(offset)), offset)).status).toBe(204);
  const { body: item } = await finish(fixture.bela, begun);
  expect(item.bytes).toBe(content.length);
  const back = Buffer.from(await (await readBack(fixture.bela, item.itemId)).arrayBuffer());
  expect(back.equals(content)).toBe(true);
}, 60_000);

test('of two that send at once the file comes out whole; a wrong place is refused without a change', async () => {
  const content = lines(3 * mebibyte);
  const begun = await begin(fixture.asha, { content });
  const answers = await Promise.all([1, 2].map(() => patch(begun, bytesOf(content), 0).catch(() => null)));
  expect(answers.some((answer) => answer?.status === 204 || answer?.status === 409)).toBe(true);
  for (let offset = await offsetOf(begun); offset < content.length; offset = await offsetOf(begun))
    await patch(begun, bytesOf(content.subarray(offset)), offset);
  expect((await patch(begun, bytesOf(content.subarray(0, 10)), 7)).status).toBe(409);
  expect((await patch(begun, bytesOf(Buffer.alloc(10)), content.length)).status).toBe(413);
  const both = await Promise.all([finish(fixture.asha, begun), finish(fixture.asha, begun)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(both.map(({ body }) => body.itemId)).size).toBe(1);
  const back = await readBack(fixture.asha, both[0].body.itemId);
  expect(Buffer.from(await back.arrayBuffer()).equals(content)).toBe(true);
}, 60_000);

test('a changed or a stranger’s address opens nothing, and no one else finishes or removes an upload', async () => {
  const content = lines(100);
  const begun = await begin(fixture.asha, { content });
  const other = await begin(fixture.bela, { content });
  const [own, strange] = [begun.url, other.url];
  const mixed = `${own.slice(0, own.lastIndexOf('.'))}${strange.slice(strange.lastIndexOf('.'))}`;
  for (const url of [mixed, `${own}x`, own.slice(0, -1), `/drive/uploads/${randomUUID()}`])
    for (const method of ['HEAD', 'DELETE'])
      expect([url, method, (await tus(url, method)).status]).toEqual([url, method, 404]);
  expect((await finish(fixture.bela, begun)).status).toBe(404);
  const removed = await fixture.app
    .as(fixture.bela)
    .ask(uploads.removeDriveUpload, { query: { uploadId: begun.uploadId } });
  expect(removed.status).toBe(404);
  expect((await tus(own, 'GET')).status).toBe(404);
  for (const { uploadId } of [begun])
    await fixture.app.as(fixture.asha).call(uploads.removeDriveUpload, { query: { uploadId } });
  expect((await tus(own, 'HEAD')).status).toBe(404);
  expect((await tus(other.url, 'DELETE')).status).toBe(204);
});

test('what is not taken is refused with the reason: before a byte is sent where the name says it, else at the end', async () => {
  const content = await aPdf();
  const early = async (file: Partial<Begun>) => {
    const { status, body } = await fixture.app
      .as(fixture.asha)
      .ask(uploads.beginDriveUpload, asked({ content, mediaType: pdf, ...file }));
    return [status, body.code];
  };
  expect(await early({ name: 'run.exe' })).toEqual([415, 'drive_kind_not_taken']);
  expect(await early({ name: 'a.png' })).toEqual([415, 'drive_name_differs']);
  expect(await early({ name: 'a.pdf', content: Buffer.alloc(0) })).toEqual([400, 'invalid_request']);
  expect(await early({ name: `${'x'.repeat(300)}.pdf` })).toEqual([400, 'invalid_request']);
  expect(await early({ name: 'a.pdf', content: { length: 201 * mebibyte } as Buffer })).toEqual([
    413,
    'drive_file_too_large',
  ]);
  const script = Buffer.concat([
    content.subarray(0, 9),
    Buffer.from('1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'),
  ]);
  for (const [name, sent, mediaType] of [
    ['a.pdf', await aPicture(), pdf],
    ['cut.pdf', content.subarray(0, content.length / 3), pdf],
    ['script.pdf', script, pdf],
    ['a.txt', content, 'text/plain'],
    ['a.docx', content, ''],
    ['a.mp4', content, 'video/mp4'],
    ['a.csv', Buffer.from('<script>alert(1)</script>'), 'text/csv'],
  ] as const) {
    const answer = await send(fixture.asha, { content: sent, name, mediaType });
    expect([name, answer.status]).toEqual([name, 415]);
  }
  const left = await fixture.app.as(fixture.asha).call(uploads.listDriveUploads, { query: {} });
  expect(left.items).toHaveLength(7);
  for (const { uploadId } of left.items)
    await fixture.app.as(fixture.asha).call(uploads.removeDriveUpload, { query: { uploadId } });
  expect(await filesOnTheirWay()).toBe(0);
});

test('a long name is shortened and keeps its ending; a name that is taken gets a number; paths are left out', async () => {
  const content = await aPdf();
  const name = `../../${'न'.repeat(245)}.pdf`;
  const { body: first } = await send(fixture.asha, { content, name, mediaType: pdf });
  const { body: second } = await send(fixture.asha, { content, name, mediaType: pdf });
  expect([first.name.length, first.name.slice(-6)]).toEqual([200, 'नन.pdf']);
  expect([second.name.length, second.name.slice(-8)]).toEqual([200, ' (2).pdf']);
});

test('a next version is of the same kind, and keeps the name of the file', async () => {
  const { body: item } = await send(fixture.asha, { content: lines(40), name: 'Plan.txt' });
  const next = await send(fixture.asha, { content: lines(80), name: 'Plan new.txt', itemId: item.itemId });
  expect(next.body).toMatchObject({ itemId: item.itemId, name: 'Plan.txt', versionNumber: 2, bytes: 80 });
  const other = await fixture.app
    .as(fixture.asha)
    .ask(uploads.beginDriveUpload, asked({ content: await aPdf(), name: 'Plan.pdf', itemId: item.itemId }));
  expect([other.status, other.body.code]).toEqual([415, 'drive_name_differs']);
  const pdfs = asked({ content: await aPdf(), name: 'Plan.pdf', mediaType: pdf, itemId: item.itemId });
  const refused = await fixture.app.as(fixture.asha).ask(uploads.beginDriveUpload, pdfs);
  expect([refused.status, refused.body.code]).toEqual([409, 'drive_other_kind']);
});

test('a quota that is reached in the middle loses nothing: with room again the same upload is finished', async () => {
  const by = fixture.bela;
  const content = lines(5 * mebibyte);
  const first = await begin(by, { content, name: 'One.txt' });
  const second = await begin(by, { content, name: 'Two.txt' });
  for (const one of [first, second]) expect((await patch(one, bytesOf(content), 0)).status).toBe(204);
  expect((await finish(by, first)).status).toBe(200);
  const full = await finish(by, second);
  expect([full.status, full.body.code]).toEqual([409, 'drive_full']);
  const more = await fixture.app.as(by).ask(uploads.beginDriveUpload, asked({ content }));
  expect([more.status, more.body.code]).toEqual([409, 'drive_full']);
  expect(await offsetOf(second)).toBe(content.length);
  const { items } = await fixture.app.as(by).call(api.listDriveItems, { query: {} });
  const itemIds = items.filter(({ name }) => name === 'Long list.txt').map(({ itemId }) => itemId);
  await fixture.app.as(by).call(api.binDriveItems, { body: { itemIds } });
  await fixture.app.as(by).call(api.removeDriveItems, { body: { itemIds } });
  expect((await finish(by, second)).body).toMatchObject({ name: 'Two.txt', bytes: content.length });
}, 60_000);

test('a folder that went to the bin meanwhile: the file comes to the top', async () => {
  const { itemId: parentId } = await fixture.folder(fixture.asha, 'Bills');
  const begun = await begin(fixture.asha, { content: lines(30), name: 'Bill.txt', parentId });
  await patch(begun, bytesOf(lines(30)), 0);
  await fixture.app.as(fixture.asha).call(api.binDriveItems, { body: { itemIds: [parentId] } });
  expect((await finish(fixture.asha, begun)).body).toMatchObject({ name: 'Bill.txt', parentId: null });
});

test('who may only look at a team drive adds nothing to it; who may edit does', async () => {
  const content = lines(50);
  const body = { space: 'team' as const, name: 'Rota.txt', mediaType: '', bytes: content.length };
  const looks = fixture.app.as(fixture.staff('company_profile.view'));
  expect((await looks.ask(uploads.beginDriveUpload, { body })).status).toBe(403);
  const staff = fixture.staff('company_profile.view', 'company_profile.update');
  const begun = await fixture.app.as(staff).call(uploads.beginDriveUpload, { body });
  await patch(begun, bytesOf(content), 0);
  const gone = await finish(fixture.staff('company_profile.view'), begun);
  expect(gone.status).toBe(403);
  expect((await finish(staff, begun)).body).toMatchObject({ name: 'Rota.txt', space: 'team' });
});

test('twenty are unfinished at most, and a week after their last byte they go, whatever the clock said before', async () => {
  const by = fixture.owner;
  const { clock } = fixture.app;
  const started = clock.now();
  const uploadsOf = async () =>
    (await fixture.app.as(by).call(uploads.listDriveUploads, { query: { limit: '100' } })).items;
  const all = [];
  for (let at = 0; at < 20; at += 1) all.push(await begin(by, { content: lines(10), name: `${at}.txt` }));
  const more = await fixture.app.as(by).ask(uploads.beginDriveUpload, asked({ content: lines(10) }));
  expect([more.status, more.body.code]).toEqual([409, 'drive_uploads_full']);
  const [first] = all;
  if (!first) throw new Error('None was begun.');
  clock.set(new Date(started.getTime() - 40 * 86_400_000));
  await patch(first, bytesOf(lines(4)), 0, { date: 'Thu, 01 Jan 1970 00:00:00 GMT' });
  clock.set(new Date(started.getTime() + 6 * 86_400_000));
  await patch(first, bytesOf(lines(10).subarray(4)), 4);
  await fixture.tick('drive.sweep_uploads');
  expect(await uploadsOf()).toHaveLength(20);
  clock.set(new Date(started.getTime() + 8 * 86_400_000));
  await fixture.tick('drive.sweep_uploads');
  expect((await uploadsOf()).map(({ uploadId }) => uploadId)).toEqual([first.uploadId]);
  expect((await finish(by, first)).status).toBe(200);
});

test('a PDF that no reader could hold is refused before a byte of it is sent, with what to do', async () => {
  const { asha } = fixture;
  const scan = { space: 'own' as const, name: 'Scan.pdf', mediaType: pdf, bytes: 100 * mebibyte };
  const refused = await fixture.app.as(asha).refused(uploads.beginDriveUpload, { body: scan });
  expect([refused.status, refused.code]).toEqual([413, 'drive_pdf_large']);
  expect(refused.message).toContain('40 MB');
  const video = { ...scan, name: 'Film.mp4', mediaType: 'video/mp4' };
  // Its size is fine; the drive of this test is small.
  expect((await fixture.app.as(asha).refused(uploads.beginDriveUpload, { body: video })).code).toBe(
    'drive_full',
  );
});
