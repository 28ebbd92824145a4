import { verifyOtp } from '@nukkad/contract/identity/account/sign-in.api';
import * as passkeys from '@nukkad/contract/identity/account/passkey.api';
import { confirmStepUp, requestStepUp } from '@nukkad/contract/identity/account/step-up.api';
import { endpoint } from '@nukkad/contract/kernel/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Authenticator } from '../../../test/harness/authenticator.ts';
import type { Mounted } from '../../../test/harness/mounted.ts';
import {
  addEmail,
  codeFor,
  mountedWithSignIn,
  setPassword,
  signInAs,
} from '../../../test/harness/sign-in.ts';
import type { TestClient } from '../../../test/harness/test-client.ts';
import { route } from '../../platform/http/route.ts';

const origin = 'https://nukkad.example';
const saved = z.object({ saved: z.literal(true) });
const saveBank = endpoint('POST /test/notice/bank', {
  summary: 'Something that matters',
  tag: 'Test',
  authz: { who: 'signed-in' },
  stepUp: true,
  response: saved,
});
let app: Mounted;
beforeAll(async () => {
  app = await mountedWithSignIn({ variables: { PUBLIC_ORIGIN: origin } }, () => [
    { name: 'bank', routes: [route(saveBank, async () => ({ saved: true as const }))] },
  ]);
});
afterAll(() => app.close());

/** A person with an e-mail address and no number. */
async function enterByMail(email: string) {
  const { body, header } = await codeFor(app, app.as(null), email, 'sign-in');
  const { body: entered } = await app.as(null).ask(verifyOtp, { body, headers: header });
  return app.withToken(entered.accessToken, entered.sessionId);
}
const mailsTo = async (email: string) => {
  await app.drain();
  await app.drain();
  return app.mail.filter(({ to, subject }) => to === email && subject === 'Nukkad: your account');
};
async function addPasskey(client: TestClient) {
  const { body } = await client.ask(passkeys.beginPasskey);
  const made = new Authenticator(origin).make(body.options);
  const added = { challengeId: body.challengeId, name: 'Phone', made };
  expect((await client.askLoosely(passkeys.addPasskey, { body: added })).status).toBe(201);
}

test('a person with only an e-mail address is told there of a new device, a password and a passkey, once each', async () => {
  const email = 'meera.only.mail@example.in';
  const first = await enterByMail(email);
  expect(await mailsTo(email)).toEqual([]);
  await enterByMail(email);
  await setPassword(app, first, email, 'mango tree by the well');
  await addPasskey(first);
  const texts = (await mailsTo(email)).map(({ text }) => text);
  expect(texts).toEqual([
    expect.stringContaining(
      'new login on an unknown device. Not you? Log that device out: https://nukkad.example/profile/devices',
    ),
    expect.stringContaining('your password was set or changed, and your other devices were logged out.'),
    expect.stringContaining('a passkey was added.'),
  ]);
  for (const text of texts) expect(text).not.toMatch(/\d{4,}/);
  expect(app.sms.filter(({ template }) => template === 'account_notice')).toEqual([]);
});

test('a person with a number and an address is told by both', async () => {
  const [number, email] = ['9000001601', 'asha.both@example.in'];
  const { client } = await signInAs(app, number);
  await addEmail(app, client, email);
  await addPasskey(client);
  const sms = () =>
    app.sms.filter(({ template, mobileNumber }) => template === 'account_notice' && mobileNumber === number);
  const mails = await mailsTo(email);
  expect(mails.some(({ text }) => text.includes('a passkey was added.'))).toBe(true);
  expect(sms().some(({ variables }) => variables['text']?.includes('a passkey was added.'))).toBe(true);
  expect(sms().some(({ variables }) => variables['text']?.includes('an email address was added.'))).toBe(
    true,
  );
});

test('what matters is confirmed by a code in the mailbox where there is no number, and it names only a part of the address', async () => {
  const email = 'gita.confirms@example.in';
  const client = await enterByMail(email);
  expect((await client.post('test/notice/bank')).body.code).toBe('step_up_needed');
  const before = app.sms.length;
  const asked = await client.ask(requestStepUp);
  expect(asked.body.sentTo).toBe('g•••@example.in');
  await app.drain();
  const mail = app.mail.findLast(({ to }) => to === email);
  expect([mail?.subject, app.sms.length]).toEqual(['Nukkad: your OTP', before]);
  const otp = /^\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
  const { codeId } = asked.body;
  expect(
    (await client.ask(confirmStepUp, { body: { codeId, otp: otp === '000000' ? '000001' : '000000' } })).body
      .code,
  ).toBe('otp_wrong');
  expect((await client.ask(confirmStepUp, { body: { codeId, otp } })).status).toBe(200);
  expect((await client.post('test/notice/bank')).body).toEqual({ saved: true });
});
