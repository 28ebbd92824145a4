import { projectEvents } from '@nukkad/contract/work/project/project.events';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { system } from '../../platform/platform.ts';
import type { QuoteDependencies } from './quote.dependencies.ts';

/** A booked lead is where its project is; one that was written by hand has none. Told twice it does nothing. */
async function follow(
  deps: QuoteDependencies,
  verb: 'startWork' | 'finishWork',
  projectId: string,
): Promise<void> {
  const { platform, project, quotation } = deps;
  const { quotes } = quotation;
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const made = (await project.getProjects(tx, [projectId])).get(projectId);
    const rfqNumber = made?.reference ?? '';
    const leadId = made && (await quotes.leadOf(tx, { rfqNumber, organisationId: made.organisationId }));
    const of = leadId ? await quotes.lock(tx, leadId) : null;
    const allowed = quotes.transitions.allowSystem(verb, of?.lead ?? null);
    if (allowed) await quotes.transitions.move(tx, allowed, { now });
  });
}

export const quoteConsumers = (deps: QuoteDependencies): Consumer[] => [
  consumer(
    'quote.follow_project',
    when(projectEvents.started, ({ facts }) => follow(deps, 'startWork', facts.projectId)),
    when(projectEvents.completed, ({ facts }) => follow(deps, 'finishWork', facts.projectId)),
  ),
];
