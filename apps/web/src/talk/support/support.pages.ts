import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const supportPages: DomainPages = {
  private: [route('help/requests/:incidentId', 'routes/support-request.tsx')],
};
