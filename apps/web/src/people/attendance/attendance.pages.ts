import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const attendancePages: DomainPages = {
  private: [
    route('attendance', 'routes/people/own-attendance.tsx'),
    route('people/attendance', 'routes/people/attendance-grid.tsx'),
    route('people/attendance/day', 'routes/people/attendance-day.tsx'),
    route('people/attendance/settings', 'routes/people/attendance-settings.tsx'),
  ],
};
