import * as api from '@nukkad/contract/files/envelope/envelope.api';
import type { Envelope } from '@nukkad/contract/files/envelope/envelope.model';
import * as signing from '@nukkad/contract/files/envelope/sign.api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type EnvelopeFixture,
  type Wanted,
  aDraft,
  aNumber,
  asRead,
  envelopeFixture,
  linksOf,
  messages,
  opened,
  pdfForm,
  quickSealing,
  ravi,
  read,
  sending,
  sentWithLinks,
  signature,
  signed,
  two,
} from '../../../test/fixtures/envelope-fixture.ts';
import { required } from '../../../test/harness/required.ts';
import { remindDue } from './clock-envelopes.ts';
import { createEnvelopeDomain } from './index.ts';

const day = 86_400_000;
const why = 'The price was agreed otherwise.';
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
const stateOf = async (code: string) =>
  (await fixture.stranger.call(signing.getSignPage, { params: { code } })).state;

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
    people: required(createEnvelopeDomain(fixture.app.platform, {})).people,
  };
  const remindedAfter = async (days: number) => {
    fixture.app.clock.advance(days * day);
    await remindDue(deps);
    return (await linksOf(fixture)).has(required(envelope.recipients[0]).mobileNumber);
  };
  expect(await remindedAfter(2)).toBe(false);
  expect([await remindedAfter(1), await remindedAfter(1), await remindedAfter(1)]).toEqual([
    true,
    false,
    true,
  ]);
  await fixture.app.drain(new Date(fixture.app.clock.now().getTime() + 2 * day));
  expect(await read(fixture, envelope)).toMatchObject({ status: 'expired', can: { remind: false } });
  const ended = (await messages(fixture)).filter(({ text }) => /run out/.test(text));
  expect(
    ended.filter(({ mobileNumber }) => mobileNumber === envelope.recipients[0]?.mobileNumber),
  ).toHaveLength(1);
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
