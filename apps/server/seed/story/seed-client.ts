import type { LightMyRequestResponse as InjectResponse } from 'fastify';
import { freshTokenHeader } from '../../src/identity/account/account.seed.ts';
import { setTimeout } from 'node:timers/promises';
import { backofficeCsrfCookie, csrfCookie, csrfHeader, csrfToken } from '../../src/platform/http/csrf.ts';
import { inProcess } from '../../src/platform/http/limits.ts';
import { bodyOf, contentType } from '@nukkad/contract/kernel/call-body';
import { addressOf, type CallInput, clientOf, type Given } from '@nukkad/contract/kernel/client';
import { answerOrThrow } from '@nukkad/contract/kernel/refusal';
import type { AnyEndpoint, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import type { AnySocketCall, SocketReceived, SocketSent } from '@nukkad/contract/kernel/socket-call';
import type { App } from '../../src/app.ts';

/** A signed-in person of the story. */
export interface SeedSession {
  readonly sessionId: string;
  /** The server exchanges it past half of its life, as it does for browsers. */
  accessToken: string;
  /** By which an Admin is known. */
  readonly cookies?: Readonly<Record<string, string>>;
}

interface Settings {
  /** The idempotency key, for calls that want one. */
  readonly key?: string;
}

export interface SeedClient {
  call<E extends AnyEndpoint>(
    session: SeedSession,
    endpoint: E,
    ...given: Given<CallInput<E> & Settings>
  ): Promise<EndpointOutput<E>>;
  /** What a device asks over its socket. */
  ask<Call extends AnySocketCall>(
    session: SeedSession,
    call: Call,
    request: SocketSent<Call>,
  ): Promise<SocketReceived<Call>>;
}

/** Calls the product by its front door, inside this process: the story is made through the use cases themselves. */
const isBusy = 503;
const triesAgain = 4;
const pauseMs = 1_000;

/** On a machine that does much else a call may find no connection: with its key it is made again, as the answer says. */
async function triedAgain(send: () => Promise<InjectResponse>, isOnce: boolean): Promise<InjectResponse> {
  let answer = await send();
  for (let tries = 0; answer.statusCode === isBusy && isOnce && tries < triesAgain; tries += 1) {
    await setTimeout(pauseMs);
    answer = await send();
  }
  return answer;
}

export function seedClient({ http, askWithoutSocket }: App, secret: string): SeedClient {
  const callsOf = (session: SeedSession) =>
    clientOf<Settings>(async (endpoint, given) => {
      const token = csrfToken(secret, session.sessionId);
      const body = bodyOf(endpoint, given);
      const form = body instanceof FormData ? new Response(body) : null;
      const payload = form ? Buffer.from(await form.arrayBuffer()) : body;
      const send = () =>
        http.inject({
          method: endpoint.method,
          remoteAddress: inProcess,
          url: addressOf(endpoint, given),
          headers: {
            authorization: `Bearer ${session.accessToken}`,
            [csrfHeader]: token,
            ...(form ? { 'content-type': form.headers.get('content-type') ?? '' } : contentType(body)),
            ...(given.key ? { 'idempotency-key': given.key } : {}),
          },
          cookies: { ...session.cookies, [csrfCookie]: token, [backofficeCsrfCookie]: token },
          ...(payload === null ? {} : { payload }),
        });
      const answer = await triedAgain(send, given.key !== undefined || endpoint.method === 'GET');
      const { statusCode: status, body: text } = answer;
      const fresh = answer.headers[freshTokenHeader];
      if (typeof fresh === 'string') session.accessToken = fresh;
      const headers = { 'content-type': String(answer.headers['content-type'] ?? '') };
      return answerOrThrow(endpoint, new Response(status === 204 ? null : text, { status, headers }));
    });
  return {
    call: (session, endpoint, ...given) => callsOf(session)(endpoint, ...given),
    ask: ({ sessionId }, call, request) => askWithoutSocket(sessionId, call, request),
  };
}
