/** The figures as a table, for the terminal and for docs/bench.md. */
import os from 'node:os';
import type { Facts } from './city/large-city.ts';
import type { Counts } from './counted.ts';
import type { Turn } from './load.ts';
import type { Figure } from './rounds.ts';
import { asMarkdown, asText, type Table, writeBetween } from './table.ts';

const whole = (value: number) => Math.round(value).toLocaleString('en-IN');
const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const columns = [
  'What',
  'Requests/s',
  'Limit requests/s',
  'Ratio',
  'p50 / p99 ms',
  'Limit p50 / p99 ms',
  'Server + PostgreSQL CPU µs',
  'Limit CPU µs',
  'Statements (round trips)',
  'Limit statements',
  'Loop lag p99 / longest ms',
];

const times = ({ p50, p99 }: Turn) => `${ms(p50)} / ${ms(p99)}`;
const cpuOf = ({ serverCpu, databaseCpu }: Turn) => `${whole(serverCpu)} + ${whole(databaseCpu)}`;
const asked = ({ statements, roundTrips }: Counts) => `${statements} (${roundTrips})`;

function row({ name, product, limit, ratio, lag, counts }: Figure): string[] {
  const none = '–';
  return [
    name,
    whole(product.perSecond),
    limit ? whole(limit.perSecond) : none,
    ratio === null ? none : ratio.toFixed(2),
    times(product),
    limit ? times(limit) : none,
    cpuOf(product),
    limit ? cpuOf(limit) : none,
    counts ? asked(counts.product) : none,
    counts ? asked(counts.limit) : none,
    lag ? `${ms(lag.p99)} / ${ms(lag.max)}` : none,
  ];
}

export function machine(facts: Facts): string {
  const cores = os.availableParallelism();
  const [cpu] = os.cpus();
  const day = new Date().toISOString().slice(0, 10);
  return `${day}: ${cores} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()}, Node ${process.versions.node}, PostgreSQL ${facts.postgres}; ${whole(facts.offers)} offers of ${whole(facts.partners)} partners, ${whole(facts.areas)} areas served. The load comes from the same cores.`;
}

/** Prints the tables, and with `write` puts them into docs/bench.md. */
export function report(
  figures: readonly Figure[],
  facts: Facts,
  { write, processes }: { readonly write: boolean; readonly processes: Table | null },
): void {
  const tables = [{ columns, rows: figures.map(row) }, ...(processes ? [processes] : [])];
  process.stdout.write(`\n${[machine(facts), ...tables.map(asText)].join('\n\n')}\n`);
  if (write) writeBetween('figures', [machine(facts), ...tables.map(asMarkdown)].join('\n\n'));
}
