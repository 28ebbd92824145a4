import { applicationEvents } from '@nukkad/contract/hiring/application/application.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import { publishEach } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { remindsFor } from './application.rules.ts';
import { markReminded } from './upkeep.store.ts';

/**
 * Businesses whose applicants have waited for 60 of their 72 hours are reminded, once for a job. Who applies in the last hours
 * is part of the same reminder, or has a clock of their own.
 */
export async function remindEmployers({
  platform,
}: Pick<ApplicationDependencies, 'platform'>): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const due = systemAuthorized(remindsFor(now), 'Applicants expect an answer soon.');
    await publishEach(tx, now, applicationEvents.answersDue, await markReminded(tx, due));
  });
}
