/** One job after the other: warm-up, then the limit and the product in turns. */
import type { Job } from './jobs/job.ts';
import { type Load, type LoadOptions, loadTurn } from './load.ts';
import { freshly } from './prove.ts';
import { type Figure, inRounds } from './rounds.ts';
import type { Limit, Product } from './servers.ts';

export const connections = 8;
/** Writes: so many to warm up, so many a turn; a turn may build some requests that it does not send. */
const warmUp = 80;
const perTurn = 240;
const spare = 2 * connections;

export const writesWanted = (rounds: number): number => warmUp + spare + rounds * (perTurn + spare);

export interface Bench {
  readonly product: Product;
  readonly limit: Limit;
  /** The postmaster's process id. */
  readonly database: number;
  readonly plan: { readonly seconds: number; readonly rounds: number };
  readonly say: (sentence: string) => void;
}

/** Each side takes the requests of a write in the same order, each once; of a read again and again. */
function takeFrom(job: Job, requests: readonly LoadOptions[]): () => LoadOptions {
  let taken = 0;
  return () => {
    const request = requests[job.kind === 'write' ? taken : taken % requests.length];
    taken += 1;
    if (!request) throw new Error(`${job.title}: there are too few requests.`);
    return job.fresh ? freshly(request) : request;
  };
}

export async function measure(bench: Bench, job: Job, requests: readonly LoadOptions[]): Promise<Figure> {
  const { product, limit, database, plan, say } = bench;
  say(`${job.title} …`);
  const sides = {
    product: { server: product, next: takeFrom(job, requests) },
    limit: { server: limit, next: takeFrom(job, requests) },
  };
  const turn = (side: keyof typeof sides, bound: Load['bound']) => {
    const { server, next } = sides[side];
    return loadTurn({ server, database }, { origin: server.origin, connections, bound, next });
  };
  const isWrite = job.kind === 'write';
  const warming: Load['bound'] = isWrite ? { amount: warmUp } : { seconds: 1 };
  const bound: Load['bound'] = isWrite ? { amount: perTurn } : { seconds: plan.seconds };
  await turn('limit', warming);
  await turn('product', warming);
  const figure = await inRounds(job.title, plan.rounds, {
    limit: () => turn('limit', bound),
    product: () => turn('product', bound),
    lag: () => product.lag(),
  });
  // Said at once: a run that ends halfway has told what it measured.
  say(`  ${Math.round(figure.product.perSecond)} a second, ${figure.ratio?.toFixed(2)} of the limit`);
  return figure;
}
