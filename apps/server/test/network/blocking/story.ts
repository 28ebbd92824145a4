import { reportContent } from '@nukkad/contract/network/moderation/moderation.api';
import { listReactions, setReaction } from '@nukkad/contract/network/reaction/reaction.api';
import * as api from '@nukkad/contract/network/story/story.api';
import type { InNetwork, NetworkFixture } from '../../fixtures/network-fixture.ts';
import type { Blocking, Three } from './blocking-row.ts';

const as = (net: NetworkFixture, { viewer }: InNetwork) => net.app.as(viewer);

/** The story that the rows of one try speak of, by the member who looks. */
const stories = new Map<string, string>();
const storyOf = ({ looker }: Three): string => stories.get(looker.memberId) ?? '';

async function share(net: NetworkFixture, { looker }: Three, author: InNetwork): Promise<string> {
  const { storyId } = await as(net, author).call(api.createStory, {
    body: { words: 'The street is swept.', colour: 'ink', audience: 'everyone' },
  });
  stories.set(looker.memberId, storyId);
  return storyId;
}
const sharedByOther = async (net: NetworkFixture, three: Three) => {
  await net.connect(three.looker, three.other);
  await share(net, three, three.other);
};
const look = (net: NetworkFixture, by: InNetwork, storyId: string) =>
  as(net, by).askLoosely(api.markStorySeen, { body: { storyId } });
const react = (net: NetworkFixture, by: InNetwork, subjectId: string) =>
  as(net, by).askLoosely(setReaction, { body: { subject: 'story', subjectId, kind: 'like' } });

export const blocking: Blocking = {
  rows: [
    {
      call: 'GET /stories/getLists',
      arrange: sharedByOther,
      shows: async (net, { looker, other }) => {
        const { items } = await as(net, looker).call(api.listStoryRings, { query: {} });
        return items.some(({ member }) => member.memberId === other.memberId);
      },
    },
    {
      call: 'GET /stories/ofMember',
      arrange: sharedByOther,
      shows: async (net, { looker, other: { handle } }) =>
        (await as(net, looker).askLoosely(api.listStoriesOf, { query: { handle } })).status === 200,
    },
    {
      call: 'GET /stories/viewers',
      arrange: async (net, three) => {
        await look(net, three.other, await share(net, three, three.looker));
      },
      shows: async (net, three) => {
        const query = { storyId: storyOf(three) };
        const { items } = await as(net, three.looker).call(api.listStoryViewers, { query });
        return items.some(({ member }) => member.memberId === three.other.memberId);
      },
    },
    {
      call: 'POST /stories/seen',
      arrange: (net, three) => share(net, three, three.other),
      shows: async (net, three) => (await look(net, three.looker, storyOf(three))).status === 200,
    },
    {
      call: 'GET /stories/quoted',
      arrange: (net, three) => share(net, three, three.other),
      shows: async (net, three) => {
        const query = { storyId: storyOf(three) };
        return (await as(net, three.looker).askLoosely(api.getQuotedStory, { query })).status === 200;
      },
    },
    {
      call: 'PUT /network/reaction to a story',
      arrange: (net, three) => share(net, three, three.other),
      shows: async (net, three) => (await react(net, three.looker, storyOf(three))).status === 200,
    },
    {
      call: 'GET /network/reactions of a story',
      arrange: async (net, three) => {
        await react(net, three.other, await share(net, three, three.looker));
      },
      shows: async (net, three) => {
        const query = { subject: 'story', subjectId: storyOf(three) } as const;
        const { items } = await as(net, three.looker).call(listReactions, { query });
        return items.some(({ member }) => member.memberId === three.other.memberId);
      },
    },
    {
      call: 'POST /network/report of a story',
      arrange: (net, three) => share(net, three, three.other),
      shows: async (net, three) => {
        const body = { subject: 'story', subjectId: storyOf(three), reason: 'spam' } as const;
        return (await as(net, three.looker).askLoosely(reportContent, { body })).status === 201;
      },
    },
  ],
  without: {
    'GET /stories/mine': 'Own stories alone.',
    'POST /stories/create': 'Only shares; who may see it is judged where it is read.',
    'POST /stories/pictures': 'Own pictures alone.',
    'POST /stories/videos': 'Own videos alone.',
    'POST /stories/remove': 'Own stories alone.',
  },
};
