import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const approvalPages: DomainPages = {
  private: [
    route('approvals', 'routes/people/approvals.tsx'),
    route('approvals/:requestId', 'routes/people/approval.tsx'),
    route('people/approvals', 'routes/people/approval-levels.tsx'),
  ],
};
