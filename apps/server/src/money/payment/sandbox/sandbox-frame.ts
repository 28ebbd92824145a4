import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentDependencies } from '../payment.dependencies.ts';
import type { Frame } from './sandbox.html.ts';

export function frameOf(deps: PaymentDependencies, request: FastifyRequest, reply: FastifyReply): Frame {
  const nonce = reply.raw.cspNonce ?? '';
  return {
    brand: deps.platform.config.BRAND_NAME,
    lang: request.cookies['lang'] === 'hi' ? 'hi' : 'en',
    nonce,
  };
}

export function sendHtml(reply: FastifyReply, status: number, body: string): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(body);
}
