import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const leavePages: DomainPages = {
  private: [
    route('leave', 'routes/own-leave.tsx'),
    route('leave/:requestId', 'routes/own-leave-request.tsx'),
    route('people/leave', 'routes/leave-away.tsx'),
    route('people/leave/types', 'routes/leave-types.tsx'),
  ],
};
