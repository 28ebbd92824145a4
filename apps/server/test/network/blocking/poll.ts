import * as api from '@nukkad/contract/network/poll/poll.api';
import { reportContent } from '@nukkad/contract/network/moderation/moderation.api';
import type { InNetwork, NetworkFixture } from '../../fixtures/network-fixture.ts';
import type { Blocking, Three } from './blocking-row.ts';

const as = (net: NetworkFixture, { viewer }: InNetwork) => net.app.as(viewer);

/** The poll that the rows of one try speak of, by the member who looks. */
const polls = new Map<string, string>();
const pollOf = ({ looker }: Three): string => polls.get(looker.memberId) ?? '';

async function ask(net: NetworkFixture, { looker }: Three, author: InNetwork): Promise<string> {
  const { pollId } = await as(net, author).call(api.createPoll, {
    body: {
      question: 'Which day suits you?',
      options: ['Saturday', 'Sunday'],
      minutes: 60,
      audience: 'everyone',
      isAnonymous: false,
      canChange: true,
      results: 'after_vote',
    },
  });
  polls.set(looker.memberId, pollId);
  return pollId;
}
const vote = (net: NetworkFixture, by: InNetwork, pollId: string) =>
  as(net, by).askLoosely(api.updatePoll, { body: { pollId, version: 1, action: 'vote', option: 1 } });
const askedByOther = async (net: NetworkFixture, three: Three) => {
  await net.connect(three.looker, three.other);
  await ask(net, three, three.other);
};
const isListed =
  (of: 'open' | 'ended' | 'voted') =>
  async (net: NetworkFixture, three: Three): Promise<boolean> => {
    const { items } = await as(net, three.looker).call(api.listPolls, { query: { of } });
    return items.some(({ author }) => author.memberId === three.other.memberId);
  };

export const blocking: Blocking = {
  rows: [
    { call: 'GET /polls/questions', arrange: askedByOther, shows: isListed('open') },
    {
      call: 'GET /polls/questions ended',
      arrange: async (net, three) => {
        await askedByOther(net, three);
        await as(net, three.other).call(api.updatePoll, {
          body: { pollId: pollOf(three), version: 1, action: 'end' },
        });
      },
      shows: isListed('ended'),
    },
    {
      call: 'GET /polls/questions voted',
      arrange: async (net, three) => {
        await vote(net, three.looker, await ask(net, three, three.other));
      },
      shows: isListed('voted'),
    },
    {
      call: 'GET /polls/question',
      arrange: (net, three) => ask(net, three, three.other),
      shows: async (net, three) => {
        const query = { pollId: pollOf(three) };
        return (await as(net, three.looker).askLoosely(api.getPoll, { query })).status === 200;
      },
    },
    {
      call: 'GET /polls/voters',
      arrange: async (net, three) => {
        const pollId = await ask(net, three, three.third);
        for (const voter of [three.looker, three.other]) await vote(net, voter, pollId);
      },
      shows: async (net, three) => {
        const query = { pollId: pollOf(three) };
        const { items } = await as(net, three.looker)
          .askLoosely(api.listPollVoters, { query })
          .then(({ body }) => body as { items: readonly { member: { memberId: string } }[] });
        return items.some(({ member }) => member.memberId === three.other.memberId);
      },
    },
    {
      call: 'PATCH /polls/questions',
      arrange: (net, three) => ask(net, three, three.other),
      shows: async (net, three) => (await vote(net, three.looker, pollOf(three))).status === 200,
    },
    {
      call: 'POST /network/report of a poll',
      arrange: (net, three) => ask(net, three, three.other),
      shows: async (net, three) => {
        const body = { subject: 'poll', subjectId: pollOf(three), reason: 'spam' };
        return (await as(net, three.looker).askLoosely(reportContent, { body })).status === 201;
      },
    },
  ],
  without: {
    'POST /polls/questions': 'Only asks; who may see it is judged where it is read.',
  },
};
