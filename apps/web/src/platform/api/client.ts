import type { AnyEndpoint, EndpointInput, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import type { ErrorBody } from '@nukkad/contract/kernel/errors';
import { requestTimeoutMs } from '@nukkad/contract/kernel/timeouts';
import { data, type RouterContextProvider } from 'react-router';
import { presentLanguage } from '../i18n/present-words.ts';
import { withWords } from '../i18n/with-words.ts';
import { currentLocation, locationParameters } from '../location/location-store.ts';
import { pageContextOf } from '../page-context.ts';
import { currentSessionId, currentToken, keepSessionId, replaceToken } from '../session/session-store.ts';
import { authorizationFor } from '../session/allowed-domains.ts';
import { noAnswer } from './api-error.ts';
import { primaryLoader, showsLoader, whileBusy } from './busy.ts';
import { csrfToken, renewCsrf } from './csrf.ts';
import { transport } from './transport.ts';

type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : Record<string, never> extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T };

type Sent<E, Name extends string> = EndpointInput<E> extends Readonly<Record<Name, infer T>> ? T : undefined;
type Input<E> = Part<'params', Sent<E, 'params'>> &
  Part<'query', Sent<E, 'query'>> &
  Part<'body', Sent<E, 'body'>>;

export interface CallSettings {
  /** A `timeout` among them, in milliseconds, stands in place of the usual one and is not sent. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The numbered loader that this call turns, in place of the primary one. */
  readonly loader?: number;
  /** No toast; the caller says what went wrong. */
  readonly quiet?: boolean;
  readonly signal?: AbortSignal;
  /** Hears 0 to 1 while the body goes out; for files. */
  readonly onProgress?: (share: number) => void;
  /** For POSTs that create or charge: keep one key for one intention, so that a retry has one effect. */
  readonly idempotencyKey?: string;
  /** The `context` of a loader: on the server the call then goes to the API in the same process. */
  readonly context?: Readonly<RouterContextProvider>;
}

export type CallOptions<E> = Input<E> & CallSettings;

type Options = { params?: object; query?: object; body?: unknown } & CallSettings;
/** A call that needs nothing may leave its options out. */
type Rest<E> =
  Record<string, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** `/states/{id}` and its query; empty parameters are dropped. */
export function addressOf(endpoint: AnyEndpoint, options: Options, place: object): string {
  const params = new Map(Object.entries(options.params ?? {}));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name) ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...place, ...options.query })) {
    if (value !== undefined && value !== null && value !== '')
      search.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return `/api${path}${search.size ? `?${search}` : ''}`;
}

/** Calls the API; answers what the contract says, throws an ApiError. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  ...[given]: Rest<E>
): Promise<EndpointOutput<E>> {
  return (await request(endpoint, (given ?? {}) as Options)) as EndpointOutput<E>;
}

/** The one way of every request, files among them (specification section 7). */
export async function request(endpoint: AnyEndpoint, options: Options): Promise<unknown> {
  if (import.meta.env.SSR) return callInProcess(endpoint, options);
  const ask = () => callOverNetwork(endpoint, options);
  const loader = options.loader ?? primaryLoader;
  return showsLoader(endpoint.path) ? whileBusy(loader, ask) : ask();
}

async function callInProcess(endpoint: AnyEndpoint, options: Options): Promise<unknown> {
  if (!options.context)
    throw new Error(`${endpoint.path} was called on the server without a loader's context`);
  const page = pageContextOf(options.context);
  const place = endpoint.spec.location ? { cityCode: page.cityCode } : {};
  const url = new URL(addressOf(endpoint, options, place), page.publicOrigin);
  const answer = await page.api(
    new Request(url, { method: endpoint.method, headers: { Lang: page.language } }),
  );
  if (answer.ok) return readAnswer(answer);
  const body = (await answer.json().catch(() => ({}))) as Partial<ErrorBody>;
  // A route's error boundary and the page's status come from this.
  throw data({ code: body.code, message: body.message }, { status: answer.status });
}

function headersOf(endpoint: AnyEndpoint, options: Options, address: string): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    Lang: presentLanguage(),
    ...authorizationFor(address),
    ...options.headers,
  });
  const sessionId = currentSessionId();
  if (sessionId && !headers.has('sessionId')) headers.set('sessionId', sessionId);
  if (endpoint.method !== 'GET') headers.set('X-XSRF-TOKEN', csrfToken() ?? '');
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  if (options.body !== undefined && !(options.body instanceof FormData))
    headers.set('Content-Type', 'application/json');
  return headers;
}

async function send(endpoint: AnyEndpoint, options: Options): Promise<Response> {
  if (endpoint.method !== 'GET' && csrfToken() === null) await renewCsrf();
  const place =
    endpoint.method === 'GET' && endpoint.spec.location ? locationParameters(currentLocation()) : {};
  const address = addressOf(endpoint, options, place);
  const headers = headersOf(endpoint, options, address);
  const limit = AbortSignal.timeout(Number(headers.get('timeout')) || requestTimeoutMs);
  headers.delete('timeout');
  const init: RequestInit = {
    method: endpoint.method,
    credentials: 'include',
    headers,
    body:
      options.body instanceof FormData
        ? options.body
        : options.body === undefined
          ? null
          : JSON.stringify(options.body),
    signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit,
  };
  if (!options.onProgress) return transport(address, init);
  const { transfer } = await import('./transfer.ts');
  return transfer(address, init, options.onProgress);
}

async function callOverNetwork(endpoint: AnyEndpoint, options: Options, renewed = false): Promise<unknown> {
  let answer: Response | null = null;
  const sentWith = currentToken();
  try {
    answer = await send(endpoint, options);
  } catch (failure) {
    // The caller aborted the call itself: not an error to show.
    if (options.signal?.aborted) throw failure;
  }
  if (answer?.ok) return keepSession(await readAnswer(answer), answer);
  // Most calls succeed, so what to do about the others is fetched when one does not.
  const { afterFailure } = await withWords(
    'platform/api/failed-call.ts',
    () => import('./failed-call.ts'),
  ).catch(() => {
    throw noAnswer();
  });
  return afterFailure(answer, {
    address: addressOf(endpoint, options, {}),
    quiet: options.quiet ?? false,
    renewed,
    outdated: currentToken() !== null && currentToken() !== sentWith,
    again: (next) => callOverNetwork(endpoint, options, next),
  });
}

async function readAnswer(answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined;
  return answer.headers.get('content-type')?.includes('json') ? answer.json() : answer.blob();
}

/** A new accessToken in any answer replaces the stored one; a new sessionId is kept. */
function keepSession(value: unknown, answer: Response): unknown {
  const body = (typeof value === 'object' && value !== null ? value : {}) as {
    accessToken?: unknown;
    sessionId?: unknown;
  };
  const token = answer.headers.get('x-access-token') ?? body.accessToken;
  if (typeof token === 'string') replaceToken(token);
  if (typeof body.sessionId === 'string') keepSessionId(body.sessionId);
  return value;
}
