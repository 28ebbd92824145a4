import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import {
  changeReview,
  getPartnerRating,
  getVisitReviews,
  listReviewsToWrite,
  removeReviewPhoto,
  replyToReview,
  uploadReviewPhotos,
  writeReview,
} from '@nukkad/contract/market/review/review.api';
import { type VisitReviews } from '@nukkad/contract/market/review/review.model';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { keyOf, renew, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

/** `version` of the booking: a visit that has just ended can be reviewed a moment later. */
export function useVisitReviews(bookingId: string, version: number) {
  return useAsked(getVisitReviews, { query: { bookingId } }, { per: version, retry: 1 });
}

/** The answer is what the visit's page shows now; lists and counts are asked anew. */
function keepVisit(visit: VisitReviews): void {
  // Of whatever version of the booking.
  const queryKey = keyOf(getVisitReviews, { query: { bookingId: visit.bookingId } }).slice(0, 3);
  queryClient.setQueriesData({ queryKey }, visit);
  void renew('review');
}

type Written = EndpointInput<typeof writeReview>['body'];

export function useSayReview() {
  return useSend(writeReview, {
    send: (
      { own, ...said }: Written & { readonly own: { reviewId: string; version: number } | null },
      idempotencyKey: string | undefined,
    ) => {
      const { bookingId, ...body } = said;
      if (own) {
        const { reviewId, version } = own;
        return call(changeReview, { body: { ...body, reviewId, version }, quiet: true });
      }
      return call(writeReview, { body: { ...body, bookingId }, quiet: true, idempotencyKey });
    },
    keep: keepVisit,
    onError: () => renew('review'),
  });
}

export const useSendPhoto = (bookingId: string) =>
  useSend(uploadReviewPhotos, {
    given: ({ file, onProgress }: { file: File; onProgress: (share: number) => void }) => ({
      query: { bookingId },
      files: [file],
      onProgress,
    }),
    keep: keepVisit,
  });

export const useRemovePhoto = () =>
  useSend(removeReviewPhoto, {
    given: (photoId: string) => ({ query: { photoId } }),
    keep: keepVisit,
    onError: () => renew('review'),
  });

export function useReply() {
  return useSend(replyToReview, { keep: keepVisit });
}

/** The newest visits that wait for a review. */
export function useReviewsToWrite() {
  return useAsked(listReviewsToWrite, { query: { limit: 3 } }, { staleTime: 60_000 });
}

export function useOwnRating(mine: boolean) {
  return useAsked(getPartnerRating, { query: mine ? { mine: 'true' } : {} }, { staleTime: 60_000 });
}
