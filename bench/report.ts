/** The figures as a table, for the terminal and for docs/bench.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../apps/server/src/platform/paths.ts';
import type { Facts } from './city/large-city.ts';
import type { Counts } from './counted.ts';
import type { Turn } from './load.ts';
import type { Figure } from './rounds.ts';

const page = path.join(projectRoot, 'docs/bench.md');
const begin = '<!-- figures: written by npm run bench -->';
const end = '<!-- end of figures -->';

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

function machine(facts: Facts): string {
  const cores = os.availableParallelism();
  const [cpu] = os.cpus();
  const day = new Date().toISOString().slice(0, 10);
  return `${day}: ${cores} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()}, Node ${process.versions.node}, PostgreSQL ${facts.postgres}; ${whole(facts.offers)} offers of ${whole(facts.partners)} partners, ${whole(facts.areas)} areas served. The load comes from the same cores.`;
}

const asMarkdown = (rows: readonly (readonly string[])[]) =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function asText(rows: readonly (readonly string[])[]): string {
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map((cells) => cells[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return [line(columns), ...rows.map(line)].join('\n');
}

/** Prints the table, and with `write` puts it between the marks of docs/bench.md. */
export function report(figures: readonly Figure[], facts: Facts, write: boolean): void {
  const rows = figures.map(row);
  process.stdout.write(`\n${machine(facts)}\n\n${asText(rows)}\n`);
  if (!write) return;
  const text = readFileSync(page, 'utf8');
  const [before] = text.split(begin);
  const [, after] = text.split(end);
  if (after === undefined) throw new Error(`${page} has lost the marks of the figures.`);
  writeFileSync(page, `${before}${begin}\n${machine(facts)}\n\n${asMarkdown(rows)}\n${end}${after}`);
  process.stdout.write(`\nWritten to ${path.relative(projectRoot, page)}.\n`);
}
