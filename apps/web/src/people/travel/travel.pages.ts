import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const travelPages: DomainPages = {
  private: [
    route('trips', 'routes/people/own-trips.tsx'),
    route('people/trips', 'routes/people/trips.tsx'),
    route('people/trips/:requestId', 'routes/people/trip.tsx'),
  ],
};
