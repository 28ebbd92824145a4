import { projectEvents } from '@nukkad/contract/work/project/project.noun';
import { type Authorized, systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { consumer, whenAny } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { system } from '../../platform/platform.ts';
import type { ScopeChangeDependencies } from './scope-change.interface.ts';
import { type ScopeChangeRow, lockWaiting } from './scope-change.store.ts';

/** As the trail of the document says it later. */
const endings = {
  reject: { as: 'rejected', reason: 'The change was rejected.' },
  withdraw: { as: 'cancelled', reason: 'The change was withdrawn.' },
  over: { as: 'cancelled', reason: 'The project is over.' },
} as const;

/** It is signed no more; nothing where no side opened it. */
export async function endScopeDocument(
  { envelope }: Pick<ScopeChangeDependencies, 'envelope'>,
  tx: Tx,
  change: Authorized<Pick<ScopeChangeRow, 'envelopeId'>>,
  ending: keyof typeof endings,
  now: Date,
): Promise<void> {
  const { envelopeId } = change;
  if (envelopeId !== null) await envelope.agreements.end(tx, change, { envelopeId, ...endings[ending] }, now);
}

/** A change that no one answered while its project ran is signed no more. */
export const scopeChangeConsumers = (deps: ScopeChangeDependencies): Consumer[] => [
  consumer(
    'scope_change.end_document',
    ...whenAny([projectEvents.completed, projectEvents.cancelled], async ({ facts: { projectId } }) => {
      const { platform } = deps;
      await platform.write(system, async (tx) => {
        const waiting = await lockWaiting(tx, projectId);
        if (!waiting) return;
        const change = systemAuthorized(waiting, 'Its project is over.');
        await endScopeDocument(deps, tx, change, 'over', platform.clock.now());
      });
    }),
  ),
];
