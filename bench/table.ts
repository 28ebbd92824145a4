/** Tables for the terminal and for docs/bench.md, and where in that page each is written. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../apps/server/src/platform/paths.ts';

const page = path.join(projectRoot, 'docs/bench.md');

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const asMarkdown = ({ columns, rows }: Table): string =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export function asText({ columns, rows }: Table): string {
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map((cells) => cells[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ');
  return [line(columns), ...rows.map(line)].join('\n');
}

/** Puts text between the marks of this name in docs/bench.md. */
export function writeBetween(name: 'figures' | 'growth', text: string): void {
  const [begin, end] = [`<!-- ${name}: written by npm run bench -->`, `<!-- end of ${name} -->`];
  const whole = readFileSync(page, 'utf8');
  const [before] = whole.split(begin);
  const [, after] = whole.split(end);
  if (after === undefined) throw new Error(`${page} has lost the marks of ${name}.`);
  writeFileSync(page, `${before}${begin}\n${text}\n${end}${after}`);
  process.stdout.write(`\nWritten to ${path.relative(projectRoot, page)}.\n`);
}
