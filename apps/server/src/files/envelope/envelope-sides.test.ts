import * as api from '@nukkad/contract/files/envelope/envelope.api';
import * as signing from '@nukkad/contract/files/envelope/sign.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPartner, aUser } from '../../../test/fixtures/a-partner.ts';
import {
  type EnvelopeFixture,
  type Wanted,
  aDraft,
  aSent,
  asRead,
  documentOf,
  envelopeFixture,
  linksOf,
  messages,
  opened,
  pdfForm,
  quickSealing,
  ravi,
  sending,
  sentWithLinks,
  signature,
  signed,
  two,
  withPeople,
} from '../../../test/fixtures/envelope-fixture.ts';
import { aViewer } from '../../../test/harness/mounted.ts';
import { required } from '../../../test/harness/required.ts';
import { eraseFrom, exportOf } from '../../platform/personal.ts';
import { envelopePersonal } from './envelope-personal.store.ts';
import { hashOfStep } from './trail.ts';
import { listSteps } from './trail.store.ts';

let fixture: EnvelopeFixture;
beforeAll(async () => {
  fixture = await envelopeFixture({ sealing: quickSealing });
}, 120_000);
beforeEach(async () => {
  await messages(fixture);
  fixture.app.clock.advance(61_000);
});
afterAll(() => fixture.app.close());

const sentTo = (people: readonly Wanted[] = two, changes: Parameters<typeof sentWithLinks>[2] = {}) =>
  sentWithLinks(fixture, people, changes);

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
