import {
  getOfficePartner,
  listOfficePartners,
  partnersQuery,
} from '@nukkad/contract/market/partnership/office-partner.api';
import { listOfficeIncidents } from '@nukkad/contract/talk/support/incident.api';
import { listAddress } from '@nukkad/lists/address';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { pagedQuery } from '../../platform/paged.query.ts';

export const partnersAddress = listAddress(
  partnersQuery.shape,
  ['q', 'status', 'cityCode', 'categoryId', 'sort'],
  {},
);
type PartnersFilter = ReturnType<typeof partnersAddress.read>;

/** Partners as they are listed, with how many they are. */
export const partnersPages = (filter: PartnersFilter) =>
  pagedQuery(['partners', filter], (from) =>
    call(listOfficePartners, {
      query: { limit: 50, ...filter, ...(from.cursor ? from : { count: 'true' as const }) },
    }),
  );

/** A hundred partners at a time, for a file. */
export const readPartnersPage = (filter: PartnersFilter) => (from: { readonly cursor?: string }) =>
  call(listOfficePartners, { query: { limit: 100, ...filter, ...from } });

export const partnerQuery = (organisationId: string) =>
  queryOptions({
    queryKey: ['partner', organisationId],
    queryFn: () => call(getOfficePartner, { params: { organisationId } }),
  });

/** Reports of its bookings, the longest waiting first. */
export const partnerReportsQuery = (organisationId: string) =>
  pagedQuery(['incidents', 'partner', organisationId], (from) =>
    call(listOfficeIncidents, { query: { limit: 10, organisationId, ...from } }),
  );
