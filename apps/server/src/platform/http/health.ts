import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import { type JobsWatch, readinessOf } from './readiness.ts';

/**
 * `/health`: this process lives, and which providers it speaks to; it makes no request of its own. `/ready`: it can serve, by what
 * was found within the last seconds. What each means for a proxy or an orchestrator: docs/operations.md.
 */
export function mountHealth(app: FastifyInstance, platform: Platform, watch: JobsWatch): void {
  const { providers, storage, config } = platform;
  const parts = {
    sms: providers.sms.kind,
    mail: providers.mail.kind,
    push: providers.push.kind,
    geocoder: providers.geocoder?.kind ?? 'offline',
    kyc: providers.kyc.kind,
    eSign: providers.eSign?.kind ?? 'off',
    payments: config.PAYMENT_PROVIDER,
    storage: storage.kind,
  };
  const both = { config: { rateLimit: false, servedAt: 'both' } } as const;
  app.get('/health', both, async () => ({ status: 'ok', providers: parts }));
  app.get('/ready', both, async (_request, reply) => {
    const { ready, ...rest } = readinessOf(await watch.known());
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', ...rest });
  });
}
