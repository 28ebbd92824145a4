import { createHash } from 'node:crypto';
import type { RecordFacts } from './work-record.rules.ts';

/** Differs as soon as the record says something else. */
export const digestOf = (facts: RecordFacts): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
