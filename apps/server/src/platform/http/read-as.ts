import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../viewer.ts';
import { admit } from './mount.ts';
import { parseInput } from './parse.ts';
import type { Route } from './route.ts';

interface Asking {
  readonly viewer: Viewer;
  readonly query: Readonly<Record<string, string>>;
  readonly now: Date;
  readonly lang: 'en' | 'hi';
}

/**
 * A read that was asked for earlier, as the person would read it now: the same roles and permissions, the same parsing, the
 * same handler with its policy and its presenter. There is no request behind it; a list looks at none.
 */
export async function readAs(
  { endpoint, handle }: Route,
  { viewer, query, now, lang }: Asking,
): Promise<unknown> {
  if (endpoint.method !== 'GET') throw new Error('Only what reads may be asked for by the machine.');
  admit(endpoint, viewer);
  const input = parseInput(endpoint, { query });
  const none = {
    request: undefined as unknown as FastifyRequest,
    reply: undefined as unknown as FastifyReply,
  };
  return handle({ input, viewer, now, lang, idempotency: null, files: [], ...none });
}
