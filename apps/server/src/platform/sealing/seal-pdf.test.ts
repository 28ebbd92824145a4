import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { CryptoKeySigner, PDF } from '@libpdf/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPaper } from '../../../test/fixtures/documents-to-sign.ts';
import { type SealingFixture, sealingFixture } from '../../../test/fixtures/sealing-fixture.ts';
import { timestampServer } from '../../../test/fixtures/timestamp-server.ts';
import { ConfigMistakes } from '../config.ts';
import { newCertificate } from './new-certificate.ts';

let fixture: SealingFixture;
beforeAll(() => {
  fixture = sealingFixture();
});
afterAll(() => fixture.close());

const verify = (content: Buffer) => fixture.sealing.verify(content, 'court');

test('a sealed document says who sealed it, when, and that nothing was changed', async () => {
  const sealed = await fixture.seal();
  const { seal, signatures, pages, active } = await verify(sealed);
  const signature = {
    by: 'Nukkad document seal',
    at: fixture.clock.now(),
    timestamped: false,
    coversWhole: true,
    intact: true,
    ours: true,
  };
  expect({ seal, signatures, pages, active }).toEqual({
    seal: 'intact',
    signatures: [signature],
    pages: 2,
    active: false,
  });
});

test('what was added behind the seal, or changed below it, is seen', async () => {
  const sealed = await fixture.seal();
  const added = await PDF.load(sealed);
  added.addPage({ size: 'letter' });
  const longer = Buffer.from(await added.save({ incremental: true }));
  expect(longer.subarray(0, sealed.length).equals(sealed)).toBe(true);
  expect(await verify(longer)).toMatchObject({
    seal: 'changed',
    signatures: [{ coversWhole: false, ours: true }],
  });
  for (const changed of [
    Buffer.concat([sealed, Buffer.from('\n')]),
    sealed.subarray(0, sealed.length - 1),
    sealed.subarray(0, sealed.length - 400),
    Buffer.concat([sealed.subarray(0, 900), sealed.subarray(901)]),
  ])
    expect((await verify(changed)).seal).toBe('changed');
});

test('a paper without a seal, and one that others signed, are not taken for ours', async () => {
  expect(await verify(await aPaper())).toMatchObject({ seal: 'none', signatures: [], pages: 1 });
  const pem = await newCertificate('Another', fixture.clock.now());
  const der = (label: string) =>
    Buffer.from(new RegExp(`BEGIN ${label}-----([^-]+)-----END`).exec(pem)?.[1] ?? '', 'base64');
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await globalThis.crypto.subtle.importKey('pkcs8', der('PRIVATE KEY'), curve, false, ['sign']);
  const signer = new CryptoKeySigner(key, der('CERTIFICATE'), 'EC', 'ECDSA');
  const theirs = async (content: Buffer) =>
    Buffer.from((await (await PDF.load(content)).sign({ signer, signingTime: fixture.clock.now() })).bytes);
  expect(await verify(await theirs(await aPaper()))).toMatchObject({
    seal: 'none',
    signatures: [{ by: 'Another document seal', intact: true, coversWhole: true, ours: false }],
  });
  expect(await verify(await theirs(await fixture.seal()))).toMatchObject({
    seal: 'changed',
    signatures: [
      { intact: true, coversWhole: false, ours: true },
      { intact: true, coversWhole: true, ours: false },
    ],
  });
});

test('key and certificate are made once, for their owner alone, and an earlier certificate is still known', async () => {
  const sealed = await fixture.seal();
  const again = fixture.opened();
  const earlier = await again.certificate();
  expect(earlier).toBe(await fixture.sealing.certificate());
  expect(await again.verify(sealed, 'court')).toMatchObject({ seal: 'intact' });
  const folder = path.join(fixture.folder, 'seal');
  const modes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(folder, name)))
    .map((stat) => (stat.mode & 0o777) - (stat.isDirectory() ? 0o700 : 0o600));
  expect(modes).toEqual([0, 0, 0]);
  fixture.clock.advance(11 * 366 * 24 * 60 * 60 * 1000);
  const later = fixture.opened();
  expect(await later.certificate()).not.toBe(earlier);
  expect(await later.verify(sealed, 'court')).toMatchObject({ seal: 'intact' });
});

test('two processes that start at once make one key', async () => {
  const other = sealingFixture();
  try {
    const certificates = await Promise.all(Array.from({ length: 6 }, () => other.opened().certificate()));
    expect(new Set(certificates).size).toBe(1);
  } finally {
    other.close();
  }
});

test('a certificate of the settings is used, and one that does not fit its key is said at the start', async () => {
  const file = (name: string, text: string) => {
    const place = path.join(fixture.folder, name);
    writeFileSync(place, text);
    return place;
  };
  const pem = await newCertificate('Sharma', fixture.clock.now());
  const other = await newCertificate('Verma', fixture.clock.now());
  const SEAL_CERTIFICATE_FILE = file('certificate.pem', pem.slice(pem.indexOf('-----BEGIN CERT')));
  const SEAL_KEY_FILE = file('key.pem', pem);
  const given = fixture.opened({ SEAL_CERTIFICATE_FILE, SEAL_KEY_FILE });
  const sealed = await fixture.seal({}, given);
  expect(await given.verify(sealed, 'court')).toMatchObject({
    seal: 'intact',
    signatures: [{ by: 'Sharma document seal', ours: true }],
  });
  const mistakes: readonly Readonly<Record<string, string>>[] = [
    { SEAL_CERTIFICATE_FILE, SEAL_KEY_FILE: file('other.pem', other) },
    { SEAL_CERTIFICATE_FILE: file('none.pem', 'no certificate'), SEAL_KEY_FILE },
    { SEAL_CERTIFICATE_FILE: path.join(fixture.folder, 'missing.pem'), SEAL_KEY_FILE },
    { SEAL_KEY_FILE },
  ];
  for (const wrong of mistakes) expect(() => fixture.opened(wrong)).toThrow(ConfigMistakes);
});

test('a time server vouches for the time, and a document is not sealed without it where one is set', async () => {
  const time = new Date(fixture.clock.now().getTime() + 3_000);
  const server = await timestampServer(time);
  const stamped = fixture.opened({ SEAL_TIMESTAMP_URL: server.url });
  const sealed = await fixture.seal({}, stamped);
  expect(await stamped.verify(sealed, 'court')).toMatchObject({
    seal: 'intact',
    signatures: [{ at: time, timestamped: true, intact: true, ours: true }],
  });
  expect(server.asked()).toBe(1);
  await server.close();
  await expect(fixture.seal({}, stamped)).rejects.toThrow('A document was not sealed');
});

const pdfsig = spawnSync('pdfsig', ['-v']).error === undefined;
if (!pdfsig) process.stderr.write('pdfsig (poppler-utils) is missing: no other program verified the seal.\n');

test.skipIf(!pdfsig)(
  'another program finds the seal valid for the whole document, and a changed one not',
  async () => {
    const place = path.join(fixture.folder, 'sealed.pdf');
    const said = async (content: Buffer) => {
      writeFileSync(place, content);
      return promisify(execFile)('pdfsig', [place]).then(
        ({ stdout }) => stdout,
        (error: { stdout?: string }) => error.stdout ?? '',
      );
    };
    const sealed = await fixture.seal();
    const answer = await said(sealed);
    expect(answer).toContain('Signature Validation: Signature is Valid.');
    expect(answer).toContain('Total document signed');
    expect(answer).toContain('Signature Type: ETSI.CAdES.detached');
    const changed = Buffer.from(sealed);
    changed[40] = (changed[40] ?? 0) ^ 1;
    expect(await said(changed)).toContain('Signature Validation: Digest Mismatch.');
  },
);
