import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const listExportPages: DomainPages = {
  account: [route('profile/exports', 'routes/office/exports.tsx')],
};
