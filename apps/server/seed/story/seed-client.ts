import { csrfCookie, csrfHeader, csrfToken } from '../../src/platform/http/csrf.ts';
import { inProcess } from '../../src/platform/http/limits.ts';
import type { AnyEndpoint, EndpointInput, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import type { FastifyInstance } from 'fastify';

/** A signed-in person of the story. */
export interface SeedSession {
  readonly sessionId: string;
  readonly accessToken: string;
}

export interface SeedClient {
  call<E extends AnyEndpoint>(
    session: SeedSession,
    endpoint: E,
    input: Partial<EndpointInput<E>>,
    key?: string,
  ): Promise<EndpointOutput<E>>;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function addressOf(endpoint: AnyEndpoint, query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, asText(value)]));
  return `/api${endpoint.path}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

/** Calls the product by its front door, inside this process: the story is made through the use cases themselves. */
export function seedClient(http: FastifyInstance, secret: string): SeedClient {
  return {
    call: async (session, endpoint, input, key) => {
      const token = csrfToken(secret, session.sessionId);
      const answer = await http.inject({
        method: endpoint.method,
        remoteAddress: inProcess,
        url: addressOf(endpoint, input.query ?? {}),
        headers: {
          authorization: `Bearer ${session.accessToken}`,
          [csrfHeader]: token,
          ...(key ? { 'idempotency-key': key } : {}),
        },
        cookies: { [csrfCookie]: token },
        ...(input.body === undefined ? {} : { payload: input.body }),
      });
      if (answer.statusCode >= 400)
        throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.statusCode} ${answer.body}`);
      return answer.json();
    },
  };
}
