import { createAccountDomain } from '../src/account/index.ts';
import { createPartnerDomain } from '../src/partner/index.ts';
import type { Domain } from '../src/platform/domain.ts';
import type { Platform } from '../src/platform/platform.ts';
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

export interface SignedIn {
  readonly client: TestClient;
  readonly accessToken: string;
  readonly sessionId: string;
  readonly profile: Wire;
}

export function askCode(app: Mounted, mobileNumber: string, role?: string): Promise<Answer> {
  return app.as(null).post('home/generateotp', { mobileNumber, ...(role ? { role } : {}) });
}

/** The code of the newest message to this number. */
export async function readCode(app: Mounted, mobileNumber: string): Promise<string> {
  await app.drain();
  const code = app.sms.findLast((message) => message.mobileNumber === mobileNumber)?.variables['code'];
  if (code === undefined) throw new Error('No code has arrived.');
  return code;
}

export function tryCode(app: Mounted, mobileNumber: string, challenge: string, otp: string): Promise<Answer> {
  return app.as(null).post('home/verifyotp', { mobileNumber, otp }, { sessionid: challenge });
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
