import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const moderationPages: DomainPages = {
  private: [route('network/reports', 'routes/network/reports.tsx')],
};
