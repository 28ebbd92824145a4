import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { isNewMember, newMemberUntil } from '@nukkad/contract/network/member/new-member';
import {
  type ChangePollBody,
  type PollStanding,
  votesADayOfNew,
} from '@nukkad/contract/network/poll/poll.model';
import { pollErrors } from '@nukkad/contract/network/poll/poll.noun';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { momentOf } from '../../platform/spoken.rules.ts';
import type { PollDependencies } from './poll.interface.ts';
import { mayVote } from './poll.policy.ts';
import { type Viewing, presentStanding } from './poll.presenter.ts';
import { dayBefore, isOpen } from './poll.rules.ts';
import { type PollRow, findSeen } from './poll.store.ts';
import { pollTransitions } from './poll.transitions.ts';
import { viewingAs } from './read-polls.ts';
import { countSince, saveVote } from './vote.store.ts';

const refuseField = (option: string): never => refuse(kernelErrors.invalid_request, { fields: { option } });

/** New members may do less a day. */
async function holdToLimit(tx: Tx, { member, now }: Viewing): Promise<void> {
  if (!isNewMember(member, now)) return;
  const given = await countSince(tx, member.memberId, dayBefore(now));
  if (given <= votesADayOfNew) return;
  const from = momentOf(newMemberUntil(member));
  refuse(pollErrors.poll_vote_limit, { values: { limit: votesADayOfNew, from } });
}

/** Why the vote was not taken. */
async function refuseVote(tx: Tx, viewing: Viewing, { pollId, version, option = 0 }: ChangePollBody) {
  const { member, now } = viewing;
  const row = (await findSeen(tx, member.memberId, pollId)) ?? refuse(pollErrors.poll_not_found);
  if (!isOpen(row, now)) refuse(pollErrors.poll_over);
  if (row.version !== version) refuse(pollErrors.poll_moved_on, { present: row.status });
  if (option > row.options.length) refuseField('Choose one of the options.');
  return refuse(pollErrors.poll_vote_stays);
}

/** One of each member: the last one counts. The answer needs no more than the statement that counts it. */
async function vote(
  { platform }: PollDependencies,
  call: SignedInCall,
  viewing: Viewing,
  asked: ChangePollBody,
): Promise<PollStanding> {
  const { actor, member, now } = viewing;
  const { pollId, version } = asked;
  const option = asked.option ?? refuseField('Choose one of the options.');
  return platform.write(call, async (tx) => {
    const given = authorize({ pollId, version, option, memberId: member.memberId }, mayVote(actor));
    const [counted] = await Promise.all([saveVote(tx, given, now), holdToLimit(tx, viewing)]);
    if (!counted) return refuseVote(tx, viewing, asked);
    const { votes, results } = counted;
    const voters = votes.reduce((sum, count) => sum + count, 0);
    const shown = results === 'after_vote' ? [...votes] : null;
    return { pollId, status: 'open', voters, choice: option, votes: shown, version };
  });
}

function refuseOther({ version, status }: PollRow, asked: ChangePollBody): void {
  if (version !== asked.version) refuse(pollErrors.poll_moved_on, { present: status });
}

/** Ended now: its end is the time of this. */
async function end(tx: Tx, { actor, now }: Viewing, asked: ChangePollBody): Promise<PollRow> {
  const allowed = await pollTransitions.lockTo(tx, actor, pollTransitions.verb.end, asked.pollId);
  refuseOther(allowed.row, asked);
  return pollTransitions.move(tx, allowed, { now, changes: { endsAt: now } });
}

async function remove(tx: Tx, { actor, now }: Viewing, asked: ChangePollBody): Promise<PollRow> {
  const allowed = await pollTransitions.lockTo(tx, actor, pollTransitions.verb.delete, asked.pollId);
  refuseOther(allowed.row, asked);
  return pollTransitions.move(tx, allowed, { now });
}

const actions = { vote: 'create', end: 'update', delete: 'delete' } as const;

/** Votes in a poll, or ends or deletes an own one. */
export async function updatePoll(
  deps: PollDependencies,
  call: SignedInCall,
  asked: ChangePollBody,
): Promise<PollStanding> {
  const viewing = await viewingAs(deps, call, actions[asked.action]);
  if (asked.action === 'vote') return vote(deps, call, viewing, asked);
  const change = asked.action === 'end' ? end : remove;
  return deps.platform.write(call, async (tx) =>
    presentStanding({ ...(await change(tx, viewing, asked)), choice: null }, viewing),
  );
}
