import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Calls a minute from one address. The contract gives some endpoints a lower limit. */
const perMinute = {
  api: 600,
  /** Signed by the gateway, which sends from few addresses and in bursts. */
  webhook: 6_000,
  /** Pages, photos, the documentation and the sandbox's checkout. */
  page: 1_200,
} as const;

type Kind = keyof typeof perMinute;

/** Where the seed's story calls from: no connection can have this address. */
export const inProcess = 'in-process';

/** By the matched route; an address that none serves is counted as a page. */
function kindOf({ routeOptions }: FastifyRequest): Kind {
  const { counted } = routeOptions.config;
  return counted === 'api' || counted === 'webhook' ? counted : 'page';
}

/** The holder of one IPv6 address holds its whole /64. A caller that has hung up has no address any more. */
export function callerOf(address: string | undefined): string {
  if (address === undefined) return 'gone';
  const plain = address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const missing = Math.max(0, 8 - groups(head).length - groups(tail).length);
  return [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)]
    .slice(0, 4)
    .join(':');
}

export function rateLimits(scale: number): RateLimitPluginOptions {
  return {
    global: true,
    timeWindow: 60_000,
    max: (request: FastifyRequest) => Math.ceil(perMinute[kindOf(request)] * scale),
    keyGenerator: (request: FastifyRequest) => `${kindOf(request)} ${callerOf(request.ip)}`,
    // Built files are many to a page and cost next to nothing.
    allowList: (request: FastifyRequest) =>
      request.socket.remoteAddress === inProcess || request.routeOptions.config.counted === 'builtFile',
  };
}
