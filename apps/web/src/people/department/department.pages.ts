import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const departmentPages: DomainPages = {
  private: [route('people/departments', 'routes/people/departments.tsx')],
};
