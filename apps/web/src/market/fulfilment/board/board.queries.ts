import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import type { BoardColumn } from '@nukkad/contract/market/fulfilment/board';
import { listPartnerBookings } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import type { Total } from '@nukkad/contract/kernel/page';
import { allowedChangesMs } from '../fulfilment.queries.ts';
import { usePages } from '../../../platform/api/pages.ts';

const cardsAtOnce = 10;

/** One column, page by page; its first page says how many bookings it holds. */
export function useBoardColumn(column: BoardColumn) {
  return usePages(
    listPartnerBookings,
    { column, limit: cardsAtOnce },
    { counted: true, refetchInterval: allowedChangesMs },
  );
}
export type ColumnQuery = ReturnType<typeof useBoardColumn>;

export const cardsOf = ({ data }: ColumnQuery): readonly BookingCard[] =>
  data?.pages.flatMap(({ items }) => items) ?? [];
export const totalOf = ({ data }: ColumnQuery): Total | undefined => data?.pages[0]?.total;
