import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const bookingPages: DomainPages = {
  private: [
    route('buyer/bookings', 'routes/market/buyer-bookings.tsx'),
    route('buyer/bookings/:bookingId', 'routes/market/buyer-booking.tsx'),
  ],
  account: [route('buyer', 'routes/market/buyer.tsx')],
};
