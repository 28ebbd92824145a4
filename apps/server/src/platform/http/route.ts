import type { AnyEndpoint, EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../viewer.ts';

/** A client's key for a call that creates or charges. `owner` is the user: keys of two users never meet. */
export interface Idempotency {
  readonly owner: string;
  readonly key: string;
  readonly operation: string;
  readonly requestHash: string;
}

/** An uploaded file. The code that stores it must check its content; name and type are never trusted. */
export interface UploadedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** One call, parsed. `viewer` is null only where the endpoint is open to anyone. */
export interface Call<Parsed = unknown> {
  readonly input: Parsed;
  readonly viewer: Viewer | null;
  readonly now: Date;
  readonly lang: 'en' | 'hi';
  readonly idempotency: Idempotency | null;
  readonly files: readonly UploadedFile[];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A call of a signed-in person. */
export type SignedInCall<Parsed = unknown> = Call<Parsed> & { readonly viewer: Viewer };

export interface Route {
  readonly endpoint: AnyEndpoint;
  readonly handle: (call: Call<any>) => Promise<unknown>;
}

export type InputOf<E> = EndpointParsed<E>;

/** Open to anyone; `viewer` may be null. */
export function openRoute<E extends AnyEndpoint>(
  endpoint: E,
  handle: (call: Call<InputOf<E>>) => Promise<EndpointAnswer<E>>,
): Route {
  return { endpoint, handle };
}

/** For those the contract's `authz` lets in; the mount has checked it, and `viewer` is there. */
export function route<E extends AnyEndpoint>(
  endpoint: E,
  handle: (call: SignedInCall<InputOf<E>>) => Promise<EndpointAnswer<E>>,
): Route {
  return { endpoint, handle: (call) => handle(call as SignedInCall<InputOf<E>>) };
}
