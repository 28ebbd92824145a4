import { X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { required } from '../../../../test/harness/required.ts';
import { testClock } from '../../../../test/harness/test-clock.ts';
import { testSecret } from '../../../../test/harness/test-secret.ts';
import { ConfigMistakes, readConfig } from '../../config.ts';
import { newCertificate } from '../../sealing/new-certificate.ts';
import { givenESign } from './cca.ts';
import { signedPart } from './esign-xml.ts';
import { embeddedESign, newAuthority } from './stand-in.ts';

const clock = testClock();
const transactionId = '0198c0de-0000-7000-8000-000000000001';
const documentHash = 'ab'.repeat(32);
/** What answers as a provider would: by its own key. */
const provider = embeddedESign(readConfig({ NODE_ENV: 'test' }, testSecret), clock);

let folder = '';
const fileOf = (name: string) => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'esign-'));
  const [root] = await provider.roots();
  await writeFile(fileOf('provider.pem'), String(new X509Certificate(required(root))));
  await writeFile(fileOf('own.pem'), await newAuthority('Nukkad', clock.now()));
  await writeFile(fileOf('other.pem'), await newAuthority('Nukkad', clock.now()));
  await writeFile(fileOf('curve.pem'), await newCertificate('Nukkad', clock.now()));
  await writeFile(fileOf('empty.pem'), '');
});
afterAll(() => rm(folder, { recursive: true }));

const given = (changes: Readonly<Record<string, string>> = {}) =>
  givenESign(
    readConfig(
      {
        NODE_ENV: 'test',
        ESIGN_PROVIDER: 'cca',
        ESIGN_NAME: 'eMitra eSign',
        ESIGN_URL: 'https://esign.example/2.1/sign',
        ESIGN_ASP_ID: 'NUKKAD-1',
        ESIGN_KEY_FILE: fileOf('own.pem'),
        ESIGN_CERTIFICATE_FILE: fileOf('own.pem'),
        ESIGN_PROVIDER_CERTIFICATE_FILE: fileOf('provider.pem'),
        ESIGN_ROOTS_FILE: fileOf('provider.pem'),
        ...changes,
      },
      testSecret,
    ),
  );

const mistakesOf = (changes: Readonly<Record<string, string>>): readonly string[] => {
  try {
    given(changes);
    return [];
  } catch (error) {
    if (error instanceof ConfigMistakes) return error.mistakes;
    throw error;
  }
};

const asking = () => ({
  transactionId,
  documentHash,
  title: 'Painting agreement',
  responseUrl: `https://nukkad.example/esign/answer/${transactionId}`,
  at: clock.now(),
});

test('the browser brings the provider a request that our own key has signed', async () => {
  const { url, fields } = await given().ask(asking());
  expect([url, fields['aspTxnID'], fields['Content-Type']]).toEqual([
    'https://esign.example/2.1/sign',
    transactionId,
    'application/xml',
  ]);
  const own = given();
  const request = fields['eSignRequest'] ?? '';
  const [ours] = await own.roots();
  expect(signedPart(request, [String(new X509Certificate(required(ours)))])).toBeNull();
  const { readFile } = await import('node:fs/promises');
  const certificate =
    /-----BEGIN CERTIFICATE[\s\S]*/.exec(await readFile(fileOf('own.pem'), 'utf8'))?.[0] ?? '';
  expect(signedPart(request, [certificate])).toContain('aspId="NUKKAD-1"');
  expect(own.standIn).toBeNull();
});

test('an answer is the provider’s where its certificate of the settings signed it, and has not ended', async () => {
  const standIn = required(provider.standIn);
  const asked = { transactionId, documentHash, title: '', responseUrl: '' };
  const xml = await standIn.sign(asked, { name: 'Asha', at: clock.now() });
  expect(await given().read(xml, clock.now())).toMatchObject({ outcome: 'signed', transactionId });
  expect(
    await given({ ESIGN_PROVIDER_CERTIFICATE_FILE: fileOf('other.pem') }).read(xml, clock.now()),
  ).toBeNull();
  expect(await given().read(xml, new Date(clock.now().getTime() + 11 * 366 * 86_400_000))).toBeNull();
  const refused = await standIn.refuse(asked, { outcome: 'cancelled', at: clock.now() });
  expect(await given().read(refused, clock.now())).toEqual({
    outcome: 'cancelled',
    transactionId,
    code: 'STAND-IN-CANCEL',
  });
  expect(await given().read(`${xml}${' '.repeat(200_000)}`, clock.now())).toBeNull();
});

test.each([
  ['ESIGN_KEY_FILE', 'nowhere.pem', /^ESIGN_KEY_FILE names a file that can’t be read/],
  ['ESIGN_KEY_FILE', 'other.pem', /^ESIGN_KEY_FILE must hold the RSA key of ESIGN_CERTIFICATE_FILE/],
  ['ESIGN_KEY_FILE', 'curve.pem', /^ESIGN_KEY_FILE must hold the RSA key/],
  ['ESIGN_CERTIFICATE_FILE', 'empty.pem', /^ESIGN_CERTIFICATE_FILE holds no certificate/],
  ['ESIGN_PROVIDER_CERTIFICATE_FILE', 'nowhere.pem', /^ESIGN_PROVIDER_CERTIFICATE_FILE names a file/],
  ['ESIGN_ROOTS_FILE', 'empty.pem', /^ESIGN_ROOTS_FILE holds no certificate/],
])('a start with %s of %s stops with a sentence', (name, file, sentence) => {
  expect(mistakesOf({ [name]: fileOf(file) })).toEqual([expect.stringMatching(sentence)]);
});
