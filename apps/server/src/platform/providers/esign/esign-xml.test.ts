import { X509Certificate, webcrypto } from 'node:crypto';
import { CryptoKeySigner, PDF } from '@libpdf/core';
import { beforeAll, expect, test } from 'vitest';
import { aPaper } from '../../../../test/fixtures/documents-to-sign.ts';
import { testClock } from '../../../../test/harness/test-clock.ts';
import { testSecret } from '../../../../test/harness/test-secret.ts';
import { required } from '../../../../test/harness/required.ts';
import { readConfig } from '../../config.ts';
import { personSignature } from '../../sealing/person-signature.ts';
import type { ESign, ESignAnswer } from './esign.ts';
import { elementsOf, stampOf } from './esign-xml.ts';
import { embeddedESign } from './stand-in.ts';

const clock = testClock();
const config = readConfig({ NODE_ENV: 'test' }, testSecret);
const content = Buffer.from('The document, byte by byte.');
const documentHash = '6bd2ff4c6d6ff1ed1a38e16ea5b5bf0a2e1d4f6b6a4c0a1ac4ad0c9b4b3ed2d1';
let provider: ESign;
beforeAll(() => {
  provider = embeddedESign(config, clock);
});

const asking = (title = 'Painting agreement') => ({
  transactionId: '0198c0de-0000-7000-8000-000000000001',
  documentHash,
  title,
  responseUrl: 'https://nukkad.example/esign/answer/1?a=1&b=2',
  at: clock.now(),
});

async function signedAnswer(
  hash: string,
  at = clock.now(),
): Promise<Extract<ESignAnswer, { outcome: 'signed' }>> {
  const standIn = required(provider.standIn);
  const { fields } = await provider.ask({ ...asking(), documentHash: hash });
  const asked = required(await standIn.requestIn(fields['eSignRequest'] ?? ''));
  const answer = required(await provider.read(await standIn.sign(asked, { name: 'Asha', at }), clock.now()));
  if (answer.outcome !== 'signed') throw new Error('It was not signed.');
  return answer;
}

async function hashOf(bytes: Buffer): Promise<string> {
  const { createHash } = await import('node:crypto');
  return createHash('sha256').update(bytes).digest('hex');
}

test('a request says what the API asks for, by what a reader of XML finds in it', async () => {
  const title = 'Agreement “A” & B <of a long, long, long, long, long, long title>';
  const { fields } = await provider.ask(asking(title));
  const all = required(elementsOf(fields['eSignRequest'] ?? ''));
  expect(all[0]).toMatchObject({
    name: 'Esign',
    attributes: {
      ver: '2.1',
      sc: 'Y',
      ekycIdType: 'A',
      AuthMode: '1',
      responseSigType: 'pkcs7',
      txn: asking().transactionId,
      responseUrl: asking().responseUrl,
      ts: stampOf(clock.now()),
    },
  });
  expect(all.find(({ name }) => name === 'InputHash')).toMatchObject({
    attributes: { id: '1', hashAlgorithm: 'SHA256', docInfo: Array.from(title).slice(0, 50).join('') },
    text: documentHash,
  });
  expect(all.map(({ name }) => name)).toContain('Signature');
});

test('times are those of India, without a zone', () => {
  expect(stampOf(new Date('2026-01-31T20:15:30.000Z'))).toBe('2026-02-01T01:45:30');
});

test('the signature of a person is over one document, by one certificate, that is trusted and in its time', async () => {
  const at = clock.now();
  const hash = await hashOf(content);
  const { pkcs7, certificate } = await signedAnswer(hash);
  const roots = await provider.roots();
  const right = { content, certificate, roots, at };
  expect(await personSignature(pkcs7, right)).toMatchObject({
    name: 'Asha (stand-in, not valid)',
    issuer: 'Nukkad eSign stand-in, no real authority',
  });
  const other = await signedAnswer(hash);
  const strangers = await embeddedESign(config, clock).roots();
  const later = new Date(at.getTime() + 31 * 60_000);
  const cut = pkcs7.subarray(0, pkcs7.length - 1);
  const [first = 0] = pkcs7.subarray(-1);
  const bent = Buffer.concat([cut, Buffer.of(first ^ 1)]);
  const long = Buffer.concat([pkcs7, Buffer.of(0)]);
  expect(await personSignature(pkcs7, { ...right, content: Buffer.from('Another one.') })).toBe('document');
  expect(await personSignature(pkcs7, { ...right, certificate: other.certificate })).toBe('certificate');
  expect(await personSignature(pkcs7, { ...right, roots: strangers })).toBe('untrusted');
  expect(await personSignature(pkcs7, { ...right, roots: [] })).toBe('untrusted');
  expect(await personSignature(pkcs7, { ...right, at: later })).toBe('ended');
  expect(await personSignature(bent, right)).toBe('document');
  for (const broken of [cut, long, Buffer.from('no'), Buffer.alloc(0)])
    expect(await personSignature(broken, right)).toBe('unreadable');
  expect(new X509Certificate(certificate).ca).toBe(false);
});

/** As the library of PDFs signs with a key of WebCrypto: it leaves an engine of its own to the whole process. */
async function signedByTheLibrary(): Promise<Uint8Array> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;
  const { privateKey } = await webcrypto.subtle.generateKey(curve, false, ['sign', 'verify']);
  const { certificate } = await signedAnswer(documentHash);
  const signer = new CryptoKeySigner(privateKey, Uint8Array.from(certificate), 'EC', 'ECDSA');
  return (await (await PDF.load(await aPaper())).sign({ signer })).bytes;
}

test('a signature is whole also after the library of PDFs has signed in this process', async () => {
  expect(Buffer.from(await signedByTheLibrary()).includes('/ByteRange')).toBe(true);
  const { pkcs7, certificate } = await signedAnswer(await hashOf(content));
  const right = { content, certificate, roots: await provider.roots(), at: clock.now() };
  expect(await personSignature(pkcs7, right)).toMatchObject({ name: 'Asha (stand-in, not valid)' });
});

test('what is no XML has no elements', () => {
  for (const broken of ['', '<a>', '<a></b>', 'a']) expect(elementsOf(broken) ?? []).not.toHaveLength(1);
});
