import { listReviews } from '@nukkad/contract/market/review/review.api';
import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { queryClient } from '../../platform/query-client.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { Section } from '../../ui/section.tsx';
import { OneReview } from './one-review.tsx';
import { RatingBars } from './rating-bars.tsx';

/** What customers say of a service or of a partner, page by page; nothing before the first review. */
export function ReviewPages({
  of,
  title,
  none = null,
}: {
  of: { readonly serviceId: string } | { readonly organisationId: string };
  title: string;
  /** In place of the reviews where there are none. */
  none?: ReactNode;
}) {
  const { language } = useTranslation();
  const list = useInfiniteQuery(
    {
      queryKey: ['reviews', 'shown', of, language],
      queryFn: ({ pageParam, signal }) =>
        call(listReviews, {
          query: { ...of, limit: 6, cursor: pageParam || undefined },
          quiet: true,
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    },
    queryClient,
  );
  const [first] = list.data?.pages ?? [];
  const reviews = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (!first) return null;
  if (reviews.length === 0) return none;
  return (
    <Section title={title}>
      <RatingBars rating={first.rating} />
      {reviews.map((review) => (
        <OneReview key={review.reviewId} review={review} />
      ))}
      {list.hasNextPage && <LoadMore infinite={list} shown={reviews.length} />}
    </Section>
  );
}
