/**
 * The limit of a call over HTTP: bare Fastify and pg, the same SQL in the same order, the rows sent as JSON, or the
 * same page sent as it is. It is told by a message what each address runs.
 */
import Fastify from 'fastify';
import { openPool, run } from './driver.mjs';

const pool = openPool(process.env.LIMIT_DATABASE_URL, 20);
/** Address -> its statements, and the page to send in place of the rows. */
const calls = new Map();

const app = Fastify({ logger: false });
app.get('/*', async (request, reply) => {
  const call = calls.get(request.query.limit ?? request.url);
  if (call === undefined) return reply.status(404).send({});
  let rows = [];
  for (const statement of call.statements) ({ rows } = await run(pool, statement));
  return call.page === null ? { items: rows } : reply.type('text/html; charset=utf-8').send(call.page);
});

process.on('message', (told) => {
  for (const [address, call] of told) calls.set(address, call);
  process.send({ calls: calls.size });
});
process.once('SIGTERM', () => process.exit(0));
await app.listen({ port: Number(process.env.LIMIT_PORT), host: '127.0.0.1' });
