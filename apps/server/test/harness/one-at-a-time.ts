import { Client } from 'pg';
import { urlOfDatabase } from '../../src/platform/postgres/index.ts';

/** Several runs may ask for the same template: the first one makes it, the others wait for it. */
export async function oneAtATime(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: urlOfDatabase(url, 'postgres') });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('test template'))");
    await work(client);
  } finally {
    await client.end();
  }
}
