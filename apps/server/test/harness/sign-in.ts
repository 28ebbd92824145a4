import { updatePassword } from '@nukkad/contract/identity/account/password.api';
import { generateOtp, verifyOtp } from '@nukkad/contract/identity/account/sign-in.api';
import { createAccountDomain } from '../../src/identity/account/index.ts';
import { createPartnerDomain } from '../../src/identity/partner/index.ts';
import type { Domain } from '../../src/platform/domain.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { type Mounted, type MountedOptions, mounted } from './mounted.ts';
import type { Answer, TestClient, Wire } from './test-client.ts';

/** Account and partner mounted with real sign-in; `more` domains beside them. */
export function mountedWithSignIn(
  options: MountedOptions = {},
  more: (platform: Platform) => readonly Domain[] = () => [],
): Promise<Mounted> {
  return mounted((platform, sessions) => {
    const partner = createPartnerDomain(platform);
    const account = createAccountDomain(platform, { partner, sessions });
    return {
      domains: [partner, account, ...more(platform)],
      authenticate: account.authenticate,
      gate: account.gate,
      verifyToken: account.verifyToken,
    };
  }, options);
}

/** A number and an address of a new person, at a time when no rate limit of the last one counts any more. */
export function newPerson(app: Mounted): { readonly mobile: string; readonly mail: string } {
  newcomers += 1;
  app.clock.advance(25 * 3_600_000);
  return { mobile: String(newcomers), mail: `asha${newcomers}@example.in` };
}
let newcomers = 9_000_000_000;

export interface SignedIn {
  readonly client: TestClient;
  readonly accessToken: string;
  readonly sessionId: string;
  readonly profile: Wire;
}

export function askCode(app: Mounted, mobileNumber: string, role?: string): Promise<Answer> {
  return app.as(null).askLoosely(generateOtp, { body: { mobileNumber, ...(role ? { role } : {}) } });
}

/** The code of the newest message to this number or e-mail address. */
export async function readCode(app: Mounted, contact: string): Promise<string> {
  await app.drain();
  const sms = app.sms.findLast(
    ({ mobileNumber, variables }) => mobileNumber === contact && 'code' in variables,
  )?.variables['code'];
  const mail = app.mail
    .findLast(({ to, text }) => to === contact.toLowerCase() && /^\d{6} /.test(text))
    ?.text.slice(0, 6);
  const code = contact.includes('@') ? mail : sms;
  if (code === undefined) throw new Error('No code has arrived.');
  return code;
}

const contactBody = (contact: string) =>
  contact.includes('@') ? { email: contact } : { mobileNumber: contact };

/** Asks for a code for a purpose and reads it: what goes back with it, as body and as header. */
export async function codeFor(app: Mounted, client: TestClient, contact: string, purpose: string) {
  app.clock.advance(60_000 / app.platform.config.RATE_LIMIT_SCALE);
  const { status, body } = await client.askLoosely(generateOtp, {
    body: { ...contactBody(contact), purpose },
  });
  if (status !== 200) throw new Error(`Asking for a code answered ${status}: ${JSON.stringify(body)}`);
  const otp = await readCode(app, contact);
  return { body: { ...contactBody(contact), otp }, header: { sessionid: body.sessionId } };
}

/** Adds an address to the account of a signed-in person. */
export async function addEmail(app: Mounted, client: TestClient, email: string): Promise<Answer> {
  const { body, header } = await codeFor(app, client, email, 'email-verification');
  return client.ask(verifyOtp, { body: { ...body, purpose: 'email-verification' }, headers: header });
}

/** Sets a password for a signed-in person, confirmed by a code to this number or address. */
export async function setPassword(
  app: Mounted,
  client: TestClient,
  contact: string,
  newPassword: string,
): Promise<Answer> {
  const { body, header } = await codeFor(app, client, contact, 'password-recovery');
  return client.ask(updatePassword, { body: { otp: body.otp, newPassword }, headers: header });
}

export function tryCode(app: Mounted, mobileNumber: string, challenge: string, otp: string): Promise<Answer> {
  return app.as(null).ask(verifyOtp, { body: { mobileNumber, otp }, headers: { sessionid: challenge } });
}

/** Waits out the pause between two codes, asks for one, reads it from the message, and signs in with it. */
export async function signInAs(app: Mounted, mobileNumber: string, role?: string): Promise<SignedIn> {
  app.clock.advance(60_000 / app.platform.config.RATE_LIMIT_SCALE);
  const asked = await askCode(app, mobileNumber, role);
  if (asked.status !== 200)
    throw new Error(`Asking for a code answered ${asked.status}: ${JSON.stringify(asked.body)}`);
  const { status, body } = await tryCode(
    app,
    mobileNumber,
    asked.body.sessionId,
    await readCode(app, mobileNumber),
  );
  if (status !== 200) throw new Error(`Signing in answered ${status}: ${JSON.stringify(body)}`);
  return { client: app.withToken(body.accessToken, body.sessionId), ...body };
}
