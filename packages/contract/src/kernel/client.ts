/**
 * The one typed client of the API: what a call is made of, and what its answer or refusal carries. Each program adds its own
 * way of sending (the browser's fetch, the server in the same process, a test's HTTP) by `clientOf`. See docs/decisions/calls-and-types.md.
 */
import type { Difference } from './confirmation.ts';
import type { AnyEndpoint, Endpoint, EndpointInput, EndpointOutput } from './endpoint.ts';
import type { ErrorBody } from './errors.ts';

type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : Record<string, never> extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T };

type Sent<E, Name extends string> = EndpointInput<E> extends Readonly<Record<Name, infer T>> ? T : undefined;

/** What a call of this endpoint needs; a part of which every field is optional may be left out. */
export type CallInput<E> = AnyInput &
  Part<'params', Sent<E, 'params'>> &
  Part<'query', Sent<E, 'query'>> &
  Part<'body', Sent<E, 'body'>> &
  Part<'files', Sent<E, 'files'>>;

/** The input of a call whose endpoint is not known. */
export interface AnyInput {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly files?: readonly File[];
}

/** A call that needs nothing may leave its input out. */
export type Given<Input> = Record<string, never> extends Input ? [given?: Input] : [given: Input];

/** Makes a call; rejects with an ApiError where it is refused. */
export type Call<Settings = unknown> = <E extends AnyEndpoint>(
  endpoint: E,
  ...given: Given<CallInput<E> & Settings>
) => Promise<EndpointOutput<E>>;

/**
 * A typed call from a way of sending. `send` answers what the server answered, by `answerOf`: the server parses each answer
 * by the contract before it leaves, so that its type is taken over unread.
 */
export function clientOf<Settings = unknown>(
  send: (endpoint: AnyEndpoint, given: AnyInput & Settings) => Promise<unknown>,
): Call<NoInfer<Settings>> {
  return ((endpoint: AnyEndpoint, given: AnyInput & Settings) =>
    send(endpoint, given ?? {})) as Call<Settings>;
}

/** The same for a call whose types are those of a parameter. */
export function callerOf<Settings>(
  send: (endpoint: AnyEndpoint, given: AnyInput & Settings) => Promise<unknown>,
) {
  return send as <Sent, Answer>(
    endpoint: Endpoint<Sent, unknown, unknown, Answer>,
    given: AnyInput & Settings,
  ) => Promise<Answer>;
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Parameters as an address carries them; empty ones are dropped (specification section 7). */
export const textsOf = (values: object | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values ?? {})
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, written(value)]),
  );

/** `/api/states/{id}` and its query. */
export function addressOf(endpoint: AnyEndpoint, { params, query }: AnyInput = {}): string {
  const values = textsOf(params);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const search = Object.entries(textsOf(query))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `/api${path}${search && `?${search}`}`;
}

/** What an answer carries: JSON, a file, or nothing. */
export async function answerOf(answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined;
  return answer.headers.get('content-type')?.includes('json') ? answer.json() : answer.blob();
}

/** A call that was refused or failed; `status` 0: no answer came (timeout or no network). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Sentences by the name of the bad field, for forms. */
  readonly fields: Readonly<Record<string, string>>;
  /** On 409: the state that the server found. */
  readonly present: string | undefined;
  /** On 429: in how many seconds the same may be asked again, where the server said so. */
  readonly retryAfterSeconds: number | null;
  /** The fields whose values differ from those that the person confirmed. */
  readonly differences: readonly Difference[];

  constructor(
    status: number,
    message: string,
    body: Partial<ErrorBody> = {},
    retryAfterSeconds: number | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'no_answer';
    this.fields = body.fields ?? {};
    this.present = body.present;
    this.retryAfterSeconds = retryAfterSeconds;
    this.differences = body.differences ?? [];
  }
}
