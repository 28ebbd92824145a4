import { openPoll } from './create-poll.ts';
import type { PollDependencies, PollInterface, PollMember } from './poll.interface.ts';
import { type Viewing, wordsOf } from './poll.presenter.ts';
import { isOpen } from './poll.rules.ts';
import { findPollRow, listReadable, listSeen } from './poll.store.ts';
import { presentPolls } from './read-polls.ts';

const viewingOf = ({ viewer, member, now }: PollMember): Viewing => ({
  actor: { viewer, member },
  member,
  now,
});

/** What posts ask of polls: a poll keeps its own rules wherever it is shown. */
export const pollOfPost = (deps: PollDependencies): PollInterface => ({
  seenBy: async (reader, by, pollIds) => {
    const rows = await listSeen(reader, by.member.memberId, pollIds);
    const polls = await presentPolls(deps, reader, viewingOf(by), rows);
    return new Map(polls.map((poll) => [poll.pollId, poll]));
  },
  wordsOf: async (reader, pollIds) =>
    new Map((await listReadable(reader, null, pollIds)).map((row) => [row.pollId, wordsOf(row)])),
  open: (tx, by, asked) => openPoll(deps, tx, viewingOf(by), asked),
  isOpenOf: async (reader, { pollId, authorId, now }) => {
    const row = await findPollRow(reader, pollId);
    return row !== null && row.authorId === authorId && isOpen(row, now);
  },
});
