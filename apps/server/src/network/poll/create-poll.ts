import { isNewMember, newMemberUntil } from '@nukkad/contract/network/member/new-member';
import { type NewPollBody, type Poll, pollsADay } from '@nukkad/contract/network/poll/poll.model';
import { pollErrors } from '@nukkad/contract/network/poll/poll.noun';
import type { Tx } from '../../platform/db/database.ts';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { momentOf } from '../../platform/spoken.rules.ts';
import type { Member } from '../member/index.ts';
import type { PollDependencies } from './poll.interface.ts';
import { dayBefore, endOf } from './poll.rules.ts';
import type { Viewing } from './poll.presenter.ts';
import { type PollRow, countOpened, insertPoll } from './poll.store.ts';
import { pollTransitions } from './poll.transitions.ts';
import { readPoll, viewingAs } from './read-polls.ts';

async function refuseTooMany(tx: Tx, member: Member, now: Date): Promise<void> {
  const isNew = isNewMember(member, now);
  const limit = isNew ? pollsADay.new : pollsADay.usual;
  const opened = await countOpened(tx, member.memberId, dayBefore(now));
  if (opened < limit) return;
  if (!isNew) refuse(pollErrors.poll_limit, { values: { limit } });
  refuse(pollErrors.poll_limit_new, { values: { limit, from: momentOf(newMemberUntil(member)) } });
}

const rowOf = (
  { question, options, minutes, audience, isAnonymous, canChange, results }: NewPollBody,
  { memberId, cityCode }: Member,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
): PollRow => ({
  pollId: newId(),
  authorId: memberId,
  writtenBy: viewer.userId,
  cityCode,
  question,
  options,
  votes: options.map(() => 0),
  audience,
  isAnonymous,
  canChange,
  results,
  status: 'open',
  endsAt: endOf(now, minutes),
  createdAt: now,
  updatedAt: now,
  version: 1,
});

/** In the transaction of what it is made with. Answers its id. */
export async function openPoll(
  deps: PollDependencies,
  tx: Tx,
  { actor, member, now }: Viewing,
  asked: NewPollBody,
): Promise<string> {
  await deps.moderation.refusePaused(tx, member.memberId, now);
  await refuseTooMany(tx, member, now);
  const row = rowOf(asked, member, { viewer: actor.viewer, now });
  const allowed = pollTransitions.allowNew(actor, pollTransitions.verb.open, row);
  await insertPoll(tx, allowed.row);
  await pollTransitions.begin(tx, allowed, { now });
  return row.pollId;
}

export async function createPoll(
  deps: PollDependencies,
  call: SignedInCall,
  asked: NewPollBody,
): Promise<Poll> {
  const viewing = await viewingAs(deps, call, 'create');
  return deps.platform.write(call, async (tx) => {
    const pollId = await openPoll(deps, tx, viewing, asked);
    return lastReads((reader) => readPoll(deps, reader, viewing, pollId));
  });
}
