import { appendFileSync } from 'node:fs';

/** With PROMISE_REPORT a file, what was tried and how often it failed: `npm run test:long` makes its table of it. */
export function recordPromise(promise: number | string, attempts: number, violations: number): void {
  const file = process.env['PROMISE_REPORT'];
  if (file) appendFileSync(file, `${JSON.stringify({ promise, attempts, violations })}\n`);
}
