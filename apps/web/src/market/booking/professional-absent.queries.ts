import {
  getProfessionalAbsentTerms,
  reportProfessionalAbsent,
} from '@nukkad/contract/market/no-show/no-show.api';
import { keepBooking, refreshBooking } from './booking.queries.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

export function useProfessionalAbsentTerms(bookingId: string) {
  return useAsked(getProfessionalAbsentTerms, { query: { bookingId } }, { staleTime: 0, gcTime: 0 });
}

export function useReportProfessionalAbsent() {
  return useSend(reportProfessionalAbsent, {
    keep: keepBooking,
    onError: (_error, { bookingId }) => refreshBooking(bookingId),
  });
}
