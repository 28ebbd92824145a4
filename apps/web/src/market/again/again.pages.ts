import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const againPages: DomainPages = {
  private: [route('buyer/bookings/:bookingId/again', 'routes/market/buyer-booking-again.tsx')],
};
