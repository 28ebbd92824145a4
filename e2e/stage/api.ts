import { lookBefore } from '@nukkad/contract/look-first';
import type { AnyEndpoint, EndpointInput, EndpointOutput } from '@nukkad/contract/kernel/endpoint';

/** Somebody signed in; null is a visitor. */
export interface Session {
  readonly accessToken: string;
  readonly sessionId: string;
}

type Input<E> = Partial<EndpointInput<E>> & { readonly headers?: Record<string, string> };
type Fields = Record<string, unknown>;
interface Sent {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly params?: Fields;
  readonly query?: Fields;
}

const csrfCookie = /XSRF-TOKEN=([^;]+)/;
const csrfOf = new Map<string, string>();

export function baseUrl(): string {
  const url = process.env['BASE_URL'];
  if (!url)
    throw new Error('BASE_URL is not set: the tests run through Playwright, which starts the server.');
  return url;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function addressOf(endpoint: AnyEndpoint, { params, query }: { params?: Fields; query?: Fields }): URL {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(params?.[name] ?? '')),
  );
  const url = new URL(`/api${path}`, baseUrl());
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null) url.searchParams.set(name, asText(value));
  return url;
}

const identity = (session: Session | null): Record<string, string> =>
  session ? { authorization: `Bearer ${session.accessToken}`, sessionid: session.sessionId } : {};

/** The double-submit token of this session, as any GET of ours hands it out. */
async function csrfToken(session: Session | null): Promise<string> {
  const key = session?.sessionId ?? 'visitor';
  const known = csrfOf.get(key);
  if (known) return known;
  const answer = await fetch(new URL('/api/home/aapSettings', baseUrl()), { headers: identity(session) });
  const token = csrfCookie.exec(answer.headers.getSetCookie().join(';'))?.[1] ?? '';
  csrfOf.set(key, token);
  return token;
}

/** Calls the API as somebody, by the contract, the way the web app does; a refusal is thrown with what was said. */
export async function callAs<E extends AnyEndpoint>(
  session: Session | null,
  endpoint: E,
  input: Input<E> = {},
): Promise<EndpointOutput<E>> {
  const { body, headers, params, query }: Sent = input;
  const token = endpoint.method === 'GET' ? null : await csrfToken(session);
  const answer = await fetch(addressOf(endpoint, { params, query }), {
    method: endpoint.method,
    headers: {
      ...identity(session),
      ...(token === null ? {} : { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': decodeURIComponent(token) }),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(endpoint.spec.idempotency ? { 'idempotency-key': crypto.randomUUID() } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  if (!answer.ok)
    throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as EndpointOutput<E>;
}

type Wish<E> = EndpointInput<E> extends { body: infer B } ? Omit<B, 'seen'> : never;

/** Confirms something as a person who has just looked at its screen. */
export async function confirmAs<E extends AnyEndpoint>(
  session: Session | null,
  endpoint: E,
  wish: Wish<E>,
): Promise<EndpointOutput<E>> {
  const look = { body: wish, params: {} };
  const seen = await lookBefore(endpoint, (shown, input) => callAs(session, shown, input), look);
  return callAs(session, endpoint, { body: { ...wish, seen } } as unknown as Input<E>);
}
