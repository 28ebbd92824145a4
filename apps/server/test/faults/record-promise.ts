import { appendFileSync } from 'node:fs';

/** With PROMISE_REPORT a file, what was tried and how often it failed: `npm run test:long` makes its table of it, by number. */
export function recordPromise(promise: number | string, attempts: number, violations: number): void {
  if (!/\d/.test(String(promise))) throw new Error(`${promise} names no promise by its number.`);
  const file = process.env['PROMISE_REPORT'];
  if (file) appendFileSync(file, `${JSON.stringify({ promise, attempts, violations })}\n`);
}
