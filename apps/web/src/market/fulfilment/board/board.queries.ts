import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import type { BoardColumn } from '@nukkad/contract/market/fulfilment/board';
import { listPartnerBookings } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import type { Total } from '@nukkad/contract/kernel/page';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { allowedChangesMs, fulfilmentKeys } from '../fulfilment.queries.ts';

const cardsAtOnce = 10;

/** One column, page by page; its first page says how many bookings it holds. */
export function useBoardColumn(column: BoardColumn) {
  useTranslation();
  return useInfiniteQuery({
    queryKey: fulfilmentKeys.list({ column }),
    queryFn: ({ pageParam, signal }) =>
      call(listPartnerBookings, {
        query: {
          column,
          limit: cardsAtOnce,
          cursor: pageParam || undefined,
          ...(!pageParam && { count: 'true' }),
        },
        quiet: true,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: allowedChangesMs,
  });
}
export type ColumnQuery = ReturnType<typeof useBoardColumn>;

export const cardsOf = ({ data }: ColumnQuery): readonly BookingCard[] =>
  data?.pages.flatMap(({ items }) => items) ?? [];
export const totalOf = ({ data }: ColumnQuery): Total | undefined => data?.pages[0]?.total;
