import { pollEvents, pollVoterEvents } from '@nukkad/contract/network/poll/poll.noun';
import { systemAuthorized } from '../../platform/authorize.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { publishEach } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { PollDependencies } from './poll.interface.ts';
import { markTold } from './vote.store.ts';

/** So many voters hear of the end in one transaction. */
const lot = 1_000;

interface Ended {
  readonly pollId: string;
  readonly authorId: string;
}

/** Each once, also where the job is tried again: who was told is marked with the event. */
async function tell({ platform }: PollDependencies, { pollId, authorId }: Ended): Promise<void> {
  let after: string | null = null;
  do {
    const asked = systemAuthorized({ pollId, after, most: lot }, 'They voted in it, and it has ended.');
    const told = await platform.write(system, async (tx) => {
      const now = platform.clock.now();
      const voters = await markTold(tx, asked, now);
      const facts = voters
        .filter(({ memberId, isNew }) => isNew && memberId !== authorId)
        .map(({ memberId }) => ({ pollId, authorId, memberId }));
      if (facts.length > 0) await publishEach(tx, now, pollVoterEvents.settled, facts);
      return voters;
    });
    after = told.length < lot ? null : (told.at(-1)?.memberId ?? null);
  } while (after !== null);
}

export const tellVoters = (deps: PollDependencies): Consumer => ({
  ...consumer(
    'poll.tell_voters',
    when(pollEvents.ended, ({ facts }) => tell(deps, facts)),
  ),
  queue: 'poll.tell_voters',
});
