import type { AnyEndpoint, EndpointInput, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import type { ErrorBody } from '@nukkad/contract/kernel/errors';
import { ApiError } from './api-error.ts';

type Part<Name extends string, T> = [T] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : Record<string, never> extends T
    ? { readonly [K in Name]?: T }
    : { readonly [K in Name]: T };
type Sent<E, Name extends string> = EndpointInput<E> extends Readonly<Record<Name, infer T>> ? T : undefined;

export type CallOptions<E> = Part<'params', Sent<E, 'params'>> &
  Part<'query', Sent<E, 'query'>> &
  Part<'body', Sent<E, 'body'>>;
type Rest<E> =
  Record<string, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];
type Options = { readonly params?: object; readonly query?: object; readonly body?: unknown };

function csrfToken(): string | null {
  return /(?:^|; )XSRF-BACKOFFICE=([^;]*)/.exec(document.cookie)?.[1] ?? null;
}

function addressOf(endpoint: AnyEndpoint, { params = {}, query = {} }: Options): string {
  const values = new Map(Object.entries(params));
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  return `/api${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

const listeners = new Set<() => void>();
/** Tells when a call was refused because the session is over. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function answerOf(response: Response): Promise<unknown> {
  if (response.ok) return response.status === 204 ? null : response.json();
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  if (response.status === 401) for (const tell of listeners) tell();
  throw new ApiError(response.status, {
    message: 'Something went wrong in the server. Please try again',
    ...body,
  });
}

/** Calls the API with the session's cookie; answers what the contract says, throws an ApiError. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  ...[given]: Rest<E>
): Promise<EndpointOutput<E>> {
  const options: Options = (given ?? {}) as Options;
  const changes = endpoint.method !== 'GET';
  if (changes && csrfToken() === null) await fetch('/api/backoffice/door').catch(() => null);
  const response = await fetch(addressOf(endpoint, options), {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(changes ? { 'content-type': 'application/json', 'x-xsrf-token': csrfToken() ?? '' } : {}),
    },
    ...(changes ? { body: JSON.stringify(options.body ?? {}) } : {}),
  }).catch(() => {
    throw new ApiError(0, {});
  });
  return (await answerOf(response)) as EndpointOutput<E>;
}
