import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';
import { plainPath } from './served-at.ts';

/** NUL, which PostgreSQL keeps nowhere, and half a surrogate pair, which it does not keep in JSON. */
const unreadable = /[\0\p{Surrogate}]/u;
/** No call of ours nests deeper than a few levels; a recursive reader must not overflow the stack. */
const deepest = 32;

export const isReadable = (text: string): boolean => !unreadable.test(text);

/** Where the first text is that cannot be kept, or that lies too deep; null: nowhere. */
function unreadableAt(value: unknown, depth = 0): readonly string[] | null {
  if (typeof value === 'string') return isReadable(value) ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  if (depth === deepest) return [];
  for (const [key, inner] of Object.entries(value)) {
    if (!isReadable(key)) return [];
    const at = unreadableAt(inner, depth + 1);
    if (at) return [key, ...at];
  }
  return null;
}

const sentence = 'This text has a character that cannot be kept. Remove it and try again.';

/** 400 with the field's name. Replacing the character instead would make two passwords or names into one. */
function refuseUnreadable(request: FastifyRequest): void {
  const parts = { params: request.params, query: request.query, body: request.body };
  for (const [part, value] of Object.entries(parts)) {
    const at = unreadableAt(value);
    if (at) refuse(kernelErrors.invalid_request, { fields: { [at.join('.') || part]: sentence } });
  }
  // An unreadable cookie counts as none: otherwise its holder would be refused for good.
  for (const [name, value] of Object.entries(request.cookies))
    if (value !== undefined && !isReadable(value)) delete request.cookies[name];
}

/** A page is shown without what cannot be read: a person can do nothing with a list of fields. Always on this site. */
const withoutQuery = (url: string): string => `/${plainPath(url).replace(/^[/\\]+/, '')}`;

/** Text is well-formed Unicode without NUL before a handler sees it: path, query, body (opened, where sealed), cookies. */
export function requireReadableText(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    if (request.is404 && request.method === 'GET' && unreadableAt(request.query))
      return reply.redirect(withoutQuery(request.url));
    refuseUnreadable(request);
  });
}
