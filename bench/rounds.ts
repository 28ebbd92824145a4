/** Turns of the limit and the product one after the other, and what they come to. */
import type { Counts } from './counted.ts';
import type { Turn } from './load.ts';

/** One line of the table: what was measured, both sides, and how they compare. */
export interface Figure {
  readonly name: string;
  readonly product: Turn;
  readonly limit: Turn | null;
  /** The product's operations a second to the limit's: the median of the rounds. */
  readonly ratio: number | null;
  readonly lag: { readonly p99: number; readonly max: number } | null;
  /** Of one operation; not counted where there is no limit. */
  readonly counts?: { readonly product: Counts; readonly limit: Counts };
}

export const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median of each figure by itself. */
function medianTurn(turns: readonly Turn[]): Turn {
  const of = (key: keyof Turn) => middle(turns.map((turn) => turn[key]));
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    serverCpu: of('serverCpu'),
    databaseCpu: of('databaseCpu'),
  };
}

export interface Sides {
  readonly limit: (round: number) => Promise<Turn>;
  readonly product: (round: number) => Promise<Turn>;
  readonly lag?: () => Promise<{ p99: number; max: number }>;
}

/** Both take turns, so that what else the machine does meets both. */
export async function inRounds(name: string, rounds: number, sides: Sides): Promise<Figure> {
  const limits: Turn[] = [];
  const products: Turn[] = [];
  const lags: { p99: number; max: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    limits.push(await sides.limit(round));
    await sides.lag?.();
    products.push(await sides.product(round));
    if (sides.lag) lags.push(await sides.lag());
  }
  return {
    name,
    product: medianTurn(products),
    limit: medianTurn(limits),
    ratio: middle(products.map((turn, round) => turn.perSecond / (limits[round]?.perSecond ?? Infinity))),
    lag:
      lags.length > 0
        ? { p99: middle(lags.map((one) => one.p99)), max: Math.max(...lags.map((one) => one.max)) }
        : null,
  };
}
