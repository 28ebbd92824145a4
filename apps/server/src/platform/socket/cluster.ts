import { createAdapter as postgresAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';
import type { Server } from 'socket.io';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';

export interface Cluster {
  /** Whether there may be other nodes. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

const alone: Cluster = { isShared: false, close: async () => undefined };

/** The libraries are loaded where there is a Redis: they take a tenth of the time of a start. */
async function overRedis(io: Server, url: string, log: Log): Promise<Cluster> {
  const [{ createClient }, { createAdapter: redisAdapter }] = await Promise.all([
    import('redis'),
    import('@socket.io/redis-streams-adapter'),
  ]);
  const client = createClient({ url });
  client.on('error', (error: Error) => log.warn({ err: error }, 'redis connection broke'));
  await client.connect();
  io.adapter(redisAdapter(client));
  return { isShared: true, close: async () => client.destroy() };
}

async function overPostgres(io: Server, pool: pg.Pool, log: Log): Promise<Cluster> {
  await pool.query(`create table if not exists socket_io_attachments (
    id bigserial primary key, created_at timestamptz default now(), payload bytea)`);
  io.adapter(
    postgresAdapter(pool, {
      errorHandler: (error: Error) => log.warn({ err: error }, 'socket adapter failed'),
    }),
  );
  // It holds a connection for as long as it listens, and the pool waits for that one when it ends.
  return {
    isShared: true,
    close: async () => {
      for (const namespace of io._nsps.values()) void namespace.adapter.close();
    },
  };
}

/**
 * Joins the sockets of several nodes: over Redis where there is one, else over a PostgreSQL that several nodes may
 * share. The embedded database serves one node, which needs neither.
 */
export async function joinCluster(io: Server, config: Config, pool: pg.Pool, log: Log): Promise<Cluster> {
  if (config.REDIS_URL) return overRedis(io, config.REDIS_URL, log);
  return config.DATABASE_URL ? overPostgres(io, pool, log) : alone;
}
