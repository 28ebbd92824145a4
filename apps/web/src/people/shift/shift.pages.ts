import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const shiftPages: DomainPages = {
  private: [
    route('shifts', 'routes/people/own-shifts.tsx'),
    route('people/roster', 'routes/people/roster.tsx'),
    route('people/roster/requests', 'routes/people/roster-requests.tsx'),
    route('people/roster/settings', 'routes/people/roster-settings.tsx'),
  ],
};
