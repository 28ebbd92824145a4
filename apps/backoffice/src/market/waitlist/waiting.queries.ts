import { listWaiting, waitingQuery } from '@nukkad/contract/market/waitlist/waitlist-office.api';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export const waitingAddress = listAddress(
  waitingQuery.shape,
  ['cityCode', 'categoryId', 'state', 'sort'],
  {},
);
type WaitingFilter = ReturnType<typeof waitingAddress.read>;

/** Who waits, and who was told. */
export const waitingList = (filter: WaitingFilter) =>
  countedList(['waiting', filter], (page) => call(listWaiting, { query: { ...filter, ...page } }));
