import { listOfficeReviews, officeReviewsQuery } from '@nukkad/contract/market/review/review-office.api';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export const reviewsAddress = listAddress(officeReviewsQuery.shape, ['q', 'state'], {});
type ReviewFilter = ReturnType<typeof reviewsAddress.read>;

/** Of the reported ones the longest waiting first. */
export const reviewsList = (filter: ReviewFilter) =>
  countedList(['reviews', filter], (page) => call(listOfficeReviews, { query: { ...filter, ...page } }));
