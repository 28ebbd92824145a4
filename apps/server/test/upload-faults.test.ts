import { request as httpRequest } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepFiles } from '../src/platform/housekeeping/sweep-files.ts';
import { documentLimits } from '@nukkad/contract/files/document/document.model';
import { createDocumentDomain } from '../src/files/document/index.ts';
import { sharing } from './harness/sharing.ts';
import { StorageFault } from '../src/platform/storage/storage.ts';
import { csrfCookie, csrfHeader, csrfToken } from '../src/platform/http/csrf.ts';
import { viewerIdentity } from './harness/test-client.ts';
import { recordPromise } from './faults/record-promise.ts';
import {
  type NewPartner,
  type PartnerFixture,
  aPicture,
  partnerFixture,
  sendFiles,
} from './fixtures/partner-fixture.ts';
import { recording } from './harness/recording.ts';

let fixture: PartnerFixture;
let kavita: NewPartner;
beforeAll(async () => {
  fixture = await partnerFixture();
  kavita = await fixture.aBeginner();
});
afterAll(() => fixture.close());

const storage = () => fixture.app.platform.storage;
const filesOf = async (userId: string) => {
  const keys: string[] = [];
  for await (const { key } of storage().list('')) if (key.includes(userId)) keys.push(key);
  return keys;
};
const photo = async () => ({ content: await aPicture(), name: 'photo.jpg', mediaType: 'image/jpeg' });
const rows = async () =>
  (await sql`select 1 from document where user_id = ${kavita.userId}`.execute(fixture.app.platform.db)).rows
    .length;

/** The store as it is, until its `from`th write; `repair` gives it back. */
function failFrom(from: number, full: boolean): { repair: () => void } {
  const good = { ...storage() };
  let writes = 0;
  storage().put = async (...file) => {
    writes += 1;
    if (writes >= from) throw new StorageFault(full, new Error('test'));
    await good.put(...file);
  };
  return { repair: () => void Object.assign(storage(), good) };
}

test('promise 80: a full store is 507, a broken one 503, and neither row nor file is left', async () => {
  for (const [full, status, code] of [
    [true, 507, 'storage_full'],
    [false, 503, 'unavailable'],
  ] as const)
    for (const from of [1, 2]) {
      const { repair } = failFrom(from, full);
      const answer = await sendFiles(kavita.client, 'other', [await photo(), await photo()]);
      repair();
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect([await rows(), await filesOf(kavita.userId)]).toEqual([0, []]);
      recordPromise(80, 1, 0);
    }
  expect((await sendFiles(kavita.client, 'other', [await photo()])).status).toBe(200);
});

test('promise 80: files without a row are swept after a day, files with one stay', async () => {
  const { client, userId } = await fixture.aBeginner();
  await sendFiles(client, 'other', [await photo()]);
  const [kept] = await filesOf(userId);
  const lost = `service-partner/${userId}/other/0198c0de-0000-7000-8000-000000000000`;
  const odd = `service-partner/${userId}/other/no-id`;
  await storage().put(lost, Buffer.from('lost'), 'image/webp');
  await storage().put(odd, Buffer.from('odd'), 'image/webp');
  const { db } = fixture.app.platform;
  const { keptFiles = [] } = createDocumentDomain(fixture.app.platform, {
    drive: recording(),
    share: sharing(fixture.app.platform),
  });
  const sweep = (at: number) =>
    sweepFiles({ db, storage: storage(), kept: keptFiles }, new Date(Date.now() + at));
  expect(await sweep(0)).toBe(0);
  expect(await sweep(25 * 3_600_000)).toBe(2);
  expect(await filesOf(userId)).toEqual([kept]);
});

interface Raw {
  readonly status: number | undefined;
  /** Growth of this process's resident memory, MB; client and server share it. */
  readonly grownMb: number;
  readonly sentMb: number;
}

/** Sends `megabytes` in one file as fast as they are taken, until an answer comes. */
function sendRaw(megabytes: number, declared: boolean): Promise<Raw> {
  const head =
    '--b\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n';
  const csrf = csrfToken(fixture.app.platform.config.secret, kavita.owner.sessionId);
  const chunk = Buffer.alloc(64 * 1024, 0x20);
  const before = process.memoryUsage.rss();
  return new Promise((resolve, reject) => {
    let sent = 0;
    const url = new URL('/api/document/upload?type=other', fixture.app.url);
    const call = httpRequest(url, {
      method: 'POST',
      headers: {
        ...viewerIdentity(kavita.owner),
        cookie: `${csrfCookie}=${csrf}`,
        [csrfHeader]: csrf,
        'content-type': 'multipart/form-data; boundary=b',
        ...(declared && { 'content-length': String(megabytes * 1024 * 1024 + head.length) }),
      },
    });
    const patience = setTimeout(() => call.destroy(new Error('No answer.')), 60_000);
    const done = (status: number | undefined) => {
      clearTimeout(patience);
      const grownMb = (process.memoryUsage.rss() - before) / 1024 / 1024;
      resolve({ status, grownMb, sentMb: sent / 1024 / 1024 });
    };
    call.on('response', (response) => {
      response.resume();
      done(response.statusCode);
      call.destroy();
    });
    call.on('error', (error) => (sent > 0 ? done(undefined) : reject(error)));
    const more = () => {
      while (!call.destroyed && sent < megabytes * 1024 * 1024) {
        sent += chunk.length;
        if (!call.write(chunk)) return call.once('drain', more);
      }
      return undefined;
    };
    call.write(head);
    more();
  });
}

test('a body that ends in the middle of a file is 400, and the next one is read', async () => {
  const body =
    '--b\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF';
  const answer = await kavita.client.send('POST', '/api/document/upload?type=other', {
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
  expect([answer.status, answer.body.code]).toEqual([400, 'malformed_body']);
  expect((await sendFiles(kavita.client, 'other', [await photo()])).status).toBe(200);
});

test('promise 60: who sends a file of one byte too many to its end still hears why', async () => {
  const large = {
    content: Buffer.alloc(documentLimits.bytes + 1),
    name: 'a.pdf',
    mediaType: 'application/pdf',
  };
  for (const count of [1, 2, documentLimits.files + 1]) {
    const files = Array.from({ length: count }, () => large);
    const { status, body } = await sendFiles(kavita.client, 'other', files);
    expect([count, status, body.code]).toEqual([count, 413, 'body_too_large']);
  }
});

test('promise 60: a body over the limit is 413 before it was sent, whether it says its size or not', async () => {
  const tries = Number(process.env['UPLOAD_TRIES'] ?? 4);
  for (let attempt = 0; attempt < tries; attempt += 1)
    for (const declared of [true, false]) {
      const answer = await sendRaw(400, declared);
      const said = JSON.stringify({ declared, ...answer });
      expect(answer.status, said).toBe(413);
      expect(answer.sentMb, said).toBeLessThan(declared ? 20 : 60);
      expect(answer.grownMb, said).toBeLessThan(80);
      recordPromise(60, 1, 0);
    }
  expect(await filesOf(kavita.userId)).toHaveLength(await rows());
}, 120_000);
