import { createHash } from 'node:crypto';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { type ErrorFact, kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import { refuse } from '../../refusal.ts';
import { refusalFor } from '../failures.ts';
import { SerialisedAnswer } from '../kept-answers.ts';
import { parseInput } from '../parse.ts';
import type { Call, Route } from '../route.ts';
import { serialiserOf } from '../serializers.ts';

/** A call of a page's loader: the endpoint by its method and path as the contract writes them. */
export interface PageCall {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly language: 'en' | 'hi';
}

export interface PageAnswer {
  readonly status: number;
  /** JSON, as a browser would be sent. */
  readonly body: string;
  /** Differs where the answer differs. */
  readonly tag: string;
}

export type InProcess = (call: PageCall) => Promise<PageAnswer>;

const tagOf = (body: string) => createHash('sha256').update(body).digest('base64url').slice(0, 22);

interface Parts {
  readonly routes: readonly Route[];
  readonly clock: Clock;
  readonly log: Log;
  readonly constraints: ReadonlyMap<string, ErrorFact>;
}

const isOpen = ({ method, spec }: AnyEndpoint): boolean => method === 'GET' && spec.authz.who === 'anyone';

const withoutRequest = (): never => {
  throw new Error('A page calls without a request: what it asks must be in the input.');
};

const callOf = (input: unknown, now: Date, lang: Call['lang']): Call => ({
  input,
  viewer: null,
  now,
  lang,
  idempotency: null,
  files: [],
  get request() {
    return withoutRequest();
  },
  get reply() {
    return withoutRequest();
  },
});

/**
 * The calls of pages: parsed, answered and written as over HTTP, without a request. Always anonymous, since pages are kept
 * for all; an endpoint that is not open to anyone refuses.
 */
export function inProcessCalls({ routes, clock, log, constraints }: Parts): InProcess {
  const byName = new Map(routes.map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route]));

  const answerOf = async ({ endpoint, handle }: Route, call: PageCall): Promise<PageAnswer> => {
    if (!isOpen(endpoint)) return refuse(kernelErrors.signed_out);
    const input = parseInput(endpoint, call);
    const answer = await handle(callOf(input, clock.now(), call.language));
    if (answer instanceof SerialisedAnswer) return { status: 200, body: answer.body, tag: answer.etag };
    const body = serialiserOf(endpoint, log)(answer);
    return { status: endpoint.spec.status ?? 200, body, tag: tagOf(body) };
  };
  return async (call) => {
    try {
      const route = byName.get(`${call.method} ${call.path}`);
      return await (route ? answerOf(route, call) : refuse(kernelErrors.not_found));
    } catch (error) {
      const { status, code, message, isFault } = refusalFor(error, constraints);
      if (isFault) log.error({ err: error, code }, 'call of a page failed');
      return { status, body: JSON.stringify({ code, message }), tag: `${status} ${code}` };
    }
  };
}
