import { pollEvents } from '@nukkad/contract/network/poll/poll.noun';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { system } from '../../platform/platform.ts';
import type { PollDependencies } from './poll.interface.ts';
import { pollTransitions } from './poll.transitions.ts';

/** At its time, unless it was ended, deleted or removed before. */
const endPoll = ({ platform }: PollDependencies, pollId: string): Promise<void> =>
  platform.write(system, async (tx) => {
    const allowed = await pollTransitions.lockForSystem(tx, pollTransitions.verb.end, pollId);
    if (allowed) await pollTransitions.move(tx, allowed, { now: platform.clock.now() });
  });

export const endTimer = (deps: PollDependencies): Consumer =>
  consumer(
    'poll.end',
    when(pollEvents.opened, {
      at: ({ endsAt }) => new Date(endsAt),
      run: ({ facts }) => endPoll(deps, facts.pollId),
    }),
  );
