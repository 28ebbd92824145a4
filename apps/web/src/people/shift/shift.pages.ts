import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const shiftPages: DomainPages = {
  private: [
    route('shifts', 'routes/own-shifts.tsx'),
    route('people/roster', 'routes/roster.tsx'),
    route('people/roster/requests', 'routes/roster-requests.tsx'),
    route('people/roster/settings', 'routes/roster-settings.tsx'),
  ],
};
