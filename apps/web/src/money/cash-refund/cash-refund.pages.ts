import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const cashRefundPages: DomainPages = {
  private: [route('buyer/bookings/:bookingId/refund', 'routes/money/booking-cash-refund.tsx')],
};
