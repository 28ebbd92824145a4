import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const leavePages: DomainPages = {
  private: [
    route('leave', 'routes/people/own-leave.tsx'),
    route('leave/:requestId', 'routes/people/own-leave-request.tsx'),
    route('people/leave', 'routes/people/leave-away.tsx'),
    route('people/leave/types', 'routes/people/leave-types.tsx'),
  ],
};
