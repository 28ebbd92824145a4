import { downloadSealCertificate, verifyDocument } from '@nukkad/contract/files/seal/seal.api';
import { pdfErrors } from '@nukkad/contract/files/seal/seal.noun';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPaper, fileOf, pdfType, withPassword } from '../../../test/fixtures/documents-to-sign.ts';
import { type Mounted, mounted } from '../../../test/harness/mounted.ts';
import { createSealDomain } from './index.ts';

let app: Mounted;
beforeAll(async () => {
  app = await mounted((platform) => {
    const seal = createSealDomain(platform);
    const known = {
      number: 'N-1',
      sealedAt: '2026-11-23T04:00:00.000Z',
      signers: 3,
      eSigned: 1,
      isStandIn: false,
    };
    // What seals documents tells of the files that it sealed by their hash.
    const envelope = {
      name: 'envelope',
      routes: [],
      extensions: [
        seal.sealed.answeredBy(async (_reader, sha256) => (sha256 === told.sha256 ? known : null)),
      ],
    };
    return [seal, envelope];
  });
});
afterAll(() => app.close());

/** The hash of the file whose story is known. */
const told = { sha256: '' };

async function aSealed(): Promise<Buffer> {
  const { sealing } = app.platform;
  const { content } = await sealing.makeFinal(fileOf(await aPaper()), 'asha');
  const appended = await aPaper([{}], 'Who signed, and when');
  return sealing.seal({ content, marks: [], appended, reason: 'All have signed', at: app.clock.now() });
}

const send = async (content: Uint8Array, lang = 'en') => {
  const body = new FormData();
  body.set('file', new Blob([Uint8Array.from(content)], { type: pdfType }), 'agreement.pdf');
  const { method, path } = verifyDocument;
  return app.as(null).send(method, `/api${path}`, { body, headers: { lang } });
};

test('anyone who has a sealed file learns that it is unchanged, and of our own what it is, without a name', async () => {
  const sealed = await aSealed();
  const unknown = await send(sealed);
  expect(unknown.status).toBe(200);
  expect(unknown.body).toMatchObject({ seal: 'intact', pages: 2, document: null });
  told.sha256 = unknown.body.sha256;
  const { body } = await send(sealed);
  expect(Object.keys(body).toSorted()).toEqual(['document', 'pages', 'seal', 'sha256', 'signatures']);
  expect(body.document).toEqual({
    number: 'N-1',
    sealedAt: '2026-11-23T04:00:00.000Z',
    signers: 3,
    eSigned: 1,
    isStandIn: false,
  });
});

test('one changed byte is seen, and what is known of the sealed file is not told of another', async () => {
  const sealed = await aSealed();
  told.sha256 = (await send(sealed)).body.sha256;
  const changed = Buffer.from(sealed);
  changed[200] = (changed[200] ?? 0) ^ 1;
  expect((await send(changed)).body).toMatchObject({ seal: 'changed', document: null });
  expect((await send(await aPaper())).body).toMatchObject({ seal: 'none', signatures: [], document: null });
});

test('what is no PDF, or needs a password, is refused with the reason', async () => {
  expect((await send(Buffer.from('hello'))).body).toMatchObject({ code: pdfErrors.pdf_unreadable.code });
  expect((await send(await withPassword())).body).toMatchObject({ code: pdfErrors.pdf_locked.code });
  const { status } = await send(Buffer.alloc(12 * 1024 * 1024 + 1, '%PDF-1.7\n'));
  expect(status).toBe(413);
});

test('the certificate of the seal is public, and holds no key', async () => {
  const { method, path } = downloadSealCertificate;
  const { status, headers, body } = await app.as(null).send(method, `/api${path}`);
  expect([status, headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="document-seal.pem"',
  ]);
  expect(body).toContain('BEGIN CERTIFICATE');
  expect(body).not.toContain('KEY');
});
