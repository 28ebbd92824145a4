import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const notificationPages: DomainPages = {
  private: [route('notifications', 'routes/talk/notifications.tsx')],
};
