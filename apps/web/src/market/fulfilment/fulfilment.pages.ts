import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const fulfilmentPages: DomainPages = {
  private: [
    route('consultant-service', 'routes/partner-home.tsx'),
    route('consultant-service/bookings', 'routes/partner-bookings.tsx'),
    route('consultant-service/bookings/:bookingId', 'routes/partner-booking.tsx'),
    route('sub-user', 'routes/pro-day.tsx'),
    route('sub-user/bookings/:bookingId', 'routes/pro-booking.tsx'),
  ],
};
