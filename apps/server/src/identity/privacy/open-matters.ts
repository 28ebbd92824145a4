import { type OpenMatter, openMatters } from '@nukkad/contract/identity/privacy/privacy.model';
import type { Reader } from '../../platform/db/database.ts';
import type { PersonalPort } from '../../platform/personal.ts';

/** What prevents the erasure, each matter once, in the contract's order. */
export async function openMattersOf(
  ports: readonly PersonalPort[],
  reader: Reader,
  userId: string,
): Promise<OpenMatter[]> {
  const found = new Set<string>();
  for (const { openMatters: ask } of ports)
    for (const matter of (await ask?.(reader, userId)) ?? []) found.add(matter);
  return openMatters.filter((matter) => found.has(matter));
}
