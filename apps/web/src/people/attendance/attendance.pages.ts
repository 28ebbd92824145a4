import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const attendancePages: DomainPages = {
  private: [
    route('attendance', 'routes/own-attendance.tsx'),
    route('people/attendance', 'routes/attendance-grid.tsx'),
    route('people/attendance/day', 'routes/attendance-day.tsx'),
    route('people/attendance/settings', 'routes/attendance-settings.tsx'),
  ],
};
