import * as api from '@nukkad/contract/hiring/job-offer/job-offer.api';
import * as documents from '@nukkad/contract/hiring/job-offer/offer-document.api';
import { requestAgreementPasskey } from '@nukkad/contract/files/envelope/sign.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findEnvelope } from '../../files/envelope/envelope.store.ts';
import { aPasskey } from '../../../test/fixtures/a-passkey.ts';
import { aSignature } from '../../../test/fixtures/envelope-fixture.ts';
import {
  type JobOfferFixture,
  aShortlisted,
  accepting,
  anOffer,
  jobOfferFixture,
  offerOf,
  signingLetter,
} from '../../../test/fixtures/job-offer-fixture.ts';
import { proofsOf, shownPasskey } from '../../../test/fixtures/shown-passkey.ts';

let fixture: JobOfferFixture;
beforeAll(async () => {
  fixture = await jobOfferFixture();
});
afterAll(() => fixture.app.close());

const required = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('It is not there.');
  return value;
};

test('both sides sign the letter on its own screen, and one sealed file is kept', async () => {
  const { app, lakshmi } = fixture;
  const { client, applicationId } = await aShortlisted(fixture);
  const made = await anOffer(fixture, applicationId);
  const { jobOfferId } = made;
  expect(made).toMatchObject({ document: null, can: { sign: true } });

  const accepted = await client.call(api.acceptJobOffer, await accepting(fixture, client, made));
  expect(accepted).toMatchObject({ status: 'Accepted', can: { sign: false } });
  expect(accepted.document).toMatchObject({ status: 'pending', isSealing: false });
  expect(accepted.document?.signed.map(({ side, by }) => [side, by])).toEqual([['second', 'Raju Yadav']]);

  expect((await offerOf(lakshmi, made)).can.sign).toBe(true);
  const body = await signingLetter(fixture, lakshmi, made);
  const wrong = { ...body, otp: body.otp === '000000' ? '111111' : '000000' };
  expect((await lakshmi.refused(documents.signOfferLetter, { body: wrong })).code).toBe('otp_wrong');
  const signed = await lakshmi.call(documents.signOfferLetter, { body });
  expect(signed.document?.signed).toHaveLength(2);
  expect(signed.can.sign).toBe(false);
  await app.drain();
  const { document } = await offerOf(client, made);
  expect(document).toMatchObject({ status: 'completed', isSealing: false });
  const { url } = await client.call(documents.getOfferDocument, { query: { jobOfferId, which: 'signed' } });
  const file = await fetch(`${app.url}${url}`);
  const content = Buffer.from(await file.arrayBuffer());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  const found = await app.platform.sealing.verify(content, 'test');
  expect(found).toMatchObject({ seal: 'intact', sha256: document?.sealedHash });
});

/** An offer to a candidate with a passkey, whose letter is open to be signed. */
async function openedOffer(fullName: string) {
  const { viewer, client, applicationId } = await aShortlisted(fixture, fullName);
  const made = await anOffer(fixture, applicationId);
  const phone = await aPasskey(fixture.app, viewer);
  const { jobOfferId } = made;
  const { envelopeId, documentHash } = await client.call(documents.openOfferDocument, {
    body: { jobOfferId },
  });
  const body = { jobOfferId, documentHash, signature: await aSignature() };
  return { client, made, phone, envelopeId, body };
}

test('both sides sign the letter with their passkeys: neither by a challenge of the other side, nor of another letter', async () => {
  const { app, lakshmi, vikram, shop } = fixture;
  const [of, other] = [await openedOffer('Kiran Bedi'), await openedOffer('Bela Rao')];
  const theirs = await aPasskey(app, shop.owner);
  const { envelopeId, client, phone } = of;
  for (const stranger of [vikram, other.client])
    expect((await stranger.refused(requestAgreementPasskey, { body: { envelopeId } })).status).toBe(404);

  const seen = api.seenOfJobOffer(of.made);
  const accept = (proof: object) =>
    client.askLoosely(api.acceptJobOffer, { body: { ...of.body, seen, ...proof } });
  const foreign = [
    await shownPasskey(lakshmi, envelopeId, phone),
    await shownPasskey(lakshmi, envelopeId, theirs),
    await shownPasskey(other.client, other.envelopeId, phone),
  ];
  for (const proof of foreign) expect((await accept(proof)).body.code).toBe('passkey_expired');
  expect((await accept(await shownPasskey(client, envelopeId, theirs))).body.code).toBe(
    'sign_passkey_refused',
  );
  const unverified = await shownPasskey(client, envelopeId, phone, { unverified: true });
  expect((await accept(unverified)).body.code).toBe('sign_passkey_refused');
  expect((await accept({})).body.code).toBe('sign_proof_missing');
  expect((await offerOf(client, of.made)).status).toBe('Pending');

  const answer = await shownPasskey(client, envelopeId, phone);
  const accepted = await accept(answer);
  expect([accepted.status, accepted.body.status]).toEqual([200, 'Accepted']);
  expect((await accept(answer)).status).toBe(409);
  const sign = (proof: object) =>
    lakshmi.askLoosely(documents.signOfferLetter, { body: { ...of.body, ...proof } });
  expect((await sign(await shownPasskey(lakshmi, envelopeId, phone))).body.code).toBe('sign_passkey_refused');
  const signed = await sign(await shownPasskey(lakshmi, envelopeId, theirs));
  expect(signed.body.document?.signed).toHaveLength(2);
  await app.drain();
  expect((await findEnvelope(app.platform.db, envelopeId))?.status).toBe('completed');
  const { proofs, credentials, codes } = await proofsOf(app, envelopeId);
  expect([proofs, credentials.size, codes]).toEqual([['passkey', 'passkey'], 2, 0]);
});

test('a passkey asked for one version of the letter does not sign the next', async () => {
  const { lakshmi } = fixture;
  const of = await openedOffer('Chitra Iyer');
  const { client, made, phone, envelopeId } = of;
  const early = await shownPasskey(client, envelopeId, phone);
  const { jobOfferId, version } = made;
  const asked = await client.call(api.counterJobOffer, { body: { jobOfferId, version, wage: 21_000_00 } });
  const taking = { jobOfferId, version: asked.version, take: true };
  await lakshmi.call(api.answerCounter, { body: taking });
  const next = await client.call(documents.openOfferDocument, { body: { jobOfferId } });
  const read = { ...of.body, documentHash: next.documentHash };
  const seen = api.seenOfJobOffer(await offerOf(client, made));
  const accept = (proof: object) =>
    client.askLoosely(api.acceptJobOffer, { body: { ...read, seen, ...proof } });
  expect((await accept(early)).body.code).toBe('passkey_expired');
  expect((await client.refused(requestAgreementPasskey, { body: { envelopeId } })).code).toBe('sign_ended');
  const fresh = await accept(await shownPasskey(client, next.envelopeId, phone));
  expect(fresh.body.status).toBe('Accepted');
});

test('a letter that takes the place of another one is signed anew, and the earlier document is over', async () => {
  const { app, lakshmi } = fixture;
  const { client, applicationId } = await aShortlisted(fixture, 'Meena Kumari');
  const made = await anOffer(fixture, applicationId);
  const { jobOfferId, version } = made;
  const early = await accepting(fixture, client, made);
  const first = required((await offerOf(client, made)).document);
  const asked = await client.call(api.counterJobOffer, { body: { jobOfferId, version, wage: 21_000_00 } });
  const read = { jobOfferId, version: asked.version };
  const taken = await lakshmi.call(api.answerCounter, { body: { ...read, take: true } });
  expect(taken.document).toBeNull();
  expect((await findEnvelope(app.platform.db, first.envelopeId))?.status).toBe('cancelled');
  const seen = api.seenOfJobOffer(await offerOf(client, made));
  const stale = await client.refused(api.acceptJobOffer, { body: { ...early.body, seen } });
  expect(stale.code).toBe('job_offer_moved_on');
  app.clock.advance(61_000);
  const fresh = await accepting(fixture, client, await offerOf(client, made));
  expect(fresh.body.documentHash).not.toBe(first.documentHash);
  const other = { ...fresh.body, documentHash: first.documentHash };
  expect((await client.refused(api.acceptJobOffer, { body: other })).code).toBe('sign_document_differs');
  expect((await client.call(api.acceptJobOffer, fresh)).status).toBe('Accepted');
});

test.each([
  ['withdrawn', 'cancelled'],
  ['refused', 'rejected'],
] as const)('the document of an offer that is %s is signed no more', async (how, status) => {
  const { app, lakshmi } = fixture;
  const { client, applicationId } = await aShortlisted(fixture, 'Sunita Devi');
  const { jobOfferId, version } = await anOffer(fixture, applicationId);
  const { envelopeId } = await client.call(documents.openOfferDocument, { body: { jobOfferId } });
  await (how === 'withdrawn'
    ? lakshmi.call(api.withdrawJobOffer, { body: { jobOfferId, version } })
    : client.call(api.refuseJobOffer, { body: { jobOfferId, version, reason: 'wage' } }));
  expect((await findEnvelope(app.platform.db, envelopeId))?.status).toBe(status);
  expect((await client.refused(documents.sendOfferCode, { body: { jobOfferId } })).code).toBe('sign_ended');
});

test('a letter that no side opened before the offer ended has no document', async () => {
  const { lakshmi } = fixture;
  const { client, applicationId } = await aShortlisted(fixture, 'Gita Rao');
  const { jobOfferId, version } = await anOffer(fixture, applicationId);
  await lakshmi.call(api.withdrawJobOffer, { body: { jobOfferId, version } });
  const refused = await client.refused(documents.openOfferDocument, { body: { jobOfferId } });
  expect(refused.code).toBe('job_offer_moved_on');
  const none = await client.refused(documents.getOfferDocument, { query: { jobOfferId, which: 'signed' } });
  expect(none.code).toBe('job_offer_not_found');
});

test('opened by both sides at one moment it is one document', async () => {
  const { app, lakshmi } = fixture;
  const { client, applicationId } = await aShortlisted(fixture, 'Imran Khan');
  const { jobOfferId } = await anOffer(fixture, applicationId);
  const opened = await Promise.all(
    [client, lakshmi, client, lakshmi].map((one) =>
      one.call(documents.openOfferDocument, { body: { jobOfferId } }),
    ),
  );
  expect(new Set(opened.map(({ envelopeId }) => envelopeId)).size).toBe(1);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from envelope e
    join envelope_recipient r using (envelope_id) where r.name = 'Imran Khan'`.execute(app.platform.db);
  expect(rows[0]?.count).toBe(1);
});

test('another business, another person and staff without the right read and sign nothing', async () => {
  const { vikram } = fixture;
  const { client, applicationId } = await aShortlisted(fixture, 'Farah Khan');
  const { client: stranger } = await aShortlisted(fixture, 'Amit Shah');
  const made = await anOffer(fixture, applicationId);
  const body = { jobOfferId: made.jobOfferId };
  await client.call(documents.openOfferDocument, { body });
  for (const one of [vikram, stranger]) {
    const codes = [
      (await one.refused(documents.openOfferDocument, { body })).code,
      (await one.refused(documents.sendOfferCode, { body })).code,
      (await one.refused(documents.getOfferDocument, { query: { ...body, which: 'document' } })).code,
    ];
    expect(codes).toEqual(['job_offer_not_found', 'job_offer_not_found', 'job_offer_not_found']);
  }
});
