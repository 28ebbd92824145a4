import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { listBookingReports, reportBooking } from '@nukkad/contract/talk/support/booking-report.api';
import { useRef } from 'react';
import { useAsked } from '../../platform/api/asked.ts';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useSend } from '../../platform/api/send.ts';

/** What may be reported depends on the booking's state: `version` has it asked again after a move. */
export const useBookingReports = (bookingId: string, version: number) =>
  useAsked(
    listBookingReports,
    { query: { bookingId } },
    { per: version, placeholderData: (before) => before },
  );

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
  return useSend(reportBooking, { given: (body: Report) => ({ body, idempotencyKey: keyOfReport(body) }) });
}
