import { bodyOf, contentType } from '@nukkad/contract/kernel/call-body';
import {
  type AnyInput,
  addressOf,
  ApiError,
  type CallInput,
  type Given,
} from '@nukkad/contract/kernel/client';
import type { AnyEndpoint, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import type { ErrorBody } from '@nukkad/contract/kernel/errors';
import { withSeen } from './preview-first.ts';
import type { Answer, TestClient } from '../harness/test-client.ts';

interface Settings {
  /** Without one, a call that takes an idempotency key is sent with a new one. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A body that confirms something may leave out what was seen: the client then looks first, as for `post`. */
type LookingFirst<Input> = Input extends { readonly body: infer Body extends { seen: unknown } }
  ? Omit<Input, 'body'> & { readonly body: Omit<Body, 'seen'> & Partial<Pick<Body, 'seen'>> }
  : Input;

type TestInput<E> = Given<LookingFirst<CallInput<E>> & Settings>;

export interface Refusal extends ErrorBody {
  readonly status: number;
}

/** What an answer carries, and what a refusal carries: the status says which of the two came. */
export type AnswerOrRefusal<E> = EndpointOutput<E> & Partial<Omit<ErrorBody, keyof EndpointOutput<E>>>;

export interface ContractCalls {
  /** Calls by the contract, typed on both ends; a refusal fails the test. */
  call<E extends AnyEndpoint>(endpoint: E, ...given: TestInput<E>): Promise<EndpointOutput<E>>;
  /** The same call where the test looks at its status or headers as well. */
  ask<E extends AnyEndpoint>(endpoint: E, ...given: TestInput<E>): Promise<Answer<AnswerOrRefusal<E>>>;
  /** The same call with an input that the compiler cannot check: a wrong one on purpose, or one put together from a table. */
  askLoosely<E extends AnyEndpoint>(
    endpoint: E,
    given: AnyInput & Settings,
  ): Promise<Answer<AnswerOrRefusal<E>>>;
  /** The same call where the test expects a refusal; an answer fails the test. */
  refused<E extends AnyEndpoint>(endpoint: E, ...given: TestInput<E>): Promise<Refusal>;
}

type Sender = Pick<TestClient, 'get' | 'post' | 'send'>;

const idempotencyHeader = 'idempotency-key';

async function outcome(
  client: Sender,
  endpoint: AnyEndpoint,
  given: AnyInput & Settings = {},
): Promise<Answer> {
  const { method } = endpoint;
  const headers = new Headers(given.headers);
  if (endpoint.spec.idempotency && !headers.has(idempotencyHeader))
    headers.set(idempotencyHeader, crypto.randomUUID());
  const key = headers.get(idempotencyHeader) ?? undefined;
  const path = addressOf(endpoint, given);
  const body = bodyOf(endpoint, {
    ...given,
    body: given.body && (await withSeen(client, { method, path, body: given.body, key })),
  });
  return client.send(method, path, {
    body: body ?? undefined,
    headers: { ...contentType(body), ...Object.fromEntries(headers) },
  });
}

const said = (endpoint: AnyEndpoint, { status, body }: Answer) =>
  new ApiError(
    status,
    `${endpoint.method} ${endpoint.path} answered ${status}: ${JSON.stringify(body)}`,
    body,
  );

/** The calls of a client of the tests by the contract, over the way in which it sends everything. */
export const contractCalls = (client: Sender): ContractCalls => ({
  call: async (endpoint, ...[given]) => {
    const answer = await outcome(client, endpoint, given);
    if (answer.status >= 400) throw said(endpoint, answer);
    return answer.body;
  },
  ask: (endpoint, ...[given]) => outcome(client, endpoint, given),
  askLoosely: (endpoint, given) => outcome(client, endpoint, given),
  refused: async (endpoint, ...[given]) => {
    const answer = await outcome(client, endpoint, given);
    if (answer.status < 400) throw said(endpoint, answer);
    return { status: answer.status, ...answer.body };
  },
});
