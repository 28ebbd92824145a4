import * as api from '@nukkad/contract/files/envelope/envelope.api';
import type { Envelope } from '@nukkad/contract/files/envelope/envelope.model';
import * as signing from '@nukkad/contract/files/envelope/sign.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPartner, aUser } from '../../../test/fixtures/a-partner.ts';
import {
  type EnvelopeFixture,
  type Wanted,
  aDraft,
  aNumber,
  aSent,
  documentOf,
  envelopeFixture,
  linksOf,
  messages,
  opened,
  pdfForm,
  quickSealing,
  read,
  sending,
  signature,
  signed,
  withPeople,
} from '../../../test/fixtures/envelope-fixture.ts';
import { aViewer } from '../../../test/harness/mounted.ts';
import { required } from '../../../test/harness/required.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { remindDue } from './clock-envelopes.ts';
import { createEnvelopeDomain } from './index.ts';
import { envelopePersonal } from './envelope-personal.store.ts';
import { hashOfStep } from './trail.ts';
import { listSteps } from './trail.store.ts';

const day = 86_400_000;
const why = 'The price was agreed otherwise.';
let fixture: EnvelopeFixture;
beforeAll(async () => {
  fixture = await envelopeFixture({ sealing: quickSealing });
});
beforeEach(async () => {
  await messages(fixture);
  fixture.app.clock.advance(61_000);
});
afterAll(() => fixture.app.close());

const ravi: Wanted = { name: 'Ravi Kumar' };
const two: readonly Wanted[] = [ravi, { name: 'Meera Sharma' }];

/** Sent, with the links in the order of its people. */
async function sentTo(people: readonly Wanted[] = two, changes: Parameters<typeof aSent>[2] = {}) {
  const envelope = await aSent(fixture, people, changes);
  const links = await linksOf(fixture);
  return { envelope, codes: envelope.recipients.map((one) => links.get(one.mobileNumber) ?? '') };
}
const stateOf = async (code: string) =>
  (await fixture.stranger.call(signing.getSignPage, { params: { code } })).state;
const asRead = ({ envelopeId, version }: Envelope) => ({ envelopeId, version });

test('who declines says why, and no one signs it any more; the sender and the others hear of it', async () => {
  const { envelope, codes } = await sentTo();
  const [first = '', second = ''] = codes;
  const token = await opened(fixture, first);
  const params = { code: first };
  const short = await fixture.stranger.refused(signing.declineEnvelope, {
    params,
    body: { token, reason: 'no' },
  });
  expect(short.status).toBe(400);
  const declined = await fixture.stranger.call(signing.declineEnvelope, {
    params,
    body: { token, reason: why },
  });
  expect(declined).toMatchObject({ state: 'declined', can: { sign: false, decline: false } });
  expect([await stateOf(first), await stateOf(second)]).toEqual(['declined', 'rejected']);
  expect(await read(fixture, envelope)).toMatchObject({
    status: 'rejected',
    reason: why,
    can: { cancel: false, correct: false, remind: false },
  });
  const told = (await messages(fixture)).map(({ text }) => text);
  expect(told.filter((text) => /declined to sign/.test(text))).toHaveLength(2);
  const late = await fixture.stranger.refused(signing.requestSignCode, {
    params: { code: second },
    body: { step: 'open' },
  });
  expect(late).toMatchObject({ code: 'sign_ended', present: 'rejected' });
});

test('only where the sender allows it one hands on; the other signs in their place, and is witnessed in it', async () => {
  const closed = await sentTo([ravi]);
  const body = { name: 'Sita Rani', mobileNumber: aNumber() };
  const [code = ''] = closed.codes;
  const token = await opened(fixture, code);
  const refused = await fixture.stranger.refused(signing.delegateEnvelope, {
    params: { code },
    body: { token, ...body },
  });
  expect(refused.code).toBe('sign_no_delegate');

  const { envelope, codes } = await sentTo([ravi, { name: 'Gopal Das', role: 'witness', witnessOf: 0 }], {
    mayDelegate: true,
  });
  const [from = ''] = codes;
  const access = await opened(fixture, from);
  const params = { code: from };
  const taken = { token: access, name: 'Gopal', mobileNumber: required(envelope.recipients[1]).mobileNumber };
  expect((await fixture.stranger.refused(signing.delegateEnvelope, { params, body: taken })).code).toBe(
    'envelope_number_twice',
  );
  const page = await fixture.stranger.call(signing.delegateEnvelope, {
    params,
    body: { token: access, ...body },
  });
  expect(page.state).toBe('delegated');
  const after = await read(fixture, envelope);
  expect(after.recipients.map(({ name, state, delegatedBy }) => [name, state, delegatedBy])).toEqual(
    expect.arrayContaining([
      ['Ravi Kumar', 'delegated', null],
      ['Sita Rani', 'asked', 'Ravi Kumar'],
    ]),
  );
  const links = await linksOf(fixture);
  await signed(fixture, required(links.get(body.mobileNumber)));
  const witness = required((await linksOf(fixture)).values().next().value);
  await signed(fixture, witness);
  await fixture.app.drain();
  expect((await read(fixture, envelope)).status).toBe('completed');
});

test('a correction after a signature is a new version that all sign again; the earlier one and its trail stay readable', async () => {
  const { envelope, codes } = await sentTo();
  const [first = '', second = ''] = codes;
  await signed(fixture, first);
  const token = await opened(fixture, second);
  fixture.app.clock.advance(61_000);
  const old = await signature(fixture, second, token);
  const present = await read(fixture, envelope);
  const draft = await fixture.client.call(api.correctEnvelope, { body: { ...asRead(present), reason: why } });
  expect(draft).toMatchObject({
    status: 'draft',
    documentVersion: 2,
    can: { edit: true, remove: false, cancel: true },
  });
  expect(draft.versions).toMatchObject([{ documentVersion: 1, documentHash: envelope.documentHash }]);
  expect(draft.recipients.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  expect(await stateOf(first)).toBe('correcting');
  const removing = { query: { envelopeId: draft.envelopeId } };
  expect((await fixture.client.refused(api.deleteEnvelope, removing)).code).toBe('envelope_sent_before');

  const replaced = await fixture.client.send<Envelope>(
    'POST',
    `document/uploadunsigneddoc?envelopeId=${draft.envelopeId}`,
    { body: pdfForm(Buffer.from('another file'), 'Agreement, corrected.pdf') },
  );
  expect(replaced.body.documentHash).not.toBe(envelope.documentHash);
  await fixture.client.call(api.sendEnvelope, sending(replaced.body));
  expect((await fixture.stranger.refused(signing.signEnvelope, old)).code).toBe('confirmation_differs');
  const links = await linksOf(fixture);
  expect(new Set(links.values())).toEqual(new Set(codes));
  fixture.app.clock.advance(61_000);
  await signed(fixture, first);
  await signed(fixture, second);
  await fixture.app.drain();
  expect(await read(fixture, envelope)).toMatchObject({ status: 'completed', documentVersion: 2 });
  const link = (documentVersion: number) =>
    fixture.client.call(api.getEnvelopeFile, {
      query: { envelopeId: envelope.envelopeId, which: 'original', documentVersion: String(documentVersion) },
    });
  const load = async (url: string) => (await fetch(new URL(url, fixture.app.url))).status;
  expect([await load((await link(1)).url), await load((await link(2)).url)]).toEqual([200, 200]);
});

test('its sender cancels it with a reason, reminds once a day, and deletes a draft that was never sent', async () => {
  const { client } = fixture;
  const draft = await aDraft(fixture);
  const never = await client.refused(api.cancelEnvelope, { body: { ...asRead(draft), reason: why } });
  expect(never.code).toBe('envelope_never_sent');
  await client.call(api.deleteEnvelope, { query: { envelopeId: draft.envelopeId } });
  expect((await client.refused(api.getEnvelope, { query: { envelopeId: draft.envelopeId } })).status).toBe(
    404,
  );

  const { envelope, codes } = await sentTo();
  const reminded = await client.call(api.remindEnvelope, { body: asRead(envelope) });
  expect((await linksOf(fixture)).size).toBe(2);
  expect((await client.refused(api.remindEnvelope, { body: asRead(reminded) })).code).toBe(
    'envelope_reminded',
  );
  const stale = await client.refused(api.cancelEnvelope, { body: { ...asRead(envelope), reason: why } });
  expect(stale.code).toBe('envelope_moved_on');
  const body = { ...asRead(reminded), reason: why };
  expect((await client.call(api.cancelEnvelope, { body })).status).toBe('cancelled');
  expect(await Promise.all(codes.map(stateOf))).toEqual(['cancelled', 'cancelled']);
  expect((await messages(fixture)).filter(({ text }) => /cancelled/.test(text))).toHaveLength(2);
});

test('the clock reminds after three days and then every two, and ends it after its days; what all have signed does not end', async () => {
  const { envelope } = await sentTo([ravi], { days: 6 });
  const deps = {
    platform: fixture.app.platform,
    people: required(createEnvelopeDomain(fixture.app.platform)).people,
  };
  const remindedAfter = async (days: number) => {
    fixture.app.clock.advance(days * day);
    await remindDue(deps);
    return (await linksOf(fixture)).size;
  };
  expect(await remindedAfter(2)).toBe(0);
  expect([await remindedAfter(1), await remindedAfter(1), await remindedAfter(1)]).toEqual([1, 0, 1]);
  await fixture.app.drain(new Date(fixture.app.clock.now().getTime() + 2 * day));
  expect(await read(fixture, envelope)).toMatchObject({ status: 'expired', can: { remind: false } });
  expect((await messages(fixture)).filter(({ text }) => /run out/.test(text))).toHaveLength(2);
});

test('of two who sign last at once both sign and one file is sealed; one who signs twice at once signs once', async () => {
  const { envelope, codes } = await sentTo();
  const given = [];
  for (const code of codes) {
    const token = await opened(fixture, code);
    fixture.app.clock.advance(61_000);
    given.push(await signature(fixture, code, token));
  }
  const outcomes = await Promise.all(
    [...given, required(given[0])].map((one) => fixture.stranger.askLoosely(signing.signEnvelope, one)),
  );
  expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(outcomes.find(({ status }) => status !== 200)?.body.code).toMatch(/sign_done|otp_expired/);
  await fixture.app.drain();
  expect((await read(fixture, envelope)).status).toBe('completed');
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from envelope_step
    where envelope_id = ${envelope.envelopeId} and kind = 'sealed'`.execute(fixture.app.platform.db);
  expect(rows[0]?.count).toBe(1);
});

test('signing and cancelling at once: one of them holds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { envelope, codes } = await sentTo([ravi]);
    const [code = ''] = codes;
    const token = await opened(fixture, code);
    fixture.app.clock.advance(61_000);
    const given = await signature(fixture, code, token);
    const present = await read(fixture, envelope);
    const [sign, cancel] = await Promise.all([
      fixture.stranger.askLoosely(signing.signEnvelope, given),
      fixture.client.askLoosely(api.cancelEnvelope, { body: { ...asRead(present), reason: why } }),
    ]);
    expect([sign.status, cancel.status].toSorted()).toEqual([200, 409]);
    await fixture.app.drain();
    expect((await read(fixture, envelope)).status).toBe(sign.status === 200 ? 'completed' : 'cancelled');
  }
});

test('others neither see nor change it; staff need the permission, and act for their business', async () => {
  const { app } = fixture;
  const { db } = app.platform;
  const { organisationId, ownerUserId } = await aPartner(db, { companyName: 'Lakshmi Painters' });
  const owner = aViewer({ userId: ownerUserId, role: 'Service Partner', organisationId });
  const draft = await aDraft({ client: app.as(owner) });
  expect(draft.from).toBe('Lakshmi Painters');
  const staff = (permissions: readonly string[]) =>
    app.as(
      aViewer({
        userId: ownerUserId,
        role: 'subUser',
        organisationId,
        permissions: new Set(permissions) as ReturnType<typeof aViewer>['permissions'],
      }),
    );
  const query = { envelopeId: draft.envelopeId };
  const viewing = staff(['company_profile.view']);
  expect((await viewing.call(api.getEnvelope, { query })).can).toMatchObject({ edit: false, send: false });
  expect((await viewing.refused(api.deleteEnvelope, { query })).status).toBe(403);
  expect((await staff(['booking.view']).refused(api.getEnvelope, { query })).status).toBe(403);
  const other = app.as(aViewer({ userId: await aUser(db, 'Bela Rao') }));
  expect((await other.refused(api.getEnvelope, { query })).status).toBe(404);
  expect((await other.refused(api.deleteEnvelope, { query })).status).toBe(404);
  const said = { body: { ...query, text: 'Let me in.' } };
  expect((await other.refused(api.addEnvelopeComment, said)).status).toBe(404);
  const upload = `document/uploadunsigneddoc?envelopeId=${draft.envelopeId}`;
  expect((await other.send('POST', upload, { body: pdfForm(Buffer.from('x')) })).status).toBe(404);
  const mine = await fixture.client.call(api.listEnvelopes, { query: { limit: 100 } });
  expect(mine.items.map(({ envelopeId }) => envelopeId)).not.toContain(draft.envelopeId);
});

test('who is signed in with the number that is asked opens it without a one-time password, and signs with one', async () => {
  const { app } = fixture;
  const userId = await aUser(app.platform.db, 'Kiran Bedi');
  const { rows } = await sql<{ number: string }>`select mobile_number as number from user_account
    where user_id = ${userId}`.execute(app.platform.db);
  const { codes, envelope } = await sentTo([{ ...ravi, mobileNumber: required(rows[0]).number }]);
  const kiran = app.as(aViewer({ userId }));
  const received = await kiran.call(api.listReceivedEnvelopes, { query: { state: 'todo', count: 'true' } });
  expect(received).toMatchObject({
    items: [{ number: envelope.number, isTurn: true, role: 'signer' }],
    total: { count: 1 },
  });
  const code = required(received.items[0]).code;
  const params = { code };
  expect(code).toBe(codes[0] === '' ? code : codes[0]);
  expect((await kiran.call(signing.getSignPage, { params })).isMine).toBe(true);
  const { token } = await kiran.call(signing.openSigning, { params, body: {} });
  expect((await documentOf(fixture, code, token)).can.sign).toBe(true);
  const other = app.as(aViewer({ userId: await aUser(app.platform.db, 'Bela Rao') }));
  expect((await other.refused(signing.openSigning, { params, body: {} })).code).toBe('sign_access_needed');
  await fixture.stranger.call(signing.signEnvelope, await signature(fixture, code, token));
  await app.drain();
  const done = await kiran.call(api.listReceivedEnvelopes, { query: { state: 'done' } });
  expect(done.items.map(({ status }) => status)).toEqual(['completed']);
});

test('fields: needed ones are filled, those of others are not, and the day is the server’s', async () => {
  const { client, stranger } = fixture;
  const named = await withPeople(fixture, await aDraft(fixture), two);
  const [one, other] = named.recipients.map(({ recipientId }) => recipientId);
  const at = (top: number) => ({ page: 0, left: 0.1, top, width: 0.2, height: 0.05, needed: true });
  const fields = [
    ...named.fields,
    { ...at(0.1), recipientId: required(one), kind: 'text' as const, label: 'Father’s name' },
    { ...at(0.2), recipientId: required(one), kind: 'date' as const },
    { ...at(0.3), recipientId: required(one), kind: 'tick' as const },
    { ...at(0.4), recipientId: required(other), kind: 'initials' as const },
  ];
  const body = { ...asRead(named), fields };
  const off = { ...body, fields: [{ ...at(0.97), recipientId: required(one), kind: 'text' as const }] };
  expect((await client.refused(api.setFields, { body: off })).code).toBe('envelope_field_wrong');
  const placed = await client.call(api.setFields, { body });
  await client.call(api.sendEnvelope, sending(placed));
  const links = await linksOf(fixture);
  const code = required(links.get(required(placed.recipients[0]).mobileNumber));
  const token = await opened(fixture, code);
  fixture.app.clock.advance(61_000);
  const given = await signature(fixture, code, token);
  const idOf = (kind: string, recipientId = one) =>
    required(placed.fields.find((field) => field.kind === kind && field.recipientId === recipientId)).fieldId;
  const signing_ = (filled: readonly object[]) =>
    stranger.askLoosely(signing.signEnvelope, { ...given, body: { ...given.body, fields: [...filled] } });
  const text = { fieldId: idOf('text'), text: 'श्री मोहन कुमार' };
  const tick = { fieldId: idOf('tick'), isTicked: true };
  expect((await signing_([text])).body.code).toBe('sign_fields_missing');
  expect((await signing_([text, tick, { fieldId: idOf('initials', other), text: 'x' }])).body.code).toBe(
    'sign_field_wrong',
  );
  const done = await signing_([text, tick]);
  expect(done.status).toBe(200);
  const filled = done.body.filled.map(({ fieldId, text: said, isTicked, pictureUrl }) => [
    placed.fields.find((field) => field.fieldId === fieldId)?.kind,
    said ?? isTicked ?? pictureUrl !== null,
  ]);
  expect(filled).toEqual(
    expect.arrayContaining([
      ['text', 'श्री मोहन कुमार'],
      ['tick', true],
      ['date', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)],
      ['signature', true],
    ]),
  );
});

test('comments are read by both sides until it ends', async () => {
  const { envelope, codes } = await sentTo([ravi]);
  const [code = ''] = codes;
  const { envelopeId } = envelope;
  await fixture.client.call(api.addEnvelopeComment, { body: { envelopeId, text: 'Please read page 2.' } });
  const token = await opened(fixture, code);
  const params = { code };
  const said = { token, text: 'Is the paint included?' };
  await fixture.stranger.call(signing.addSignComment, { params, body: said });
  const theirs = await fixture.stranger.call(signing.listSignComments, { params, query: { token } });
  expect(theirs.items.map(({ by, isMine }) => [by, isMine])).toEqual([
    ['Ravi Kumar', true],
    ['Asha Verma', false],
  ]);
  const own = await fixture.client.call(api.listEnvelopeComments, { query: { envelopeId } });
  expect(own.items.map(({ isMine }) => isMine)).toEqual([false, true]);
});

test('each step carries the hash of the one before, and no number stands in the trail', async () => {
  const { envelope, codes } = await sentTo([ravi]);
  await signed(fixture, codes[0] ?? '');
  await fixture.app.drain();
  const { db } = fixture.app.platform;
  const steps = await listSteps(db, envelope.envelopeId, null, 100);
  let before = '0'.repeat(64);
  for (const { hash, ...step } of steps) {
    expect(hashOfStep(step, before)).toBe(hash);
    before = hash;
  }
  const { mobileNumber } = required(envelope.recipients[0]);
  expect(JSON.stringify(steps)).not.toContain(mobileNumber);
  expect(steps.find(({ kind }) => kind === 'signed')).toMatchObject({ proof: 'otp', note: 'drawn' });
});

test('a copy has all of a person; what was signed by all stays when the sender is erased, the rest goes', async () => {
  const { app } = fixture;
  const { db } = app.platform;
  const userId = await aUser(db, 'Divya Nair');
  const divya = { ...fixture, client: app.as(aViewer({ userId })) };
  const draft = await aDraft(divya);
  const sent = await aSent(divya, [ravi]);
  const [code = ''] = (await linksOf(fixture)).values();
  await signed(fixture, code);
  await app.drain();
  const copy = await exportOf(envelopePersonal, db, userId);
  expect(Object.keys(copy)).toEqual(
    expect.arrayContaining(['Documents you sent to be signed', 'Steps of documents that you sent or signed']),
  );
  expect(copy['Documents you sent to be signed']).toHaveLength(2);
  await db.transaction().execute((tx) => eraseFrom(envelopePersonal, tx, userId));
  const { rows } = await sql<{
    id: string;
  }>`select envelope_id as id from envelope where user_id = ${userId}`.execute(db);
  expect(rows.map(({ id }) => id)).toEqual([sent.envelopeId]);
  expect(rows.map(({ id }) => id)).not.toContain(draft.envelopeId);
});
