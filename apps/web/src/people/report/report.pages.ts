import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const reportPages: DomainPages = {
  private: [
    route('people/reports', 'routes/people/report-headcount.tsx'),
    route('people/reports/attendance', 'routes/people/report-attendance.tsx'),
    route('people/reports/overtime', 'routes/people/report-overtime.tsx'),
    route('people/reports/leave', 'routes/people/report-leave.tsx'),
    route('people/reports/leave-taken', 'routes/people/report-leave-taken.tsx'),
    route('people/reports/cost', 'routes/people/report-cost.tsx'),
  ],
};
