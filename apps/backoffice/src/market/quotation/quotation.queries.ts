import { listLeadClaims, officeLeadClaimsQuery } from '@nukkad/contract/market/quotation/lead-refund.api';
import {
  listOfficeRfqs,
  listRfqCandidates,
  officeRfqsQuery,
} from '@nukkad/contract/market/quotation/office-rfq.api';
import { listAddress } from '@nukkad/lists/address';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export const leadClaimsAddress = listAddress(officeLeadClaimsQuery.shape, ['status'], {});
export const leadClaimsList = (filter: ReturnType<typeof leadClaimsAddress.read>) =>
  countedList(['lead-claims', filter], (page) => call(listLeadClaims, { query: { ...filter, ...page } }));

export const rfqsAddress = listAddress(officeRfqsQuery.shape, ['q', 'untaken'], {});
export const rfqsList = (filter: ReturnType<typeof rfqsAddress.read>) =>
  countedList(['rfqs', filter], (page) => call(listOfficeRfqs, { query: { ...filter, ...page } }));

/** Who could be told of a request as well. */
export const rfqCandidates = (rfqId: string) =>
  queryOptions({
    queryKey: ['rfqs', 'candidates', rfqId],
    queryFn: () => call(listRfqCandidates, { params: { rfqId } }),
  });
