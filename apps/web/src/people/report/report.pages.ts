import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const reportPages: DomainPages = {
  private: [
    route('people/reports', 'routes/report-headcount.tsx'),
    route('people/reports/attendance', 'routes/report-attendance.tsx'),
    route('people/reports/overtime', 'routes/report-overtime.tsx'),
    route('people/reports/leave', 'routes/report-leave.tsx'),
    route('people/reports/leave-taken', 'routes/report-leave-taken.tsx'),
    route('people/reports/cost', 'routes/report-cost.tsx'),
  ],
};
