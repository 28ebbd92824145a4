import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const againPages: DomainPages = {
  private: [route('buyer/bookings/:bookingId/again', 'routes/buyer-booking-again.tsx')],
};
