import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { listBookingReports, reportBooking } from '@nukkad/contract/talk/support/booking-report.api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keyOf = (bookingId: string) => ['booking-reports', bookingId] as const;

/** What may be reported depends on the booking's state: `version` has it asked again after a move. */
export const useBookingReports = (bookingId: string, version: number) =>
  useQuery({
    queryKey: [...keyOf(bookingId), version],
    queryFn: ({ signal }) => call(listBookingReports, { query: { bookingId }, quiet: true, signal }),
    placeholderData: (before) => before,
  });

type Report = EndpointInput<typeof reportBooking>['body'];

/** The same report sent again, as after a lost answer, has the same key; a changed one another. */
function useKeyOfReport() {
  const kept = useRef({ report: '', key: '' });
  return (body: Report): string => {
    const report = JSON.stringify(body);
    if (kept.current.report !== report) kept.current = { report, key: newIdempotencyKey() };
    return kept.current.key;
  };
}

export function useReportBooking() {
  const keyOfReport = useKeyOfReport();
  return useMutation({
    mutationFn: (body: Report) =>
      call(reportBooking, { body, quiet: true, idempotencyKey: keyOfReport(body) }),
    onSettled: (_report, _error, { bookingId }) =>
      queryClient.invalidateQueries({ queryKey: keyOf(bookingId) }),
  });
}
