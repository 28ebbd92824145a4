import * as api from '@nukkad/contract/files/envelope/envelope.api';
import type { Envelope } from '@nukkad/contract/files/envelope/envelope.model';
import * as signing from '@nukkad/contract/files/envelope/sign.api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type EnvelopeFixture,
  aDraft,
  aSent,
  aSignature,
  anAgreement,
  documentOf,
  envelopeFixture,
  linksOf,
  messages,
  opened,
  otpOf,
  pdfForm,
  read,
  sending,
  signature,
  signed,
  withPeople,
} from '../../../test/fixtures/envelope-fixture.ts';
import { required } from '../../../test/harness/required.ts';

let fixture: EnvelopeFixture;
beforeAll(async () => {
  fixture = await envelopeFixture();
}, 120_000);
beforeEach(async () => {
  await messages(fixture);
  fixture.app.clock.advance(61_000);
});
afterAll(() => fixture.app.close());

const trailOf = async (envelopeId: string) =>
  (await fixture.client.call(api.listEnvelopeTrail, { query: { envelopeId, limit: 100 } })).items;

test('two people without an account sign by links and one-time passwords; the file is sealed once and all get it', async () => {
  const { client, stranger, app } = fixture;
  const draft = await aDraft(fixture);
  expect(draft).toMatchObject({
    status: 'draft',
    title: 'Painting agreement',
    from: 'Asha Verma',
    documentVersion: 1,
    can: { edit: true, send: true, remove: true, cancel: false },
  });
  expect(draft.pages).toHaveLength(2);
  const ready = await withPeople(fixture, draft, [{ name: 'Ravi Kumar' }, { name: 'मीरा शर्मा', lang: 'hi' }]);
  const sent = await client.call(api.sendEnvelope, sending(ready));
  expect(sent).toMatchObject({ status: 'pending', can: { remind: true, cancel: true, correct: true } });
  const links = await linksOf(fixture);
  const [ravi, meera] = sent.recipients.map(({ mobileNumber }) => required(links.get(mobileNumber)));
  const page = await stranger.call(signing.getSignPage, { params: { code: required(ravi) } });
  expect(page).toMatchObject({ state: 'open', from: 'Asha Verma', name: 'Ravi Kumar', isMine: false });
  expect(JSON.stringify(page)).not.toContain(required(sent.recipients[0]).mobileNumber);

  const after = await signed(fixture, required(ravi));
  expect(after).toMatchObject({ state: 'done', can: { sign: false } });
  await signed(fixture, required(meera));
  await app.drain();
  const done = await read(fixture, sent);
  expect(done).toMatchObject({ status: 'completed', isSealing: false });
  const told = (await messages(fixture)).filter(({ template }) => template === 'signing_update');
  expect(told.map(({ text }) => /Download your copy|अपनी कॉपी डाउनलोड/.test(text))).toEqual([true, true]);

  const token = await opened(fixture, required(ravi));
  const { url } = await stranger.call(signing.getSignCopy, {
    params: { code: required(ravi) },
    query: { token },
  });
  const file = Buffer.from(await (await fetch(new URL(url, app.url))).arrayBuffer());
  const verified = await app.platform.sealing.verify(file, 'test');
  expect([verified.seal, verified.sha256]).toEqual(['intact', done.sealedHash]);
  expect(verified.pages).toBeGreaterThan(2);
  const asked = await stranger.send('POST', 'document/verify', { body: pdfForm(file) });
  expect(asked.body.document).toMatchObject({ number: done.number, signers: 2 });
  const kinds = (await trailOf(sent.envelopeId)).map(({ kind }) => kind);
  expect(kinds).toEqual([
    'created',
    'sent',
    'asked',
    'asked',
    'code_sent',
    'opened',
    'code_sent',
    'signed',
    'code_sent',
    'opened',
    'code_sent',
    'signed',
    'sealed',
    'code_sent',
    'opened',
    'copied',
  ]);

  // As a copy that was signed elsewhere it is kept byte by byte, with what its signature says.
  const address = 'document/uploadsigneddoc?title=Kept%20copy';
  const kept = await client.send<Envelope>('POST', address, { body: pdfForm(file) });
  expect(kept.body).toMatchObject({
    source: 'outside',
    status: 'completed',
    title: 'Kept copy',
    documentHash: done.sealedHash,
    signatures: [{ isIntact: true, coversWhole: true }],
    can: { send: false, cancel: false, comment: false },
  });
  const none = await client.send('POST', address, { body: pdfForm(Buffer.from('no PDF')) });
  expect(none.body.code).toBe('pdf_unreadable');
}, 120_000);

test('in order: an approver first, then signers one after the other, and the witness after whom they witness', async () => {
  const sent = await aSent(
    fixture,
    [
      { name: 'Ravi Kumar', position: 1 },
      { name: 'Sunita Devi', role: 'witness', witnessOf: 0 },
      { name: 'Farah Khan', position: 2 },
      { name: 'Anil Mehta', role: 'approver', position: 5 },
      { name: 'Om Prakash', role: 'viewer' },
      { name: 'Copy Clerk', role: 'copy' },
    ],
    { inOrder: true },
  );
  const turns = async () =>
    (await read(fixture, sent)).recipients.filter(({ isTurn }) => isTurn).map(({ name }) => name);
  expect(await turns()).toEqual(['Anil Mehta']);
  const links = new Map(await linksOf(fixture));
  const byName = (name: string) =>
    required(links.get(required(sent.recipients.find((one) => one.name === name)).mobileNumber));
  expect(links.size).toBe(2);
  const viewing = await documentOf(
    fixture,
    byName('Om Prakash'),
    await opened(fixture, byName('Om Prakash')),
  );
  expect(viewing.can).toMatchObject({ sign: false, decline: false });
  const order: string[][] = [];
  for (const name of ['Anil Mehta', 'Ravi Kumar', 'Sunita Devi', 'Farah Khan']) {
    order.push(await turns());
    const code = byName(name);
    const token = await opened(fixture, code);
    fixture.app.clock.advance(61_000);
    await fixture.stranger.call(signing.signEnvelope, await signature(fixture, code, token));
    for (const [number, link] of await linksOf(fixture)) links.set(number, link);
  }
  expect(order).toEqual([['Anil Mehta'], ['Ravi Kumar'], ['Sunita Devi'], ['Farah Khan']]);
  expect((await read(fixture, sent)).status).toBe('completed');
  expect(byName('Copy Clerk')).not.toBe('');
}, 120_000);

test('what the screen showed is what is sent and signed: another name, number, hash or version is refused', async () => {
  const ready = await withPeople(fixture, await aDraft(fixture), [{ name: 'Ravi Kumar' }]);
  const { body } = sending(ready);
  const differing = [
    { ...body.seen, envelopeTitle: 'Another title' },
    { ...body.seen, envelopePeople: ['Ravi Kumar · 9000000000 · signer'] },
    { ...body.seen, documentHash: '0'.repeat(64) },
    { ...body.seen, envelopeVersion: ready.version - 1 },
  ];
  for (const seen of differing)
    expect((await fixture.client.refused(api.sendEnvelope, { body: { ...body, seen } })).code).toBe(
      'confirmation_differs',
    );
  await fixture.client.call(api.sendEnvelope, { body });
  const [code = ''] = (await linksOf(fixture)).values();
  const token = await opened(fixture, code);
  fixture.app.clock.advance(61_000);
  const right = await signature(fixture, code, token);
  for (const seen of [
    { ...right.body.seen, documentHash: 'f'.repeat(64) },
    { ...right.body.seen, documentVersion: 2 },
  ])
    expect(
      (await fixture.stranger.refused(signing.signEnvelope, { ...right, body: { ...right.body, seen } }))
        .code,
    ).toBe('confirmation_differs');
  expect((await fixture.stranger.call(signing.signEnvelope, right)).state).toMatch(/sealing|completed/);
});

test('wrong, expired and used one-time passwords, those of another step, and links that are not ours open nothing', async () => {
  const { stranger, app } = fixture;
  await aSent(fixture, [{ name: 'Ravi Kumar' }]);
  const [code = ''] = (await linksOf(fixture)).values();
  const params = { code };
  const ask = (step: 'open' | 'sign', token?: string) => {
    app.clock.advance(61_000);
    return stranger.call(signing.requestSignCode, { params, body: { step, token } });
  };
  const open = (body: { codeId?: string; otp?: string }) =>
    stranger.refused(signing.openSigning, { params, body });
  const first = await ask('open');
  const otp = await otpOf(fixture);
  const wrong = otp === '000000' ? '000001' : '000000';
  expect((await open({})).code).toBe('sign_access_needed');
  expect(await open({ codeId: first.codeId, otp: wrong })).toMatchObject({
    code: 'otp_wrong',
    values: { left: 4 },
  });
  app.clock.advance(5 * 60_000 + 1);
  expect((await open({ codeId: first.codeId, otp })).code).toBe('otp_expired');
  const second = await ask('open');
  const fresh = await otpOf(fixture);
  const { token } = await stranger.call(signing.openSigning, {
    params,
    body: { codeId: second.codeId, otp: fresh },
  });
  expect((await open({ codeId: second.codeId, otp: fresh })).code).toBe('otp_expired');

  // One that was sent to open signs nothing.
  const third = await ask('open');
  const toOpen = await otpOf(fixture);
  const seen = signing.seenOfSigning(await documentOf(fixture, code, token));
  const body = { token, codeId: third.codeId, otp: toOpen, fields: [], signature: await aSignature(), seen };
  expect((await stranger.refused(signing.signEnvelope, { params, body })).code).toBe('otp_expired');
  for (const other of [
    `${code}x`,
    code.slice(0, -1),
    'nonsense',
    `${crypto.randomUUID()}.${code.split('.')[1]}`,
  ])
    expect((await stranger.refused(signing.getSignPage, { params: { code: other } })).code).toBe(
      'sign_link_wrong',
    );
  app.clock.advance(30 * 60_000);
  const late = await stranger.refused(signing.getSignDocument, { params, query: { token } });
  expect(late.code).toBe('sign_access_needed');
  expect(
    (await stranger.refused(signing.getSignDocument, { params, query: { token: 'otp.1.x' } })).code,
  ).toBe('sign_access_needed');
});

test('a file that is no PDF, or locked by anything we cannot draw, becomes no draft; a title of 300 characters is refused', async () => {
  const upload = (content: Buffer, name = 'a.pdf') =>
    fixture.client.send('POST', 'document/uploadunsigneddoc', { body: pdfForm(content, name) });
  expect((await upload(Buffer.from('no PDF at all'))).body.code).toBe('pdf_unreadable');
  const whole = await anAgreement();
  expect((await upload(whole.subarray(0, 200))).status).toBe(415);
  const long = `${'रामपुर '.repeat(50)}.pdf`;
  const kept = await upload(whole, long);
  expect([kept.status, Array.from(kept.body.title as string).length]).toEqual([200, 115]);
  const { envelopeId, version } = kept.body;
  const refused = await fixture.client.askLoosely(api.editEnvelope, {
    body: { envelopeId, version, title: 'x'.repeat(300) },
  });
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid_request']);
});
