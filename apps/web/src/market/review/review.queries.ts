import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import {
  changeReview,
  getPartnerRating,
  getVisitReviews,
  listPartnerReviews,
  listReviewsToWrite,
  removeReviewPhoto,
  replyToReview,
  reportReview,
  uploadReviewPhotos,
  writeReview,
} from '@nukkad/contract/market/review/review.api';
import { type VisitReviews, partnerReviewsQuery } from '@nukkad/contract/market/review/review.model';
import { listAddress } from '@nukkad/lists/address';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { presentLanguage } from '../../platform/i18n/present-words.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['reviews'] as const,
  visit: (bookingId: string) => ['reviews', 'visit', bookingId, presentLanguage()] as const,
  toWrite: () => ['reviews', 'toWrite', presentLanguage()] as const,
  rating: (mine: boolean) => ['reviews', 'rating', mine] as const,
  list: (asked: object) => ['reviews', 'list', presentLanguage(), asked] as const,
};

/** `version` of the booking: a visit that has just ended can be reviewed a moment later. */
export function useVisitReviews(bookingId: string, version: number) {
  return useQuery({
    queryKey: [...keys.visit(bookingId), version],
    queryFn: ({ signal }) => call(getVisitReviews, { query: { bookingId }, quiet: true, signal }),
    retry: 1,
  });
}

/** The answer is what the visit's page shows now; lists and counts are asked anew. */
function keepVisit(visit: VisitReviews): void {
  queryClient.setQueriesData({ queryKey: keys.visit(visit.bookingId) }, visit);
  void queryClient.invalidateQueries({ queryKey: keys.all });
}

type Written = EndpointInput<typeof writeReview>['body'];

/** The same words sent again, as after a lost answer, have the same key. */
export function useSayReview() {
  const kept = useRef({ said: '', key: '' });
  return useMutation({
    mutationFn: ({
      own,
      ...said
    }: Written & { readonly own: { reviewId: string; version: number } | null }) => {
      const { bookingId, ...body } = said;
      if (own) {
        const { reviewId, version } = own;
        return call(changeReview, { body: { ...body, reviewId, version }, quiet: true });
      }
      const text = JSON.stringify(said);
      if (kept.current.said !== text) kept.current = { said: text, key: newIdempotencyKey() };
      return call(writeReview, {
        body: { ...body, bookingId },
        quiet: true,
        idempotencyKey: kept.current.key,
      });
    },
    onSuccess: keepVisit,
    onError: () => queryClient.invalidateQueries({ queryKey: keys.all }),
  });
}

export const useSendPhoto = (bookingId: string) =>
  useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress: (share: number) => void }) =>
      call(uploadReviewPhotos, { query: { bookingId }, files: [file], onProgress, quiet: true }),
    onSuccess: keepVisit,
  });

export const useRemovePhoto = () =>
  useMutation({
    mutationFn: (photoId: string) => call(removeReviewPhoto, { query: { photoId }, quiet: true }),
    onSuccess: keepVisit,
    onError: () => queryClient.invalidateQueries({ queryKey: keys.all }),
  });

export function useReply() {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof replyToReview>['body']) =>
      call(replyToReview, { body, quiet: true }),
    onSuccess: keepVisit,
  });
}

export function useReport() {
  // Public pages have no client around them.
  return useMutation(
    {
      mutationFn: (body: EndpointInput<typeof reportReview>['body']) =>
        call(reportReview, { body, quiet: true }),
    },
    queryClient,
  );
}

/** The newest visits that wait for a review. */
export function useReviewsToWrite() {
  return useQuery({
    queryKey: keys.toWrite(),
    queryFn: ({ signal }) => call(listReviewsToWrite, { query: { limit: 3 }, quiet: true, signal }),
    staleTime: 60_000,
  });
}

export function useOwnRating(mine: boolean) {
  return useQuery({
    queryKey: keys.rating(mine),
    queryFn: ({ signal }) =>
      call(getPartnerRating, { query: mine ? { mine: 'true' } : {}, quiet: true, signal }),
    staleTime: 60_000,
  });
}

export const reviewsAddress = listAddress(partnerReviewsQuery.shape, ['stars', 'answered', 'sort'], {});
export type ReviewsAsked = ReturnType<typeof reviewsAddress.read>;

export function usePartnerReviews(asked: ReviewsAsked) {
  return useInfiniteQuery({
    queryKey: keys.list(asked),
    queryFn: ({ pageParam, signal }) =>
      call(listPartnerReviews, {
        query: { ...asked, cursor: pageParam || undefined, ...(!pageParam && { count: 'true' }) },
        quiet: true,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });
}
