import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { pollEvents, pollVoterEvents } from '@nukkad/contract/network/poll/poll.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, type Words, listener, notice, person } from '../../platform/notice/notice.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import type { PollDependencies } from './poll.interface.ts';
import { listReadable } from './poll.store.ts';

/** A question in a sentence of ours. */
const mostLetters = 80;
const shortened = (question: string): string =>
  question.length <= mostLetters ? question : `${question.slice(0, mostLetters - 1).trimEnd()}…`;

/** In the list without the link; a question may end as a sentence does, so it cannot be told by one. */
const withLink = ({ en, hi }: Said, link: string): Words => ({
  fills: { text: { en: `${en}: ${link}`, hi: `${hi}: ${link}` } },
  listed: { en: `${en}.`, hi: `${hi}।` },
});

function votesOf(count: number): Said {
  return { en: count === 1 ? '1 vote' : `${count} votes`, hi: `${count} वोट` };
}

/** Author and voters hear of the end, each in one row for a poll; an author who ended it knows. */
export function pollNotices({ member, platform }: PollDependencies): readonly Notice[] {
  const look = async (memberId: string, pollId: string, reader: Reader) => {
    const [poll] = await listReadable(reader, memberId, [pollId]);
    if (poll?.status !== 'ended') return null;
    const link = `${platform.config.publicOrigin}${screenAddress.poll(pollId)}`;
    const votes = poll.votes.reduce((sum, count) => sum + count, 0);
    return { question: shortened(poll.question), votes, link };
  };
  const common = {
    tag: 'network',
    kind: 'polls',
    weight: 'calm',
    opens: ({ pollId }: { readonly pollId: string }) => screenAddress.poll(pollId),
    thread: ({ pollId }: { readonly pollId: string }) => `poll:${pollId}`,
  } as const;
  return [
    notice('poll.tell_author', pollEvents.ended, {
      ...common,
      to: async ({ facts }, reader) =>
        facts.by === 'Author' ? [] : person(await member.listenerOf(reader, facts.authorId)),
      look: ({ facts }, reader) => look(facts.authorId, facts.pollId, reader),
      words: ({ question, votes, link }) => {
        const { en, hi } = votesOf(votes);
        return withLink(
          {
            en: `Your poll “${question}” has ended with ${en}`,
            hi: `आपका पोल “${question}” ${hi} के साथ पूरा हुआ`,
          },
          link,
        );
      },
    }),
    notice('poll.tell_voter', pollVoterEvents.settled, {
      ...common,
      to: async ({ facts: { authorId, memberId } }, reader) =>
        listener(await member.listenerOf(reader, memberId), authorId, memberId),
      look: ({ facts }, reader) => look(facts.memberId, facts.pollId, reader),
      words: ({ question, link }) =>
        withLink(
          {
            en: `The poll “${question}” that you voted in has ended`,
            hi: `जिस पोल “${question}” में आपने वोट दिया था, वह पूरा हुआ`,
          },
          link,
        ),
    }),
  ];
}
