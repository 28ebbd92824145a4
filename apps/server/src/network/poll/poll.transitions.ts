/** How a poll moves: its table is `poll.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import { pollErrors, pollEvents, pollLifecycle } from '@nukkad/contract/network/poll/poll.noun';
import { actorOf } from '../../platform/audit.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import { type PollActor, holdsPoll, pollCapacities } from './poll.policy.ts';
import { type PollRow, lockPoll, savePoll } from './poll.store.ts';

interface PollMove {
  readonly changes?: Partial<Pick<PollRow, 'endsAt'>>;
}

type PollMoved = Moved<typeof pollLifecycle, PollRow, PollActor, PollMove>;

export const pollTransitions = transitions({
  table: pollLifecycle,
  notFound: pollErrors.poll_not_found,
  movedOn: pollErrors.poll_moved_on,
  lock: lockPoll,
  sees: (actor: PollActor, row) => holdsPoll(actor, row),
  capacities: (actor: PollActor, row: Pick<PollRow, 'authorId'>, verb) => pollCapacities(actor, row, verb),
  next: nextRow<PollRow, PollMove>,
  save: savePoll,
  logged: logOf(pollLifecycle, 'poll', 'pollId', {
    actor: ({ viewer }: PollActor) => actorOf(viewer),
    kind: 'network_poll',
  }),
  tells: tellsOf(pollLifecycle, pollEvents, ({ after, by }: PollMoved) => ({
    endsAt: after.endsAt.toISOString(),
    by: by.kind === 'Author' ? ('Author' as const) : ('System' as const),
  })),
});
