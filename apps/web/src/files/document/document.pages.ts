import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const documentPages: DomainPages = {
  account: [route('profile/documents', 'routes/files/documents.tsx')],
};
