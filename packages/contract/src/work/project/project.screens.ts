import { type Screen, need, partnerAndStaff } from '../../kernel/screen.ts';

const view = need('customers', 'view');

export const projectScreens: readonly Screen[] = [
  { path: '/projects', who: partnerAndStaff, feature: view },
  { path: '/projects/new-business', who: partnerAndStaff, feature: need('customers', 'access') },
  { path: '/projects/:projectId', who: partnerAndStaff, feature: view },
  { path: '/projects/:projectId/change', who: partnerAndStaff, feature: need('customers', 'access') },
  { path: '/projects/:projectId/edit', who: partnerAndStaff, feature: need('customers', 'access') },
  { path: '/buyer/projects', who: ['Buyer'] },
  { path: '/buyer/projects/:projectId', who: ['Buyer'] },
];
