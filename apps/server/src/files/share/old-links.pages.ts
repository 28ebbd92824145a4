/** Addresses of links as they were before there was one page for all; those that were passed on open on. */
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { shareCodes } from '../../platform/share/share-code.ts';
import { pathOf } from './share-keys.ts';

interface Asked {
  readonly Params: { readonly code: string };
}

const old = [
  { path: '/invoice/shared', codes: shareCodes('invoice share') },
  { path: '/estimate/shared', codes: shareCodes('estimate share') },
  { path: '/paper/shared', codes: shareCodes('party paper share') },
  { path: '/letters/shared', codes: shareCodes('employment letter share') },
] as const;

export function mountOldLinks(app: FastifyInstance, { config }: Pick<Platform, 'config'>): void {
  for (const { path, codes } of old)
    for (const at of [`${path}/:code`, `${path}/:code/file`])
      app.get<Asked>(at, async ({ params: { code } }, reply) => {
        const shareId = codes.shareOf(config.secret, code);
        void reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
        // A code that we did not sign leads to the page that says so.
        return reply.redirect(shareId === null ? '/drive/shared/unknown' : pathOf(config, shareId));
      });
}
