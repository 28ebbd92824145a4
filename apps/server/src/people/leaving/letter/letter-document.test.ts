import { requestAgreementPasskey } from '@nukkad/contract/files/envelope/sign.api';
import * as shares from '@nukkad/contract/files/share/share.api';
import * as api from '@nukkad/contract/people/leaving/leaving.api';
import * as letters from '@nukkad/contract/people/leaving/letter.api';
import * as documents from '@nukkad/contract/people/leaving/letter-document.api';
import type { Letter } from '@nukkad/contract/people/leaving/letter.model';
import { addDays } from '@nukkad/contract/kernel/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPasskey } from '../../../../test/fixtures/a-passkey.ts';
import { aSignature, signingOtp } from '../../../../test/fixtures/envelope-fixture.ts';
import { type ExpenseFixture, expenseFixture } from '../../../../test/fixtures/expense-fixture.ts';
import { proofsOf, shownPasskey } from '../../../../test/fixtures/shown-passkey.ts';
import { required } from '../../../../test/harness/required.ts';
import { key } from '../../../../test/harness/tenant.ts';
import { findEnvelope } from '../../../files/envelope/envelope.store.ts';
import type { Viewer } from '../../../platform/viewer.ts';

let shop: ExpenseFixture;
let leavingId: string;
beforeAll(async () => {
  shop = await expenseFixture();
  const { owner, ravi } = shop;
  const body = {
    employeeId: ravi.staffId,
    lastDayOn: addDays(shop.today, 5),
    shortNotice: 'waived',
  } as const;
  const serving = await shop.app.as(owner).call(api.endEmployment, { body, headers: key() });
  const { version } = serving;
  ({ leavingId } = serving);
  await shop.app.as(owner).call(api.moveLeaving, { body: { leavingId, version, verb: 'clear' } });
});
afterAll(() => shop.app.close());

async function issued(): Promise<Letter> {
  const written = {
    leavingId,
    kind: 'relieving',
    lang: 'en',
    place: 'Mysuru',
    signatoryName: 'Lakshmi Rao',
  } as const;
  const owner = shop.app.as(shop.owner);
  const { digest } = await owner.call(letters.previewLetter, { body: written });
  return owner.call(letters.issueLetter, { body: { ...written, digest }, headers: key() });
}

async function signing(who: Viewer, { letterId }: Letter) {
  const client = shop.app.as(who);
  const { documentHash } = await client.call(documents.openLetterDocument, { body: { letterId } });
  shop.app.clock.advance(61_000);
  const { codeId } = await client.call(documents.sendLetterCode, { body: { letterId } });
  const otp = await signingOtp(shop);
  return { letterId, documentHash, codeId, otp, signature: await aSignature() };
}

const pdfOf = async ({ letterId }: Letter, who: Viewer): Promise<string> => {
  const { body } = await shop.app.as(who).askLoosely(letters.getLetterPdf, { params: { letterId } });
  return String(body);
};

test('a letter that the business signed is sealed, in the app and by its link', async () => {
  const { app, owner, ravi } = shop;
  const letter = await issued();
  expect(letter).toMatchObject({ document: null, can: { sign: true } });
  const unsealed = await pdfOf(letter, ravi.viewer);
  const signed = await app.as(owner).call(documents.signLetter, { body: await signing(owner, letter) });
  expect(signed).toMatchObject({ can: { sign: false }, document: { isSealing: true } });
  await app.drain();
  const { items } = await app.as(ravi.viewer).call(letters.listLetters, { query: {} });
  const read = required(items.find(({ letterId }) => letterId === letter.letterId));
  expect(read).toMatchObject({ can: { sign: false }, document: { status: 'completed' } });
  expect(await pdfOf(letter, ravi.viewer)).not.toBe(unsealed);

  const { letterId } = letter;
  const { url } = await app
    .as(ravi.viewer)
    .call(documents.getLetterDocument, { query: { letterId, which: 'signed' } });
  const content = Buffer.from(await (await fetch(`${app.url}${url}`)).arrayBuffer());
  const found = await app.platform.sealing.verify(content, 'test');
  expect(found).toMatchObject({ seal: 'intact', sha256: read.document?.sealedHash });

  await app.as(owner).call(letters.sendLetter, { body: { letterId }, headers: key() });
  const links = await app
    .as(owner)
    .call(shares.listShares, { query: { subject: 'letter', subjectId: letterId } });
  const at = new URL(required(links.items[0]?.url)).pathname;
  const page = await (await fetch(new URL(at, app.url))).text();
  const file = /href="(\/drive\/shared\/[^"]+\/file[^"]+)"/.exec(page)?.[1];
  const handed = await fetch(new URL(required(file).replaceAll('&amp;', '&'), app.url));
  expect(Buffer.from(await handed.arrayBuffer()).equals(content)).toBe(true);
});

test('the business signs a letter with a passkey; who may not sign does not by theirs', async () => {
  const { app, owner, ravi } = shop;
  const { letterId } = await issued();
  const client = app.as(owner);
  const { envelopeId, documentHash } = await client.call(documents.openLetterDocument, {
    body: { letterId },
  });
  const [own, his] = [await aPasskey(app, owner), await aPasskey(app, ravi.viewer)];
  const signature = await aSignature();
  const sign = async (who: Viewer, proof: object) =>
    app.as(who).askLoosely(documents.signLetter, { body: { letterId, documentHash, signature, ...proof } });

  // A challenge says nothing of rights: signing asks for them.
  const raviShows = await shownPasskey(app.as(ravi.viewer), envelopeId, his);
  expect((await sign(ravi.viewer, raviShows)).body.code).toBe('forbidden');
  expect((await sign(owner, raviShows)).body.code).toBe('passkey_expired');
  const ofHis = await shownPasskey(client, envelopeId, his);
  expect((await sign(owner, ofHis)).body.code).toBe('sign_passkey_refused');
  const evil = await shownPasskey(client, envelopeId, own, { origin: 'https://evil.example' });
  expect((await sign(owner, evil)).body.code).toBe('sign_passkey_refused');
  expect((await proofsOf(app, envelopeId)).proofs).toEqual([]);

  const answer = await shownPasskey(client, envelopeId, own);
  expect((await sign(owner, answer)).body).toMatchObject({
    can: { sign: false },
    document: { isSealing: true },
  });
  const done = await client.refused(requestAgreementPasskey, { body: { envelopeId } });
  expect(done.code).toBe('sign_done');
  await app.drain();
  expect((await findEnvelope(app.platform.db, envelopeId))?.status).toBe('completed');
  const { proofs, codes } = await proofsOf(app, envelopeId);
  expect([proofs, codes]).toEqual([['passkey'], 0]);
});

test('a letter that a newer one takes the place of is signed no more', async () => {
  const { app, owner } = shop;
  const first = await issued();
  const client = app.as(owner);
  const opened = await client.call(documents.openLetterDocument, { body: { letterId: first.letterId } });
  const late = await signing(owner, first);
  await issued();
  expect((await findEnvelope(app.platform.db, opened.envelopeId))?.status).toBe('cancelled');
  expect((await client.refused(documents.signLetter, { body: late })).code).toBe('letter_not_current');
  const again = await client.refused(documents.openLetterDocument, { body: { letterId: first.letterId } });
  expect(again.code).toBe('letter_not_current');
});

test('a wrong code signs nothing, and who the letter is about does not sign it', async () => {
  const { app, owner, ravi } = shop;
  const letter = await issued();
  const { letterId } = letter;
  const body = await signing(owner, letter);
  const wrong = { ...body, otp: body.otp === '000000' ? '111111' : '000000' };
  expect((await app.as(owner).refused(documents.signLetter, { body: wrong })).code).toBe('otp_wrong');
  const other = { ...body, documentHash: '0'.repeat(64) };
  expect((await app.as(owner).refused(documents.signLetter, { body: other })).code).toBe(
    'sign_document_differs',
  );
  expect((await app.as(ravi.viewer).refused(documents.openLetterDocument, { body: { letterId } })).code).toBe(
    'forbidden',
  );
  expect((await app.as(owner).call(documents.signLetter, { body })).can.sign).toBe(false);
});
