/** Access that ends by itself: by the clock, and with the membership of a team. */
import { grantEvents } from '@nukkad/contract/files/drive/grant.noun';
import { staffEvents } from '@nukkad/contract/identity/staff/staff.noun';
import { audit, machineActor } from '../../../platform/audit.ts';
import { systemAuthorized } from '../../../platform/authorize.ts';
import type { CronEntry } from '../../../platform/jobs/worker.ts';
import { consumer, when } from '../../../platform/outbox/consumer.ts';
import type { Consumer } from '../../../platform/outbox/event.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { endGrantsOf, listEndedGrants, lockGrant, removeGrant } from './grant.store.ts';

type Deps = Readonly<{ platform: Platform }>;

/** Its end may have been moved meanwhile. */
async function endGrant({ platform }: Deps, grantId: string): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const grant = await lockGrant(tx, grantId);
    if (!grant?.endsAt || grant.endsAt > now) return;
    await removeGrant(tx, systemAuthorized({ grantId }, 'Its end has come.'));
    const { itemId: of, kind: to, allows: right } = grant;
    await audit(tx, now, {
      ...machineActor,
      action: 'drive.end_grant',
      subjectKind: 'drive_grant',
      subjectId: grantId,
      detail: { of, to, right },
    });
  });
}

const atOnce = 500;

/** What a timer has missed. */
async function endLeft(deps: Deps): Promise<void> {
  const { db, clock } = deps.platform;
  for (const grantId of await listEndedGrants(db, clock.now(), atOnce)) await endGrant(deps, grantId);
}

export const grantConsumers = (deps: Deps): readonly Consumer[] => [
  consumer(
    'drive.end_grant',
    when(grantEvents.grantEnds, {
      at: ({ endsAt }) => new Date(endsAt),
      run: ({ facts }) => endGrant(deps, facts.grantId),
    }),
  ),
  consumer(
    'drive.end_of_membership',
    when(staffEvents.moved, async ({ facts: { organisationId, staffId, userId, status } }) => {
      if (status === 'Active') return;
      const left = systemAuthorized({ organisationId, staffId, userId }, 'This member has left the team.');
      await deps.platform.write(system, (tx) => endGrantsOf(tx, left));
    }),
  ),
];

export const grantCron = (deps: Deps): readonly CronEntry[] => [
  { name: 'drive.end_grants_left', match: '*/10 * * * *', run: () => endLeft(deps) },
];
