import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const approvalPages: DomainPages = {
  private: [
    route('approvals', 'routes/approvals.tsx'),
    route('approvals/:requestId', 'routes/approval.tsx'),
    route('people/approvals', 'routes/approval-levels.tsx'),
  ],
};
