import * as api from '@nukkad/contract/network/poll/poll.api';
import type { PollList } from '@nukkad/contract/network/poll/poll.model';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

const shown = 20;
/** Votes of others are seen so soon while the page of a poll is looked at. */
const refreshMs = 10_000;

export const usePolls = (of: PollList) => usePages(api.listPolls, { of, limit: shown });
export const usePoll = (pollId: string) =>
  useAsked(
    api.getPoll,
    { query: { pollId } },
    { refetchInterval: ({ state }) => (state.data?.status === 'open' ? refreshMs : false) },
  );
export const usePollVoters = (pollId: string) =>
  usePages(api.listPollVoters, { pollId, limit: shown }, { staleTime: 0 });

/** Votes, ends or deletes. */
export const useChangePoll = () => useSend(api.updatePoll);
