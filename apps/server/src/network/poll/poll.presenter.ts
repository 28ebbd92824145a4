import type { MemberCard } from '@nukkad/contract/network/member/member.model';
import type { Poll, PollStanding } from '@nukkad/contract/network/poll/poll.model';
import type { Member } from '../member/index.ts';
import { type PollActor, isAuthor, mayVote } from './poll.policy.ts';
import { isOpen, showsResult } from './poll.rules.ts';
import type { PollRow, SeenPoll } from './poll.store.ts';
import { pollTransitions } from './poll.transitions.ts';

export interface Viewing {
  readonly actor: PollActor;
  readonly member: Member;
  readonly now: Date;
}

/** All that it says, in lines. */
export const wordsOf = ({ question, options }: Pick<PollRow, 'question' | 'options'>): string =>
  [question, ...options.map((option) => `• ${option}`)].join('\n');

const sumOf = (votes: readonly number[]): number => votes.reduce((sum, count) => sum + count, 0);

const isResultShown = (row: SeenPoll, { actor, now }: Viewing): boolean =>
  showsResult(row, { hasVoted: row.choice !== null, isOwn: isAuthor(actor, row) }, now);

export function presentStanding(row: SeenPoll, viewing: Viewing): PollStanding {
  const isOver = row.status === 'open' && !isOpen(row, viewing.now);
  return {
    pollId: row.pollId,
    status: isOver ? 'ended' : row.status,
    voters: sumOf(row.votes),
    choice: row.choice,
    votes: isResultShown(row, viewing) ? [...row.votes] : null,
    version: row.version,
  };
}

function movesFor(row: SeenPoll, viewing: Viewing): Poll['can'] {
  const { actor, now } = viewing;
  const can = pollTransitions.movesOf(actor, row);
  const canVote = isOpen(row, now) && mayVote(actor) && (row.choice === null || row.canChange);
  return {
    vote: canVote,
    end: can.end && isOpen(row, now),
    delete: can.delete,
    seeVoters: !row.isAnonymous && isResultShown(row, viewing),
    report: !isAuthor(actor, row),
  };
}

/** Null: its author is not there for this reader. */
export function presentPoll(
  row: SeenPoll,
  cards: ReadonlyMap<string, MemberCard>,
  viewing: Viewing,
): Poll | null {
  const author = cards.get(row.authorId);
  if (!author) return null;
  return {
    ...presentStanding(row, viewing),
    author,
    question: row.question,
    options: [...row.options],
    audience: row.audience,
    isAnonymous: row.isAnonymous,
    canChange: row.canChange,
    results: row.results,
    openedAt: row.createdAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    can: movesFor(row, viewing),
  };
}
