import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const chatPages: DomainPages = {
  private: [route('message_center', 'routes/talk/message-center.tsx')],
};
