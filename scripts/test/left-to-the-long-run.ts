import { readFileSync } from 'node:fs';

/** Test files that `npm test` leaves out (left-out.mjs), by their paths from the root; none where a tool runs by itself. */
export function leftToTheLongRun(step: 'unit' | 'e2e'): readonly string[] {
  const list = process.env['LEFT_OUT'];
  if (!list) return [];
  const left: Readonly<Record<typeof step, readonly string[]>> = JSON.parse(readFileSync(list, 'utf8'));
  return left[step];
}
