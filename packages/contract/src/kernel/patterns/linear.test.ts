import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '../../index.ts';

/** Processor time, which a busy machine does not stretch; the least of a few tries leaves the compiler's own work out. */
function leastCpuMs(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 8 && least >= 5; turn += 1) {
    const before = process.cpuUsage();
    work();
    least = Math.min(least, process.cpuUsage(before).user / 1_000);
  }
  return least;
}

/** 30 KB each: what patterns have choked on, and what nearly is each kind of number or address. */
const long = [
  'a '.repeat(15_000),
  'a.'.repeat(15_000),
  'a-'.repeat(15_000),
  'a@'.repeat(15_000),
  `${'a'.repeat(29_999)}!`,
  `${'A'.repeat(29_999)} `,
  `${'9'.repeat(29_999)}x`,
  ' '.repeat(30_000),
  `${' '.repeat(29_999)}x`,
  `http://${'a.a-'.repeat(7_500)}!`,
  'आ'.repeat(30_000),
  '/'.repeat(30_000),
];

const shapeOf = (schema: unknown) =>
  (schema as { _zod?: { def?: { shape?: Record<string, unknown> } } } | undefined)?._zod?.def?.shape ?? {};

/** Each different field of each call, once. */
const fields = new Map<unknown, string>();
for (const { method, path, spec } of endpoints)
  for (const schema of [spec.body, spec.query, spec.params])
    for (const [name, field] of Object.entries(shapeOf(schema)))
      if (!fields.has(field)) fields.set(field, `${name} of ${method} ${path}`);

const ruleFiles = readdirSync(import.meta.dirname).filter((name) => !/\.test\.ts$|\.json$/.test(name));
const rules = await Promise.all(
  ruleFiles.map(
    (name) =>
      import(/* @vite-ignore */ `./${name.slice(0, -'.ts'.length)}.ts`) as Promise<Record<string, unknown>>,
  ),
);

describe('promise 68: a validator takes less than 5 ms of processor time for 30 KB', () => {
  test('every rule of specification section 5', () => {
    const schemas = rules
      .flatMap((module) => Object.entries(module))
      .filter(([, value]) => typeof value === 'object' && value !== null && '_zod' in value);
    expect(schemas.length).toBeGreaterThan(15);
    for (const [name, schema] of schemas)
      for (const text of long)
        expect(
          leastCpuMs(() => z.safeParse(schema as z.core.$ZodType, text)),
          name,
        ).toBeLessThan(5);
  });

  test('every field of every call', () => {
    expect(fields.size).toBeGreaterThan(80);
    for (const [field, name] of fields)
      for (const text of long)
        expect(
          leastCpuMs(() => z.safeParse(field as z.core.$ZodType, text)),
          name,
        ).toBeLessThan(5);
  });
});
