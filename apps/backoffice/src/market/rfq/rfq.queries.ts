import {
  listOfficeRfqs,
  listRfqCandidates,
  officeRfqsQuery,
} from '@nukkad/contract/market/rfq/office-rfq.api';
import { listAddress } from '@nukkad/lists/address';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export const rfqsAddress = listAddress(officeRfqsQuery.shape, ['q', 'untaken'], {});
export const rfqsList = (filter: ReturnType<typeof rfqsAddress.read>) =>
  countedList(['rfqs', filter], (page) => call(listOfficeRfqs, { query: { ...filter, ...page } }));

/** Who could be told of a request as well. */
export const rfqCandidates = (rfqId: string) =>
  queryOptions({
    queryKey: ['rfqs', 'candidates', rfqId],
    queryFn: () => call(listRfqCandidates, { params: { rfqId } }),
  });
