/** BENCH_ONLY=messages: a message from its sender to the other side, beside bare Socket.IO with one insert for each. */
import { seedCatalogue } from '../../apps/server/seed/catalog.ts';
import { loadGeography } from '../../apps/server/seed/geography.ts';
import { openDatabase, openPool } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import {
  createDatabase,
  dropDatabase,
  urlOfDatabase,
} from '../../apps/server/src/platform/postgres/index.ts';
import { type Started, cpuOf, cpuOfFamily } from '../processes.ts';
import { memoryOf } from '../starts.ts';
import { startMessageLimit, startProduct } from '../servers.ts';
import {
  connectTo,
  type Crowd,
  openCrowd,
  percentile,
  type Reached,
  talkFor,
  type Turn,
} from './load-messages.ts';
import { fillMessages, fillTalks, type Talk } from './talks.ts';

const talks = 40;
const rounds = 5;
const warmedBy = 5_000;
const idle = Number(process.env['BENCH_SOCKETS'] ?? 10_000);
const storm = 2_000;
const database = 'run_messages';

interface Bench {
  readonly server: string;
  /** The postmaster's process id. */
  readonly database: number;
  readonly secret: string;
  readonly seconds: number;
  readonly say: (sentence: string) => void;
}

const middle = (values: readonly number[]): number =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
const shown = ({ perSecond, p50, p99 }: Omit<Turn, 'count'>) =>
  `${Math.round(perSecond)}/s, ${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;

interface Side {
  readonly crowd: Crowd;
  readonly server: Started;
}

/** A turn and what a message cost: microseconds of the server and of PostgreSQL. */
type Costly = Turn & { readonly serverCpu: number; readonly databaseCpu: number };

async function turnOf(
  { seconds, database: postmaster }: Bench,
  { crowd, server }: Side,
  inFlight: number,
): Promise<Costly> {
  const before = [cpuOf(server.pid), cpuOfFamily(postmaster)] as const;
  const turn = await talkFor(crowd, { inFlight, seconds });
  const share = (used: number) => Math.round((used * 1e6) / turn.count);
  return {
    ...turn,
    serverCpu: share(cpuOf(server.pid) - before[0]),
    databaseCpu: share(cpuOfFamily(postmaster) - before[1]),
  };
}

/** By messages and not by the clock: on a busy machine a second would measure code that is not compiled yet. */
async function warmUp({ crowd }: Side): Promise<void> {
  for (let sent = 0; sent < warmedBy; ) sent += (await talkFor(crowd, { inFlight: 64, seconds: 1 })).count;
}

/** In turns, so that both meet the same machine; the ratio is the median of the rounds. */
async function compare(bench: Bench, product: Side, limit: Side, inFlight: number): Promise<number> {
  const turns: { product: Costly; limit: Costly }[] = [];
  for (let round = 0; round < rounds; round += 1)
    turns.push({
      product: await turnOf(bench, product, inFlight),
      limit: await turnOf(bench, limit, inFlight),
    });
  const ratio = middle(turns.map((turn) => turn.product.perSecond / turn.limit.perSecond));
  const median = (which: 'product' | 'limit', key: keyof Costly) =>
    middle(turns.map((turn) => turn[which][key]));
  const of = (which: 'product' | 'limit') => {
    const [perSecond, p50, p99] = [median(which, 'perSecond'), median(which, 'p50'), median(which, 'p99')];
    const cpu = `${median(which, 'serverCpu')} + ${median(which, 'databaseCpu')} µs of CPU`;
    return `${shown({ perSecond, p50, p99 })}, ${cpu}`;
  };
  bench.say(`${inFlight} in flight: ${of('product')}; bare ${of('limit')}; ratio ${ratio.toFixed(2)}`);
  return median('product', 'perSecond');
}

async function opening({ say }: Bench, reached: Reached, long: Talk, short: Talk): Promise<void> {
  const times = { long: [] as number[], short: [] as number[] };
  const sockets = { long: await connectTo(reached, long.a), short: await connectTo(reached, short.a) };
  for (let at = 0; at < 300; at += 1)
    for (const which of ['long', 'short'] as const) {
      const { conversationId } = which === 'long' ? long : short;
      const begun = performance.now();
      await sockets[which].emitWithAck('getmessage', { conversationId, limit: 50 });
      times[which].push(performance.now() - begun);
    }
  for (const socket of Object.values(sockets)) socket.disconnect();
  say(
    `Opening a conversation of 1,00,000 messages ${middle(times.long).toFixed(2)} ms, of 100 ${middle(times.short).toFixed(2)} ms (median of 300).`,
  );
}

async function many(
  { say }: Bench,
  reached: Reached,
  { memory, people }: { memory: () => number; people: readonly Talk[] },
  crowd: Crowd,
) {
  const quiet = await talkFor(crowd, { inFlight: 1, seconds: 2 });
  const before = memory();
  const open = async (count: number) => {
    const sockets = [];
    for (let at = 0; at < count; at += 200)
      sockets.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(200, count - at) }, (_, nth) => {
            const talk = people[(at + nth) % people.length];
            if (!talk) throw new Error('There are no people.');
            return connectTo(reached, talk.a);
          }),
        )),
      );
    return sockets;
  };
  const sockets = await open(idle);
  const after = memory();
  const beside = await talkFor(crowd, { inFlight: 1, seconds: 2 });
  say(
    `${idle} idle sockets: ${Math.round(after)} MB resident, ${Math.round(after - before)} MB more than without; one message ${quiet.p50.toFixed(1)} / ${quiet.p99.toFixed(1)} ms before, ${beside.p50.toFixed(1)} / ${beside.p99.toFixed(1)} ms beside them.`,
  );
  for (const socket of sockets.slice(0, storm)) socket.disconnect();
  const begun = performance.now();
  const again = await Promise.all(
    Array.from({ length: storm }, (_, at) =>
      connectTo(reached, (people[at % people.length] ?? people[0])?.a ?? { userId: '', token: '' }),
    ),
  );
  say(
    `${storm} sockets that come back at one moment: all in after ${((performance.now() - begun) / 1_000).toFixed(1)} s.`,
  );
  for (const socket of [...sockets, ...again]) socket.disconnect();
}

export async function measureMessages(bench: Bench): Promise<void> {
  const { server, secret, say } = bench;
  await dropDatabase(server, database);
  await createDatabase(server, database);
  const url = urlOfDatabase(server, database);
  await migrate(url);
  const pool = openPool(url, { max: 2, queryTimeoutMs: 300_000 });
  say('Loading places …');
  await loadGeography(openDatabase(pool), { scale: 'full' });
  await seedCatalogue(openDatabase(pool));
  const all = await fillTalks(pool, secret, talks + 2);
  const [long, short] = all.slice(talks) as [Talk, Talk];
  await fillMessages(pool, long, 100_000);
  await fillMessages(pool, short, 100);
  await pool.query('vacuum analyze');
  await pool.end();
  const product = await startProduct(url, secret, 'api,socket', { NODE_ENV: 'test' });
  const limit = await startMessageLimit(url);
  const reached: Reached = {
    address: `${product.origin}/messages`,
    auth: ({ token }) => ({ token, deviceType: 'web' }),
  };
  const bare: Reached = { address: limit.origin, auth: ({ userId }) => ({ userId }) };
  const crowds = [
    await openCrowd(reached, all.slice(0, talks)),
    await openCrowd(bare, all.slice(0, talks)),
  ] as const;
  const sides = [
    { crowd: crowds[0], server: product },
    { crowd: crowds[1], server: limit },
  ] as const;
  for (const side of sides) await warmUp(side);
  await compare(bench, ...sides, 8);
  const most = await compare(bench, ...sides, 64);
  const half = await talkFor(crowds[0], { inFlight: 64, seconds: 2 * bench.seconds, perSecond: most / 2 });
  say(`At half of that load: ${shown(half)}, p99 is ${(half.p99 / half.p50).toFixed(1)} times p50.`);
  await opening(bench, reached, long, short);
  if (idle > 0) await many(bench, reached, { memory: () => memoryOf(product), people: all }, crowds[0]);
  for (const crowd of crowds) crowd.close();
  await Promise.all([product.stop(), limit.stop()]);
  await dropDatabase(server, database);
}
