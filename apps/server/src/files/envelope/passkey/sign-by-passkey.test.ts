import * as api from '@nukkad/contract/files/envelope/envelope.api';
import * as signing from '@nukkad/contract/files/envelope/sign.api';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  signInWithPasskey,
} from '@nukkad/contract/identity/account/passkey.api';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPasskey } from '../../../../test/fixtures/a-passkey.ts';
import { aUser } from '../../../../test/fixtures/a-partner.ts';
import {
  type EnvelopeFixture,
  aSignature,
  envelopeFixture,
  messages,
  quickSealing,
  ravi,
  read,
  sending,
  sentWithLinks,
} from '../../../../test/fixtures/envelope-fixture.ts';
import { Authenticator, type Forgery } from '../../../../test/harness/authenticator.ts';
import { aViewer } from '../../../../test/harness/mounted.ts';
import { required } from '../../../../test/harness/required.ts';
import type { TestClient } from '../../../../test/harness/test-client.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { hashOfStep } from '../trail.ts';
import { listSteps } from '../trail.store.ts';

const origin = 'https://nukkad.example';
const minute = 60_000;

let fixture: EnvelopeFixture;
beforeAll(async () => {
  fixture = await envelopeFixture({ sealing: quickSealing, variables: { PUBLIC_ORIGIN: origin } });
}, 120_000);
beforeEach(async () => {
  await messages(fixture);
  fixture.app.clock.advance(61_000);
});
afterAll(() => fixture.app.close());

interface Person {
  readonly viewer: Viewer;
  readonly client: TestClient;
  readonly mobileNumber: string;
}

async function aPerson(name: string): Promise<Person> {
  const { app } = fixture;
  const userId = await aUser(app.platform.db, name);
  const { rows } = await sql<{ number: string }>`select mobile_number as number from user_account
    where user_id = ${userId}`.execute(app.platform.db);
  const viewer = aViewer({ userId });
  return { viewer, client: app.as(viewer), mobileNumber: required(rows[0]).number };
}

const withPasskey = ({ viewer }: Person) => aPasskey(fixture.app, viewer);

/** A document that was sent to this person, who has opened it. */
async function openedFor({ client, mobileNumber }: Person) {
  const { envelope } = await sentWithLinks(fixture, [{ ...ravi, mobileNumber }]);
  const { items } = await client.call(api.listReceivedEnvelopes, { query: { state: 'todo' } });
  const { code } = required(items.find(({ number }) => number === envelope.number));
  const params = { code };
  const { token } = await client.call(signing.openSigning, { params, body: {} });
  const document = await client.call(signing.getSignDocument, { params, query: { token } });
  return { envelope, params, token, seen: signing.seenOfSigning(document) };
}
type Opened = Awaited<ReturnType<typeof openedFor>>;

const asked = ({ client }: Person, { params, token }: Opened) =>
  client.call(signing.requestSignPasskey, { params, body: { token } });

const sent = async ({ client }: Pick<Person, 'client'>, { params, token, seen }: Opened, proof: object) =>
  client.askLoosely(signing.signEnvelope, {
    params,
    body: { token, fields: [], signature: await aSignature(), seen, ...proof },
  });

/** Asks for a challenge and answers it with this phone. */
async function signedWith(person: Person, opened: Opened, phone: Authenticator, forged: Forgery = {}) {
  const { challengeId, options } = await asked(person, opened);
  return sent(person, opened, { passkey: { challengeId, shown: phone.show(options, forged) } });
}

test('who is logged in with the number that is asked signs with a passkey; the trail names it by a short digest', async () => {
  const kiran = await aPerson('Kiran Bedi');
  const phone = await withPasskey(kiran);
  const opened = await openedFor(kiran);
  const { options } = await asked(kiran, opened);
  expect(options).toMatchObject({ userVerification: 'required', allowCredentials: [{ id: phone.id }] });
  const answer = await signedWith(kiran, opened, phone);
  expect([answer.status, answer.body.state]).toEqual([200, 'sealing']);
  await fixture.app.drain();
  expect((await read(fixture, opened.envelope)).status).toBe('completed');

  const steps = await listSteps(fixture.app.platform.db, opened.envelope.envelopeId, null, 100);
  const credential = createHash('sha256').update(phone.id).digest('hex').slice(0, 16);
  expect(steps.find(({ kind }) => kind === 'signed')).toMatchObject({
    proof: 'passkey',
    credential,
    note: 'drawn',
  });
  expect(steps.map(({ kind }) => kind)).not.toContain('code_sent');
  expect(JSON.stringify(steps)).not.toContain(phone.id);
  let before = '0'.repeat(64);
  for (const { hash, ...step } of steps) {
    expect(hashOfStep(step, before)).toBe(hash);
    expect(hashOfStep({ ...step, credential: 'f'.repeat(16) }, before)).not.toBe(hash);
    before = hash;
  }
  const trail = await fixture.client.call(api.listEnvelopeTrail, {
    query: { envelopeId: opened.envelope.envelopeId },
  });
  expect(trail.items.find(({ kind }) => kind === 'signed')).toMatchObject({ proof: 'passkey', credential });
});

test('only who is logged in with the number that is asked, and has a passkey, is given a challenge', async () => {
  const kiran = await aPerson('Kiran Bedi');
  const opened = await openedFor(kiran);
  const { params, token } = opened;
  const ask = (client: TestClient) => client.refused(signing.requestSignPasskey, { params, body: { token } });
  expect((await ask(kiran.client)).code).toBe('sign_passkey_missing');
  const other = await aPerson('Bela Rao');
  await withPasskey(other);
  expect((await ask(other.client)).code).toBe('sign_passkey_other');
  expect((await ask(fixture.stranger)).code).toBe('sign_passkey_other');
  const wrong = { params, body: { token: 'otp.1.x' } };
  expect((await kiran.client.refused(signing.requestSignPasskey, wrong)).code).toBe('sign_access_needed');
});

test('another’s passkey, another site, and a device that asked for no finger sign nothing', async () => {
  const kiran = await aPerson('Kiran Bedi');
  const other = await aPerson('Bela Rao');
  const [phone, stolen] = [await withPasskey(kiran), await withPasskey(other)];
  const opened = await openedFor(kiran);
  const forgeries: Forgery[] = [
    { unverified: true },
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { challenge: Buffer.alloc(32).toString('base64url') },
    { type: 'webauthn.create' },
  ];
  for (const forged of forgeries) {
    const { body } = await signedWith(kiran, opened, phone, forged);
    expect([forged, body.code]).toEqual([forged, 'sign_passkey_refused']);
  }
  for (const one of [stolen, new Authenticator(origin)])
    expect((await signedWith(kiran, opened, one)).body.code).toBe('sign_passkey_refused');
  const { challengeId, options } = await asked(kiran, opened);
  const passkey = { challengeId, shown: phone.show(options) };
  for (const client of [other.client, fixture.stranger])
    expect((await sent({ client }, opened, { passkey })).body.code).toBe('sign_passkey_other');
  expect((await sent(kiran, opened, {})).body.code).toBe('sign_proof_missing');
  expect((await read(fixture, opened.envelope)).recipients[0]?.state).toBe('opened');
  expect((await signedWith(kiran, opened, phone)).status).toBe(200);
});

test('a challenge is good once, for five minutes, and for its own document, version and purpose', async () => {
  const kiran = await aPerson('Kiran Bedi');
  const phone = await withPasskey(kiran);
  const [one, other] = [await openedFor(kiran), await openedFor(kiran)];
  const showing = async (opened: Opened) => {
    const { challengeId, options } = await asked(kiran, opened);
    return { passkey: { challengeId, shown: phone.show(options) } };
  };
  const ofOne = await showing(one);
  expect((await sent(kiran, other, ofOne)).body.code).toBe('passkey_expired');
  // It is spent by that.
  expect((await sent(kiran, one, ofOne)).body.code).toBe('passkey_expired');
  const late = await showing(one);
  fixture.app.clock.advance(5 * minute);
  expect((await sent(kiran, one, late)).body.code).toBe('passkey_expired');

  const signIn = (await fixture.stranger.ask(beginPasskeySignIn)).body;
  const ofSignIn = { challengeId: signIn.challengeId, shown: phone.show(signIn.options) };
  expect((await sent(kiran, one, { passkey: ofSignIn })).body.code).toBe('passkey_expired');
  const { passkey } = await showing(one);
  expect((await fixture.stranger.askLoosely(signInWithPasskey, { body: passkey })).body.code).toBe(
    'passkey_expired',
  );
  const forAdding = await asked(kiran, one);
  const adding = {
    challengeId: forAdding.challengeId,
    name: 'Phone',
    made: new Authenticator(origin).make({ ...forAdding.options, rp: { id: 'nukkad.example' } }),
  };
  expect((await kiran.client.askLoosely(addPasskey, { body: adding })).body.code).toBe('passkey_expired');
  const begun = (await kiran.client.ask(beginPasskey)).body;
  const ofAdding = {
    challengeId: begun.challengeId,
    shown: phone.show({ ...begun.options, rpId: 'nukkad.example' }),
  };
  expect((await sent(kiran, one, { passkey: ofAdding })).body.code).toBe('passkey_expired');

  const before = await showing(one);
  const { envelopeId, version } = await read(fixture, one.envelope);
  const body = { envelopeId, version, reason: 'The price was wrong.' };
  const draft = await fixture.client.call(api.correctEnvelope, { body });
  await fixture.client.call(api.sendEnvelope, sending(draft));
  const { token } = await kiran.client.call(signing.openSigning, { params: one.params, body: {} });
  const document = await kiran.client.call(signing.getSignDocument, { params: one.params, query: { token } });
  const again = { ...one, token, seen: signing.seenOfSigning(document) };
  expect((await sent(kiran, again, before)).body.code).toBe('passkey_expired');
  expect((await signedWith(kiran, again, phone)).status).toBe(200);
});

test('of eight tries at one moment with one answer, one signs', async () => {
  const kiran = await aPerson('Kiran Bedi');
  const phone = await withPasskey(kiran);
  const opened = await openedFor(kiran);
  const { challengeId, options } = await asked(kiran, opened);
  const passkey = { challengeId, shown: phone.show(options) };
  const answers = await Promise.all(Array.from({ length: 8 }, () => sent(kiran, opened, { passkey })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 409),
  ]);
  const steps = await listSteps(fixture.app.platform.db, opened.envelope.envelopeId, null, 100);
  expect(steps.filter(({ kind }) => kind === 'signed')).toHaveLength(1);
});
