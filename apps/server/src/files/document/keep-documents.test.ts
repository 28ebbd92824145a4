import {
  addDocuments,
  deleteDocuments,
  downloadDocument,
  getSignedUrl,
  listDocuments,
} from '@nukkad/contract/files/document/document.api';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type PartnerFixture,
  aPdf,
  aPicture,
  partnerFixture,
  sendFiles,
} from '../../../test/fixtures/partner-fixture.ts';

let fixture: PartnerFixture;
beforeAll(async () => {
  fixture = await partnerFixture();
});
afterAll(() => fixture.close());

const pdf = 'application/pdf';

test('promise 59: a file is kept only if name, type, first bytes and decoder say the same', async () => {
  const { client } = await fixture.aBeginner();
  const good = await aPdf();
  const picture = await aPicture();
  const script = Buffer.concat([
    good.subarray(0, 9),
    Buffer.from('1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'),
  ]);
  const refused = [
    { content: good, name: 'scan.jpg', mediaType: 'image/jpeg' },
    { content: good, name: 'scan.pdf.exe', mediaType: pdf },
    { content: picture, name: 'photo.pdf', mediaType: pdf },
    { content: picture, name: 'photo.png', mediaType: 'image/png' },
    { content: Buffer.from('%PDF-1.7\nnothing'), name: 'a.pdf', mediaType: pdf },
    { content: good.subarray(0, good.length / 3), name: 'cut.pdf', mediaType: pdf },
    { content: script, name: 'script.pdf', mediaType: pdf },
    { content: Buffer.from('<svg onload="alert(1)"/>'), name: 'a.svg', mediaType: 'image/svg+xml' },
    { content: Buffer.concat([picture, good]), name: 'both.jpg', mediaType: 'image/jpeg' },
  ];
  for (const file of refused) {
    const answer = await sendFiles(client, 'other', [file]);
    expect([file.name, answer.status]).toEqual([file.name, 415]);
  }
  expect((await client.ask(listDocuments)).body.items).toEqual([]);
});

test('a call in the wrong format is told so, and no file is blamed', async () => {
  const { client } = await fixture.aBeginner();
  const wrong: readonly (readonly [string, string, string])[] = [
    ['document/upload?type=other', 'application/json', '{}'],
    ['document/upload?type=other', 'application/xml', '<a/>'],
    ['user/addDocuments', 'text/plain', '{"documentIds":[]}'],
    ['user/addDocuments', 'application/xml', '<a/>'],
    ['user/addDocuments', 'multipart/form-data; boundary=x', '--x--\r\n'],
  ];
  for (const [path, type, body] of wrong) {
    const answer = await client.send('POST', `/api/${path}`, { body, headers: { 'content-type': type } });
    expect([path, type, answer.status, answer.body.code]).toEqual([path, type, 415, 'wrong_content_type']);
    expect(answer.body.message).toContain('as JSON, or files as a form');
  }
});

test('promise 63: stored pictures are redrawn without metadata, and downloads are attachments', async () => {
  const { client } = await fixture.aBeginner();
  const sent = await sendFiles(client, 'pan_card', [
    { content: await aPdf(), name: '../../etc/पैन कार्ड.pdf', mediaType: pdf },
    { content: await aPicture(), name: 'photo.jpg', mediaType: 'image/jpeg' },
  ]);
  expect(sent.body.documents.map((one: { fileName: string }) => one.fileName)).toEqual([
    'पैन कार्ड.pdf',
    'photo.jpg',
  ]);
  const [paper, photo] = sent.body.documents;
  const link = await client.ask(getSignedUrl, { query: { documentId: paper.documentId } });
  const file = await fetch(new URL(link.body.url, fixture.app.url));
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  expect(file.headers.get('content-disposition')).toBe('attachment');
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).not.toContain('Kavita');
  const drawn = await client.ask(getSignedUrl, { query: { documentId: photo.documentId } });
  const bytes = Buffer.from(await (await fetch(new URL(drawn.body.url, fixture.app.url))).arrayBuffer());
  const { format, exif } = await sharp(bytes).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
});

test('promise 61: file names never steer paths, and no person reads or removes another’s files', async () => {
  const mine = await fixture.aBeginner();
  const other = await fixture.aBeginner();
  const { body } = await sendFiles(mine.client, 'other', [
    { content: await aPdf(), name: '..\\..\\x.pdf', mediaType: pdf },
  ]);
  const { documentId, fileName } = body.documents[0];
  expect(fileName).toBe('x.pdf');
  for (const answer of [
    await other.client.ask(getSignedUrl, { query: { documentId } }),
    await other.client.ask(downloadDocument, { query: { documentId } }),
    await other.client.send('DELETE', `document/delete?documentId=${documentId}`),
    await other.client.ask(addDocuments, { body: { documentIds: [documentId] } }),
    await other.client.ask(deleteDocuments, { body: { documentIds: [documentId] } }),
    await fixture.admin.ask(getSignedUrl, { query: { documentId } }),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'document_not_found']);
  expect((await mine.client.send('DELETE', `/api/document/delete?documentId=${documentId}`)).status).toBe(
    200,
  );
});

test('promise 62: a link lives for a minute, and a changed bit is refused', async () => {
  const { client } = await fixture.aBeginner();
  const { body } = await sendFiles(client, 'other', [
    { content: await aPdf(), name: 'a.pdf', mediaType: pdf },
  ]);
  const link = await client.ask(getSignedUrl, { query: { documentId: body.documents[0].documentId } });
  const life = Date.parse(link.body.expiresAt) - fixture.app.clock.now().getTime();
  expect(life).toBeGreaterThan(0);
  expect(life).toBeLessThanOrEqual(60_000);
  const open = (url: string) => fetch(new URL(url, fixture.app.url)).then(({ status }) => status);
  expect(await open(link.body.url)).toBe(200);
  expect(
    await open(
      link.body.url.replace(/s=(.)/, (_: string, first: string) => `s=${first === 'A' ? 'B' : 'A'}`),
    ),
  ).toBe(403);
  fixture.app.clock.advance(60_001);
  expect(await open(link.body.url)).toBe(403);
});
