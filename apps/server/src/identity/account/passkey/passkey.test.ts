import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  signInWithPasskey,
} from '@nukkad/contract/identity/account/passkey.api';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator, type Forgery } from '../../../../test/harness/authenticator.ts';
import type { Mounted } from '../../../../test/harness/mounted.ts';
import { mountedWithSignIn, signInAs } from '../../../../test/harness/sign-in.ts';
import type { TestClient } from '../../../../test/harness/test-client.ts';

const origin = 'https://nukkad.example';
const asha = '9000000001';
const minute = 60_000;

let app: Mounted;
beforeAll(async () => {
  app = await mountedWithSignIn({ variables: { PUBLIC_ORIGIN: origin } });
});
afterAll(() => app.close());

async function add(client: TestClient, phone: Authenticator, forged: Forgery = {}, name = 'My phone') {
  const { body } = await client.ask(beginPasskey);
  const made = phone.make(body.options, forged);
  return client.askLoosely(addPasskey, { body: { challengeId: body.challengeId, name, made } });
}

const begin = async () => (await app.as(null).ask(beginPasskeySignIn)).body;
const enter = (challengeId: string, shown: object, role?: string) =>
  app.as(null).askLoosely(signInWithPasskey, { body: { challengeId, shown, ...(role ? { role } : {}) } });

async function show(phone: Authenticator, forged: Forgery = {}) {
  const { challengeId, options } = await begin();
  return enter(challengeId, phone.show(options, forged));
}

describe('a passkey', () => {
  test('is made signed in, and from then on opens a session by itself', async () => {
    const { client, profile } = await signInAs(app, asha);
    const phone = new Authenticator(origin);
    const added = await add(client, phone);
    expect([added.status, added.body]).toEqual([
      201,
      {
        passkeyId: expect.any(String),
        name: 'My phone',
        isSynced: false,
        createdAt: expect.any(String),
        lastUsedAt: null,
      },
    ]);
    const { status, body } = await show(phone);
    expect([status, body.profile.userId, body.profile.role]).toEqual([200, profile.userId, 'Buyer']);
    expect((await app.withToken(body.accessToken, body.sessionId).ask(getMyProfile)).status).toBe(200);
    expect((await client.ask(listPasskeys)).body.items).toEqual([
      { ...added.body, lastUsedAt: app.clock.now().toISOString() },
    ]);
  });

  test('asks for a person at the device, a passkey that the browser finds, and says nothing of the person', async () => {
    const { client, profile } = await signInAs(app, asha);
    const { options } = (await client.ask(beginPasskey)).body;
    expect(options).toMatchObject({
      rp: { id: 'nukkad.example', name: 'Nukkad' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(options.user.id, 'base64url').toString('hex')).toBe(
      profile.userId.replaceAll('-', ''),
    );
    expect((await begin()).options).toMatchObject({ rpId: 'nukkad.example', userVerification: 'required' });
  });

  test('is refused when anything about it is not as it was asked for', async () => {
    const { client } = await signInAs(app, '9000000002');
    const phone = new Authenticator(origin);
    const forgeries: Forgery[] = [
      { origin: 'https://evil.example' },
      { origin: 'http://nukkad.example' },
      { rpId: 'evil.example' },
      { challenge: Buffer.alloc(32).toString('base64url') },
      { unverified: true },
      { type: 'webauthn.payment' },
    ];
    for (const forged of forgeries)
      expect([forged, (await add(client, phone, forged)).body.code]).toEqual([forged, 'passkey_refused']);
    expect((await client.ask(listPasskeys)).body.items).toEqual([]);
    expect((await add(client, phone)).status).toBe(201);
    const others: Forgery[] = [...forgeries, { userHandle: Buffer.alloc(16).toString('base64url') }];
    for (const forged of others)
      expect([forged, (await show(phone, forged)).body.code]).toEqual([forged, 'passkey_refused']);
    expect((await show(phone)).status).toBe(200);
  });

  test('whose count does not grow is a copy, and is refused', async () => {
    const { client } = await signInAs(app, '9000000003');
    const phone = new Authenticator(origin);
    await add(client, phone);
    expect((await show(phone, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0])
      expect((await show(phone, { counter })).body.code).toBe('passkey_refused');
    expect((await show(phone, { counter: 8 })).status).toBe(200);
  });

  test('answers a challenge once, within five minutes, and only one of its own kind and person', async () => {
    const mine = await signInAs(app, '9000000004');
    const other = await signInAs(app, '9000000005');
    const phone = new Authenticator(origin);
    const asked = (await mine.client.ask(beginPasskey)).body;
    const made = { challengeId: asked.challengeId, name: 'Phone', made: phone.make(asked.options) };
    expect((await other.client.askLoosely(addPasskey, { body: made })).body.code).toBe('passkey_expired');
    expect((await mine.client.askLoosely(addPasskey, { body: made })).body.code).toBe('passkey_expired');
    expect((await add(mine.client, phone)).status).toBe(201);
    expect((await add(other.client, phone)).body.code).toBe('passkey_known');

    const { challengeId, options } = await begin();
    const shown = phone.show(options);
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(challengeId, shown)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 11 }, () => 400),
    ]);
    const late = await begin();
    const inTime = phone.show(late.options);
    app.clock.advance(5 * minute);
    expect((await enter(late.challengeId, inTime)).body.code).toBe('passkey_expired');
    const adding = (await mine.client.ask(beginPasskey)).body;
    expect((await enter(adding.challengeId, phone.show(adding.options))).body.code).toBe('passkey_expired');
    expect((await enter(randomUUID(), inTime)).body.code).toBe('passkey_expired');
  });

  test('an unknown passkey opens nothing', async () => {
    expect((await show(new Authenticator(origin))).body.code).toBe('passkey_refused');
  });

  test('is renamed and removed by its owner alone, and then opens nothing', async () => {
    const mine = await signInAs(app, '9000000006');
    const other = await signInAs(app, '9000000007');
    const phone = new Authenticator(origin);
    const { passkeyId } = (await add(mine.client, phone)).body;
    const path = `user/passkeys/${passkeyId}`;
    expect((await other.client.patch(path, { name: 'Mine' })).status).toBe(404);
    expect((await other.client.send('DELETE', path)).status).toBe(404);
    expect((await mine.client.patch(path, { name: 'Office phone' })).body.name).toBe('Office phone');
    expect((await mine.client.send('DELETE', path)).body).toEqual({ removed: true });
    expect((await mine.client.ask(listPasskeys)).body.items).toEqual([]);
    expect((await show(phone)).body.code).toBe('passkey_refused');
  });

  test('a person has at most twenty, also when they are added at one moment', async () => {
    const { client, profile } = await signInAs(app, '9000000008');
    const row = (
      n: number,
    ) => sql`insert into passkey (passkey_id, user_id, credential_id, public_key, counter, transports, name, is_synced, created_at)
      values (${randomUUID()}, ${profile.userId}, ${`many-${n}`}, ${Buffer.from('x')}, 0, '{}', 'Key', false, now())`;
    for (let n = 0; n < 19; n += 1) await row(n).execute(app.platform.db);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => add(client, new Authenticator(origin))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect((await client.ask(beginPasskey)).body.code).toBe('passkey_too_many');
  });
});
