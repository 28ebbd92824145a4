import {
  getOfficePartner,
  getPartnerStanding,
  listOfficePartners,
  partnersQuery,
} from '@nukkad/contract/market/partnership/office-partner.api';
import { listAddress } from '@nukkad/lists/address';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { countedList } from '../../platform/paged.query.ts';

export const partnersAddress = listAddress(
  partnersQuery.shape,
  ['q', 'status', 'cityCode', 'categoryId', 'sort'],
  {},
);
type PartnersFilter = ReturnType<typeof partnersAddress.read>;

/** All partners. */
export const partnersList = (filter: PartnersFilter) =>
  countedList(['partners', filter], (page) => call(listOfficePartners, { query: { ...filter, ...page } }));

export const partnerQuery = (organisationId: string) =>
  queryOptions({
    queryKey: ['partner', organisationId],
    queryFn: () => call(getOfficePartner, { params: { organisationId } }),
  });

/** Read anew for each look: a dialog confirms its figures. */
export const standingQuery = (organisationId: string) =>
  queryOptions({
    queryKey: ['standing', organisationId, 'moves'],
    queryFn: () => call(getPartnerStanding, { params: { organisationId } }),
  });
