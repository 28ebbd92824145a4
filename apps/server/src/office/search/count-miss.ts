import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Call } from '../../platform/http/route.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { keptDays, mostMissesOfDay, wordsOfMiss } from './miss.rules.ts';
import { addMiss, deleteMissesBefore } from './miss.store.ts';

/** Counts what was looked for and not found: the words and the role, and nothing of who it was. */
export async function countMiss(
  platform: Platform,
  { viewer, now }: Pick<Call, 'viewer' | 'now'>,
  typed: string,
): Promise<void> {
  const words = wordsOfMiss(typed);
  if (words === null) return;
  const miss = { day: istDay(now), words, askedBy: viewer?.role ?? 'Visitor' } as const;
  await platform.write(system, (tx) =>
    addMiss(tx, systemAuthorized(miss, 'a search found nothing'), mostMissesOfDay),
  );
}

export const sweepMisses = (platform: Platform): Promise<void> =>
  platform.write(system, (tx) => {
    const before = addDays(istDay(platform.clock.now()), -keptDays);
    return deleteMissesBefore(tx, systemAuthorized({ before }, 'the days that misses are kept are over'));
  });
