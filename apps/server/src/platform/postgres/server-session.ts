import { Client } from 'pg';

const APPLICATION = 'nukkad keeper';
const LEAVING = 'nukkad keeper, leaving';
/** Two processes that stop at the same moment take turns under this advisory lock. */
const LEAVING_LOCK = 715_004_221;

/**
 * One open session per process that uses the server. Its end is how that process learns of the server's
 * death, and the others' sessions are how the last one out knows to turn off the light.
 */
export type ServerSession = { lost: Promise<void>; leave(): Promise<{ last: boolean }> };

/** Rejects when the server does not answer, or not yet. */
export async function connectServerSession(url: string): Promise<ServerSession> {
  const client = new Client({
    connectionString: url,
    application_name: APPLICATION,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve);
    client.once('error', () => resolve());
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  }
  return { lost, leave: () => leave(client) };
}

async function leave(client: Client): Promise<{ last: boolean }> {
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LEAVING_LOCK]);
    await client.query(`SET application_name TO '${LEAVING}'`);
    const { rows } = await client.query<{ others: number }>(
      'SELECT count(*)::int AS others FROM pg_stat_activity WHERE application_name = $1',
      [APPLICATION],
    );
    return { last: rows[0]?.others === 0 };
  } catch {
    return { last: true };
  } finally {
    await client.end().catch(() => undefined);
  }
}
