import { backofficeCsrfCookie, csrfCookie, csrfHeader, csrfToken } from '../../src/platform/http/csrf.ts';
import { type ContractCalls, contractCalls } from '../walks/contract-calls.ts';
import { withSeen } from '../walks/preview-first.ts';
import { type Spoken, speakHttp } from './speak-http.ts';
import type { Viewer } from '../../src/platform/viewer.ts';

/**
 * What a test reads out of an answer whose endpoint is not named, as it is on the wire. New tests call by the contract
 * (`call`, `refused`), where the answer has its type.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a field that is not there fails the test that reads it
export type Wire = any;

export interface Answer<Body = Wire> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

export interface TestClient extends ContractCalls {
  get<Body = Wire>(path: string, headers?: Record<string, string>): Promise<Answer<Body>>;
  /** Where the call confirms something and the body does not say what was seen, the client looks first. */
  post<Body = Wire>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<Body>>;
  patch<Body = Wire>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<Body>>;
  send<Body = Wire>(
    method: string,
    path: string,
    init?: { body?: BodyInit; headers?: Record<string, string> },
  ): Promise<Answer<Body>>;
}

export function answerOf({ status, headers, text }: Spoken): Answer {
  const json = headers.get('content-type')?.includes('json') ?? false;
  return { status, headers, body: json && text !== '' ? JSON.parse(text) : text };
}

/** The calls of one method that carry a JSON body. */
export const withJson =
  (send: TestClient['send'], method: string) =>
  (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    send(method, path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });

/** Speaks HTTP to `/api` as a browser of ours does: with the session's CSRF cookie and header on every non-GET. */
export function testClient(
  url: string,
  secret: string,
  sessionId: string | null,
  identity: Record<string, string>,
): TestClient {
  const send: TestClient['send'] = async (method, path, init = {}) => {
    const token = csrfToken(secret, sessionId);
    const headers = new Headers({ ...identity, ...init.headers });
    if (method !== 'GET' && !headers.has(csrfHeader)) {
      headers.set('cookie', `${csrfCookie}=${token}; ${backofficeCsrfCookie}=${token}`);
      headers.set(csrfHeader, token);
    }
    const address = new URL(path.startsWith('/') ? path : `/api/${path}`, url);
    return answerOf(await speakHttp(address, { method, headers, body: init.body }));
  };
  const get: TestClient['get'] = (path, headers) => send('GET', path, { headers });
  const looking =
    (method: string) =>
    async (path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      withJson(send, method)(
        path,
        await withSeen(
          { get, post: withJson(send, 'POST') },
          { method, path, body, key: headers['idempotency-key'] },
        ),
        headers,
      );
  return {
    send,
    get,
    post: looking('POST'),
    patch: looking('PATCH'),
    ...contractCalls({ send, get, post: withJson(send, 'POST') }),
  };
}

export const viewerHeader = 'x-test-viewer';

/** The identity header that the harness's own `authenticate` believes; permissions travel as a list. */
export function viewerIdentity(viewer: Viewer): Record<string, string> {
  return { [viewerHeader]: JSON.stringify({ ...viewer, permissions: [...viewer.permissions] }) };
}

export function viewerFrom(header: unknown): Viewer | null {
  if (typeof header !== 'string') return null;
  const { permissions, ...viewer } = JSON.parse(header) as Omit<Viewer, 'permissions'> & {
    permissions: string[];
  };
  return { ...viewer, permissions: new Set(permissions) as Viewer['permissions'] };
}
