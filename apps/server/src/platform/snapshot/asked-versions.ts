import type { Reader } from '../db/database.ts';
import { findVersions } from './version.store.ts';

/** Asked together: a transaction that needs one of them mostly needs another. */
const names = ['setting', 'catalogue', 'city_price', 'faq', 'places', 'skill', 'stars'] as const;
/** What is held as a whole. */
export type WholeName = (typeof names)[number];

const asked = new WeakMap<Reader, Promise<ReadonlyMap<string, string>>>();

/**
 * The versions of what transactions use from memory, asked once in each. A verb sends it with its first statements, behind
 * its locks; what needs a version later has it then.
 */
export function askVersions(tx: Reader): Promise<ReadonlyMap<string, string>> {
  const known = asked.get(tx) ?? findVersions(tx, names);
  asked.set(tx, known);
  known.catch(() => undefined);
  return known;
}
