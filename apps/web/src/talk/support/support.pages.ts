import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const supportPages: DomainPages = {
  private: [
    route('help/chat', 'routes/talk/support-chat.tsx'),
    route('help/requests/:incidentId', 'routes/talk/support-request.tsx'),
  ],
};
