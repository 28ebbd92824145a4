import {
  type AnyInput,
  addressOf,
  answerOf,
  callerOf,
  clientOf,
  textsOf,
} from '@nukkad/contract/kernel/client';
import type { ErrorBody } from '@nukkad/contract/kernel/errors';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { requestTimeoutMs } from '@nukkad/contract/kernel/timeouts';
import { data, type RouterContextProvider } from 'react-router';
import { presentLanguage } from '../i18n/present-words.ts';
import { withWords } from '../i18n/with-words.ts';
import { currentLocation, locationParameters } from '../location/location-store.ts';
import { pageContextOf } from '../page-context.ts';
import { currentSessionId, currentToken, keepSessionId, replaceToken } from '../session/session-store.ts';
import { authorizationFor } from '../session/allowed-domains.ts';
import { noAnswer } from './no-answer.ts';
import { primaryLoader, showsLoader, whileBusy } from './busy.ts';
import { csrfToken, renewCsrf } from './csrf.ts';
import { transport } from './transport.ts';

export interface CallSettings {
  /** A `timeout` among them, in milliseconds, replaces the usual one and is not sent. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The numbered loader that this call turns, in place of the primary one. */
  readonly loader?: number;
  /** No toast; the caller says what went wrong. */
  readonly quiet?: boolean;
  readonly signal?: AbortSignal;
  /** Hears 0 to 1 while the files go out. */
  readonly onProgress?: (share: number) => void;
  /** For POSTs that create or charge: keep one key for one intention, so that a retry has one effect. */
  readonly idempotencyKey?: string;
  /** The `context` of a loader: on the server the call then goes to the API in the same process. */
  readonly context?: Readonly<RouterContextProvider>;
}

type Options = AnyInput & CallSettings;

export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

async function answerTo(endpoint: AnyEndpoint, options: Options): Promise<unknown> {
  if (import.meta.env.SSR) return callInProcess(endpoint, options);
  const ask = () => callOverNetwork(endpoint, options);
  return showsLoader(endpoint.path) ? whileBusy(options.loader ?? primaryLoader, ask) : ask();
}

/** The one way of every request, files among them (specification section 7); throws an ApiError. */
export const call = clientOf<CallSettings>(answerTo);

export const callOf = callerOf<CallSettings>(answerTo);

/** Where it goes; the person's place comes along in the query of the calls that want it. */
const addressAt = (endpoint: AnyEndpoint, options: Options, place: object) =>
  addressOf(endpoint, { params: options.params, query: { ...place, ...options.query } });

async function callInProcess(endpoint: AnyEndpoint, options: Options): Promise<unknown> {
  if (!options.context)
    throw new Error(`${endpoint.path} was called on the server without a loader's context`);
  const page = pageContextOf(options.context);
  const place = endpoint.spec.location ? { cityCode: page.cityCode } : {};
  const { status, body } = await page.api({
    method: endpoint.method,
    path: endpoint.path,
    params: textsOf(options.params),
    query: textsOf({ ...place, ...options.query }),
    language: page.language,
  });
  if (status < 400) return body === '' ? undefined : JSON.parse(body);
  const { code, message } = JSON.parse(body) as Partial<ErrorBody>;
  // A route's error boundary and the page's status come from this.
  throw data({ code, message }, { status });
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
  return headers;
}

const failedCall = () => withWords('platform/api/failed-call.ts', () => import('./failed-call.ts'));
const transferring = () => import('./transfer.ts');

/** Fetched while there is a network, for what is sent again by itself: a browser never asks twice for a module that failed. */
export const prepareOffline = (): void =>
  void Promise.all([failedCall(), transferring()]).catch(() => undefined);

async function send(endpoint: AnyEndpoint, options: Options): Promise<Response> {
  const { method } = endpoint;
  if (method !== 'GET' && csrfToken() === null) await renewCsrf();
  const place = method === 'GET' && endpoint.spec.location ? locationParameters(currentLocation()) : {};
  const address = addressAt(endpoint, options, place);
  const headers = headersOf(endpoint, options, address);
  const timeoutMs = Number(headers.get('timeout')) || 0;
  headers.delete('timeout');
  if (options.files) {
    const { transfer } = await transferring();
    return transfer(endpoint, options, { address, headers, timeoutMs });
  }
  const limit = AbortSignal.timeout(timeoutMs || requestTimeoutMs);
  // Undefined where the call has none.
  const body: string | undefined = JSON.stringify(options.body);
  if (body) headers.set('Content-Type', 'application/json');
  return transport(address, {
    method,
    credentials: 'include',
    headers,
    body,
    signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit,
  });
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
  if (answer?.ok) return keepSession(await answerOf(answer), answer);
  // Most calls succeed, so what to do about the others is fetched when one does not.
  const { afterFailure } = await failedCall().catch(() => {
    throw noAnswer(answer?.status);
  });
  return afterFailure(answer, {
    address: addressOf(endpoint, options),
    quiet: options.quiet ?? false,
    renewed,
    outdated: currentToken() !== null && currentToken() !== sentWith,
    again: (next) => callOverNetwork(endpoint, options, next),
  });
}

/** A new accessToken in any answer replaces the stored one; a new sessionId is kept. */
function keepSession(value: unknown, answer: Response): unknown {
  const body: { accessToken?: unknown; sessionId?: unknown } =
    typeof value === 'object' && value !== null ? value : {};
  const token = answer.headers.get('x-access-token') ?? body.accessToken;
  if (typeof token === 'string') replaceToken(token);
  if (typeof body.sessionId === 'string') keepSessionId(body.sessionId);
  return value;
}
