import { listReadyReplies, readyRepliesQuery } from '@nukkad/contract/talk/support/reply-office.api';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../../platform/call.ts';
import { countedList } from '../../../platform/paged.query.ts';

export const repliesAddress = listAddress(readyRepliesQuery.shape, ['q'], {});
type ReplyFilter = ReturnType<typeof repliesAddress.read>;

/** By position. */
export const repliesList = (filter: ReplyFilter) =>
  countedList(['replies', filter], (page) => call(listReadyReplies, { query: { ...filter, ...page } }));
