import { randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config.ts';

declare module 'node:http' {
  interface ServerResponse {
    /** For the scripts of this one page, named in its content security policy. */
    cspNonce?: string;
  }
}

const policyHeader = 'content-security-policy';
/** Where the nonce of an answer goes. */
const slot = 'NONCE';

/** Scripts of pages get a nonce; images may come from our own file links and as data. */
function contentSecurity(config: Config) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: [
        "'self'",
        `'nonce-${slot}'`,
        ...(config.PAYMENT_PROVIDER === 'razorpay' ? ['https://checkout.razorpay.com'] : []),
      ],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      // Voice notes, also one that was just recorded.
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: [
        "'self'",
        config.publicOrigin.replace(/^http/, 'ws'),
        ...(config.AMPLITUDE_API_KEY ? [new URL(config.AMPLITUDE_ORIGIN).origin] : []),
        ...(config.PAYMENT_PROVIDER === 'razorpay'
          ? ['https://api.razorpay.com', 'https://lumberjack.razorpay.com']
          : []),
      ],
      frameSrc: config.PAYMENT_PROVIDER === 'razorpay' ? ['https://api.razorpay.com'] : ["'none'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      // Who signs with Aadhaar goes there with our request.
      formAction: [
        "'self'",
        ...(config.ESIGN_PROVIDER === 'cca' && config.ESIGN_URL ? [new URL(config.ESIGN_URL).origin] : []),
      ],
    },
  };
}

/** What helmet sets, with a slot for the nonce in the policy. */
function headersOf(config: Config): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const set = helmet({
    contentSecurityPolicy: contentSecurity(config),
    strictTransportSecurity: config.production ? undefined : false,
    crossOriginEmbedderPolicy: false,
  });
  set(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

/**
 * The same headers on every answer, but for the nonce. Helmet is asked once: its plugin for Fastify sets itself up anew for
 * each request, which was a sixteenth of a small call (docs/decisions/database.md).
 */
export function setSecurityHeaders(app: FastifyInstance, config: Config): void {
  const { [policyHeader]: policy = '', ...fixed } = headersOf(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.cspNonce = randomUUID().replaceAll('-', '');
    void reply.headers(fixed).header(policyHeader, policy.replace(slot, reply.raw.cspNonce));
    done();
  });
}
