import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AnyLifecycle } from '@nukkad/contract/kernel/lifecycle';
import { importSource } from '../harness/import-source.ts';

const contract = path.resolve(import.meta.dirname, '../../../../packages/contract/src');

/** Every table that a `*.noun.ts` of the contract exports, by the name of its export. */
export async function everyTransitions(): Promise<ReadonlyMap<string, AnyLifecycle>> {
  const found = new Map<string, AnyLifecycle>();
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.noun.ts'))) {
    const exported = await importSource(path.join(contract, file));
    for (const [name, table] of Object.entries(exported))
      if (name.endsWith('Lifecycle')) found.set(name, table as AnyLifecycle);
  }
  return found;
}
