/** What members do most in the network: they read their feed, react, and vote. */
import { addressOf } from '@nukkad/contract/kernel/client';
import { updatePoll } from '@nukkad/contract/network/poll/poll.api';
import { getFeeds } from '@nukkad/contract/network/post/post.api';
import { setReaction } from '@nukkad/contract/network/reaction/reaction.api';
import { type LoadOptions, loadOptionsOf } from '../load.ts';
import type { City, Job } from './job.ts';

type Made = (things: { readonly postId: string; readonly pollId: string }, at: number) => LoadOptions;

/** Each time another person, and another thing once all had their turn. */
const byPeople =
  (make: Made) =>
  async ({ regulars, network }: City, count: number): Promise<readonly LoadOptions[]> =>
    Array.from({ length: count }, (_, at) => {
      const turn = Math.floor(at / regulars.length);
      const person = regulars[at % regulars.length];
      const postId = network?.postIds[(at + turn * 7) % network.postIds.length];
      const pollId = network?.pollIds[(at + turn) % network.pollIds.length];
      if (!person || postId === undefined || pollId === undefined) throw new Error('There is no network.');
      return { ...make({ postId, pollId }, at), headers: person.headers };
    });

export const networkJobs: readonly Job[] = [
  {
    id: 'feed',
    title: 'A page of the feed',
    kind: 'read',
    needs: 'network',
    requests: async ({ regulars }) =>
      regulars.map(({ headers }) => ({ path: addressOf(getFeeds, { query: {} }), headers })),
  },
  {
    id: 'react',
    title: 'React to a post',
    kind: 'write',
    needs: 'network',
    answersAlike: true,
    requests: byPeople(({ postId }) =>
      loadOptionsOf(setReaction, { body: { subject: 'post', subjectId: postId, kind: 'useful' } }),
    ),
  },
  {
    id: 'vote',
    title: 'Vote in a poll',
    kind: 'write',
    needs: 'network',
    answersAlike: true,
    requests: byPeople(({ pollId }, at) =>
      loadOptionsOf(updatePoll, { body: { pollId, version: 1, action: 'vote', option: 1 + (at % 4) } }),
    ),
  },
];
