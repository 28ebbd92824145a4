import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';

const readyTimeoutMs = 2_000;

async function databaseAnswers(platform: Platform): Promise<boolean> {
  const slow = new Promise<false>((resolve) => setTimeout(() => resolve(false), readyTimeoutMs).unref());
  const asked = sql`select 1`.execute(platform.db).then(
    () => true as const,
    () => false as const,
  );
  return Promise.race([asked, slow]);
}

/** `/health`: this process lives, and which providers it speaks to. `/ready`: it can do its work. */
export function mountHealth(app: FastifyInstance, platform: Platform): void {
  const { providers, storage, config } = platform;
  const parts = {
    sms: providers.sms.kind,
    mail: providers.mail.kind,
    geocoder: providers.geocoder?.kind ?? 'offline',
    kyc: providers.kyc.kind,
    payments: config.PAYMENT_PROVIDER,
    storage: storage.kind,
  };
  app.get('/health', { config: { rateLimit: false } }, async () => ({ status: 'ok', providers: parts }));
  app.get('/ready', { config: { rateLimit: false } }, async (_request, reply) => {
    const database = await databaseAnswers(platform);
    return reply.status(database ? 200 : 503).send({ status: database ? 'ready' : 'not ready', database });
  });
}
