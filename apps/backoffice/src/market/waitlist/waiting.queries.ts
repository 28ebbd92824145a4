import { listWaiting, waitingQuery } from '@nukkad/contract/market/waitlist/waitlist-office.api';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../platform/call.ts';
import { pagedQuery } from '../../platform/paged.query.ts';

export const waitingAddress = listAddress(
  waitingQuery.shape,
  ['cityCode', 'categoryId', 'state', 'sort'],
  {},
);
type WaitingFilter = ReturnType<typeof waitingAddress.read>;

/** Who waits, with how many they are. */
export const waitingPages = (filter: WaitingFilter) =>
  pagedQuery(['waiting', filter], (from) =>
    call(listWaiting, {
      query: { limit: 50, ...filter, ...(from.cursor ? from : { count: 'true' as const }) },
    }),
  );

/** A hundred at a time, for a file. */
export const readWaitingPage = (filter: WaitingFilter) => (from: { readonly cursor?: string }) =>
  call(listWaiting, { query: { limit: 100, ...filter, ...from } });
