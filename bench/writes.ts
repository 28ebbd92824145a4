/** Placing bookings: carts filled beforehand, each booked once for cash. */
import type { Shopper } from './city/carts.ts';
import { type Load, loadTurn, replayTurn, type LoadOptions } from './load.ts';
import type { Started } from './processes.ts';
import { bookingOf } from './record.ts';
import { type Figure, inRounds } from './rounds.ts';
import type { Product } from './servers.ts';
import type { Statement } from './statements.ts';

export const connections = 16;
const perTurn = 480;
const warmUp = 160;
/** A turn may build some requests that it does not send. */
const spare = 2 * connections;

/** Warm-up, the rounds, and one turn with everything at work. */
export const bookingsWanted = (rounds: number): number => warmUp + spare + (rounds + 1) * (perTurn + spare);

let used = 0;

function nextOf(shoppers: readonly Shopper[]): () => LoadOptions {
  return () => {
    const shopper = shoppers[used];
    used += 1;
    if (!shopper) throw new Error('There are too few carts.');
    return bookingOf(shopper);
  };
}

interface Parts {
  readonly product: Product;
  readonly replay: Started;
  readonly database: number;
  readonly plan: { readonly rounds: number };
  readonly say: (sentence: string) => void;
}

/** The limit replays on a copy of the same database what the product writes here. */
export async function measureWrites(
  parts: Parts,
  shoppers: readonly Shopper[],
  works: readonly (readonly Statement[])[],
): Promise<Figure> {
  const { product, replay, database, plan } = parts;
  const name = 'Place a booking';
  const load = (amount: number): Load => ({
    origin: product.origin,
    connections,
    bound: { amount },
    next: nextOf(shoppers),
  });
  parts.say(`${name} …`);
  await loadTurn({ server: product, database }, load(warmUp));
  await replayTurn({ server: replay, database }, works.slice(0, warmUp));
  return inRounds(name, plan.rounds, {
    limit: (round) => {
      const from = warmUp + round * perTurn;
      return replayTurn({ server: replay, database }, works.slice(from, from + perTurn));
    },
    product: () => loadTurn({ server: product, database }, load(perTurn)),
    lag: () => product.lag(),
  });
}

/** The same with the relay, the jobs and the sockets beside it: partners are found and told meanwhile. */
export async function measureWritesWithAll(
  parts: Pick<Parts, 'product' | 'database' | 'say'>,
  shoppers: readonly Shopper[],
): Promise<Figure> {
  const { product, database } = parts;
  const name = 'Place a booking, while partners are found and told';
  parts.say(`${name} …`);
  const load: Load = {
    origin: product.origin,
    connections,
    bound: { amount: perTurn },
    next: nextOf(shoppers),
  };
  await product.lag();
  const turn = await loadTurn({ server: product, database }, load);
  return { name, product: turn, limit: null, ratio: null, lag: await product.lag() };
}
