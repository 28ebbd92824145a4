import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const fulfilmentPages: DomainPages = {
  private: [
    route('consultant-service', 'routes/market/partner-home.tsx'),
    route('consultant-service/bookings', 'routes/market/partner-bookings.tsx'),
    route('consultant-service/bookings/:bookingId', 'routes/market/partner-booking.tsx'),
    route('sub-user', 'routes/market/pro-day.tsx'),
    route('sub-user/bookings/:bookingId', 'routes/market/pro-booking.tsx'),
  ],
};
