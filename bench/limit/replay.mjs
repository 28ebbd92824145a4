/** The limit of a write: the recorded statements of each call through pg on some connections, with no server between. */
import pg from 'pg';
import { run } from './driver.mjs';

const clients = await Promise.all(
  Array.from({ length: Number(process.env.LIMIT_CONNECTIONS) }, async () => {
    const client = new pg.Client({ connectionString: process.env.LIMIT_DATABASE_URL });
    await client.connect();
    return client;
  }),
);

async function replay(works) {
  const times = [];
  let next = 0;
  const one = async (client) => {
    while (next < works.length) {
      const work = works[next];
      next += 1;
      const began = performance.now();
      for (const statement of work) await run(client, statement);
      times.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(clients.map(one));
  return { seconds: (performance.now() - began) / 1000, times };
}

process.on('message', (works) => void replay(works).then((done) => process.send(done)));
process.once('SIGTERM', () => process.exit(0));
process.send({ ready: true });
