import * as api from '@nukkad/contract/network/job-card/job-card.api';
import type { JobCardList } from '@nukkad/contract/network/job-card/job-card.model';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

const shown = 20;

export const useJobCards = (of: JobCardList) => usePages(api.listJobCards, { of, limit: shown });
/** The newest first: an own one and those before it, or those about one's own visit. */
export const useJobCardsOfBooking = (of: JobCardList, bookingId: string) =>
  usePages(api.listJobCards, { of, bookingId, limit: 5 });
export const useJobCard = (cardId: string) => useAsked(api.getJobCard, { query: { cardId } });
export const useShownJobCards = (memberId: string) => usePages(api.listShownJobCards, { memberId, limit: 3 });
/** Of one booking where it is known. */
export const useFinishedJobs = (bookingId?: string) =>
  usePages(api.listFinishedJobs, { limit: shown, ...(bookingId !== undefined && { bookingId }) });

export const useMakeJobCard = () => useSend(api.createJobCard);
export const useChangeJobCard = () => useSend(api.updateJobCard);
export const useAnswerJobCard = () => useSend(api.answerJobCard);
