import {
  getProfessionalAbsentTerms,
  reportProfessionalAbsent,
} from '@nukkad/contract/market/no-show/no-show.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { keepBooking, refreshBooking } from './booking.queries.ts';

export function useProfessionalAbsentTerms(bookingId: string) {
  return useQuery({
    queryKey: ['no one came', bookingId],
    queryFn: ({ signal }) => call(getProfessionalAbsentTerms, { query: { bookingId }, quiet: true, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function useReportProfessionalAbsent() {
  return useMutation({
    mutationFn: (body: EndpointInput<typeof reportProfessionalAbsent>['body']) =>
      call(reportProfessionalAbsent, { body, quiet: true }),
    onSuccess: keepBooking,
    onError: (_error, { bookingId }) => refreshBooking(bookingId),
  });
}
