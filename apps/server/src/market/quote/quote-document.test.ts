import * as agreements from '@nukkad/contract/market/quote/agreement.api';
import * as envelopes from '@nukkad/contract/files/envelope/envelope.api';
import * as signing from '@nukkad/contract/files/envelope/sign.api';
import * as api from '@nukkad/contract/market/quote/quote.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSignature } from '../../../test/fixtures/envelope-fixture.ts';
import { aPasskey } from '../../../test/fixtures/a-passkey.ts';
import { type QuotePlay, aQuote, aQuotePlay } from '../../../test/fixtures/quote-play.ts';
import { signedQuote } from '../../../test/fixtures/signed-quote.ts';
import { required } from '../../../test/harness/required.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { agreeUnchanged } from './agree-unchanged.ts';
import { endDocuments } from './end-documents.ts';

let play: QuotePlay;
beforeAll(async () => {
  play = await aQuotePlay();
});
afterAll(() => play.app.close());

const hour = 3_600_000;
const threadOf = async (viewer: Viewer, leadId: string) =>
  (await play.app.as(viewer).ask(api.getQuoteThread, { query: { leadId } })).body;

/** Sent by Vikram and accepted by Asha. */
async function accepted() {
  const { asha, leadId, rfqId } = await play.unlocked();
  const { body } = await play.send(play.vikram, leadId, aQuote({ hasAdvance: false }));
  const quoteId = body.current?.quoteId ?? '';
  const { body: thread } = await play.app.as(asha).ask(api.acceptQuote, { body: { leadId, quoteId } });
  const { digest, document } = required(thread.agreement);
  const { envelopeId, documentHash } = required(document);
  return { asha, leadId, rfqId, digest, envelopeId, documentHash };
}
const sign = (viewer: Viewer, of: { leadId: string; digest: string }, changed = {}) =>
  signedQuote(play.app, play.app.as(viewer), of, changed);

const statusOf = async (envelopeId: string) => {
  const { rows } = await sql<{ status: string; reason: string | null }>`select status, reason from envelope
    where envelope_id = ${envelopeId}`.execute(play.app.platform.db);
  return required(rows[0]);
};
const stepsOf = async (envelopeId: string) => {
  const { rows } = await sql<{
    kind: string;
  }>`select kind from envelope_step where envelope_id = ${envelopeId}
    order by step`.execute(play.app.platform.db);
  return rows.map(({ kind }) => kind);
};

test('both sides sign one document, each with a picture and a one-time password; sealed, each has it', async () => {
  const of = await accepted();
  expect((await sign(of.asha, of)).body.agreement?.document).toMatchObject({
    status: 'pending',
    signed: [{ side: 'second', by: 'Asha Verma' }],
  });
  const { body } = await sign(play.vikram, of);
  expect(body.status).toBe('Booked');
  expect(body.agreement?.document).toMatchObject({ status: 'pending', isSealing: true, sealedHash: null });
  await play.app.drain();
  const { agreement } = await threadOf(of.asha, of.leadId);
  expect(agreement?.document).toMatchObject({
    status: 'completed',
    documentHash: of.documentHash,
    signed: [{ side: 'first', by: expect.stringContaining('Bright Spark') }, { side: 'second' }],
  });
  expect(await stepsOf(of.envelopeId)).toEqual([
    'offered',
    'code_sent',
    'signed',
    'code_sent',
    'signed',
    'sealed',
  ]);
  for (const viewer of [of.asha, play.vikram])
    for (const which of ['document', 'signed'] as const) {
      const { body: link } = await play.app
        .as(viewer)
        .ask(agreements.getQuoteDocument, { query: { leadId: of.leadId, which } });
      expect((await fetch(`${play.app.url}${link.url}`)).status).toBe(200);
    }
  const { leadId, digest } = of;
  const other = play.app.as(play.tapMasters);
  const strangers = await Promise.all([
    other.askLoosely(agreements.getQuoteDocument, { query: { leadId, which: 'signed' } }),
    other.askLoosely(agreements.requestQuoteCode, { body: { leadId, digest } }),
    sign(play.tapMasters, of),
  ]);
  expect(strangers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('a wrong password signs nothing and counts; neither does another document, nor a password of the other side', async () => {
  const of = await accepted();
  const otp = '000000';
  expect((await sign(of.asha, of, { otp })).body.code).toBe('otp_wrong');
  expect((await sign(of.asha, of, { documentHash: 'f'.repeat(64) })).body.code).toBe('sign_document_differs');
  const asked = await play.app
    .as(play.vikram)
    .ask(agreements.requestQuoteCode, { body: { leadId: of.leadId, digest: of.digest } });
  const { codeId } = asked.body;
  const stolen = await play.app.as(of.asha).askLoosely(agreements.signQuote, {
    body: { ...of, documentHash: of.documentHash, codeId, otp, signature: await aSignature() },
  });
  expect(stolen.status).toBe(400);
  const { agreement } = await threadOf(of.asha, of.leadId);
  expect(agreement).toMatchObject({ buyerSignedAt: null, document: { signed: [] } });
  expect((await sign(of.asha, of)).status).toBe(200);
});

test('both sides sign with their passkeys: neither by a challenge of the other side, nor of another document', async () => {
  const { app, vikram, tapMasters } = play;
  const [of, other] = [await accepted(), await accepted()];
  const [hers, his] = [await aPasskey(app, of.asha), await aPasskey(app, vikram)];
  await aPasskey(app, other.asha);
  const ask = (viewer: Viewer, { envelopeId }: { envelopeId: string }) =>
    app.as(viewer).call(signing.requestAgreementPasskey, { body: { envelopeId } });
  const signWith = async (viewer: Viewer, passkey: object) =>
    app.as(viewer).askLoosely(agreements.signQuote, {
      body: { ...of, passkey, signature: await aSignature() },
    });
  const answered = ({ challengeId, options }: Awaited<ReturnType<typeof ask>>, phone: typeof hers) => ({
    challengeId,
    shown: phone.show(options),
  });
  for (const viewer of [tapMasters, other.asha]) {
    const body = { envelopeId: of.envelopeId };
    expect((await app.as(viewer).refused(signing.requestAgreementPasskey, { body })).status).toBe(404);
  }
  const foreign = [await ask(vikram, of), await ask(other.asha, other)];
  for (const one of foreign)
    expect((await signWith(of.asha, answered(one, hers))).body.code).toBe('passkey_expired');
  const stolen = answered(await ask(of.asha, of), his);
  expect((await signWith(of.asha, stolen)).body.code).toBe('sign_passkey_refused');
  const answer = answered(await ask(of.asha, of), hers);
  expect((await signWith(of.asha, answer)).body.status).toBe('Accepted By User');
  expect((await signWith(of.asha, answer)).status).toBe(409);
  expect((await signWith(vikram, answered(await ask(vikram, of), his))).body.status).toBe('Booked');
  await app.drain();
  expect((await statusOf(of.envelopeId)).status).toBe('completed');
  const { rows } = await sql<{
    proof: string;
    credential: string;
  }>`select proof, credential from envelope_step
    where envelope_id = ${of.envelopeId} and kind = 'signed'`.execute(app.platform.db);
  expect(rows.map(({ proof }) => proof)).toEqual(['passkey', 'passkey']);
  expect(new Set(rows.map(({ credential }) => credential)).size).toBe(2);
});

test('what was signed ends with its version: a newer quote cancels it, a refusal declines it, 48 hours end it', async () => {
  const superseded = await accepted();
  await sign(superseded.asha, superseded);
  await play.send(play.vikram, superseded.leadId, aQuote({ discount: 1_00 }), { newestVersion: 1 });
  expect(await statusOf(superseded.envelopeId)).toMatchObject({ status: 'cancelled' });
  const refused = await accepted();
  const { current } = await threadOf(refused.asha, refused.leadId);
  await play.app.as(refused.asha).ask(api.refuseQuote, {
    body: { leadId: refused.leadId, quoteId: current?.quoteId ?? '', reason: 'other', words: 'Not now.' },
  });
  expect(await statusOf(refused.envelopeId)).toEqual({ status: 'rejected', reason: 'Not now.' });
  const unsigned = await accepted();
  await sign(unsigned.asha, unsigned);
  play.app.clock.advance(49 * hour);
  await agreeUnchanged(play.deps());
  expect(await statusOf(unsigned.envelopeId)).toMatchObject({ status: 'expired' });
  expect((await threadOf(unsigned.asha, unsigned.leadId)).status).toBe('Booked');
});

test('of two presses of one side at one moment one signs', async () => {
  const of = await accepted();
  play.app.clock.advance(61);
  const client = play.app.as(of.asha);
  const { leadId, digest, documentHash } = of;
  const answers = await Promise.all([1, 2].map(() => sign(of.asha, of)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { body } = await client.ask(api.getQuoteThread, { query: { leadId } });
  expect(body.agreement).toMatchObject({ digest, document: { documentHash, signed: [{ side: 'second' }] } });
});

test('it stands among what one is to sign and what the business sent, and is signed on the screen of the quote alone', async () => {
  const of = await accepted();
  const asha = play.app.as(of.asha);
  const received = await asha.ask(envelopes.listReceivedEnvelopes, { query: { state: 'todo' } });
  const [item] = received.body.items;
  expect(item).toMatchObject({ screen: `/buyer/quotes/${of.rfqId}/offers/${of.leadId}`, isTurn: true });
  const params = { code: item?.code ?? '' };
  const { body: opened } = await asha.ask(signing.openSigning, { params, body: {} });
  const read = await asha.ask(signing.getSignDocument, { params, query: { token: opened.token } });
  expect(read.body.can).toEqual({
    sign: false,
    decline: false,
    delegate: false,
    comment: false,
    copy: false,
  });
  const byLink = await asha.askLoosely(signing.requestSignCode, {
    params,
    body: { step: 'sign', token: opened.token },
  });
  expect(byLink.body.code).toBe('sign_elsewhere');
  const vikram = play.app.as(play.vikram);
  const { body: sent } = await vikram.ask(envelopes.getEnvelope, { query: { envelopeId: of.envelopeId } });
  expect(sent).toMatchObject({
    source: 'agreement',
    screen: `/consultant-service/leads/${of.leadId}/quote`,
    can: { cancel: false, correct: false, remind: false, comment: false },
  });
  const { envelopeId, version } = sent;
  const cancelled = await vikram.askLoosely(envelopes.cancelEnvelope, {
    body: { envelopeId, version, reason: 'I do not want it.' },
  });
  expect(cancelled.status).toBe(403);
});

test('of a request that was cancelled nothing is left to sign', async () => {
  const of = await accepted();
  await sql`update lead set status = 'Cancelled', ended_at = ${play.app.clock.now()} where lead_id = ${of.leadId}`.execute(
    play.app.platform.db,
  );
  await endDocuments(play.deps());
  expect(await statusOf(of.envelopeId)).toMatchObject({ status: 'cancelled' });
});

test('what was accepted before there were documents gets one with its first password', async () => {
  const of = await accepted();
  await sql`update agreement set envelope_id = null where lead_id = ${of.leadId}`.execute(
    play.app.platform.db,
  );
  expect((await threadOf(of.asha, of.leadId)).agreement?.document).toBeNull();
  expect((await sign(of.asha, of)).body.agreement?.document).toMatchObject({ status: 'pending' });
  expect((await sign(play.vikram, of)).body.status).toBe('Booked');
});
