import { listLeadClaims, officeLeadClaimsQuery } from '@nukkad/contract/market/lead/lead-refund.api';
import { listAddress } from '@nukkad/lists/address';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export const leadClaimsAddress = listAddress(officeLeadClaimsQuery.shape, ['status'], {});
export const leadClaimsList = (filter: ReturnType<typeof leadClaimsAddress.read>) =>
  countedList(['lead-claims', filter], (page) => call(listLeadClaims, { query: { ...filter, ...page } }));
