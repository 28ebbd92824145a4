import { listBookingReports } from '@nukkad/contract/talk/support/booking-report.api';
import { useAsked } from '../../platform/api/asked.ts';

/** What may be reported depends on the booking's state: `version` has it asked again after a move. */
export const useBookingReports = (bookingId: string, version: number) =>
  useAsked(
    listBookingReports,
    { query: { bookingId } },
    { per: version, placeholderData: (before) => before },
  );
