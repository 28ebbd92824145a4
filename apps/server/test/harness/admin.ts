import { choosePassword, signInWithCode } from '@nukkad/contract/office/backoffice/sign-in.api';
import type { BackofficeInterface, NewAdmin } from '../../src/office/backoffice/index.ts';
import { codeAt } from '../../src/office/backoffice/totp.ts';
import { backofficeCsrfCookie, csrfHeader } from '../../src/platform/http/csrf.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { type ContractCalls, contractCalls } from '../walks/contract-calls.ts';
import { withSeen } from '../walks/preview-first.ts';
import { speakHttp } from './speak-http.ts';
import { type Answer, answerOf, withJson } from './test-client.ts';
import { required } from './required.ts';

/** A browser at the back office: it keeps its cookies, and copies the CSRF cookie into the header. */
export interface AdminBrowser extends ContractCalls {
  readonly cookies: Map<string, string>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  send(
    method: string,
    path: string,
    init?: { body?: BodyInit; headers?: Record<string, string> },
  ): Promise<Answer>;
}

export function adminBrowser(url: string): AdminBrowser {
  const cookies = new Map<string, string>();
  const send: AdminBrowser['send'] = async (method, path, init = {}) => {
    if (method !== 'GET' && !cookies.has(backofficeCsrfCookie)) await send('GET', 'backoffice/door');
    const headers = new Headers({
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(method === 'GET' ? {} : { [csrfHeader]: cookies.get(backofficeCsrfCookie) ?? '' }),
      ...init.headers,
    });
    const address = new URL(path.startsWith('/') ? path : `/api/${path}`, url);
    const response = await speakHttp(address, { method, headers, body: init.body });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answerOf(response);
  };
  const get: AdminBrowser['get'] = (path) => send('GET', path);
  const looking =
    (method: string) =>
    async (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      withJson(send, method)(
        path,
        await withSeen({ get, post: withJson(send, 'POST') }, { method, path, body }),
        headers,
      );
  return {
    cookies,
    send,
    get,
    post: looking('POST'),
    patch: looking('PATCH'),
    ...contractCalls({ send, get, post: withJson(send, 'POST') }),
  };
}

export interface EnrolledAdmin {
  readonly browser: AdminBrowser;
  readonly admin: NewAdmin;
  readonly userId: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

export const password = 'a long night train to Howrah';
let made = 0;

const aNewAdmin = (): NewAdmin => {
  made += 1;
  return {
    email: `admin${made}@nukkad.example`,
    mobileNumber: String(9_700_000_000 + made),
    fullName: 'Nandini Iyer',
  };
};

/** An Admin as the command makes one, who has chosen a password and set up an authenticator, and is in. */
export async function anAdmin(
  { url, clock, makeAdmin }: { url: string; clock: Clock; makeAdmin: BackofficeInterface['makeAdmin'] },
  wanted: Partial<NewAdmin> = {},
): Promise<EnrolledAdmin> {
  const admin = { ...aNewAdmin(), ...wanted };
  const browser = adminBrowser(url);
  const ticket = await makeAdmin(admin, clock.now());
  const chosen = await browser.ask(choosePassword, { body: { ticket, password } });
  const secret = required(chosen.body.secret);
  const { status, body } = await browser.ask(signInWithCode, {
    body: {
      ticket: chosen.body.ticket,
      code: codeAt(secret, clock.now()),
    },
  });
  if (status !== 200)
    throw new Error(`Setting up the authenticator answered ${status}: ${JSON.stringify(body)}`);
  return { browser, admin, userId: body.admin.userId, secret, recoveryCodes: body.recoveryCodes };
}
