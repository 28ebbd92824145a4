import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const travelPages: DomainPages = {
  private: [
    route('trips', 'routes/own-trips.tsx'),
    route('people/trips', 'routes/trips.tsx'),
    route('people/trips/:requestId', 'routes/trip.tsx'),
  ],
};
